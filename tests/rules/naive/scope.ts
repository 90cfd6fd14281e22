/* Who, what and when, in plain conditions. */
import type { Activity, CustomerScope, Deal, Product, ProductScope } from '../../../server/areas/promotion/rules/types';
import type { Rule } from '../../../server/areas/pricing/rules/types';

export function coversProduct(scope: ProductScope, product: Product): boolean {
  if (scope.excludedProductIds.has(product.productId)) return false;
  const lists: Record<string, readonly (string | null)[]> = {
    CATEGORY: product.categoryIds,
    BRAND: [product.brandId],
    SUPPLIER: [product.supplierId],
    OPERATE_RANGE: product.operateRangeIds,
    PRODUCT: [product.productId],
  };
  return scope.type === 'ALL' || [...scope.ids].some((id) => lists[scope.type]!.includes(id));
}

function coversCustomer(scope: CustomerScope, { customer }: Deal): boolean {
  const named = scope.custIds.has(customer.custId);
  const byType = [...scope.typeCodes].includes(customer.customerType);
  const byRegion = customer.regionIds.some((region) => [...scope.regionIds].includes(region));
  const verdicts = {
    ALL: true,
    CATEGORY: byType,
    REGION: byRegion,
    CATEGORY_REGION: byType && byRegion,
    CUSTOMER: named,
  };
  if (scope.type !== 'CUSTOMER' && scope.excluded && named) return false;
  return verdicts[scope.type];
}

export function activityHolds(activity: Activity, deal: Deal): boolean {
  const { limits, used } = activity;
  if (!activity.published) return false;
  if (deal.orderTime < activity.startTime || deal.orderTime > activity.endTime) return false;
  if (!deal.branchIds.includes(activity.branchId)) return false;
  if (!coversCustomer(activity.customers, deal)) return false;
  if (activity.staffIds && !(deal.staffId && activity.staffIds.has(deal.staffId))) return false;
  if (limits.customerOrderLimit !== null && used.orders >= limits.customerOrderLimit) return false;
  return true;
}

export function ruleHolds(rule: Rule, deal: Deal): boolean {
  if (!rule.enabled || deal.orderTime < rule.effectiveStart) return false;
  if (rule.effectiveEnd !== null && deal.orderTime > rule.effectiveEnd) return false;
  if (rule.branchId !== deal.branchIds[0] && !(rule.inherit && deal.branchIds.includes(rule.branchId))) return false;
  return coversCustomer(rule.customers, deal);
}
