import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ADMINISTRATOR, ROLE_STATUS, type Role, type rolesApi } from '../../../../../src/contract/system/roles';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { role, roleButton, roleMenu, userRole } from '../../../../platform/schema/organisation';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { endSessionsOf } from '../../../../http/session';
import { goesBeyond, grantsOf, ownGrants, type Work } from './guards';
import { touch } from '../../../../http/touch';
import { staleVersion } from '../../../../http/staleVersion';

const columns = {
  roleId: role.roleId,
  roleCode: role.roleCode,
  roleName: role.roleName,
  dataScope: role.dataScope,
  // Only the two codes are ever stored.
  status: sql<Role['status']>`${role.status}`,
  remark: role.remark,
  builtIn: role.builtIn,
  userCount: subquery<number>(sql`select count(*)::int from ${userRole} where ${userRole.roleId} = ${role.roleId}`),
  gmtModified: role.gmtModified,
  version: role.version,
};

export async function searchRoles(query: Parsed<typeof rolesApi.page>, { db }: Work) {
  const { roleName, status, orderBy, orderDir = 'desc' } = query;
  const where = and(
    eq(role.deleted, 0),
    roleName ? hasText(role.roleName, roleName) : undefined,
    status === undefined ? undefined : eq(role.status, status),
  );
  const column = orderBy ? role[orderBy] : role.gmtModified;
  const listed = db.select(columns).from(role).where(global('shared', where)).$dynamic();
  const { rows: records, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(role.roleId, 'asc')],
    },
    query,
  );
  return { records, ...found };
}

/** The role under a row lock; a stale version is answered with the present record and writes nothing. */
export async function lockRole(work: Work, roleId: string, version?: number) {
  demandHeadquarters(work);
  const [found] = await work.db
    .select()
    .from(role)
    .where(global('shared', and(eq(role.roleId, roleId), eq(role.deleted, 0))))
    .for('update');
  if (!found) throw notFound();
  if (version !== undefined && version !== found.version) {
    const [present] = await work.db
      .select(columns)
      .from(role)
      .where(global('shared', eq(role.roleId, roleId)));
    throw await staleVersion(work, { ...present }, found);
  }
  return found;
}

/** A user may not widen, enable or copy a role that holds more than he does (43021). */
async function refuseBeyond(work: Work, roleId: string) {
  if (goesBeyond(await grantsOf(work.db, [roleId]), await ownGrants(work))) throw new Failure(ERROR.beyondOwnGrants);
}

type NewRole = Pick<typeof role.$inferInsert, 'roleCode' | 'roleName' | 'dataScope' | 'status' | 'remark'>;

async function insertRole(work: Work, values: NewRole) {
  const { session, now } = work;
  const [created] = await work.db
    .insert(role)
    .values({ ...values, createdBy: session.loginName, gmtCreated: now, ...touch(work) })
    .onConflictDoNothing()
    .returning({ roleId: role.roleId, version: role.version });
  if (!created) throw new InvalidInput([{ field: 'roleCode', text: 'field.taken' }]);
  return created;
}

export async function addRole(values: Parsed<typeof rolesApi.add>, context: Context) {
  demandHeadquarters(context);
  const created = await insertRole(context, values);
  context.note({ objectId: created.roleId, objectName: values.roleName, after: { ...values } });
  return created;
}

export async function copyRole({ id, roleCode, roleName }: Parsed<typeof rolesApi.copy>, context: Context) {
  const { db } = context;
  const { dataScope, remark } = await lockRole(context, id);
  await refuseBeyond(context, id);
  const values = { roleCode, roleName, dataScope, remark, status: ROLE_STATUS.enabled };
  const created = await insertRole(context, values);
  const { menuIds, buttonCodes } = await grantsOf(db, [id]);
  const { roleId } = created;
  if (menuIds.size > 0) await db.insert(roleMenu).values([...menuIds].map((menuId) => ({ roleId, menuId })));
  if (buttonCodes.size > 0)
    await db.insert(roleButton).values([...buttonCodes].map((buttonCode) => ({ roleId, buttonCode })));
  context.note({ objectId: roleId, objectName: roleName, after: { ...values, copyOf: id } });
  return created;
}

export async function updateRole({ id, version, ...values }: Parsed<typeof rolesApi.update>, context: Context) {
  const { db, note } = context;
  const found = await lockRole(context, id, version);
  const { roleName, dataScope, status } = values;
  const isAdministrator = found.roleCode === ADMINISTRATOR;
  const changesFixed = roleName !== found.roleName || (isAdministrator && dataScope !== found.dataScope);
  if ((found.builtIn && changesFixed) || (isAdministrator && status !== ROLE_STATUS.enabled))
    throw new Failure(ERROR.builtInRole);
  await refuseBeyond(context, id);
  const [changed] = await db
    .update(role)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(global('shared', eq(role.roleId, id)))
    .returning({ roleId: role.roleId, version: role.version });
  if (!changed) throw new Failure(ERROR.serverFailed);
  if (status === ROLE_STATUS.disabled && found.status !== status)
    await endSessionsOf(db, await membersOf(context, id), context.ms);
  note({ objectId: id, objectName: roleName, before: { ...found }, after: { ...found, ...values } });
  return changed;
}

async function membersOf({ db }: Work, roleId: string) {
  const members = await db
    .select({ userId: userRole.userId })
    .from(userRole)
    .where(global('shared', eq(userRole.roleId, roleId)));
  return members.map(({ userId }) => userId);
}

/** A soft delete, so that its code stays taken. */
export async function deleteRole({ id, version }: Parsed<typeof rolesApi.delete>, context: Context) {
  const found = await lockRole(context, id, version);
  if (found.builtIn) throw new Failure(ERROR.builtInRole);
  const users = (await membersOf(context, id)).length;
  if (users > 0) throw new Failure(ERROR.roleHasUsers, { params: { count: users } });
  await context.db
    .update(role)
    .set({ deleted: 1, status: ROLE_STATUS.disabled, ...touch(context), version: version + 1 })
    .where(global('shared', eq(role.roleId, id)));
  context.note({ objectId: id, objectName: found.roleName, before: { deleted: 0 }, after: { deleted: 1 } });
  return true;
}
