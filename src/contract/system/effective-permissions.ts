import * as z from 'zod';
import { get, service } from '../endpoint';
import { id, text } from '../fields';
import { DATA_SCOPES } from './roles';

/** Why a menu or a button is visible or not. */
export const VISIBILITIES = ['seen', 'hidden', 'notGranted', 'disabled', 'aboveNotGranted', 'aboveDisabled'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Either a user or a role. */
const subject = { userId: id.optional(), roleId: id.optional() };

const menu = z.object({
  menuId: z.string(),
  menuParent: z.string(),
  menuTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  visibility: z.enum(VISIBILITIES),
});
const button = z.object({
  buttonCode: z.string(),
  buttonName: z.string(),
  titles: z.record(z.string(), z.string()),
  /** '' on a page that is in no menu. */
  menuId: z.string(),
  pageKey: z.string(),
  visibility: z.enum(VISIBILITIES),
});
const preview = z.object({
  dataScope: z.enum(DATA_SCOPES),
  /** The companies whose data a user sees in the company in which he worked last; empty for a role. */
  companies: z.array(z.string()),
  roleNames: z.array(z.string()),
  menus: z.array(menu),
  buttons: z.array(button),
});
export type EffectivePermissions = z.infer<typeof preview>;

const help = z.object({
  /** The roles that grant it. */
  roleNames: z.array(z.string()),
  /** Users who hold it and may grant it, as far as the viewer may see them: ten at most. */
  grantors: z.array(z.object({ loginName: z.string(), realName: z.string() })),
});
export type PermissionHelp = z.infer<typeof help>;

const look = { access: { pages: ['userManage', 'roleManage'] }, write: false, assumed: true } as const;

/** The effective permissions of an account or a role. */
export const effectivePermissionsApi = service('platform', '/platformuser/api/sight', {
  preview: get('/preview', z.object(subject), preview, look),
  /** Why an item is missing, and who can grant it. */
  help: get('/help', z.object({ menuId: text(40).optional(), buttonCode: text(64).optional() }), help, look),
});
