import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { User, UserDetail, usersApi } from '../../../../../src/contract/system/users';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { branch, role, staff, user, userRole } from '../../../../platform/schema/organisation';
import { notFound } from '../../../../http/failure';
import { maskPhone } from '../../../../platform/mask';
import type { Work } from './guards';

/** A status is a small number in the database; only these three are written. */
const status = sql<User['status']>`${user.status}`;

const columns = {
  userId: user.userId,
  loginName: user.loginName,
  realName: user.realName,
  staffId: user.staffId,
  phone: user.i9Phone,
  branchId: user.branchId,
  branchName: branch.branchName,
  roleNames: subquery<string[]>(
    sql`select array(select ${role.roleName} from ${role} join ${userRole} on ${userRole.roleId} = ${role.roleId} where ${userRole.userId} = ${user.userId} order by ${role.roleId})`,
  ),
  status,
  lastLoginTime: user.lastLoginTime,
  gmtCreated: user.gmtCreated,
  version: user.version,
};

type Query = Parsed<typeof usersApi.selectPage>;

function filters({ loginName, realName, phone, branchId, ...rest }: Query, { db }: Work): SQL | undefined {
  const members = (roleId: string) =>
    db
      .select({ userId: userRole.userId })
      .from(userRole)
      .where(global('shared', eq(userRole.roleId, roleId)));
  return and(
    loginName ? hasText(user.loginName, loginName) : undefined,
    realName ? hasText(user.realName, realName) : undefined,
    phone ? hasText(user.i9Phone, phone) : undefined,
    branchId ? eq(user.branchId, branchId) : undefined,
    rest.roleId ? inArray(user.userId, members(rest.roleId)) : undefined,
    rest.status === undefined ? undefined : eq(user.status, rest.status),
  );
}

export async function searchUsers(query: Query, work: Work) {
  const { db, session } = work;
  const where = within(session, user, filters(query, work));
  const { orderBy, orderDir = 'desc' } = query;
  const column = orderBy ? user[orderBy] : user.gmtModified;
  const listed = db
    .select(columns)
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(user.userId, 'desc')],
    },
    query,
  );
  return { records: rows.map((row) => ({ ...row, phone: maskPhone(row.phone) })), ...found };
}

/** An account with all its details; 40004 both for one that does not exist and for one of another branch. */
export async function readUser(userId: string, { db, session }: Work): Promise<UserDetail> {
  const [found] = await db
    .select({
      ...columns,
      email: user.email,
      remark: user.remark,
      lastLoginIp: sql<string>`coalesce(${user.lastLoginIp}, '')`,
      pwdChangedAt: user.pwdChangedAt,
      loginBranchIds: user.loginBranchIds,
    })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(within(session, user, eq(user.userId, userId)));
  if (!found) throw notFound();
  const { loginBranchIds, ...detail } = found;
  const companies = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(global('shared', inArray(branch.branchId, loginBranchIds)))
    .orderBy(asc(branch.path));
  return { ...detail, companies };
}

type StaffQuery = Parsed<typeof usersApi.queryStaffInfoByUserIdAndStaffName>;

/**
 * Staff of the visible branches; those with an account in their branch are left out, unless one looks for a user's own.
 */
export async function searchStaff(query: StaffQuery, { db, session }: Work) {
  const { userId, staffName, orderBy = 'staffId', orderDir = 'asc' } = query;
  const theirs = sql`${user.staffId} = ${staff.staffId} and ${user.status} <> 0 and ${user.userId} <> ${userId ?? '0'}`;
  const where = within(
    session,
    staff,
    and(
      eq(staff.status, 1),
      staffName ? or(hasText(staff.staffName, staffName), hasText(staff.staffId, staffName)) : undefined,
      userId === undefined
        ? sql`not exists (select 1 from ${user} where ${theirs} and ${user.branchId} = ${staff.branchId})`
        : undefined,
    ),
  );
  const listed = db
    .select({
      staffId: staff.staffId,
      staffName: staff.staffName,
      departmentName: staff.departmentName,
      branchName: branch.branchName,
      bound: subquery<boolean>(sql`select count(*) > 0 from ${user} where ${theirs}`),
    })
    .from(staff)
    .innerJoin(branch, eq(branch.branchId, staff.branchId))
    .where(where)
    .$dynamic();
  const { rows: records, ...found } = await paged(
    db,
    {
      listed,
      order: [by(staff[orderBy], orderDir), by(staff.staffId, 'asc')],
    },
    query,
  );
  return { records, ...found };
}
