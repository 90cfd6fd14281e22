import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { done, erpCode, FLAG, flag, text } from '../fields';
import { userInfo } from './sign-in';

const branch = z.object({
  branchId: z.string(),
  branchName: z.string(),
  /** 1 headquarters, 2 company, 3 branch office. */
  orgType: z.number().int(),
  get children() {
    return z.array(branch);
  },
});
export type Branch = z.infer<typeof branch>;

/** An item of the server menu (docs/domain/system.md#menus). */
const menuItem = z.object({
  menuId: z.string(),
  menuUrl: z.string(),
  menuTitle: z.string(),
  menuIcon: z.string(),
  /** '0' at the top. */
  menuParent: z.string(),
  isExternalLink: z.enum(FLAG),
  /** Whether the item is shown in the menu. */
  isFind: z.enum(FLAG),
  sort: z.number().int(),
  noCache: z.enum(FLAG),
  /** The name of the screen to load; without it the last segment of menuUrl. */
  pageName: z.string(),
  titles: z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() }).partial(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** Both keys carry the same code (docs/domain/system.md#buttons). */
const button = z.object({
  buttonRef: z.string(),
  buttonCode: z.string(),
  pageKey: z.string(),
  buttonName: z.string(),
});
export type Button = z.infer<typeof button>;

const permission = z.object({
  menuList: z.array(menuItem),
  /**
   * Demo pages that exist but are not granted to this user; empty where demo pages are off
   * (docs/console.md#demo-pages).
   */
  refusedPages: z.array(z.string()),
  headerButtonList: z.array(button),
  tableButtonList: z.array(button),
});
export type Permission = z.infer<typeof permission>;

const dictItem = z.object({
  value: z.string(),
  label: z.string(),
  labelEn: z.string(),
  sort: z.number().int(),
  status: z.enum(FLAG),
});
export type DictItem = z.infer<typeof dictItem>;

const role = z.object({ roleId: z.string(), roleCode: z.string(), roleName: z.string() });

const BRANCH_SOURCES = ['all', 'mine', 'permission', 'scope'] as const;
export type BranchSource = (typeof BRANCH_SOURCES)[number];

export const platformUserApi = service('platform', '/platformuser/api', {
  userInfo: get('/user/userInfo', z.object({}), userInfo, { access: 'session', write: false }),
  /** `mine` = loginBranchId, `permission` = mine within the roles' data scope, `scope` = that scope, `all` = every branch. */
  loginOrgList: get('/org/loginOrgList', z.object({ type: z.enum(BRANCH_SOURCES).default('mine') }), z.array(branch), {
    access: 'session',
    write: false,
    reads: ['branch'],
  }),
  /** needConfirm 1: unfinished work exists in the current branch; repeat with confirm 1. */
  setLastSelectBranchId: get(
    '/user/setLastSelectBranchId',
    z.object({ branchId: erpCode, confirm: flag.optional() }),
    z.object({ needConfirm: z.enum(FLAG) }),
    { access: 'session', write: true, log: ['edit', 'user'], anyBranch: true },
  ),
  permission: get('/menu/permission', z.object({}), permission, { access: 'session', write: false }),
  dictList: get('/erpm/dict/list', z.object({ dictCode: text(500) }), z.record(z.string(), z.array(dictItem)), {
    access: 'session',
    write: false,
  }),
  saveBranch: post('/user/saveBranch', z.object({ branchId: erpCode, branchName: text(100) }), done, {
    access: 'session',
    write: true,
    log: ['edit', 'user'],
    anyBranch: true,
    assumed: true,
  }),
  listByStaffId: get('/role/listByStaffId', z.object({ staffId: text(50) }), z.array(role), {
    access: 'session',
    write: false,
    assumed: true,
  }),
  /** Ends every token of the sign-in. */
  logout: post('/user/logout', z.object({}), done, {
    access: 'session',
    write: true,
    log: ['signIn', 'session'],
    assumed: true,
  }),
});
