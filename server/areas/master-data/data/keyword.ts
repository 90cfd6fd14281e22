import { or } from 'drizzle-orm';
import { hasText } from '../../../platform/database/columns';
import { customer } from './schema/customer';
import { product } from './schema/product';

/** The columns in which a list's keyword searches for a product. */
export const productLike = (keyword: string) =>
  or(hasText(product.productCode, keyword), hasText(product.productName, keyword), hasText(product.pinyin, keyword));

/** The columns in which a list's keyword searches for a customer. */
export const customerLike = (keyword: string) =>
  or(hasText(customer.custCode, keyword), hasText(customer.custName, keyword), hasText(customer.pinyin, keyword));
