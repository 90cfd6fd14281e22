import { isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { basketProduct, basketStaff } from '../../data/schema/basket';

/* Rows that failed in a file, or lack what the activity is not published without. Whether a product needs a ladder is
 * not known before the rest of the form. */

export function wrongProducts(type: ActivityType) {
  const { errorCode, priceMode, value, floorPrice, ceilPrice } = basketProduct;
  const terms = type === 'specialOffer' ? [priceMode, value] : type === 'flexible' ? [floorPrice, ceilPrice] : [];
  return or(isNotNull(errorCode), ...terms.map((term) => isNull(term)));
}

export const wrongStaff = (type: ActivityType) =>
  or(
    isNotNull(basketStaff.errorCode),
    type === 'flexible' ? sql`coalesce(${basketStaff.quotaAmount}, 0) <= 0` : undefined,
  );
