import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { product, units } from '../../../master-data/public';
import { branchIs, branchRule } from '../../../../platform/scope';
import { PRICE_CHANGE_STATUS, PRICE_FIELDS } from '../../../../../src/contract/pricing/compare';
import { among, notNegative } from '../../../../platform/database/checks';

/** A planned price of a branch, copied from another branch. */
export const priceChange = pgTable(
  'price_change',
  {
    changeId: newId().primaryKey(),
    /** Copied together. */
    batchId: id().notNull(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    fromBranchId: text().notNull(),
    listPrice: units().notNull(),
    minSalePrice: units(),
    /** The prices that it changes; the other one stays as it is on that day. */
    fields: text({ enum: PRICE_FIELDS })
      .array()
      .notNull()
      .default(sql`'{listPrice,minSalePrice}'`),
    effectiveTime: moment().notNull(),
    /** 0 waiting, 1 applied, 2 cancelled. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    gmtCreated: moment().notNull(),
    modifiedBy: text().notNull(),
    gmtModified: moment().notNull(),
  },
  (table) => [
    index('price_change_due').on(table.status, table.effectiveTime),
    index('price_change_of').on(table.branchId, table.productId),
    notNegative('price_change_prices', table.listPrice, table.minSalePrice),
    among('price_change_status', table.status, PRICE_CHANGE_STATUS),
  ],
);

branchRule(priceChange, (viewer) => branchIs(priceChange.branchId, viewer));
