import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fair, fairCustomer, inVisibleFair } from './trade-fair';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TICKET_SOURCE, TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import { branch } from '../../../../platform/schema/organisation';
import { customer } from '../../../master-data/public';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { gramIndex } from '../../../../platform/database/large';

/** Who receives guests: the departments of the companies that take part. */
export const department = pgTable('department', {
  departmentId: text().primaryKey(),
  departmentName: text().notNull(),
  branchId: text()
    .notNull()
    .references(() => branch.branchId),
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
    departmentId: text().references(() => department.departmentId),
    leaderGuestId: id(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('guest_group_name')
      .on(table.tradeFairId, table.groupName)
      .where(sql`deleted = 0`),
    versions('guest_group_version', table.version),
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
    departmentId: text().references(() => department.departmentId),
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
    index('guest_customer').on(table.fairCustomerId),
    index('guest_fair').on(table.tradeFairId, table.guestId),
    index('guest_name').on(table.tradeFairId, table.guestName, table.guestId),
    index('guest_seat').on(table.tradeFairId, table.seatNo, table.guestId),
    gramIndex('guest_name_grams', table.guestName),
    gramIndex('guest_phone_grams', table.phone),
    gramIndex('guest_label_grams', table.prizeGroupLabel),
    notNegative('guest_companions', table.companions),
    versions('guest_version', table.version),
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
    index('sign_in_guest').on(table.guestId),
    index('sign_in_time').on(table.tradeFairId, table.signInTime, table.signInNo),
    index('sign_in_number').on(table.tradeFairId, table.signInNo),
    index('sign_in_session').on(table.tradeFairId, table.sessionNo, table.signInTime, table.signInNo),
    index('sign_in_revoked')
      .on(table.tradeFairId, table.signInTime, table.signInNo)
      .where(sql`revoked = 1`),
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
    index('lottery_ticket_last').on(table.tradeFairId, sql`length(${table.ticketNo})`, table.ticketNo),
    index('lottery_ticket_guest').on(table.guestId),
    index('lottery_ticket_order').on(table.orderNo),
    index('lottery_ticket_customer').on(table.fairCustomerId),
    index('lottery_ticket_time').on(table.tradeFairId, table.issueTime, table.id),
    index('lottery_ticket_status_of').on(table.tradeFairId, table.status, table.ticketNo),
    gramIndex('lottery_ticket_no_grams', table.ticketNo),
    among('lottery_ticket_source', table.source, TICKET_SOURCE),
    among('lottery_ticket_status', table.status, TICKET_STATUS),
  ],
);

/** The day of an order, by which those of a day are found in the order of their amounts. */
export const orderDay = (time: SQLWrapper) => sql`(${time}::date)`;

export const fairOrder = pgTable(
  'fair_order',
  {
    orderNo: text().primaryKey(),
    /** The id by which an import remembers it. */
    id: newId().notNull().unique(),
    tradeFairId: fair(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    secondLevelCustomerId: id().references(() => fairCustomer.id),
    guestId: id().references(() => guest.guestId),
    salesmanId: text().notNull().default(''),
    orderTime: moment().notNull(),
    orderAmount: fen().notNull(),
    discountAmount: fen().notNull(),
    payAmount: fen().notNull(),
    /** Counts cancelled lines as well, so that lists need not look at the lines. */
    lineCount: integer().notNull().default(0),
    /** 0 to confirm, 1 confirmed, 2 shipped, 3 done, 9 cancelled. */
    status: smallint().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // The order number last in each: the order of a list is whole, forwards and backwards.
    index('fair_order_number').on(table.tradeFairId, table.orderNo),
    index('fair_order_time').on(table.tradeFairId, table.orderTime, table.orderNo),
    index('fair_order_amount').on(table.tradeFairId, table.orderAmount, table.orderNo),
    index('fair_order_pay').on(table.tradeFairId, table.payAmount, table.orderNo),
    index('fair_order_branch').on(table.tradeFairId, table.branchId, table.orderTime, table.orderNo),
    index('fair_order_salesman').on(table.tradeFairId, table.salesmanId, table.orderTime, table.orderNo),
    index('fair_order_status_of').on(table.tradeFairId, table.status, table.orderTime, table.orderNo),
    gramIndex('fair_order_no_grams', table.orderNo),
    // All that a list of a customer's orders is found, sorted, counted and summed by: his orders lie all over the table.
    index('fair_order_bought').on(
      table.custId,
      table.tradeFairId,
      table.orderTime,
      table.orderNo,
      table.secondLevelCustomerId,
      table.branchId,
      table.status,
      table.orderAmount,
      table.discountAmount,
      table.payAmount,
    ),
    index('fair_order_day_amount').on(table.tradeFairId, orderDay(table.orderTime), table.orderAmount, table.orderNo),
    index('fair_order_day_pay').on(table.tradeFairId, orderDay(table.orderTime), table.payAmount, table.orderNo),
    index('fair_order_second').on(table.secondLevelCustomerId),
    index('fair_order_guest').on(table.guestId),
    among('fair_order_status', table.status, ORDER_STATUS),
    notNegative('fair_order_amounts', table.orderAmount, table.discountAmount, table.payAmount, table.lineCount),
    versions('fair_order_version', table.version),
  ],
);

for (const table of [guest, guestGroup])
  branchRule(table, (viewer) => and(eq(table.deleted, 0), inVisibleFair(table.tradeFairId, viewer)));
for (const table of [signIn, lotteryTicket]) branchRule(table, (viewer) => inVisibleFair(table.tradeFairId, viewer));
// What is sold is the branch's own business, also at a fair of several branches.
branchRule(fairOrder, (viewer) =>
  and(inVisibleFair(fairOrder.tradeFairId, viewer), branchIs(fairOrder.branchId, viewer)),
);
