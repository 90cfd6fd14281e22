import { basketCustomerImporter, basketStaffImporter } from './parties';
import { basketProductImporter } from './products';

export const promotionImporters = {
  PROMO_PRODUCT_SPECIAL: basketProductImporter('PROMO_PRODUCT_SPECIAL'),
  PROMO_PRODUCT_FLEXIBLE: basketProductImporter('PROMO_PRODUCT_FLEXIBLE'),
  PROMO_PRODUCT_SCOPE: basketProductImporter('PROMO_PRODUCT_SCOPE'),
  PROMO_PRODUCT_LADDER: basketProductImporter('PROMO_PRODUCT_LADDER'),
  PROMO_CUSTOMER: basketCustomerImporter,
  PROMO_STAFF: basketStaffImporter,
};
