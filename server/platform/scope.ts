import { and, eq, inArray, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database/db';
import { branch, staff, user } from './schema/organisation';
import { file, operationLog } from './schema/platform';

/** The user whose data scope applies. */
export interface Viewer {
  loginName: string;
  branchId: string;
  branchPath: string;
  /** Whether the branch is the top of the tree. */
  isTop: boolean;
  loginBranchIds: string[];
  dataScope: 'ALL' | 'BRANCH_AND_BELOW' | 'BRANCH' | 'SELF';
}

/** The branches whose rows the viewer may see (docs/domain/platform.md#scope), as a condition on a branch id. */
export function branchIs(column: PgColumn | typeof branch.branchId, viewer: Viewer): SQL | undefined {
  if (viewer.dataScope === 'BRANCH' || viewer.dataScope === 'SELF') return eq(column, viewer.branchId);
  // A trivial condition spares the comparison with ten thousand branches.
  if (viewer.dataScope === 'ALL' && viewer.isTop) return isNotNull(column);
  const below = sql`${column} in (select ${branch.branchId} from ${branch} where ${like(branch.path, `${viewer.branchPath}%`)})`;
  return viewer.dataScope === 'ALL' ? below : and(below, inArray(column, viewer.loginBranchIds));
}

/** The branches of the viewer's scope, for lists and checks of branches themselves. */
export const visibleBranches = (viewer: Viewer) => branchIs(branch.branchId, viewer);

type Rule = (viewer: Viewer) => SQL | undefined;

const rules = new Map<unknown, Rule>();

/**
 * Says whose rows of a table a viewer may see. It stands beside the table, so that whoever can name the table has its
 * rule as well.
 */
export function branchRule(table: unknown, rule: Rule) {
  rules.set(table, rule);
}

branchRule(user, (viewer) =>
  viewer.dataScope === 'SELF' ? eq(user.loginName, viewer.loginName) : branchIs(user.branchId, viewer),
);
branchRule(operationLog, (viewer) => {
  if (viewer.dataScope === 'SELF') return eq(operationLog.loginName, viewer.loginName);
  const own = branchIs(operationLog.branchId, viewer);
  // Rows from before a sign-in belong to no branch.
  return viewer.dataScope === 'ALL' ? or(isNull(operationLog.branchId), own) : own;
});
branchRule(staff, (viewer) => branchIs(staff.branchId, viewer));
branchRule(file, (viewer) => branchIs(file.branchId, viewer));

/**
 * The condition under which the viewer may see or change rows of this table, together with the caller's own. Every
 * query of a handler goes through here or says `unscoped`; a lint rule holds handlers to it (R-48).
 */
export function within(viewer: Viewer, table: unknown, condition?: SQL): SQL | undefined {
  const rule = rules.get(table);
  if (!rule) throw new Error('This table has no branchRule beside it.');
  return and(rule(viewer), condition);
}

/** Asks whether a viewer sees the row with this id. */
export const isSeenBy =
  (column: PgColumn) =>
  async (id: string, { db, session }: { db: Db; session: Viewer }) => {
    const [found] = await db
      .select({ id: column })
      .from(column.table)
      .where(within(session, column.table, eq(column, id)));
    return found !== undefined;
  };

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
