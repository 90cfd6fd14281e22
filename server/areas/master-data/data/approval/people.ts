import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { AUDIT_BUTTON } from '../../../../../src/contract/master-data/kinds';
import { groupBy } from '../../../../platform/groupBy';
import type { Db } from '../../../../platform/database/db';
import { button, role, roleButton, user, userRole } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import type { Person, Principal } from '../../rules/approval/people';
import { approvalSubstitute } from '../schema/approval';

const AUDIT_BUTTONS = [...new Set(Object.values(AUDIT_BUTTON))];

/** The names by which a task may mean each of these people: the user, an enabled role, a button of one of his roles. */
export async function identitiesOf(db: Db, userIds: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const roles = await db
    .select({ userId: userRole.userId, roleId: role.roleId, roleCode: role.roleCode })
    .from(userRole)
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .where(global('shared', inArray(userRole.userId, ids)));
  const roleIds = [...new Set(roles.map(({ roleId }) => roleId))];
  const enabled = await db
    .select({ buttonCode: button.buttonCode })
    .from(button)
    .where(global('shared', and(inArray(button.buttonCode, AUDIT_BUTTONS), eq(button.status, 1))));
  // By role first: a role has each button once, and the index begins with it.
  const held = await db
    .select({ roleId: roleButton.roleId, buttonCode: roleButton.buttonCode })
    .from(roleButton)
    .where(
      global(
        'shared',
        and(
          inArray(roleButton.roleId, ['0', ...roleIds]),
          inArray(roleButton.buttonCode, ['', ...enabled.map(({ buttonCode }) => buttonCode)]),
        ),
      ),
    );
  const buttonsOf = groupBy(held, ({ roleId }) => roleId);
  const rolesOf = groupBy(roles, ({ userId }) => userId);
  return new Map(
    ids.map((userId) => {
      const own = rolesOf.get(userId) ?? [];
      const buttons = own.flatMap(({ roleId }) => buttonsOf.get(roleId) ?? []);
      const names = [...own.map(({ roleCode }) => `r:${roleCode}`), ...buttons.map((one) => `b:${one.buttonCode}`)];
      return [userId, new Set([`u:${userId}`, ...names])];
    }),
  );
}

export interface Desk {
  person: Person;
  /** For whom he may decide, and on which kinds. */
  principals: readonly (Principal & { bizKinds: readonly number[] })[];
}

/** The substitutions that hold at a moment. */
export const holdAt = (now: string) =>
  and(eq(approvalSubstitute.status, 1), lte(approvalSubstitute.fromTime, now), gte(approvalSubstitute.toTime, now));

/** A user, and those for whom he is the substitute at this moment. */
export async function deskOf(db: Db, userId: string, now: string): Promise<Desk> {
  const standing = await db
    .select({
      userId: approvalSubstitute.userId,
      userName: approvalSubstitute.userName,
      bizKinds: approvalSubstitute.bizKinds,
    })
    .from(approvalSubstitute)
    .innerJoin(user, and(eq(user.userId, approvalSubstitute.userId), eq(user.status, 1)))
    .where(global('account', and(eq(approvalSubstitute.substituteId, userId), holdAt(now))));
  const identities = await identitiesOf(db, [userId, ...standing.map((one) => one.userId)]);
  const of = (id: string) => identities.get(id) ?? new Set<string>();
  return {
    person: { userId, identities: of(userId) },
    principals: standing.map((one) => ({ ...one, identities: of(one.userId) })),
  };
}

/** All enabled users, each with his identities. */
export async function enabledPeople(db: Db) {
  const rows = await db
    .select({ userId: user.userId, userName: user.realName, phone: user.i9Phone, loginBranchIds: user.loginBranchIds })
    .from(user)
    .where(global('account', eq(user.status, 1)));
  const identities = await identitiesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, identities: identities.get(row.userId) ?? new Set<string>() }));
}

type Enabled = Awaited<ReturnType<typeof enabledPeople>>[number];

/** Whether one of the names, such as `r:QUALITY_CLERK`, is among the identities of a user. */
export const isNamedBy =
  (names: readonly string[]) =>
  ({ identities }: Pick<Enabled, 'identities'>) =>
    names.some((name) => identities.has(name));

/** Enabled users who are named by one of these. */
export const peopleNamed = async (db: Db, names: readonly string[]) =>
  (await enabledPeople(db)).filter(isNamedBy(names));

/** The names of roles and users that are assignees of tasks. */
export async function namesOf(db: Db, assignees: readonly string[]): Promise<Map<string, string>> {
  const codes = assignees.filter((one) => one.startsWith('r:')).map((one) => one.slice(2));
  const ids = assignees.filter((one) => /^u:\d+$/.test(one)).map((one) => one.slice(2));
  const roles =
    codes.length === 0
      ? []
      : await db
          .select({ key: sql<string>`'r:' || ${role.roleCode}`, name: role.roleName })
          .from(role)
          .where(global('shared', inArray(role.roleCode, codes)));
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ key: sql<string>`'u:' || ${user.userId}::text`, name: user.realName })
          .from(user)
          .where(global('name', inArray(user.userId, ids)));
  return new Map([...roles, ...people].map(({ key, name }) => [key, name]));
}
