import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { DATA_SCOPES, type DataScope } from '../../src/contract/system/roles';
import { subquery } from '../platform/database/columns';
import type { Db } from '../platform/database/db';
import { prepared } from '../platform/database/prepared';
import { branch, role, user, userRole } from '../platform/schema/organisation';
import { session } from '../platform/schema/platform';
import { HOUR, MINUTE } from '../platform/clock';
import { global } from '../platform/scope';

/** A signed-in user in one branch. */
export interface Session {
  tokenHash: string;
  signInId: string;
  /** When the sign-in is over, however much it is used. */
  endsAt: Date;
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
  /** The widest data scope of the user's roles. */
  dataScope: DataScope;
  roleCodes: string[];
}

/** The session of a pre-token: it may choose one of these accounts, and nothing else. */
export interface AccountChoice {
  tokenHash: string;
  accounts: string[];
}

export const IDLE_LIMIT = 8 * HOUR;
/** How long a sign-in lives, with all its tokens. */
const WHOLE_LIMIT = 24 * HOUR;
/** When a sign-in began, by its end: its first token may be gone already, the others end at the same time. */
export const beganAt = (endsAt: Date) => endsAt.getTime() - WHOLE_LIMIT;
/** A call that is under way with a replaced token may still arrive. */
const REPLACED_LIMIT = MINUTE;
/** The most tokens of one sign-in: a tab takes a new one whenever it is loaded. */
const MOST_TOKENS = 30;
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

/** Stores a new token and answers it; only its hash stays. A further token of a sign-in ends when the sign-in does. */
export async function issueToken(db: Db, ms: number, values: NewToken & { endsAt?: Date }) {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(ms);
  const endsAt = values.endsAt ?? new Date(ms + WHOLE_LIMIT);
  const expiresAt = earlier(new Date(ms + (values.kind === 'pre' ? CHOICE_LIMIT : IDLE_LIMIT)), endsAt);
  const userAgent = values.userAgent.slice(0, 300);
  await db
    .insert(session)
    .values({ ...values, userAgent, tokenHash: hashToken(token), createdAt: at, lastSeenAt: at, expiresAt, endsAt });
  return token;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** A tab has gone to another branch: the token that it had before is good for a moment more. */
export const retireToken = (db: Db, tokenHash: string, ms: number) =>
  db
    .update(session)
    .set({ expiresAt: new Date(ms + REPLACED_LIMIT), endsAt: new Date(ms + REPLACED_LIMIT) })
    .where(global('account', eq(session.tokenHash, tokenHash)));

/** Keeps the tokens of a sign-in that were used last. */
export const dropSurplusTokens = (db: Db, signInId: string) =>
  db.delete(session).where(
    global(
      'account',
      inArray(
        session.tokenHash,
        db
          .select({ tokenHash: session.tokenHash })
          .from(session)
          .where(global('account', eq(session.signInId, signInId)))
          .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
          .offset(MOST_TOKENS),
      ),
    ),
  );

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

type Ids = Pick<Session, 'tokenHash' | 'signInId' | 'endsAt'>;

type Found = Omit<Session, keyof Ids | 'dataScope' | 'roleCodes'> & {
  roles: [roleCode: string, dataScope: DataScope][] | null;
};

function asSession({ roles: held, ...who }: Found, ids: Ids): Session {
  return { ...who, ...ids, ...widest(held ?? []) };
}

const byToken = prepared((db) =>
  db
    .select({ signInId: session.signInId, lastSeenAt: session.lastSeenAt, endsAt: session.endsAt, ...ofUser })
    .from(session)
    .innerJoin(user, and(eq(user.userId, session.userId), ne(user.status, DISABLED)))
    .innerJoin(branch, and(eq(branch.branchId, session.branchId), eq(branch.status, 1)))
    .where(global('account', alive(sql.placeholder('tokenHash'), 'full', sql.placeholder('at'))))
    .prepare('session_by_token'),
);

/** The session of a token; undefined when it is unknown, expired, or its user or branch is no longer allowed. */
export async function findSession(db: Db, token: string, ms: number): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await byToken(db).execute({ tokenHash, at: new Date(ms) });
  if (!found?.loginBranchIds.includes(found.branchId)) return undefined;
  const { lastSeenAt, signInId, endsAt, ...who } = found;
  if (ms - lastSeenAt.getTime() > TOUCH) {
    await db
      .update(session)
      .set({ lastSeenAt: new Date(ms), expiresAt: earlier(new Date(ms + IDLE_LIMIT), endsAt) })
      .where(global('account', eq(session.tokenHash, tokenHash)));
  }
  return asSession(who, { tokenHash, signInId, endsAt });
}

/**
 * A user who works in one of his branches without a token, as he is at this moment; undefined when he no longer may.
 */
export async function sessionWithoutToken(db: Db, userId: string, branchId: string): Promise<Session | undefined> {
  const [found] = await db
    .select(ofUser)
    .from(user)
    .innerJoin(branch, and(eq(branch.branchId, branchId), eq(branch.status, 1)))
    .where(global('account', and(eq(user.userId, userId), ne(user.status, DISABLED))));
  if (!found?.loginBranchIds.includes(branchId)) return undefined;
  return asSession(found, { tokenHash: '', signInId: '', endsAt: new Date(0) });
}

type Branches = Pick<typeof user.$inferSelect, 'branchId' | 'lastSelectBranchId' | 'loginBranchIds'>;

/**
 * Where a sign-in begins: where the user was last, at home, or in the first of his branches; undefined where none of them
 * is enabled, as nobody works in a disabled one.
 */
export async function firstBranch(db: Db, { branchId: home, lastSelectBranchId: last, loginBranchIds }: Branches) {
  const enabled = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared', and(inArray(branch.branchId, loginBranchIds), eq(branch.status, 1))))
    .orderBy(branch.path);
  const ids = enabled.map(({ branchId }) => branchId);
  return [last, home, ...ids].find((one) => ids.includes(one));
}

/** The enabled roles of a user, and the widest of their scopes. */
export async function rolesOf(db: Db, userId: string) {
  const [found] = await db
    .select({ roles })
    .from(user)
    .where(global('account', eq(user.userId, userId)));
  return widest(found?.roles ?? []);
}

export async function findAccountChoice(db: Db, token: string, ms: number): Promise<AccountChoice | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ accounts: session.accounts })
    .from(session)
    .where(global('account', alive(tokenHash, 'pre', new Date(ms))));
  return found && { tokenHash, accounts: found.accounts ?? [] };
}

/** Ends every token of a sign-in: logout, password change, disabling (docs/domain/account.md#sessions). */
export const endSignIn = (db: Db, signInId: string) =>
  db.delete(session).where(global('account', eq(session.signInId, signInId)));

/**
 * Ends every sign-in of these users: disabled, or left with fewer roles. The links that they have handed out to
 * screens and phones end as well.
 */
export async function endSessionsOf(db: Db, userIds: readonly string[], ms: number) {
  await db.delete(session).where(global('account', inArray(session.userId, [...userIds])));
  await endHandedOut(db, userIds, ms);
}

export const endHandedOut = (db: Db, userIds: readonly string[], ms: number) =>
  db
    .update(user)
    .set({ tokensSince: new Date(ms) })
    .where(global('account', inArray(user.userId, [...userIds])));

/** A condition on the user's table: the user who handed something out may still answer for it. */
export const stillAnswersFor = (loginName: PgColumn, handedOutAt: SQL) =>
  and(
    eq(user.loginName, loginName),
    ne(user.status, DISABLED),
    or(isNull(user.tokensSince), lte(user.tokensSince, handedOutAt)),
  );

/** Rows that have been expired for so long that no difference of clocks can make them valid again. */
export const dropExpiredSessions = (db: Db, ms: number) =>
  db.delete(session).where(global('clock', lt(session.expiresAt, new Date(ms - HOUR))));
