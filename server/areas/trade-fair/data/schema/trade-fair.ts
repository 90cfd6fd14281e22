import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { branch } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { holdsFiles } from '../../../../platform/files/references';
import { TRADE_FAIR_STATE, type TradeFairState } from '../../../../../src/contract/trade-fair/fairs';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branchRule, type Viewer, visibleBranches, within } from '../../../../platform/scope';
import { customer, product, supplier } from '../../../master-data/public';
import { among, atLeast, atMost, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { gramIndex } from '../../../../platform/database/large';

interface TicketRule {
  amountPerTicket: string | null;
  signInTickets: number | null;
  maxTicketsPerGuest: number | null;
}

export const tradeFair = pgTable(
  'trade_fair',
  {
    tradeFairId: newId().primaryKey(),
    tradeFairCode: text().notNull(),
    subject: text().notNull(),
    state: smallint().$type<TradeFairState>().notNull(),
    startTime: moment(),
    endTime: moment(),
    venue: text().notNull().default(''),
    hostBranchId: text().references(() => branch.branchId),
    branchIds: text().array().notNull(),
    coverImage: id().references(() => file.fileId),
    introduction: text().notNull().default(''),
    signInStart: moment(),
    signInEnd: moment(),
    signInMode: smallint().$type<1 | 2 | 3>(),
    lotteryEnabled: flag(),
    /** A prize is handed over against a signature. */
    signatureRequired: flag(),
    ticketRule: jsonb().$type<TicketRule>().notNull(),
    diningEnabled: flag(),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    takeDownReason: text().notNull().default(''),
    /** When it was taken down, or ended before its plan: so long it was on. Published again it is on. */
    stopTime: moment(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('trade_fair_code').on(table.tradeFairCode),
    index('trade_fair_branches').using('gin', table.branchIds),
    index('trade_fair_due').on(table.state, table.startTime, table.endTime),
    among('trade_fair_state', table.state, TRADE_FAIR_STATE),
    inOrder('trade_fair_period', [table.startTime, table.endTime], sql`${table.state} = 9`),
    versions('trade_fair_version', table.version),
  ],
);

/** The fair that a row belongs to. */
export const fair = () =>
  id()
    .notNull()
    .references(() => tradeFair.tradeFairId);

export const meal = pgTable(
  'meal',
  {
    mealId: newId().primaryKey(),
    tradeFairId: fair(),
    mealDate: text().notNull(),
    mealType: smallint().$type<1 | 2 | 3>().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    quota: integer().notNull(),
    issuedCount: integer().notNull().default(0),
    usedCount: integer().notNull().default(0),
    venue: text().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(1),
  },
  (table) => [
    uniqueIndex('meal_slot').on(table.tradeFairId, table.mealDate, table.mealType, table.venue),
    among('meal_status', table.status, [0, 1]),
    notNegative('meal_counts', table.quota, table.issuedCount, table.usedCount),
    atMost('meal_quota', table.issuedCount, table.quota),
    atMost('meal_used', table.usedCount, table.issuedCount),
  ],
);

export const fairSupplier = pgTable(
  'fair_supplier',
  {
    id: newId().primaryKey(),
    tradeFairId: fair(),
    supplierId: text()
      .notNull()
      .references(() => supplier.supplierId),
    supplierCode: text().notNull(),
    supplierName: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    boothNo: text(),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    sponsorAmount: fen().notNull().default(0),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('fair_supplier_once')
      .on(table.tradeFairId, table.supplierId)
      .where(sql`deleted = 0`),
    uniqueIndex('fair_supplier_booth')
      .on(table.tradeFairId, table.boothNo)
      .where(sql`deleted = 0`),
    notNegative('fair_supplier_amounts', table.sponsorAmount),
    versions('fair_supplier_version', table.version),
  ],
);

export const fairCommodity = pgTable(
  'fair_commodity',
  {
    id: newId().primaryKey(),
    tradeFairId: fair(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    supplierId: text()
      .notNull()
      .references(() => supplier.supplierId),
    /** Prices in 1/10000 yuan. */
    listPrice: fen().notNull(),
    fairPrice: fen().notNull(),
    minQty: integer().notNull().default(1),
    limitQty: integer(),
    sort: integer().notNull().default(100),
    status: smallint().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('fair_commodity_once')
      .on(table.tradeFairId, table.productId)
      .where(sql`deleted = 0`),
    notNegative('fair_commodity_prices', table.listPrice, table.fairPrice),
    atLeast('fair_commodity_quantities', 1, [table.minQty, table.limitQty]),
    versions('fair_commodity_version', table.version),
  ],
);

export const fairCustomer = pgTable(
  'fair_customer',
  {
    id: newId().primaryKey(),
    tradeFairId: fair(),
    level: smallint().notNull(),
    parentCustomerId: id().references((): AnyPgColumn => fairCustomer.id),
    custId: text().references(() => customer.custId),
    custCode: text().notNull().default(''),
    customerName: text().notNull(),
    customerType: smallint(),
    uscc: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    address: text().notNull().default(''),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    salesmanId: text().notNull().default(''),
    regionId: text().notNull().default(''),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('fair_customer_code').on(table.tradeFairId, table.level, table.custCode, table.id),
    index('fair_customer_name').on(table.tradeFairId, table.level, table.customerName, table.id),
    index('fair_customer_created').on(table.tradeFairId, table.level, table.gmtCreated, table.id),
    index('fair_customer_branch').on(table.tradeFairId, table.branchId),
    index('fair_customer_salesman').on(table.tradeFairId, table.salesmanId),
    index('fair_customer_parent').on(table.parentCustomerId),
    gramIndex('fair_customer_code_grams', table.custCode),
    gramIndex('fair_customer_name_grams', table.customerName),
    uniqueIndex('fair_customer_once')
      .on(table.tradeFairId, table.custId)
      .where(sql`deleted = 0 and level = 1`),
    among('fair_customer_level', table.level, [1, 2]),
    versions('fair_customer_version', table.version),
  ],
);

export const prize = pgTable(
  'prize',
  {
    prizeId: newId().primaryKey(),
    tradeFairId: fair(),
    prizeName: text().notNull(),
    prizeLevel: smallint().$type<1 | 2 | 3 | 4 | 5 | 6 | 9>().notNull(),
    quota: integer().notNull(),
    drawnCount: integer().notNull().default(0),
    registeredCount: integer().notNull().default(0),
    unitValue: fen(),
    prizeGroupLabels: text().array().notNull(),
    oncePerGuest: smallint().$type<0 | 1>().notNull().default(1),
    oncePerCustomer: flag(),
    weight: integer().notNull().default(1),
    sponsorSupplierId: text(),
    image: id().references(() => file.fileId),
    sort: integer().notNull().default(100),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('prize_name')
      .on(table.tradeFairId, table.prizeName)
      .where(sql`deleted = 0`),
    notNegative('prize_counts', table.quota, table.drawnCount, table.registeredCount, table.unitValue),
    atMost('prize_quota', table.drawnCount, table.quota),
    versions('prize_version', table.version),
  ],
);

holdsFiles(tradeFair.coverImage, prize.image);

// Seen by every branch that takes part; a draft only by its creator and headquarters.
branchRule(tradeFair, (viewer) =>
  and(
    eq(tradeFair.deleted, 0),
    viewer.dataScope === 'SELF' ? eq(tradeFair.createdBy, viewer.loginName) : undefined,
    viewer.dataScope === 'ALL' ? undefined : or(ne(tradeFair.state, 9), eq(tradeFair.createdBy, viewer.loginName)),
    sql`exists (select 1 from ${branch} where ${branch.branchId} = any(${tradeFair.branchIds}) and ${visibleBranches(viewer)})`,
  ),
);

/** A user who sees the fair sees what is in it. */
export const inVisibleFair = (tradeFairId: PgColumn, viewer: Viewer) =>
  sql`${tradeFairId} in (select ${tradeFair.tradeFairId} from ${tradeFair} where ${within(viewer, tradeFair)})`;

for (const table of [fairSupplier, fairCommodity, fairCustomer, prize])
  branchRule(table, (viewer) => and(eq(table.deleted, 0), inVisibleFair(table.tradeFairId, viewer)));
branchRule(meal, (viewer) => inVisibleFair(meal.tradeFairId, viewer));
