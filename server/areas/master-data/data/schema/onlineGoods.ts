import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { audit } from '../../../../platform/database/columns';
import { atLeast, versions } from '../../../../platform/database/checks';
import { holdsFiles } from '../../../../platform/files/references';
import { product } from './product';

/** What a shop shows of a product, beside the data of the ERP; category and brand are the product's own. */
export const onlineGoods = pgTable(
  'online_goods',
  {
    productId: text()
      .primaryKey()
      .references(() => product.productId),
    displayName: text().notNull(),
    subTitle: text().notNull().default(''),
    /** File ids; the first is the main picture. */
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    detail: text().notNull().default(''),
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    unitStep: integer().notNull().default(1),
    minOrderQty: integer().notNull().default(1),
    sort: integer().notNull().default(100),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    atLeast('online_goods_steps', 1, [table.unitStep, table.minOrderQty]),
    versions('online_goods_version', table.version),
  ],
);

holdsFiles(onlineGoods.images);
