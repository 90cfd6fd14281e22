import { activityApi } from '@/contract/promotion/activities';
import { customersText, namesText, productsText } from '@/contract/promotion/activity-text';
import { basketApi } from '@/contract/promotion/baskets';
import { branchTreeApi, type TreeNode } from '@/contract/pricing/branch-trees';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { FormActivity } from '../../shared/formActivity';
import type { ActivityValues } from '../activityValues';
import { useCustomerTypes, useSupplierNames } from '@/shared/pricing/selects';

const ONE = { pageNum: 1, pageSize: 10 };
type Counted =
  | typeof basketApi.tempProducts
  | typeof basketApi.tempCustomers
  | typeof basketApi.tempStaff
  | typeof activityApi.products
  | typeof activityApi.customers
  | typeof activityApi.staff;

/** How many rows a basket has, or the stored scope. */
function useCount(activity: FormActivity, [basket, stored]: readonly [Counted, Counted]) {
  const { shownId, formId = '' } = activity;
  const input = { ...(shownId ? { activityId: shownId } : { formId }), ...ONE };
  // Both endpoints answer pages; each reads only one of the two ids.
  const endpoint = (shownId ? stored : basket) as typeof basketApi.tempStaff;
  const { data } = useCall(endpoint, { formId, ...input }, { ready: Boolean(shownId ?? formId) });
  return data?.total ?? 0;
}

const flat = (nodes: readonly TreeNode[]): (readonly [string, string])[] =>
  nodes.flatMap(({ id, name, children }) => [[id, name] as const, ...flat(children)]);

/** Names of all that a scope can contain. */
function useNames(branchId: string, supplierIds: readonly string[]) {
  const { data } = useCall(prodRulesApi.productScopes, {});
  const regions = useCall(branchTreeApi.regionTree, { branchId }, { ready: branchId !== '' });
  const types = useCustomerTypes();
  const suppliers = useSupplierNames(branchId, supplierIds);
  const pairs = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => [value, label] as const);
  return {
    products: new Map([
      ...flat(data?.categories ?? []),
      ...[...(data?.brands ?? []), ...(data?.formerBrands ?? [])].map(
        ({ brandId, brandName }) => [brandId, brandName] as const,
      ),
      ...suppliers,
    ]),
    regions: new Map(flat(regions.data ?? [])),
    types: new Map(pairs(types.options)),
  };
}

/** The scope of the activity in the server's words (docs/domain/promotion.md#fields). */
export function useScopeText(values: ActivityValues, activity: FormActivity, isNamed: boolean) {
  const say = useText();
  const productCount = useCount(activity, [basketApi.tempProducts, activityApi.products]);
  const customerCount = useCount(activity, [basketApi.tempCustomers, activityApi.customers]);
  const staffCount = useCount(activity, [basketApi.tempStaff, activityApi.staff]);
  const { productScopeType, categoryIds, brandIds, supplierIds, customerScopeType, excludeCustomers } = values;
  const names = useNames(activity.branchId, productScopeType === 'SUPPLIER' ? supplierIds : []);
  const namesOf = (ids: readonly string[], known: ReadonlyMap<string, string>) =>
    namesText(
      ids.map((id) => known.get(id) ?? id),
      say,
    );
  const ids = { CATEGORY: categoryIds, BRAND: brandIds, SUPPLIER: supplierIds, ALL: [], PRODUCT: [] };
  const someStaff = values.staffScopeType === 'STAFF' || activity.type === 'flexible';
  return {
    products: productsText(
      {
        type: isNamed ? 'PRODUCT' : productScopeType,
        names: namesOf(ids[productScopeType], names.products),
        count: productCount,
      },
      say,
    ),
    customers: customersText(
      {
        type: customerScopeType,
        types: namesOf(values.customerTypeCodes, names.types),
        regions: namesOf(values.regionIds, names.regions),
        excluded: excludeCustomers === 1 && customerScopeType !== 'CUSTOMER',
        count: customerCount,
      },
      say,
    ),
    staff: someStaff ? say('basket.staff', { count: staffCount }) : say('activityForm.allStaff'),
  };
}
