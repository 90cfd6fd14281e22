import { and, arrayOverlaps, eq, gte, inArray, lte } from 'drizzle-orm';
import { MIN_PRICE_GUARD, RETURN_POLICY } from '../../../../src/contract/promotion/activity';
import { SHELF } from '../../../../src/contract/trade-fair/commodities';
import { CUSTOMER_LEVEL } from '../../../../src/contract/trade-fair/customers';
import { TRADE_FAIR_STATE } from '../../../../src/contract/trade-fair/fairs';
import { UNIT } from '../../../platform/numbers/scale';
import type { OrderFacts, SpecialActivity, SpecialItem } from '../../promotion/public';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { fairCommodity, fairCustomer, tradeFair } from './schema/trade-fair';
import { takenBy } from './fairUsage';
import { global, ofParent } from '../../../platform/scope';

/** docs/domain/trade-fair.md#suppliers-and-commodities */
const PRIORITY = 900;
const { published, ongoing } = TRADE_FAIR_STATE;

type CommodityRow = typeof fairCommodity.$inferSelect;

const itemOf = ({ fairPrice, minQty, limitQty }: CommodityRow, ordered: number): SpecialItem => ({
  ...{ priceMode: 'FIXED', value: fairPrice, minQty: minQty * UNIT },
  restPerCustomer: limitQty === null ? null : Math.max(0, limitQty * UNIT - ordered),
  ...{ limitPerOrder: null, restTotal: null },
});

/** A fair as a special offer to these of its customers, without items. */
function offerOf(
  fair: typeof tradeFair.$inferSelect,
  { branchIds, custIds }: { branchIds: readonly string[]; custIds: readonly string[] },
): SpecialActivity {
  const { tradeFairId, tradeFairCode, subject, startTime, endTime } = fair;
  return {
    ...{ activityType: 'specialOffer', fair: true, published: true, priority: PRIORITY },
    ...{ activityId: tradeFairId, activityCode: tradeFairCode, activityName: subject },
    ...{ startTime: startTime ?? '', endTime: endTime ?? '' },
    branchId: branchIds.find((one) => fair.branchIds.includes(one)) ?? '',
    customers: {
      ...{ type: 'CUSTOMER', custIds: new Set(custIds), excluded: false },
      ...{ typeCodes: new Set(), regionIds: new Set() },
    },
    staffIds: null,
    limits: { customerOrderLimit: null, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: null },
    used: { orders: 0, reward: 0, budget: 0, qty: 0, amount: 0 },
    ...{ minPriceGuard: MIN_PRICE_GUARD.warn, returnPolicy: RETURN_POLICY.proRata },
    items: new Map(),
  };
}

/** Fairs that are on, and what is on the shelf there. */
const openAt = (branchIds: readonly string[], at: string) => [
  ...[inArray(tradeFair.state, [published, ongoing]), eq(tradeFair.deleted, 0)],
  ...[lte(tradeFair.startTime, at), gte(tradeFair.endTime, at)],
  arrayOverlaps(tradeFair.branchIds, [...branchIds]),
  ...[eq(fairCommodity.status, SHELF.on), eq(fairCommodity.deleted, 0)],
];

/**
 * The prices of the fairs that are on at that time, as special offers to their first-level customers:
 * what is on the shelf there, as far as the customer's limits go.
 */
export async function loadFairs(db: Db, order: OrderFacts): Promise<SpecialActivity[]> {
  const { branchIds, custId, orderTime, productIds } = order;
  const rows = await db
    .select({ fair: tradeFair, commodity: fairCommodity, ordered: takenBy(custId) })
    .from(fairCustomer)
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, fairCustomer.tradeFairId))
    .innerJoin(fairCommodity, eq(fairCommodity.tradeFairId, tradeFair.tradeFairId))
    .where(
      global(
        'partners',
        and(
          ...[
            eq(fairCustomer.custId, custId),
            eq(fairCustomer.level, CUSTOMER_LEVEL.first),
            eq(fairCustomer.deleted, 0),
          ],
          ...openAt(branchIds, orderTime),
          inArray(fairCommodity.productId, [...productIds]),
        ),
      ),
    );
  const offers = new Map<string, SpecialActivity>();
  for (const { fair, commodity, ordered } of rows) {
    const offer = offers.get(fair.tradeFairId) ?? offerOf(fair, { branchIds, custIds: [custId] });
    const items = new Map([...offer.items, [commodity.productId, itemOf(commodity, ordered)]]);
    offers.set(fair.tradeFairId, { ...offer, items });
  }
  return [...offers.values()];
}

/** The same of all their customers, as if none had ordered yet. */
export async function loadFairOffers(
  db: Db,
  { branchIds, at }: { branchIds: readonly string[]; at: string },
): Promise<SpecialActivity[]> {
  const rows = await db
    .select({ fair: tradeFair, commodity: fairCommodity })
    .from(tradeFair)
    .innerJoin(fairCommodity, eq(fairCommodity.tradeFairId, tradeFair.tradeFairId))
    .where(global('partners', and(...openAt(branchIds, at))));
  const fairs = new Map(rows.map(({ fair }) => [fair.tradeFairId, fair]));
  const { tradeFairId, custId } = fairCustomer;
  const members = await db
    .select({ tradeFairId, custId })
    .from(fairCustomer)
    .where(
      ofParent(
        tradeFairId,
        [...fairs.keys()],
        eq(fairCustomer.level, CUSTOMER_LEVEL.first),
        eq(fairCustomer.deleted, 0),
      ),
    );
  const customers = groupBy(members, (row) => row.tradeFairId);
  const shelves = groupBy(rows, (row) => row.fair.tradeFairId);
  return [...fairs].map(([id, fair]) => ({
    ...offerOf(fair, { branchIds, custIds: (customers.get(id) ?? []).flatMap((one) => one.custId ?? []) }),
    items: new Map((shelves.get(id) ?? []).map(({ commodity: one }) => [one.productId, itemOf(one, 0)])),
  }));
}
