import { and, eq, inArray, is, isNotNull, isNull, like, or, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database/db';
import { EVERY_BRANCH, inEveryBranch, type RowScope } from './database/rowScope';
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

/**
 * The scope for the policies of the database, which stand behind every query
 * (docs/adr/0031-rows-have-a-second-guard.md).
 */
export function rowScope({ dataScope, isTop, branchPath, branchId, loginBranchIds }: Viewer): RowScope {
  if (dataScope === 'ALL') return isTop ? EVERY_BRANCH : branchPath;
  return `${branchPath}=${(dataScope === 'BRANCH_AND_BELOW' ? loginBranchIds : [branchId]).join(',')}`;
}

type Rule = (viewer: Viewer) => SQL | undefined;

const rules = new Map<unknown, Rule>();

/**
 * Says which rows of a table a viewer may see. The rule stands beside the table, so that nobody can use the table
 * without it.
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

declare const scoped: unique symbol;

/**
 * A condition that has a scope: only `within`, `ofParent` and `global` make one, and tests/architecture refuses a query
 * with any other condition (R-48).
 */
export type Scoped = SQL & { readonly [scoped]: true };

const asScoped = (condition: SQL | undefined): Scoped =>
  // The brand exists only as a type; only these three functions give it.
  (condition ?? sql`true`) as Scoped;

/** The condition under which the viewer may see or change rows of this table, together with the caller's own. */
export function within(viewer: Viewer, table: unknown, condition?: SQL): Scoped {
  const rule = rules.get(table);
  if (!rule) throw new Error('This table has no branchRule beside it.');
  return asScoped(and(rule(viewer), condition));
}

type Key = string | number | PgColumn | SQL;

const isKey = (parent: Key | readonly Key[] | SQLWrapper): parent is Key =>
  typeof parent !== 'object' || is(parent, PgColumn) || is(parent, SQL);

const isList = (parent: readonly Key[] | SQLWrapper): parent is readonly Key[] => Array.isArray(parent);

/**
 * A statement takes at most 65,535 parameters, each of which is built and sent; more keys than this are sent as one
 * array.
 */
const MANY = 500;

function isAmong(column: PgColumn, keys: readonly Key[]) {
  const isPlain = keys.length > MANY && keys.every((key) => typeof key !== 'object');
  return isPlain ? sql`${column} = any(${sql.param([...keys])})` : inArray(column, [...keys]);
}

/**
 * Rows by the id of one that the caller has read under a scope, which may be the row itself: the winners of a draw, the
 * lines of an order, the prize that is locked by now.
 */
export function ofParent(
  column: PgColumn,
  parent: Key | readonly Key[] | SQLWrapper,
  ...more: (SQL | undefined)[]
): Scoped {
  const own = isKey(parent) ? eq(column, parent) : isList(parent) ? isAmong(column, parent) : inArray(column, parent);
  return asScoped(and(own, ...more));
}

/** Why a query does not depend on the branch, and whether the policies of the database must let it see all branches. */
const REASONS = {
  /** The table belongs to no branch: menus, roles, dictionaries, goods, the tree of branches, queues, counters. */
  shared: false,
  /** Rows that branches above have set for those below, or the other way round; the policies allow them. */
  line: false,
  /**
   * A search through rows that refer to limited rows, or a second read of limited rows, such as of a page by its keys.
   */
  joined: false,
  /** The user's own rows, or rows shared with him, of whatever branch. */
  own: true,
  /** Identity and access: sign-in, sessions, the last administrator. */
  account: true,
  /** A row found by a secret or signed key, which gives access to it. */
  key: true,
  /** Only the name of something that a visible row refers to. */
  name: true,
  /** Whether a code, a name or a number is taken in any branch. */
  taken: true,
  /** Content that is published in the app, for everybody who uses it. */
  shown: true,
  /** Work that is due by the clock, or of a job that belongs to nobody. */
  clock: true,
  /** Data of the companies that hold a fair together: their departments, and the orders of their customers. */
  partners: true,
} as const;

/** A condition without a branch, with the reason for it. */
export const global = (reason: keyof typeof REASONS, condition?: SQL): Scoped =>
  asScoped(REASONS[reason] ? inEveryBranch(condition) : condition);

/** Whether a viewer may see the row with an id. */
export const isSeenBy =
  (column: PgColumn) =>
  async (id: string, { db, session }: { db: Db; session: Viewer }) => {
    const [found] = await db
      .select({ id: column })
      .from(column.table)
      .where(within(session, column.table, eq(column, id)));
    return found !== undefined;
  };

/** Which of these branches the viewer may not name in a request (43002). */
export async function foreignBranches(db: Db, viewer: Viewer, branchIds: readonly string[]) {
  if (branchIds.length === 0) return [];
  const allowed = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(
      global('shared', and(inArray(branch.branchId, [...branchIds]), eq(branch.status, 1), visibleBranches(viewer))),
    );
  const known = new Set(allowed.map(({ branchId }) => branchId));
  return branchIds.filter((branchId) => !known.has(branchId));
}
