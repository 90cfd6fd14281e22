import { arrayOverlaps, or, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PolicyType, SettleMode } from '../../../../../src/contract/promotion/activity';
import { fen, flag, moment, newId } from '../../../../platform/database/columns';
import type { StoredStep } from './activity';
import { supplier } from '../../../master-data/public';
import { branch } from '../../../../platform/schema/organisation';
import { branchRule, visibleBranches } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { among, inOrder, notNegative } from '../../../../platform/database/checks';

/** A product that the policy names. */
export interface PolicyProduct {
  productId: string;
  floorPrice: number | null;
  ceilPrice: number | null;
  ladders: StoredStep[] | null;
}

const list = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What suppliers and the group pay for (docs/domain/promotion.md#policies): read only; activities are made from it. */
export const policy = pgTable(
  'promotion_policy',
  {
    policyId: newId().primaryKey(),
    policyNo: text().notNull(),
    policyName: text().notNull(),
    supplierId: text().references(() => supplier.supplierId),
    branchIds: list(),
    policyType: smallint().$type<PolicyType>().notNull(),
    eachFlag: flag(),
    crossProductFlag: flag(),
    intervalFlag: flag(),
    settleMode: smallint().$type<SettleMode>().notNull().default(1),
    perOrderFlag: flag(),
    ladders: jsonb().$type<StoredStep[]>().notNull().default([]),
    products: jsonb().$type<PolicyProduct[]>().notNull().default([]),
    customerTypeCodes: list(),
    regionIds: list(),
    startTime: moment().notNull(),
    endTime: moment().notNull(),
    budgetAmount: fen(),
    /** 1 in force, 2 used up, 9 void; past its end it has expired. */
    status: smallint().$type<1 | 2 | 9>().notNull().default(1),
  },
  (table) => [
    uniqueIndex('promotion_policy_no').on(table.policyNo),
    index('promotion_policy_branches').using('gin', table.branchIds),
    among('promotion_policy_status', table.status, [1, 2, 9]),
    inOrder('promotion_policy_period', [table.startTime, table.endTime]),
    notNegative('promotion_policy_budget', table.budgetAmount),
  ],
);

// The policy of a branch above also applies below it.
branchRule(policy, (viewer) =>
  or(
    arrayOverlaps(policy.branchIds, lineage(viewer.branchPath)),
    sql`exists (select 1 from ${branch} where ${branch.branchId} = any(${policy.branchIds}) and ${visibleBranches(viewer)})`,
  ),
);
