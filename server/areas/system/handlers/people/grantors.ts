import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { effectivePermissionsApi } from '../../../../../src/contract/system/effective-permissions';
import { role, roleButton, roleMenu, user, userRole } from '../../../../platform/schema/organisation';
import { global, within } from '../../../../platform/scope';
import { Failure } from '../../../../http/failure';
import { ownGrants, type Work } from './guards';

const MAX_GRANTORS = 10;

/** Roles that hold an item, and visible people who hold it together with the button that grants. */
export async function whoCanGrant({ menuId, buttonCode }: Parsed<typeof effectivePermissionsApi.help>, work: Work) {
  const { db, session } = work;
  const own = await ownGrants(work);
  // Items that the asking user cannot see himself are not answered.
  const isKnown = menuId === undefined ? own.buttonCodes.has(buttonCode ?? '') : own.menuIds.has(menuId);
  if (!isKnown) throw new Failure(ERROR.beyondOwnGrants);
  const holders =
    menuId === undefined
      ? db
          .select({ id: roleButton.roleId })
          .from(roleButton)
          .where(global('shared', eq(roleButton.buttonCode, buttonCode ?? '')))
      : db
          .select({ id: roleMenu.roleId })
          .from(roleMenu)
          .where(global('shared', eq(roleMenu.menuId, menuId)));
  const enabled = and(eq(role.status, 1), eq(role.deleted, 0));
  const roles = await db
    .select({ roleId: role.roleId, roleName: role.roleName })
    .from(role)
    .where(global('shared', and(enabled, inArray(role.roleId, holders))))
    .orderBy(asc(role.roleId));
  const having = (roleIds: typeof holders) =>
    db
      .select({ id: userRole.userId })
      .from(userRole)
      .innerJoin(role, and(eq(role.roleId, userRole.roleId), enabled))
      .where(global('shared', inArray(userRole.roleId, roleIds)));
  const granting = db
    .select({ id: roleButton.roleId })
    .from(roleButton)
    .where(global('shared', eq(roleButton.buttonCode, 'roleManage_grant')));
  const grantors = await db
    .select({ loginName: user.loginName, realName: user.realName })
    .from(user)
    .where(
      within(
        session,
        user,
        and(eq(user.status, 1), inArray(user.userId, having(holders)), inArray(user.userId, having(granting))),
      ),
    )
    .orderBy(asc(user.userId))
    .limit(MAX_GRANTORS);
  return { roleNames: roles.map(({ roleName }) => roleName), grantors };
}
