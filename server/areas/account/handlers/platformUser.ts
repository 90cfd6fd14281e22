import { rememberBranch } from './changeBranch';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { FLAG } from '../../../../src/contract/fields';
import { type BranchSource, platformUserApi } from '../../../../src/contract/account/platform-user';
import { ERROR } from '../../../../src/contract/error-codes';
import { global, visibleBranches, within } from '../../../platform/scope';
import {
  branch,
  button,
  dictItem,
  menu,
  role,
  roleButton,
  roleMenu,
  user,
  userRole,
} from '../../../platform/schema/organisation';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { holdsButton, roleIdsOf } from '../../../http/permission';
import { endSignIn } from '../../../http/session';
import { toTree } from '../../../platform/tree';
import { readUserInfo } from './account';
import { demoMenus } from '../../system/public';

/** The branches of one of the three sources of docs/domain/account.md#calls. */
async function branchesOf({ db, session }: Context, type: BranchSource) {
  const mine = inArray(branch.branchId, session.loginBranchIds);
  const source = {
    all: undefined,
    mine,
    permission: and(mine, visibleBranches(session)),
    scope: visibleBranches(session),
  }[type];
  const rows = await db
    .select({
      branchId: branch.branchId,
      branchName: branch.branchName,
      orgType: branch.orgType,
      parentId: branch.parentId,
      sort: branch.sort,
    })
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), source)));
  return toTree(rows);
}

/** Enabled menus of the user's roles whose ancestors are enabled and granted as well. */
async function grantedMenus({ db, session }: Context) {
  const rows = await db
    .selectDistinct({
      menuId: menu.menuId,
      menuUrl: menu.menuUrl,
      menuTitle: menu.menuTitle,
      menuIcon: menu.menuIcon,
      menuParent: menu.menuParent,
      isExternalLink: menu.isExternalLink,
      isFind: menu.isFind,
      sort: menu.sort,
      noCache: menu.noCache,
      pageName: menu.pageName,
      titles: menu.titles,
    })
    .from(menu)
    .innerJoin(roleMenu, eq(roleMenu.menuId, menu.menuId))
    .where(global('shared', and(eq(menu.status, 1), inArray(roleMenu.roleId, roleIdsOf(db, session.userId)))))
    .orderBy(asc(menu.sort), asc(menu.menuId));
  const byId = new Map(rows.map((row) => [row.menuId, row]));
  const reachesTop = ({ menuParent }: { menuParent: string }, depth = 0): boolean => {
    if (menuParent === '0') return true;
    const parent = byId.get(menuParent);
    return parent !== undefined && depth < 10 && reachesTop(parent, depth + 1);
  };
  return rows.filter((row) => reachesTop(row));
}

async function grantedButtons({ db, session }: Context) {
  const rows = await db
    .selectDistinct({
      buttonCode: button.buttonCode,
      pageKey: button.pageKey,
      buttonName: button.buttonName,
      position: button.position,
      sort: button.sort,
    })
    .from(button)
    .innerJoin(roleButton, eq(roleButton.buttonCode, button.buttonCode))
    .where(global('shared', and(eq(button.status, 1), inArray(roleButton.roleId, roleIdsOf(db, session.userId)))))
    .orderBy(asc(button.sort));
  const at = (wanted: string) =>
    rows
      .filter(({ position }) => position === wanted)
      .map(({ position: _position, sort: _sort, ...one }) => ({ ...one, buttonRef: one.buttonCode }));
  return { headerButtonList: at('header'), tableButtonList: at('table') };
}

export const platformUserRoutes = implement(platformUserApi, {
  userInfo: (_, { db, session }) => readUserInfo(db, session.loginName),

  loginOrgList: ({ type }, context) => branchesOf(context, type),

  setLastSelectBranchId: async ({ branchId }, context) => {
    await rememberBranch(context, branchId);
    // This backend never needs a confirmation: baskets stay their owner's for a day, and the browser guards unsaved
    // input.
    return { needConfirm: FLAG.no };
  },

  permission: async (_, context) => {
    const { menus, refused } = await demoMenus(context);
    return {
      menuList: [...(await grantedMenus(context)), ...menus],
      refusedPages: refused,
      ...(await grantedButtons(context)),
    };
  },

  dictList: async ({ dictCode }, { db }) => {
    const codes = dictCode.split(',').map((code) => code.trim());
    const rows = await db
      .select()
      .from(dictItem)
      .where(global('shared', inArray(dictItem.dictCode, codes)))
      .orderBy(asc(dictItem.sort));
    const itemsOf = (code: string) =>
      rows.filter((row) => row.dictCode === code).map(({ dictCode: _code, ...item }) => item);
    return Object.fromEntries(codes.map((code) => [code, itemsOf(code)]));
  },

  saveBranch: async ({ branchId, branchName }, context) => {
    const [named] = await context.db
      .select({ branchId: branch.branchId })
      .from(branch)
      .where(global('shared', and(eq(branch.branchId, branchId), eq(branch.branchName, branchName))));
    if (!named) throw new Failure(ERROR.branchNotGranted);
    await rememberBranch(context, branchId);
    return true;
  },

  listByStaffId: async ({ staffId }, { db, session }) => {
    const isOwn = staffId === session.staffId;
    if (!isOwn && !(await holdsButton(db, session.userId, ['userManage_role']))) {
      throw new Failure(ERROR.notGranted);
    }
    const enabled = and(eq(role.status, 1), eq(user.staffId, staffId));
    return db
      .selectDistinct({ roleId: role.roleId, roleCode: role.roleCode, roleName: role.roleName })
      .from(role)
      .innerJoin(userRole, eq(userRole.roleId, role.roleId))
      .innerJoin(user, eq(user.userId, userRole.userId))
      .where(isOwn ? global('own', enabled) : within(session, user, enabled));
  },

  logout: async (_, { db, session, note }) => {
    note({ objectId: session.userId, objectName: session.loginName });
    await endSignIn(db, session.signInId);
    return true;
  },
});
