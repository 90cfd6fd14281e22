import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database/open';
import { activity } from '../areas/promotion/data/schema/activity';
import { announcement } from '../areas/content/data/schema/announcement';
import { customer } from '../areas/master-data/data/schema/customer';
import { diningVoucher } from '../areas/trade-fair/data/schema/dining';
import { policy } from '../areas/promotion/data/schema/policy';
import { exportJob } from '../areas/tasks/data/schema/export';
import { fairOrder, guest, guestGroup, lotteryTicket, signIn } from '../areas/trade-fair/data/schema/fair-guests';
import { invitation } from '../areas/trade-fair/data/schema/fair-trade';
import { importRecord } from '../areas/tasks/data/schema/import';
import { feedback } from '../areas/system/data/schema/feedback';
import { draw, drawSeed, prizeGroup, winner } from '../areas/trade-fair/data/schema/lottery';
import { branch, staff, user } from './schema/organisation';
import { file, operationLog } from './schema/platform';
import {
  pmsBill,
  pmsInspectionTask,
  pmsLease,
  pmsProperty,
  pmsUnit,
  pmsWorkOrder,
} from '../areas/property/data/schema/property';
import { priceChange } from '../areas/pricing/data/schema/price-change';
import { priceRule } from '../areas/pricing/data/schema/price-rule';
import { branchProduct, productBatch } from '../areas/master-data/data/schema/product';
import {
  fairCommodity,
  fairCustomer,
  fairSupplier,
  meal,
  prize,
  tradeFair,
} from '../areas/trade-fair/data/schema/trade-fair';

/** Whose eyes the data layer looks through. */
export interface Viewer {
  loginName: string;
  branchId: string;
  branchPath: string;
  /** No branch stands outside of this one and those below it. */
  isTop: boolean;
  loginBranchIds: string[];
  dataScope: 'ALL' | 'BRANCH_AND_BELOW' | 'BRANCH' | 'SELF';
}

/** The branches whose rows the viewer may see (domain/01 §1.3, decisions.md 29), as a condition on a branch id. */
function branchIs(column: PgColumn | typeof branch.branchId, viewer: Viewer): SQL | undefined {
  if (viewer.dataScope === 'BRANCH' || viewer.dataScope === 'SELF') return eq(column, viewer.branchId);
  // Ten thousand branches need not be compared with each row to find all of them.
  if (viewer.dataScope === 'ALL' && viewer.isTop) return isNotNull(column);
  const below = sql`${column} in (select ${branch.branchId} from ${branch} where ${like(branch.path, `${viewer.branchPath}%`)})`;
  return viewer.dataScope === 'ALL' ? below : and(below, inArray(column, viewer.loginBranchIds));
}

/** The branches of the viewer's scope, for lists and checks of branches themselves. */
export const visibleBranches = (viewer: Viewer) => branchIs(branch.branchId, viewer);

type Rule = [table: unknown, rule: (viewer: Viewer) => SQL | undefined];

const inVisibleFair = (tradeFairId: PgColumn, viewer: Viewer) =>
  sql`${tradeFairId} in (select ${tradeFair.tradeFairId} from ${tradeFair} where ${within(viewer, tradeFair)})`;

const RULES = new Map<unknown, (viewer: Viewer) => SQL | undefined>([
  [
    tradeFair,
    // Seen by every branch that takes part; a draft only by its creator and headquarters (domain/02 §2.2).
    (viewer) =>
      and(
        eq(tradeFair.deleted, 0),
        viewer.dataScope === 'SELF' ? eq(tradeFair.createdBy, viewer.loginName) : undefined,
        viewer.dataScope === 'ALL' ? undefined : or(ne(tradeFair.state, 9), eq(tradeFair.createdBy, viewer.loginName)),
        sql`exists (select 1 from ${branch} where ${branch.branchId} = any(${tradeFair.branchIds}) and ${visibleBranches(viewer)})`,
      ),
  ],
  [
    exportJob,
    // One's own of the current branch; headquarters also those of others (domain/08 §8.1).
    (viewer) =>
      and(
        eq(exportJob.deleted, 0),
        viewer.dataScope === 'ALL'
          ? branchIs(exportJob.branchId, viewer)
          : and(eq(exportJob.createdBy, viewer.loginName), eq(exportJob.branchId, viewer.branchId)),
      ),
  ],
  [
    importRecord,
    (viewer) =>
      and(
        branchIs(importRecord.branchId, viewer),
        viewer.dataScope === 'SELF' ? eq(importRecord.createdBy, viewer.loginName) : undefined,
      ),
  ],
  // Whoever sees the fair sees what is in it.
  ...[fairSupplier, fairCommodity, fairCustomer, prize, guest, guestGroup].map((table): Rule => [
    table,
    (viewer) => and(eq(table.deleted, 0), inVisibleFair(table.tradeFairId, viewer)),
  ]),
  ...[prizeGroup, signIn, invitation, lotteryTicket, drawSeed, draw, winner, meal, diningVoucher].map((table): Rule => [
    table,
    (viewer) => inVisibleFair(table.tradeFairId, viewer),
  ]),
  [announcement, (viewer) => and(eq(announcement.deleted, 0), inVisibleFair(announcement.tradeFairId, viewer))],
  [
    fairOrder,
    // What is sold is the branch's own business, also at a fair of several branches.
    (viewer) => and(inVisibleFair(fairOrder.tradeFairId, viewer), branchIs(fairOrder.branchId, viewer)),
  ],
  [
    user,
    (viewer) => (viewer.dataScope === 'SELF' ? eq(user.loginName, viewer.loginName) : branchIs(user.branchId, viewer)),
  ],
  [
    operationLog,
    // What was done before anybody was signed in belongs to no branch.
    (viewer) => {
      if (viewer.dataScope === 'SELF') return eq(operationLog.loginName, viewer.loginName);
      const own = branchIs(operationLog.branchId, viewer);
      return viewer.dataScope === 'ALL' ? or(isNull(operationLog.branchId), own) : own;
    },
  ],
  [feedback, (viewer) => and(eq(feedback.deleted, 0), branchIs(feedback.branchId, viewer))],
  [
    activity,
    (viewer) =>
      and(
        eq(activity.deleted, 0),
        branchIs(activity.branchId, viewer),
        viewer.dataScope === 'SELF' ? eq(activity.createdBy, viewer.loginName) : undefined,
      ),
  ],
  [
    policy,
    // That of a branch above holds below it.
    (viewer) =>
      or(
        arrayOverlaps(policy.branchIds, viewer.branchPath.split('/').filter(Boolean)),
        sql`exists (select 1 from ${branch} where ${branch.branchId} = any(${policy.branchIds}) and ${visibleBranches(viewer)})`,
      ),
  ],
  [staff, (viewer) => branchIs(staff.branchId, viewer)],
  [priceRule, (viewer) => and(eq(priceRule.deleted, 0), branchIs(priceRule.branchId, viewer))],
  [customer, (viewer) => branchIs(customer.branchId, viewer)],
  [priceChange, (viewer) => branchIs(priceChange.branchId, viewer)],
  [branchProduct, (viewer) => branchIs(branchProduct.branchId, viewer)],
  [productBatch, (viewer) => branchIs(productBatch.branchId, viewer)],
  [file, (viewer) => branchIs(file.branchId, viewer)],
  ...[pmsProperty, pmsUnit, pmsLease, pmsBill, pmsWorkOrder, pmsInspectionTask].map((table): Rule => [
    table,
    (viewer) => and(eq(table.deleted, 0), branchIs(table.branchId, viewer)),
  ]),
]);

/**
 * The condition under which the viewer may see or change rows of this table, together with the caller's own. Every
 * query of a handler goes through here or says `unscoped`; a lint rule holds handlers to it (R-48).
 */
export function within(viewer: Viewer, table: unknown, condition?: SQL): SQL | undefined {
  const rule = RULES.get(table);
  if (!rule) throw new Error('This table has no branch rule in server/platform/scope.ts.');
  return and(rule(viewer), condition);
}

/** For rows that belong to no branch, or whose owner the caller has already checked. */
export const unscoped = (condition: SQL | undefined) => condition;

/** Which of these branches the viewer may not name in a request (43002). */
export async function foreignBranches(db: Db, viewer: Viewer, branchIds: readonly string[]) {
  if (branchIds.length === 0) return [];
  const allowed = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(and(inArray(branch.branchId, [...branchIds]), eq(branch.status, 1), visibleBranches(viewer)));
  const known = new Set(allowed.map(({ branchId }) => branchId));
  return branchIds.filter((branchId) => !known.has(branchId));
}
