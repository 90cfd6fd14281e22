import { sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import { id, moment } from '../../../../platform/database/columns';
import { guest } from './fair-guests';
import { fair, inVisibleFair, meal } from './trade-fair';
import { branchRule } from '../../../../platform/scope';
import { among, atLeast } from '../../../../platform/database/checks';

/** A place at a meal for a guest, and for whoever comes along. */
export const diningVoucher = pgTable(
  'dining_voucher',
  {
    voucherNo: text().primaryKey(),
    tradeFairId: fair(),
    mealId: id()
      .notNull()
      .references(() => meal.mealId),
    guestId: id()
      .notNull()
      .references(() => guest.guestId),
    seats: integer().notNull(),
    status: smallint().$type<(typeof VOUCHER_STATUS)[keyof typeof VOUCHER_STATUS]>().notNull().default(0),
    issueTime: moment().notNull(),
    usedTime: moment(),
  },
  (table) => [
    uniqueIndex('dining_voucher_once')
      .on(table.mealId, table.guestId)
      .where(sql`status <> 2`),
    among('dining_voucher_status', table.status, VOUCHER_STATUS),
    atLeast('dining_voucher_seats', 1, [table.seats]),
  ],
);

branchRule(diningVoucher, (viewer) => inVisibleFair(diningVoucher.tradeFairId, viewer));
