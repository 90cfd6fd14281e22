import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DATA_SCOPES, type DataScope } from '../../src/contract/system/roles';
import { subquery } from '../platform/database/columns';
import type { Db } from '../platform/database/db';
import { prepared } from '../platform/database/prepared';
import { branch, role, user, userRole } from '../platform/schema/organisation';
import { session } from '../platform/schema/platform';
import { HOUR, MINUTE } from '../platform/clock';

/** A signed-in user in one branch. */
export interface Session {
  tokenHash: string;
  signInId: string;
  userId: string;
  loginName: string;
  realName: string;
  staffId: string;
  /** The branch of the token, the "current branch" everywhere (docs/domain/account.md#sessions). */
  branchId: string;
  branchName: string;
  branchPath: string;
  /** Whether the branch is the top of the tree. */
  isTop: boolean;
  loginBranchIds: string[];
  /** The widest of the user's roles. */
  dataScope: DataScope;
  roleCodes: string[];
}

/** The session of a pre-token: may choose one of these accounts, and nothing else. */
export interface AccountChoice {
  tokenHash: string;
  accounts: string[];
}

export const IDLE_LIMIT = 8 * HOUR;
export const CHOICE_LIMIT = 5 * MINUTE;
/** Sliding expiry is written at most this often. */
const TOUCH = MINUTE;

/** A locked user (2) keeps the sessions he has: strangers' wrong passwords must not throw him out. */
export const DISABLED = 0;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

type NewToken = Pick<
  typeof session.$inferInsert,
  'signInId' | 'kind' | 'userId' | 'branchId' | 'accounts' | 'ip' | 'userAgent'
>;

/** Stores a new token and answers it; only its hash stays. */
export async function issueToken(db: Db, ms: number, values: NewToken) {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(ms);
  const expiresAt = new Date(ms + (values.kind === 'pre' ? CHOICE_LIMIT : IDLE_LIMIT));
  const userAgent = values.userAgent.slice(0, 300);
  await db
    .insert(session)
    .values({ ...values, userAgent, tokenHash: hashToken(token), createdAt: at, lastSeenAt: at, expiresAt });
  return token;
}

const alive = (tokenHash: string | Placeholder, kind: 'pre' | 'full', at: Date | Placeholder) =>
  and(
    eq(session.tokenHash, tokenHash),
    eq(session.kind, kind),
    gt(session.expiresAt, sql.param(at, session.expiresAt)),
  );

const other = alias(branch, 'other_branch');
/** In the order of bytes the paths below a branch lie between its own and the same with `0`, which follows `/`. */
const isTop = subquery<boolean>(
  sql`select not exists (select 1 from ${branch} as ${other} where ${other.path} ~<~ ${branch.path}) and not exists (select 1 from ${branch} as ${other} where ${other.path} ~>=~ (rtrim(${branch.path}, '/') || '0'))`,
);

/** The enabled roles of the user of the outer query. */
const roles = subquery<[roleCode: string, dataScope: DataScope][] | null>(
  sql`select json_agg(json_build_array(${role.roleCode}, ${role.dataScope})) from ${userRole} join ${role} on ${role.roleId} = ${userRole.roleId} and ${role.status} = 1 where ${userRole.userId} = ${user.userId}`,
);

const ofUser = {
  userId: user.userId,
  loginName: user.loginName,
  realName: user.realName,
  staffId: user.staffId,
  loginBranchIds: user.loginBranchIds,
  branchId: branch.branchId,
  branchName: branch.branchName,
  branchPath: branch.path,
  isTop,
  roles,
};

function widest(held: readonly (readonly [roleCode: string, dataScope: DataScope])[]) {
  const at = Math.max(0, ...held.map(([, dataScope]) => DATA_SCOPES.indexOf(dataScope)));
  return { roleCodes: held.map(([roleCode]) => roleCode), dataScope: DATA_SCOPES[at] ?? 'SELF' };
}

type Found = Omit<Session, 'tokenHash' | 'signInId' | 'dataScope' | 'roleCodes'> & {
  roles: [roleCode: string, dataScope: DataScope][] | null;
};

function asSession({ roles: held, ...who }: Found, ids: Pick<Session, 'tokenHash' | 'signInId'>): Session {
  return { ...who, ...ids, ...widest(held ?? []) };
}

const byToken = prepared((db) =>
  db
    .select({ signInId: session.signInId, lastSeenAt: session.lastSeenAt, ...ofUser })
    .from(session)
    .innerJoin(user, and(eq(user.userId, session.userId), ne(user.status, DISABLED)))
    .innerJoin(branch, and(eq(branch.branchId, session.branchId), eq(branch.status, 1)))
    .where(alive(sql.placeholder('tokenHash'), 'full', sql.placeholder('at')))
    .prepare('session_by_token'),
);

/** The session of a token; undefined when it is unknown, expired, or its user or branch is no longer allowed. */
export async function findSession(db: Db, token: string, ms: number): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await byToken(db).execute({ tokenHash, at: new Date(ms) });
  if (!found?.loginBranchIds.includes(found.branchId)) return undefined;
  const { lastSeenAt, signInId, ...who } = found;
  if (ms - lastSeenAt.getTime() > TOUCH) {
    await db
      .update(session)
      .set({ lastSeenAt: new Date(ms), expiresAt: new Date(ms + IDLE_LIMIT) })
      .where(eq(session.tokenHash, tokenHash));
  }
  return asSession(who, { tokenHash, signInId });
}

/** A user at work in one of his branches without a token, as he is at this moment; undefined when he no longer may. */
export async function sessionWithoutToken(db: Db, userId: string, branchId: string): Promise<Session | undefined> {
  const [found] = await db
    .select(ofUser)
    .from(user)
    .innerJoin(branch, and(eq(branch.branchId, branchId), eq(branch.status, 1)))
    .where(and(eq(user.userId, userId), ne(user.status, DISABLED)));
  if (!found?.loginBranchIds.includes(branchId)) return undefined;
  return asSession(found, { tokenHash: '', signInId: '' });
}

/** The enabled roles of a user, and the widest of their scopes. */
export async function rolesOf(db: Db, userId: string) {
  const [found] = await db.select({ roles }).from(user).where(eq(user.userId, userId));
  return widest(found?.roles ?? []);
}

export async function findAccountChoice(db: Db, token: string, ms: number): Promise<AccountChoice | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ accounts: session.accounts })
    .from(session)
    .where(alive(tokenHash, 'pre', new Date(ms)));
  return found && { tokenHash, accounts: found.accounts ?? [] };
}

/** Ends every token of a sign-in: logout, password change, disabling (docs/domain/account.md#sessions). */
export const endSignIn = (db: Db, signInId: string) => db.delete(session).where(eq(session.signInId, signInId));

/** Ends every sign-in of these users: disabled, or left with fewer roles. */
export const endSessionsOf = (db: Db, userIds: readonly string[]) =>
  db.delete(session).where(inArray(session.userId, [...userIds]));

/** Rows that no clock can bring back to life. */
export const dropExpiredSessions = (db: Db, ms: number) =>
  db.delete(session).where(lt(session.expiresAt, new Date(ms - HOUR)));
