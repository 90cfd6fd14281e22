import type { ProductScopeType } from '../../../../src/contract/promotion/activity';
import type { TraceReason } from '../../../../src/contract/pricing/pricing';
import type { Activity, Customer, CustomerScope, Deal, Product, ProductScope } from './types';

const meets = (ids: ReadonlySet<string>, path: readonly (string | null)[]) =>
  path.some((id) => id !== null && ids.has(id));

export function customerMatches(scope: CustomerScope, { custId, customerType, regionIds }: Customer): boolean {
  if (scope.type === 'CUSTOMER') return scope.custIds.has(custId);
  if (scope.excluded && scope.custIds.has(custId)) return false;
  const byType = scope.type === 'CATEGORY' || scope.type === 'CATEGORY_REGION';
  const byRegion = scope.type === 'REGION' || scope.type === 'CATEGORY_REGION';
  return (!byType || scope.typeCodes.has(customerType)) && (!byRegion || meets(scope.regionIds, regionIds));
}

/** The ids of a product that a scope of each kind names. */
export const SCOPE_IDS: Record<Exclude<ProductScopeType, 'ALL'>, (product: Product) => readonly (string | null)[]> = {
  CATEGORY: ({ categoryIds }) => categoryIds,
  BRAND: ({ brandId }) => [brandId],
  SUPPLIER: ({ supplierId }) => [supplierId],
  OPERATE_RANGE: ({ operateRangeIds }) => operateRangeIds,
  PRODUCT: ({ productId }) => [productId],
};

export const productMatches = ({ type, ids, excludedProductIds }: ProductScope, product: Product) =>
  !excludedProductIds.has(product.productId) && (type === 'ALL' || meets(ids, SCOPE_IDS[type](product)));

/** Both ends are included; Shanghai text compares like time. */
const isOpen = (start: string, end: string | null, at: string) => start <= at && (end === null || at <= end);

/** What activities and rules have in common: until when, where and for whom. */
interface Terms {
  enabled: boolean;
  start: string;
  end: string | null;
  customers: CustomerScope;
}

/** The first condition that fails. */
export function closedTo(deal: Deal, terms: Terms, inBranch: boolean): TraceReason | null {
  if (!terms.enabled) return 'DISABLED';
  if (!isOpen(terms.start, terms.end, deal.orderTime)) return 'TIME_OUT';
  if (!inBranch) return 'BRANCH';
  return customerMatches(terms.customers, deal.customer) ? null : 'CUSTOMER_SCOPE';
}

/** The activity's branch is that of the order or one above it. */
export function activityClosedTo(deal: Deal, activity: Activity): TraceReason | null {
  const { published: enabled, startTime: start, endTime: end, customers, staffIds, limits, used } = activity;
  const inBranch = deal.branchIds.includes(activity.branchId);
  const reason = closedTo(deal, { enabled, start, end, customers }, inBranch);
  if (reason) return reason;
  if (staffIds !== null && (deal.staffId === null || !staffIds.has(deal.staffId))) return 'STAFF_SCOPE';
  return limits.customerOrderLimit !== null && used.orders >= limits.customerOrderLimit ? 'LIMIT_USED' : null;
}
