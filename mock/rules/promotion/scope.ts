import type { TraceReason } from '../../../src/contract/promotion/pricing';
import type { Activity, Customer, CustomerScope, Deal, Product, ProductScope } from './types';

const meets = (ids: ReadonlySet<string>, path: readonly string[]) => path.some((id) => ids.has(id));

export function customerMatches(scope: CustomerScope, { custId, customerType, regionIds }: Customer): boolean {
  if (scope.type === 'CUSTOMER') return scope.custIds.has(custId);
  if (scope.excluded && scope.custIds.has(custId)) return false;
  const byType = scope.type === 'CATEGORY' || scope.type === 'CATEGORY_REGION';
  const byRegion = scope.type === 'REGION' || scope.type === 'CATEGORY_REGION';
  return (!byType || scope.typeCodes.has(customerType)) && (!byRegion || meets(scope.regionIds, regionIds));
}

export function productMatches({ type, ids, excludedProductIds }: ProductScope, product: Product): boolean {
  if (excludedProductIds.has(product.productId)) return false;
  switch (type) {
    case 'ALL':
      return true;
    case 'CATEGORY':
      return meets(ids, product.categoryIds);
    case 'BRAND':
      return product.brandId !== null && ids.has(product.brandId);
    case 'SUPPLIER':
      return product.supplierId !== null && ids.has(product.supplierId);
    case 'OPERATE_RANGE':
      return meets(ids, product.operateRangeIds);
    case 'PRODUCT':
      return ids.has(product.productId);
  }
}

/** Both ends are included; Shanghai text compares like time. */
const isOpen = (start: string, end: string | null, at: string) => start <= at && (end === null || at <= end);

interface Period {
  start: string;
  end: string | null;
}

/** What activities and rules have in common: whether they speak of this deal at all. */
interface Audience extends Period {
  enabled: boolean;
  inBranch: boolean;
  customers: CustomerScope;
  inStaff: boolean;
}

/** The first condition that fails. */
export function closedTo(deal: Deal, audience: Audience): TraceReason | null {
  if (!audience.enabled) return 'DISABLED';
  if (!isOpen(audience.start, audience.end, deal.orderTime)) return 'TIME_OUT';
  if (!audience.inBranch) return 'BRANCH';
  if (!customerMatches(audience.customers, deal.customer)) return 'CUSTOMER_SCOPE';
  return audience.inStaff ? null : 'STAFF_SCOPE';
}

/** The activity's branch is that of the order or one above it. */
export function activityClosedTo(deal: Deal, activity: Activity): TraceReason | null {
  const { staffIds, limits, used } = activity;
  const reason = closedTo(deal, {
    enabled: activity.published,
    start: activity.startTime,
    end: activity.endTime,
    inBranch: deal.branchIds.includes(activity.branchId),
    customers: activity.customers,
    inStaff: staffIds === null || (deal.staffId !== null && staffIds.has(deal.staffId)),
  });
  const isUsedUp = limits.customerOrderLimit !== null && used.orders >= limits.customerOrderLimit;
  return reason ?? (isUsedUp ? 'LIMIT_USED' : null);
}
