import { T, type TextId } from '@/core/i18n';

const options = <V extends string | number>(...all: readonly (readonly [value: V, text: TextId])[]) =>
  all.map(([value, id]) => ({ value, label: <T id={id} /> }));

export const settleModes = options([1, 'settleMode.immediate'], [2, 'settleMode.deferred']);
export const stackings = options(['EXCLUSIVE', 'pricing.exclusive'], ['STACKABLE', 'pricing.stackable']);
export const guards = options(
  [0, 'activityForm.guardOff'],
  [1, 'activityForm.guardWarn'],
  [2, 'activityForm.guardForbid'],
);
export const pooling = {
  products: options([1, 'activityForm.pooled'], [0, 'activityForm.eachProduct']),
  orders: options([0, 'activityForm.allOrders'], [1, 'activityForm.eachOrder']),
  amounts: options([1, 'activityForm.netAmount'], [2, 'activityForm.baseAmount']),
  returns: options([1, 'activityForm.proRata'], [2, 'activityForm.recompute']),
};
export const ladderModes = options(['ACTIVITY', 'activityForm.oneLadder'], ['PRODUCT', 'activityForm.ownLadders']);
export const calcModes = options(['WHOLE', 'activityForm.whole'], ['PROGRESSIVE', 'activityForm.progressive']);
export const priceModes = options(
  ['FIXED', 'activityForm.fixed'],
  ['RATE', 'activityForm.rate'],
  ['REDUCE', 'activityForm.reduce'],
);
export const productScopes = options(
  ['ALL', 'priceRule.allProducts'],
  ['CATEGORY', 'priceRule.byCategory'],
  ['BRAND', 'priceRule.byBrand'],
  ['SUPPLIER', 'activityForm.bySupplier'],
  ['PRODUCT', 'priceRule.byProduct'],
);
export const staffScopes = options(['ALL', 'activityForm.allStaff'], ['STAFF', 'activityForm.someStaff']);
