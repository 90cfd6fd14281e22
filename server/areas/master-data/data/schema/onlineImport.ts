import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { newId } from '../../../../platform/database/columns';
import { product } from './product';

/** What a file wrote over; null: there was nothing. */
export interface OnlineBefore {
  displayName: string;
  subTitle: string;
  detail: string;
  keywords: string[];
  unitStep: number;
  minOrderQty: number;
  sort: number;
}

/** What category and brand a product has. */
export interface Classed {
  categoryId: string | null;
  brandId: string | null;
}

/** What a row of a file did to a product, so that it can be taken back. */
export const onlineImport = pgTable(
  'online_import',
  {
    id: newId().primaryKey(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    before: jsonb().$type<OnlineBefore>(),
    classedBefore: jsonb().$type<Classed>().notNull(),
    classedAfter: jsonb().$type<Classed>().notNull(),
    /** That the product's online data had then: another one was changed since. */
    version: integer().notNull(),
  },
  (table) => [index('online_import_product').on(table.productId)],
);
