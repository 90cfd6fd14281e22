import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasTextIn } from '../../../platform/database/columns';
import { customer } from './schema/customer';
import { product } from './schema/product';

/** The columns in which a list's keyword searches for a product, and those that a list has besides. */
export const productLike = (keyword: string, ...more: readonly PgColumn[]) =>
  hasTextIn([product.productCode, product.productName, product.pinyin, ...more], keyword);

/** The columns in which a list's keyword searches for a customer. */
export const customerLike = (keyword: string) =>
  hasTextIn([customer.custCode, customer.custName, customer.pinyin], keyword);
