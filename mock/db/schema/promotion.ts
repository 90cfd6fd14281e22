import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ActivityType,
  CalcMode,
  CustomerScopeType,
  LedgerEntry,
  MinPriceGuard,
  PriceMode,
  ProductScopeType,
  ReturnPolicy,
  RewardType,
  SettleMode,
  SettleStatus,
  StackMode,
} from '../../../src/contract/promotion/activity';
import { audit, fen, flag, id, instant, moment, newId, versioned } from '../columns';
import { branch } from './organisation';

/* Activities (domain/03). Prices and quantities are counted in 1/10000, as the engine does; thresholds too, or in fen. */

const units = () => bigint({ mode: 'number' });

interface StoredStep {
  seq: number;
  from: number;
  to: number | null;
  rewardType: RewardType;
  value: number;
}

const ownBranch = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const activity = pgTable(
  'activity',
  {
    activityId: newId().primaryKey(),
    activityCode: text().notNull(),
    activityName: text().notNull(),
    activityType: text().$type<ActivityType>().notNull(),
    branchId: ownBranch(),
    /** 0 draft, 1 published, 2 disabled; what is shown follows from the times. */
    stage: smallint().$type<0 | 1 | 2>().notNull(),
    startTime: moment(),
    endTime: moment(),
    disabledTime: moment(),
    disableReason: text().notNull().default(''),
    visible: flag(),
    priority: integer().notNull().default(100),
    stackMode: text().$type<StackMode>().notNull().default('EXCLUSIVE'),
    withSpecial: flag(),
    settleMode: smallint().$type<SettleMode>().notNull(),
    crossProductFlag: flag(),
    perOrderFlag: flag(),
    amountBasis: smallint().$type<1 | 2>().notNull().default(1),
    calcMode: text().$type<CalcMode>().notNull().default('WHOLE'),
    ladderMode: text().$type<'ACTIVITY' | 'PRODUCT'>().notNull().default('ACTIVITY'),
    ladders: jsonb().$type<StoredStep[]>().notNull(),
    maxTimes: integer(),
    productScopeType: text().$type<ProductScopeType>().notNull(),
    scopeIds: text().array().notNull(),
    customerScopeType: text().$type<CustomerScopeType>().notNull(),
    customerTypeCodes: text().array().notNull(),
    regionIds: text().array().notNull(),
    excludeCustomers: flag(),
    staffScopeType: text().$type<'ALL' | 'STAFF'>().notNull(),
    customerOrderLimit: integer(),
    customerRewardLimit: fen(),
    maxRewardPerOrder: fen(),
    budgetAmount: fen(),
    /** Changed by one conditional update only: never above the budget. */
    budgetUsed: fen().notNull().default(0),
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
    index('activity_running').on(table.stage, table.startTime, table.endTime),
  ],
);

const ofActivity = () =>
  id()
    .notNull()
    .references(() => activity.activityId);

/** Products of the scope, or left out of it; for special offers, flexible prices and own ladders with their terms. */
export const activityProduct = pgTable(
  'activity_product',
  {
    activityId: ofActivity(),
    productId: text().notNull(),
    exclude: flag(),
    sort: integer().notNull().default(0),
    priceMode: text().$type<PriceMode>(),
    /** Price, rate or reduction, by the mode. */
    value: units(),
    minQty: units(),
    limitQtyPerCustomer: units(),
    limitQtyPerOrder: units(),
    limitQtyTotal: units(),
    usedQty: units().notNull().default(0),
    floorPrice: units(),
    ceilPrice: units(),
    ladders: jsonb().$type<StoredStep[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.productId] }),
    index('activity_product_of').on(table.productId),
  ],
);

export const activityCustomer = pgTable(
  'activity_customer',
  { activityId: ofActivity(), custId: text().notNull() },
  (table) => [primaryKey({ columns: [table.activityId, table.custId] })],
);

export const activityStaff = pgTable(
  'activity_staff',
  { activityId: ofActivity(), staffId: text().notNull(), quotaAmount: fen(), usedAmount: fen().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.activityId, table.staffId] })],
);

/** What an order took of an activity (domain/03 §3.11). */
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
    state: text().$type<'RESERVED' | 'CONFIRMED' | 'RELEASED'>().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    uniqueIndex('activity_usage_order').on(table.activityId, table.orderNo),
    index('activity_usage_customer').on(table.activityId, table.custId),
  ],
);

export const computeResult = pgTable(
  'compute_result',
  {
    activityId: ofActivity(),
    custId: text().notNull(),
    /** `*`, document, product, or document and product, by K and D. */
    unitKey: text().notNull(),
    runNo: integer().notNull(),
    shippedQty: units().notNull(),
    returnedQty: units().notNull(),
    effectiveQty: units().notNull(),
    effectiveAmount: fen().notNull(),
    stepSeq: integer(),
    times: integer().notNull(),
    rewardAmount: fen().notNull(),
    grantedAmount: fen(),
    settleStatus: smallint().$type<SettleStatus>().notNull().default(0),
    computeTime: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.custId, table.unitKey] })],
);

/** Append only. */
export const rebateLedger = pgTable(
  'rebate_ledger',
  {
    ledgerId: newId().primaryKey(),
    custId: text().notNull(),
    branchId: ownBranch(),
    /** An activity or a rule of rebate. */
    sourceId: id().notNull(),
    entryType: smallint().$type<LedgerEntry>().notNull(),
    amount: fen().notNull(),
    balanceAfter: fen().notNull(),
    refNo: text().notNull(),
    operatorId: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [index('rebate_ledger_customer').on(table.custId, table.branchId, table.ledgerId)],
);

/** A basket: what a form has chosen before it is saved; after that a marker that answers the same form again. */
export const activityForm = pgTable('activity_form', {
  formId: text().primaryKey(),
  loginName: text().notNull(),
  branchId: ownBranch(),
  activityType: text().$type<ActivityType>().notNull(),
  activityId: id(),
  touchedAt: instant().notNull(),
});
