import { and, eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fair, fairCustomer, inVisibleFair } from './trade-fair';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';

/** Who receives guests: the departments of the companies that take part. */
export const department = pgTable('department', {
  departmentId: text().primaryKey(),
  departmentName: text().notNull(),
  branchId: text().notNull(),
});

export const guestGroup = pgTable(
  'guest_group',
  {
    guestGroupId: newId().primaryKey(),
    tradeFairId: fair(),
    groupName: text().notNull(),
    fairCustomerId: id()
      .notNull()
      .references(() => fairCustomer.id),
    departmentId: text(),
    leaderGuestId: id(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('guest_group_name')
      .on(table.tradeFairId, table.groupName)
      .where(sql`deleted = 0`),
  ],
);

export const guest = pgTable(
  'guest',
  {
    guestId: newId().primaryKey(),
    tradeFairId: fair(),
    guestName: text().notNull(),
    phone: text().notNull(),
    fairCustomerId: id()
      .notNull()
      .references(() => fairCustomer.id),
    guestGroupId: id()
      .notNull()
      .references(() => guestGroup.guestGroupId),
    gender: smallint().$type<0 | 1 | 2>().notNull().default(0),
    position: text().notNull().default(''),
    idCardLast4: text().notNull().default(''),
    companions: integer().notNull().default(0),
    departmentId: text(),
    prizeGroupLabel: text().notNull().default(''),
    seatNo: text().notNull().default(''),
    qrToken: text().notNull().unique(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('guest_phone')
      .on(table.tradeFairId, table.phone)
      .where(sql`deleted = 0`),
    index('guest_group_of').on(table.guestGroupId),
  ],
);

export const signIn = pgTable(
  'sign_in',
  {
    signInNo: text().primaryKey(),
    tradeFairId: fair(),
    guestId: id()
      .notNull()
      .references(() => guest.guestId),
    /** yyyymmdd */
    sessionNo: text().notNull(),
    signInMode: smallint().$type<1 | 2>().notNull(),
    deviceNo: text().notNull().default(''),
    signInTime: moment().notNull(),
    operatorId: text(),
    revoked: flag(),
    revokeReason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sign_in_once')
      .on(table.guestId, table.sessionNo)
      .where(sql`revoked = 0`),
    index('sign_in_fair').on(table.tradeFairId),
  ],
);

export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    id: newId().primaryKey(),
    tradeFairId: fair(),
    ticketNo: text().notNull(),
    guestId: id()
      .notNull()
      .references(() => guest.guestId),
    fairCustomerId: id()
      .notNull()
      .references(() => fairCustomer.id),
    /** 1 check-in, 2 order, 3 issued by hand. */
    source: smallint().$type<1 | 2 | 3>().notNull(),
    orderNo: text(),
    reason: text().notNull().default(''),
    prizeGroupLabel: text().notNull().default(''),
    /** 0 valid, 1 won, 2 void, 3 expired. */
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    issueTime: moment().notNull(),
  },
  (table) => [
    uniqueIndex('lottery_ticket_no').on(table.tradeFairId, table.ticketNo),
    index('lottery_ticket_guest').on(table.guestId),
    index('lottery_ticket_order').on(table.orderNo),
  ],
);

export const fairOrder = pgTable(
  'fair_order',
  {
    orderNo: text().primaryKey(),
    /** What an import remembers it by. */
    id: newId().notNull().unique(),
    tradeFairId: fair(),
    branchId: text().notNull(),
    custId: text().notNull(),
    secondLevelCustomerId: id(),
    guestId: id(),
    salesmanId: text().notNull().default(''),
    orderTime: moment().notNull(),
    orderAmount: fen().notNull(),
    discountAmount: fen().notNull(),
    payAmount: fen().notNull(),
    /** Of all its lines, also the cancelled ones: lists count them without looking at them. */
    lineCount: integer().notNull().default(0),
    /** 0 to confirm, 1 confirmed, 2 shipped, 3 done, 9 cancelled. */
    status: smallint().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('fair_order_fair').on(table.tradeFairId, table.branchId),
    index('fair_order_time').on(table.tradeFairId, table.orderTime),
    index('fair_order_pay').on(table.tradeFairId, table.payAmount),
  ],
);

for (const table of [guest, guestGroup])
  branchRule(table, (viewer) => and(eq(table.deleted, 0), inVisibleFair(table.tradeFairId, viewer)));
for (const table of [signIn, lotteryTicket]) branchRule(table, (viewer) => inVisibleFair(table.tradeFairId, viewer));
// What is sold is the branch's own business, also at a fair of several branches.
branchRule(fairOrder, (viewer) =>
  and(inVisibleFair(fairOrder.tradeFairId, viewer), branchIs(fairOrder.branchId, viewer)),
);
