import { or } from 'drizzle-orm';
import { hasText } from '../../../platform/database/columns';
import { customer } from './schema/customer';
import { product } from './schema/product';

/** What one box of a list looks for a product by. */
export const productLike = (keyword: string) =>
  or(hasText(product.productCode, keyword), hasText(product.productName, keyword), hasText(product.pinyin, keyword));

/** What one box of a list looks for a customer by. */
export const customerLike = (keyword: string) =>
  or(hasText(customer.custCode, keyword), hasText(customer.custName, keyword), hasText(customer.pinyin, keyword));
