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

/** The same for the policies of the database, which stand behind every query (docs/adr/0031-rows-have-a-second-guard.md). */
export function rowScope({ dataScope, isTop, branchPath, branchId, loginBranchIds }: Viewer): RowScope {
  if (dataScope === 'ALL') return isTop ? EVERY_BRANCH : branchPath;
  return `${branchPath}=${(dataScope === 'BRANCH_AND_BELOW' ? loginBranchIds : [branchId]).join(',')}`;
}

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

declare const scoped: unique symbol;

/**
 * A condition that says whose rows it leaves: `within`, `ofParent` and `global` make one, and tests/architecture refuses
 * a query with any other (R-48).
 */
export type Scoped = SQL & { readonly [scoped]: true };

const asScoped = (condition: SQL | undefined): Scoped =>
  // The brand is nothing but a type, and these three are the only ones to give it.
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

/** A statement has room for 65,535 parameters, and each of them is built and sent; so many keys go as one array. */
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

/** Why a query asks of no branch, and whether the policies of the database have to be told that it sees all of them. */
const REASONS = {
  /** The table belongs to no branch: menus, roles, dictionaries, goods, the tree of branches, queues, counters. */
  shared: false,
  /** What branches above have set for those below, or the other way round, and the policies know of. */
  line: false,
  /** A search in what rows mention that are limited themselves, or those rows once more: a page by its keys. */
  joined: false,
  /** What is the asker's own, or was shared with him, in whatever branch it came to be. */
  own: true,
  /** Who somebody is and whether he may come in: sign-in, sessions, the last administrator. */
  account: true,
  /** By a key that nobody guesses or that the server has signed; whoever brings it may have the row. */
  key: true,
  /** What something is called that a row in sight mentions, and no more of it. */
  name: true,
  /** Whether a code, a name or a number is taken by anybody. */
  taken: true,
  /** What is published in the app, to anybody who uses it. */
  shown: true,
  /** What is due by the clock, or the work of a job that is nobody's. */
  clock: true,
  /** Data of the companies that hold a fair together: their departments, and what their customers have ordered. */
  partners: true,
} as const;

/** A query that is limited by no branch, and why. */
export const global = (reason: keyof typeof REASONS, condition?: SQL): Scoped =>
  asScoped(REASONS[reason] ? inEveryBranch(condition) : condition);

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
