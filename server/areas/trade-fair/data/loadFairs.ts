import { and, arrayOverlaps, eq, gte, inArray, lte } from 'drizzle-orm';
import { MIN_PRICE_GUARD, RETURN_POLICY } from '../../../../src/contract/promotion/activity';
import { SHELF } from '../../../../src/contract/trade-fair/commodities';
import { CUSTOMER_LEVEL } from '../../../../src/contract/trade-fair/customers';
import { TRADE_FAIR_STATE } from '../../../../src/contract/trade-fair/fairs';
import { UNIT } from '../../../platform/numbers/scale';
import type { OrderFacts, SpecialActivity, SpecialItem } from '../../promotion/public';
import type { Db } from '../../../platform/database/db';
import { fairCommodity, fairCustomer, tradeFair } from './schema/trade-fair';
import { takenBy } from './fairUsage';
import { global } from '../../../platform/scope';

/** docs/domain/trade-fair.md#suppliers-and-commodities */
const PRIORITY = 900;
const { published, ongoing } = TRADE_FAIR_STATE;

type CommodityRow = typeof fairCommodity.$inferSelect;

const itemOf = ({ fairPrice, minQty, limitQty }: CommodityRow, ordered: number): SpecialItem => ({
  ...{ priceMode: 'FIXED', value: fairPrice, minQty: minQty * UNIT },
  restPerCustomer: limitQty === null ? null : Math.max(0, limitQty * UNIT - ordered),
  ...{ limitPerOrder: null, restTotal: null },
});

/** A fair as a special offer to its customers, without items. */
function offerOf(fair: typeof tradeFair.$inferSelect, { branchIds, custId }: OrderFacts): SpecialActivity {
  const { tradeFairId, tradeFairCode, subject, startTime, endTime } = fair;
  return {
    ...{ activityType: 'specialOffer', fair: true, published: true, priority: PRIORITY },
    ...{ activityId: tradeFairId, activityCode: tradeFairCode, activityName: subject },
    ...{ startTime: startTime ?? '', endTime: endTime ?? '' },
    branchId: branchIds.find((one) => fair.branchIds.includes(one)) ?? '',
    customers: {
      ...{ type: 'CUSTOMER', custIds: new Set([custId]), excluded: false },
      ...{ typeCodes: new Set(), regionIds: new Set() },
    },
    staffIds: null,
    limits: { customerOrderLimit: null, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: null },
    used: { orders: 0, reward: 0, budget: 0, qty: 0, amount: 0 },
    ...{ minPriceGuard: MIN_PRICE_GUARD.warn, returnPolicy: RETURN_POLICY.proRata },
    items: new Map(),
  };
}

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
          ...[inArray(tradeFair.state, [published, ongoing]), eq(tradeFair.deleted, 0)],
          ...[lte(tradeFair.startTime, orderTime), gte(tradeFair.endTime, orderTime)],
          arrayOverlaps(tradeFair.branchIds, [...branchIds]),
          ...[eq(fairCommodity.status, SHELF.on), eq(fairCommodity.deleted, 0)],
          inArray(fairCommodity.productId, [...productIds]),
        ),
      ),
    );
  const offers = new Map<string, SpecialActivity>();
  for (const { fair, commodity, ordered } of rows) {
    const offer = offers.get(fair.tradeFairId) ?? offerOf(fair, order);
    const items = new Map([...offer.items, [commodity.productId, itemOf(commodity, ordered)]]);
    offers.set(fair.tradeFairId, { ...offer, items });
  }
  return [...offers.values()];
}
