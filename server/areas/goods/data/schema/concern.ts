import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONCERN_TYPE, type ConcernType } from '../../../../../src/contract/goods/concerns';
import { among, notNegative } from '../../../../platform/database/checks';
import { flag, instant, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer, product, units } from '../../../master-data/public';

export const goodsConcern = pgTable(
  'goods_concern',
  {
    concernId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    productId: text()
      .notNull()
      .references(() => product.productId),
    concernType: smallint().$type<ConcernType>().notNull(),
    targetPrice: units(),
    concernTime: moment().notNull(),
    notified: flag(),
    noticeTime: moment(),
    /** The product was out of stock when it was last looked at. */
    wasOut: flag(),
    /** When it was last looked at. */
    lookedAt: instant(),
  },
  (table) => [
    uniqueIndex('goods_concern_key').on(table.branchId, table.custId, table.productId, table.concernType),
    index('goods_concern_product').on(table.productId),
    index('goods_concern_time').on(table.concernTime, table.concernId),
    among('goods_concern_type', table.concernType, CONCERN_TYPE),
    notNegative('goods_concern_price', table.targetPrice),
  ],
);

branchRule(goodsConcern, (viewer) => branchIs(goodsConcern.branchId, viewer));
