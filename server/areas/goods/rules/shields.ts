import { SHIELD_TYPE, type ShieldType } from '../../../../src/contract/goods/shields';

interface Shielding {
  productScopeType: 'PRODUCT' | 'BRAND' | 'CATEGORY';
  productIds: readonly string[];
  brandIds: readonly string[];
  categoryIds: readonly string[];
  customerScopeType: 'ALL' | 'CATEGORY' | 'REGION' | 'CUSTOMER';
  customerTypeCodes: readonly string[];
  regionIds: readonly string[];
  custIds: readonly string[];
  shieldType: ShieldType;
}

export interface ShieldedProduct {
  productId: string;
  brandId: string | null;
  /** Its category and those above it. */
  categoryIds: readonly string[];
}

export interface ShieldedCustomer {
  custId: string;
  customerType: string;
  /** Its region and those above it. */
  regionIds: readonly string[];
}

function holdsProduct(shield: Shielding, { productId, brandId, categoryIds }: ShieldedProduct) {
  if (shield.productScopeType === 'PRODUCT') return shield.productIds.includes(productId);
  if (shield.productScopeType === 'BRAND') return brandId !== null && shield.brandIds.includes(brandId);
  return categoryIds.some((id) => shield.categoryIds.includes(id));
}

/** Without a customer: whether everybody is meant. */
function holdsCustomer(shield: Shielding, customer: ShieldedCustomer | undefined) {
  if (shield.customerScopeType === 'ALL') return true;
  if (!customer) return false;
  if (shield.customerScopeType === 'CUSTOMER') return shield.custIds.includes(customer.custId);
  if (shield.customerScopeType === 'CATEGORY') return shield.customerTypeCodes.includes(customer.customerType);
  return customer.regionIds.some((id) => shield.regionIds.includes(id));
}

/** The strongest of the shields that meet; null: none does. */
export function strongestShield(
  shields: readonly Shielding[],
  product: ShieldedProduct,
  customer?: ShieldedCustomer,
): ShieldType | null {
  const types = shields
    .filter((shield) => holdsProduct(shield, product) && holdsCustomer(shield, customer))
    .map(({ shieldType }) => shieldType);
  return types.length === 0 ? null : types.reduce((one, other) => (other < one ? other : one));
}

/** A price that is hidden may be paid all the same. */
export const forbidsSale = (type: ShieldType | null) => type !== null && type !== SHIELD_TYPE.priceHidden;
