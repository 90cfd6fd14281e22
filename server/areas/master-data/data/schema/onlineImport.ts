import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { newId } from '../../../../platform/database/columns';
import { product } from './product';

/** What a product's online data said before a file changed them. */
export interface OnlineBefore {
  displayName: string;
  subTitle: string;
  detail: string;
  keywords: string[];
  unitStep: number;
  minOrderQty: number;
  sort: number;
}

export interface Classed {
  categoryId: string | null;
  brandId: string | null;
}

/** What a row of a file did to a product, for undoing the import. */
export const onlineImport = pgTable(
  'online_import',
  {
    id: newId().primaryKey(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    /** null: there were no online data. */
    before: jsonb().$type<OnlineBefore>(),
    classedBefore: jsonb().$type<Classed>().notNull(),
    classedAfter: jsonb().$type<Classed>().notNull(),
    /** The version of the product's online data after the import: with another one, somebody has changed them since. */
    version: integer().notNull(),
  },
  (table) => [index('online_import_product').on(table.productId)],
);
