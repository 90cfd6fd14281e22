import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { GrantType, LedgerEntry } from '../../../../../src/contract/promotion/activity';
import { fen, id, instant, moment, newId } from '../../../../platform/database/columns';
import { activity, type StoredStep } from './activity';
import { branch } from '../../../../platform/schema/organisation';
import { customer, units } from '../../../master-data/public';
import { notNegative } from '../../../../platform/database/checks';

const ofActivity = () =>
  id()
    .notNull()
    .references(() => activity.activityId);

const sums = {
  shippedQty: units().notNull(),
  returnedQty: units().notNull(),
  effectiveQty: units().notNull(),
  effectiveAmount: fen().notNull(),
  rewardAmount: fen().notNull(),
};

/** The computation of an activity: one run after the other; an interrupted one is continued. */
export const computeRun = pgTable('compute_run', {
  activityId: ofActivity().primaryKey(),
  runNo: integer().notNull(),
  /** Until then no other run computes it; null: no run. */
  leaseUntil: instant(),
  /** When the last run for all customers began, and when it ended: absent while it has not. */
  computeTime: moment().notNull(),
  finishedTime: moment(),
});

/** What a customer has earned by an activity, and how much of it was paid. */
export const computeCustomer = pgTable(
  'compute_customer',
  {
    activityId: ofActivity(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    runNo: integer().notNull(),
    billCount: integer().notNull(),
    ...sums,
    /** The reached step of the customer's only unit; null where there are several units. */
    step: jsonb().$type<StoredStep>(),
    times: integer().notNull(),
    gap: units(),
    nextThreshold: units(),
    nextReward: fen(),
    /** null before the first grant. */
    grantedAmount: fen(),
    computeTime: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.custId] }),
    notNegative(
      'compute_customer_amounts',
      table.shippedQty,
      table.returnedQty,
      table.rewardAmount,
      table.grantedAmount,
    ),
  ],
);

/**
 * Lines that count together, depending on K and D: those of a document, of a product, of a product in a document, or
 * all.
 */
export const computeUnit = pgTable(
  'compute_unit',
  {
    activityId: ofActivity(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    unitKey: text().notNull(),
    billNo: text(),
    productId: text(),
    step: jsonb().$type<StoredStep>(),
    times: integer().notNull(),
    effectiveQty: units().notNull(),
    effectiveAmount: fen().notNull(),
    rewardAmount: fen().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.custId, table.unitKey] })],
);

export const computeLine = pgTable(
  'compute_line',
  {
    activityId: ofActivity(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    billNo: text().notNull(),
    lineNo: integer().notNull(),
    unitKey: text().notNull(),
    productId: text().notNull(),
    billDate: moment().notNull(),
    unitPrice: units().notNull(),
    ...sums,
  },
  (table) => [primaryKey({ columns: [table.activityId, table.custId, table.billNo, table.lineNo] })],
);

/** Append only. */
export const rebateLedger = pgTable(
  'rebate_ledger',
  {
    ledgerId: newId().primaryKey(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** The id of an activity, or of a rebate rule. */
    sourceId: id().notNull(),
    entryType: smallint().$type<LedgerEntry>().notNull(),
    grantType: smallint().$type<GrantType>(),
    amount: fen().notNull(),
    balanceAfter: fen().notNull(),
    refNo: text().notNull(),
    remark: text().notNull().default(''),
    operatorId: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [index('rebate_ledger_customer').on(table.custId, table.branchId, table.ledgerId)],
);
