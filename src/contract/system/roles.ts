import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, done, filter, FLAG, id, orEmpty, plainText, text, version } from '../fields';

/** Whose rows a role shows, from the narrowest to the widest (docs/domain/platform.md#scope). */
export const DATA_SCOPES = ['SELF', 'BRANCH', 'BRANCH_AND_BELOW', 'ALL'] as const;
export type DataScope = (typeof DATA_SCOPES)[number];

/** The role that always has every menu and button, so that somebody can grant what was taken away. */
export const ADMINISTRATOR = 'HQ_ADMIN';

export const ROLE_STATUS = { disabled: 0, enabled: 1 } as const;

const roleCode = z
  .string()
  .trim()
  .regex(/^[A-Z_]{3,30}$/);
const roleName = plainText(30).min(1);

const fields = {
  roleName,
  dataScope: z.enum(DATA_SCOPES),
  status: code(ROLE_STATUS),
  remark: orEmpty(text(200)),
};

const row = z.object({
  roleId: z.string(),
  roleCode: z.string(),
  roleName: z.string(),
  dataScope: z.enum(DATA_SCOPES),
  status: z.enum(ROLE_STATUS),
  remark: z.string(),
  /** The role comes with the product: it keeps its name, and cannot be deleted. */
  builtIn: z.enum(FLAG),
  userCount: z.number().int(),
  gmtModified: z.string().nullable(),
  version: z.number().int(),
});
export type Role = z.infer<typeof row>;

/** `held`: the user has the menu himself, so he may grant it (43021). */
const grantMenu = z.object({
  menuId: z.string(),
  menuParent: z.string(),
  menuTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  held: z.boolean(),
});
const grantButton = z.object({
  buttonCode: z.string(),
  buttonName: z.string(),
  titles: z.record(z.string(), z.string()),
  pageKey: z.string(),
  /** '' on a page that is in no menu. */
  menuId: z.string(),
  held: z.boolean(),
});
const grants = row.pick({ roleId: true, roleName: true, roleCode: true, version: true }).extend({
  menus: z.array(grantMenu),
  buttons: z.array(grantButton),
  /** What the role grants. */
  menuIds: z.array(z.string()),
  buttonCodes: z.array(z.string()),
});
export type RoleGrants = z.infer<typeof grants>;

const saved = row.pick({ roleId: true, version: true });

const write = (button: ButtonCode, verb: 'add' | 'edit' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'role'], assumed: true }) as const;

export const rolesApi = service(
  'platform',
  '/platformuser/api/role',
  {
    page: post(
      '/page',
      pageQuery({ roleName: filter(30), status: code(ROLE_STATUS).optional() }, [
        'roleCode',
        'roleName',
        'status',
        'gmtModified',
      ]),
      page(row),
      { access: { pages: ['roleManage', 'userManage', 'menuManage'] }, write: false, assumed: true },
    ),
    add: post('/add', z.object({ roleCode, ...fields }), saved, write('roleManage_add', 'add')),
    update: post('/update/:id', z.object({ id, ...fields, version }), saved, write('roleManage_edit', 'edit')),
    /** Copies a role: a new one with the same grants. */
    copy: post('/copy/:id', z.object({ id, roleCode, roleName }), saved, write('roleManage_copy', 'add')),
    delete: post('/delete/:id', z.object({ id, version }), done, write('roleManage_del', 'delete')),
    grants: get('/grants/:id', z.object({ id }), grants, {
      access: { pages: ['roleManage', 'menuManage'] },
      write: false,
      assumed: true,
    }),
    grant: post(
      '/grant/:id',
      z.object({
        id,
        version,
        menuIds: z.array(text(40)).max(20_000),
        buttonCodes: z.array(text(64)).max(20_000),
      }),
      saved,
      write('roleManage_grant', 'edit'),
    ),
  },
  { reads: ['menu', 'button', 'user'] },
);
