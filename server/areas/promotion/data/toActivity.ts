import type { LadderType } from '../../../../src/contract/promotion/activity';
import { STAGE_OF } from '../rules/status';
import type { Activity, FlexibleItem, LadderActivity, ProductScope, Qty, SpecialItem } from '../rules/types';
import { isLine } from '../../../../src/contract/promotion/activity';
import { UNIT } from '../../../platform/numbers/scale';
import type {
  activity,
  activityCustomer,
  activityCustomerUse,
  activityProduct,
  activityProductUse,
  activityStaff,
} from './schema/activity';
import type { computeCustomer } from './schema/settlement';

type Row = typeof activity.$inferSelect;
type ProductRow = typeof activityProduct.$inferSelect;

/** The parts of an activity's scope and counters that an order needs. */
export interface ActivityParts {
  /** The products that have terms. */
  products: readonly ProductRow[];
  /** Products without terms, by whether they are excluded. */
  named: readonly { exclude: 0 | 1; ids: readonly string[] }[];
  customers: readonly (typeof activityCustomer.$inferSelect)[];
  staff: readonly (typeof activityStaff.$inferSelect)[];
  used: typeof activityCustomerUse.$inferSelect | undefined;
  bought: readonly (typeof activityProductUse.$inferSelect)[];
  /** For a deferred activity: what the customer's documents count so far. */
  counted: typeof computeCustomer.$inferSelect | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

function headerOf(row: Row, { customers, staff, used, counted }: ActivityParts) {
  const { activityId, activityCode, activityName, branchId, startTime, endTime, priority, stage } = row;
  const { customerOrderLimit, customerRewardLimit, maxRewardPerOrder, budgetAmount } = row;
  return {
    ...{ activityId, activityCode, activityName, branchId, priority },
    published: stage === STAGE_OF.published,
    // A draft without times counts as running in a trial.
    startTime: startTime ?? '0000',
    endTime: endTime ?? '9999',
    customers: {
      type: row.customerScopeType,
      typeCodes: new Set(row.customerTypeCodes),
      regionIds: new Set(row.regionIds),
      custIds: new Set(customers.map(({ custId }) => custId)),
      excluded: row.excludeCustomers === 1,
    },
    staffIds: row.staffScopeType === 'ALL' ? null : new Set(staff.map(({ staffId }) => staffId)),
    limits: { customerOrderLimit, customerRewardLimit, maxRewardPerOrder, budgetAmount },
    used: {
      orders: used?.orders ?? 0,
      reward: used?.reward ?? 0,
      budget: row.budgetUsed,
      qty: counted?.effectiveQty ?? 0,
      amount: counted?.effectiveAmount ?? 0,
    },
    minPriceGuard: row.minPriceGuard,
    returnPolicy: row.returnPolicy,
  };
}

const left = (limit: Qty | null, used: Qty) => (limit === null ? null : Math.max(0, limit - used));

function specialItem(row: ProductRow, bought: Qty): SpecialItem | null {
  const { priceMode, value, minQty, limitQtyPerCustomer, limitQtyPerOrder, limitQtyTotal, usedQty } = row;
  if (priceMode === null || value === null) return null;
  return {
    ...{ priceMode, value },
    minQty: minQty ?? UNIT,
    restPerCustomer: left(limitQtyPerCustomer, bought),
    limitPerOrder: limitQtyPerOrder,
    restTotal: left(limitQtyTotal, usedQty),
  };
}

function flexibleItem({ floorPrice, ceilPrice, limitQtyTotal, usedQty }: ProductRow): FlexibleItem | null {
  if (floorPrice === null || ceilPrice === null) return null;
  return { floor: floorPrice, ceil: ceilPrice, restTotal: left(limitQtyTotal, usedQty) };
}

/** Rows that an unfinished draft has left empty are ignored. */
const itemsOf = <T>(rows: readonly ProductRow[], item: (row: ProductRow) => T | null) =>
  new Map(
    rows.flatMap((row): [string, T][] => {
      const one = row.exclude === 1 ? null : item(row);
      return one === null ? [] : [[row.productId, one]];
    }),
  );

function scopeOf({ productScopeType, scopeIds }: Row, { products, named }: ActivityParts): ProductScope {
  const idsOf = (exclude: 0 | 1) =>
    new Set([
      ...products.filter((row) => row.exclude === exclude).map(({ productId }) => productId),
      ...named.filter((row) => row.exclude === exclude).flatMap(({ ids }) => ids),
    ]);
  return {
    type: productScopeType,
    ids: productScopeType === 'PRODUCT' ? idsOf(0) : productScopeType === 'ALL' ? NOBODY : new Set(scopeIds),
    excludedProductIds: idsOf(1),
  };
}

function ladderActivity(row: Row, activityType: LadderType, parts: ActivityParts): LadderActivity {
  const { stackMode, settleMode, amountBasis, calcMode, ladders, maxTimes } = row;
  return {
    ...headerOf(row, parts),
    ...{ activityType, stackMode, settleMode, amountBasis, calcMode, ladders, maxTimes },
    withSpecial: row.withSpecial === 1,
    crossProduct: row.crossProductFlag === 1,
    perOrder: row.perOrderFlag === 1,
    productLadders: row.ladderMode === 'PRODUCT' ? itemsOf(parts.products, ({ ladders: own }) => own) : null,
    products: scopeOf(row, parts),
  };
}

/** A stored activity in the engine's form. */
export function toActivity(row: Row, parts: ActivityParts): Activity {
  const { activityType } = row;
  if (!isLine(activityType)) return ladderActivity(row, activityType, parts);
  const bought = new Map(parts.bought.map(({ productId, qty }) => [productId, qty]));
  if (activityType === 'specialOffer')
    return {
      ...headerOf(row, parts),
      activityType: 'specialOffer',
      items: itemsOf(parts.products, (item) => specialItem(item, bought.get(item.productId) ?? 0)),
    };
  return {
    ...headerOf(row, parts),
    activityType: 'flexible',
    items: itemsOf(parts.products, flexibleItem),
    quotas: new Map(
      parts.staff.map(({ staffId, quotaAmount, usedAmount }) => [
        staffId,
        Math.max(0, (quotaAmount ?? 0) - usedAmount),
      ]),
    ),
  };
}
