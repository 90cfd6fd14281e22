import { and, eq, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type ActivityType,
  type AmountBasis,
  type CalcMode,
  type CustomerScopeType,
  type LadderMode,
  type MinPriceGuard,
  type PriceMode,
  type ProductScopeType,
  type ReturnPolicy,
  type RewardType,
  SETTLE_MODE,
  type SettleMode,
  type StackMode,
} from '../../../../../src/contract/promotion/activity';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { customer, product, units } from '../../../master-data/public';
import { branch, staff } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { among, atMost, inOrder, notNegative, versions } from '../../../../platform/database/checks';

/* Activities: prices and quantities in 1/10000, thresholds by their measure, as in the engine. */

/** A row of a ladder, like the engine's `Step`. */
export interface StoredStep {
  seq: number;
  from: number;
  to: number | null;
  rewardType: RewardType;
  value: number;
}

export const activity = pgTable(
  'activity',
  {
    activityId: newId().primaryKey(),
    activityCode: text().notNull(),
    activityName: text().notNull(),
    activityType: text().$type<ActivityType>().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** 0 draft, 1 published, 2 disabled; the shown status also depends on the times. */
    stage: smallint().$type<0 | 1 | 2>().notNull(),
    /** A draft may have none. */
    startTime: moment(),
    endTime: moment(),
    disabledTime: moment(),
    disableReason: text().notNull().default(''),
    /** The reason why it was published despite conflicts. */
    conflictReason: text().notNull().default(''),
    visible: smallint().$type<0 | 1>().notNull().default(1),
    priority: integer().notNull().default(100),
    stackMode: text().$type<StackMode>().notNull().default('EXCLUSIVE'),
    withSpecial: flag(),
    settleMode: smallint().$type<SettleMode>().notNull().default(1),
    crossProductFlag: smallint().$type<0 | 1>().notNull().default(1),
    perOrderFlag: smallint().$type<0 | 1>().notNull().default(1),
    amountBasis: smallint().$type<AmountBasis>().notNull().default(1),
    calcMode: text().$type<CalcMode>().notNull().default('WHOLE'),
    ladderMode: text().$type<LadderMode>().notNull().default('ACTIVITY'),
    ladders: jsonb().$type<StoredStep[]>().notNull().default([]),
    maxTimes: integer(),
    productScopeType: text().$type<ProductScopeType>().notNull().default('ALL'),
    /** Categories, brands or suppliers, by the scope. */
    scopeIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    customerScopeType: text().$type<CustomerScopeType>().notNull().default('ALL'),
    customerTypeCodes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    regionIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    excludeCustomers: flag(),
    staffScopeType: text().$type<'ALL' | 'STAFF'>().notNull().default('ALL'),
    customerOrderLimit: integer(),
    customerRewardLimit: fen(),
    maxRewardPerOrder: fen(),
    budgetAmount: fen(),
    /** Changed only by conditional updates, so that it never exceeds the budget. */
    budgetUsed: fen().notNull().default(0),
    usedOrderCount: integer().notNull().default(0),
    returnPolicy: smallint().$type<ReturnPolicy>().notNull().default(1),
    returnDeadlineDays: integer().notNull().default(30),
    minPriceGuard: smallint().$type<MinPriceGuard>().notNull().default(2),
    policyId: id(),
    tagText: text().notNull().default(''),
    description: text().notNull().default(''),
    remark: text().notNull().default(''),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('activity_code').on(table.activityCode),
    uniqueIndex('activity_name')
      .on(table.branchId, table.activityName)
      .where(sql`deleted = 0`),
    index('activity_running').on(table.branchId, table.stage, table.endTime),
    index('activity_type_of').on(table.activityType),
    index('activity_policy').on(table.policyId),
    among('activity_stage', table.stage, [0, 1, 2]),
    inOrder('activity_period', [table.startTime, table.endTime], sql`${table.stage} = 0`),
    among('activity_settle_mode', table.settleMode, SETTLE_MODE),
    notNegative(
      'activity_amounts',
      table.budgetAmount,
      table.budgetUsed,
      table.usedOrderCount,
      table.customerRewardLimit,
      table.maxRewardPerOrder,
    ),
    atMost('activity_budget', table.budgetUsed, table.budgetAmount),
    versions('activity_version', table.version),
  ],
);

export type ActivityRow = typeof activity.$inferSelect;

const ofActivity = () =>
  id()
    .notNull()
    .references(() => activity.activityId);

const ofProduct = () =>
  text()
    .notNull()
    .references(() => product.productId);

/** The terms of a product, for special offers, flexible prices and ladders of single products. */
export const productTerms = {
  exclude: flag(),
  sort: integer().notNull().default(0),
  priceMode: text().$type<PriceMode>(),
  /** Price, per cent of the base, or reduction, by the mode. */
  value: units(),
  minQty: units(),
  limitQtyPerCustomer: units(),
  limitQtyPerOrder: units(),
  limitQtyTotal: units(),
  floorPrice: units(),
  ceilPrice: units(),
  ladders: jsonb().$type<StoredStep[]>(),
};

/** Products that the scope includes or excludes. */
export const activityProduct = pgTable(
  'activity_product',
  { activityId: ofActivity(), productId: ofProduct(), ...productTerms, usedQty: units().notNull().default(0) },
  (table) => [
    primaryKey({ columns: [table.activityId, table.productId] }),
    index('activity_product_of').on(table.productId),
    notNegative('activity_product_used', table.usedQty),
    atMost('activity_product_limit', table.usedQty, table.limitQtyTotal),
  ],
);

/** Members; with `excludeCustomers` the excluded customers. */
export const activityCustomer = pgTable(
  'activity_customer',
  {
    activityId: ofActivity(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.custId] }),
    index('activity_customer_of').on(table.custId),
  ],
);

export const activityStaff = pgTable(
  'activity_staff',
  {
    activityId: ofActivity(),
    staffId: text()
      .notNull()
      .references(() => staff.staffId),
    quotaAmount: fen(),
    usedAmount: fen().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.staffId] }),
    index('activity_staff_of').on(table.staffId),
    notNegative('activity_staff_used', table.usedAmount, table.quotaAmount),
    atMost('activity_staff_quota', table.usedAmount, table.quotaAmount),
  ],
);

/** A customer's usage of an activity; the row is made with his first order. */
export const activityCustomerUse = pgTable(
  'activity_customer_use',
  {
    activityId: ofActivity(),
    custId: text().notNull(),
    orders: integer().notNull().default(0),
    reward: fen().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.custId] }),
    notNegative('activity_customer_use_used', table.orders, table.reward),
  ],
);

/** Units of a limited special offer that a customer has bought. */
export const activityProductUse = pgTable(
  'activity_product_use',
  { activityId: ofActivity(), custId: text().notNull(), productId: text().notNull(), qty: units().notNull() },
  (table) => [
    primaryKey({ columns: [table.activityId, table.custId, table.productId] }),
    notNegative('activity_product_use_used', table.qty),
  ],
);

/** What an order has used of an activity (docs/domain/promotion.md#immediate-activities). */
export const activityUsage = pgTable(
  'activity_usage',
  {
    usageId: newId().primaryKey(),
    activityId: ofActivity(),
    custId: text().notNull(),
    staffId: text(),
    orderNo: text().notNull(),
    qty: units().notNull(),
    times: integer().notNull(),
    rewardAmount: fen().notNull(),
    /** For limited offers: the quantities to give back when the order is cancelled. */
    items: jsonb().$type<{ productId: string; qty: number }[]>().notNull().default([]),
    state: text().$type<'RESERVED' | 'CONFIRMED' | 'RELEASED'>().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    uniqueIndex('activity_usage_order').on(table.activityId, table.orderNo),
    index('activity_usage_of').on(table.orderNo),
    notNegative('activity_usage_amounts', table.qty, table.times, table.rewardAmount),
  ],
);

branchRule(activity, (viewer) =>
  and(
    eq(activity.deleted, 0),
    branchIs(activity.branchId, viewer),
    viewer.dataScope === 'SELF' ? eq(activity.createdBy, viewer.loginName) : undefined,
  ),
);
