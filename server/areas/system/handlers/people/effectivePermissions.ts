import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  type EffectivePermissions,
  effectivePermissionsApi,
} from '../../../../../src/contract/system/effective-permissions';
import { buttonTitles } from '../../../../catalogue/permissions';
import { global, visibleBranches, within } from '../../../../platform/scope';
import { branch, button, menu, role, user } from '../../../../platform/schema/organisation';
import { InvalidInput, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { roleIdsOf } from '../../../../http/permission';
import { firstBranch, rolesOf } from '../../../../http/session';
import { buttonVisibility, menuVisibility } from '../../rules/visibility';
import { whoCanGrant } from './grantors';
import { type Grants, grantsOf, type Work } from './guards';

/** The user or role whose permissions are shown. */
type Subject = Pick<EffectivePermissions, 'dataScope' | 'companies' | 'roleNames'> & { grants: Grants };

async function userSubject(userId: string, { db, session }: Work): Promise<Subject> {
  const [found] = await db
    .select({
      loginName: user.loginName,
      loginBranchIds: user.loginBranchIds,
      branchId: user.branchId,
      lastSelectBranchId: user.lastSelectBranchId,
    })
    .from(user)
    .where(within(session, user, eq(user.userId, userId)));
  if (!found) throw notFound();
  const { loginName, loginBranchIds } = found;
  // The branch in which his next sign-in begins.
  const branchId = (await firstBranch(db, found)) ?? found.branchId;
  const [ownBranch] = await db
    .select({ branchPath: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  const { dataScope } = await rolesOf(db, userId);
  const viewer = {
    loginName,
    loginBranchIds,
    branchId,
    branchPath: ownBranch?.branchPath ?? '',
    dataScope,
    isTop: false,
  };
  const companies = await db
    .select({ branchName: branch.branchName })
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), visibleBranches(viewer))))
    .orderBy(asc(branch.path));
  const roles = await db
    .select({ roleName: role.roleName })
    .from(role)
    .where(global('shared', inArray(role.roleId, roleIdsOf(db, userId))))
    .orderBy(asc(role.roleId));
  return {
    dataScope,
    companies: companies.map(({ branchName }) => branchName),
    roleNames: roles.map(({ roleName }) => roleName),
    grants: await grantsOf(db, roleIdsOf(db, userId)),
  };
}

async function roleSubject(roleId: string, { db }: Work): Promise<Subject> {
  const [found] = await db
    .select({ roleName: role.roleName, dataScope: role.dataScope })
    .from(role)
    .where(global('shared', and(eq(role.roleId, roleId), eq(role.deleted, 0))));
  if (!found) throw notFound();
  const { dataScope, roleName } = found;
  return { dataScope, companies: [], roleNames: [roleName], grants: await grantsOf(db, [roleId]) };
}

/** All menus and buttons, each with the reason why the user sees it or not. */
async function readPreview(
  { userId, roleId }: Parsed<typeof effectivePermissionsApi.preview>,
  work: Work,
): Promise<EffectivePermissions> {
  if ((userId === undefined) === (roleId === undefined))
    throw new InvalidInput([{ field: 'userId', text: 'field.choice' }]);
  const { grants, ...subject } = userId ? await userSubject(userId, work) : await roleSubject(roleId ?? '', work);
  const menus = await work.db.select().from(menu).where(global('shared')).orderBy(asc(menu.sort), asc(menu.menuId));
  const buttons = await work.db
    .select()
    .from(button)
    .where(global('shared'))
    .orderBy(asc(button.sort), asc(button.buttonCode));
  const byId = new Map(menus.map((one) => [one.menuId, one]));
  const seen = menus.map(({ menuId, menuParent, menuTitle, titles, pageKey }) => ({
    ...{ menuId, menuParent, menuTitle, titles, pageKey },
    visibility: menuVisibility(byId, grants, menuId),
  }));
  const pages = new Map(seen.map((one) => [one.pageKey, one]));
  return {
    ...subject,
    menus: seen.map(({ pageKey: _key, ...one }) => one),
    buttons: buttons.map(({ buttonCode, buttonName, pageKey, status }) => {
      const page = pages.get(pageKey);
      const visibility = buttonVisibility({ buttonCode, status }, grants, page?.visibility);
      return {
        buttonCode,
        buttonName,
        titles: buttonTitles(buttonName),
        pageKey,
        menuId: page?.menuId ?? '',
        visibility,
      };
    }),
  };
}

export const effectivePermissionsRoutes = implement(effectivePermissionsApi, {
  preview: (query, context) => readPreview(query, context),
  help: (query, context) => whoCanGrant(query, context),
});
