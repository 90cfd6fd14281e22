import { activityApi } from '@/contract/promotion/activities';
import { customersWords, namesWords, productsWords } from '@/contract/promotion/activity-words';
import { basketApi } from '@/contract/promotion/baskets';
import { prodRulesApi, type TreeNode } from '@/contract/pricing/prod-rules';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { ActivityValues } from '../activityValues';
import type { FormPlace } from '@/areas/promotion/shared/place';
import { useCustomerTypes, useSupplierNames } from '@/shared/pricing/selects';

const ONE = { pageNum: 1, pageSize: 10 };
type Counted =
  | typeof basketApi.tempProducts
  | typeof basketApi.tempCustomers
  | typeof basketApi.tempStaff
  | typeof activityApi.products
  | typeof activityApi.customers
  | typeof activityApi.staff;

/** How many rows a basket has, or what is stored. */
function useCount(place: FormPlace, [basket, stored]: readonly [Counted, Counted]) {
  const { shownId, formId = '' } = place;
  const input = { ...(shownId ? { activityId: shownId } : { formId }), ...ONE };
  // Both kinds answer pages; which one is asked decides which of the ids it reads.
  const endpoint = (shownId ? stored : basket) as typeof basketApi.tempStaff;
  const { data } = useCall(endpoint, { formId, ...input }, { ready: Boolean(shownId ?? formId) });
  return data?.total ?? 0;
}

const flat = (nodes: readonly TreeNode[]): (readonly [string, string])[] =>
  nodes.flatMap(({ id, name, children }) => [[id, name] as const, ...flat(children)]);

/** Names of whatever a scope can name. */
function useNames(branchId: string, supplierIds: readonly string[]) {
  const { data } = useCall(prodRulesApi.productScopes, {});
  const regions = useCall(prodRulesApi.regionTree, { branchId }, { ready: branchId !== '' });
  const types = useCustomerTypes();
  const suppliers = useSupplierNames(branchId, supplierIds);
  const pairs = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => [value, label] as const);
  return {
    products: new Map([
      ...flat(data?.categories ?? []),
      ...(data?.brands ?? []).map(({ brandId, brandName }) => [brandId, brandName] as const),
      ...suppliers,
    ]),
    regions: new Map(flat(regions.data ?? [])),
    types: new Map(pairs(types.options)),
  };
}

/** Whom and what the activity is for, in the server's words (domain/03 §3.3). */
export function useScopeWords(values: ActivityValues, place: FormPlace, isNamed: boolean) {
  const say = useText();
  const productCount = useCount(place, [basketApi.tempProducts, activityApi.products]);
  const customerCount = useCount(place, [basketApi.tempCustomers, activityApi.customers]);
  const staffCount = useCount(place, [basketApi.tempStaff, activityApi.staff]);
  const { productScopeType, categoryIds, brandIds, supplierIds, customerScopeType, excludeCustomers } = values;
  const names = useNames(place.branchId, productScopeType === 'SUPPLIER' ? supplierIds : []);
  const words = (ids: readonly string[], known: ReadonlyMap<string, string>) =>
    namesWords(
      ids.map((id) => known.get(id) ?? id),
      say,
    );
  const ids = { CATEGORY: categoryIds, BRAND: brandIds, SUPPLIER: supplierIds, ALL: [], PRODUCT: [] };
  const someStaff = values.staffScopeType === 'STAFF' || place.type === 'flexible';
  return {
    products: productsWords(
      {
        type: isNamed ? 'PRODUCT' : productScopeType,
        names: words(ids[productScopeType], names.products),
        count: productCount,
      },
      say,
    ),
    customers: customersWords(
      {
        type: customerScopeType,
        types: words(values.customerTypeCodes, names.types),
        regions: words(values.regionIds, names.regions),
        excluded: excludeCustomers === 1 && customerScopeType !== 'CUSTOMER',
        count: customerCount,
      },
      say,
    ),
    staff: someStaff ? say('basket.staff', { count: staffCount }) : say('activityForm.allStaff'),
  };
}
