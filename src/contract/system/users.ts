import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, done, erpCode, filter, id, mobile, orEmpty, plainText, text, version } from '../fields';

/** Locked after wrong passwords, for a quarter of an hour (docs/domain/system.md#users). */
export const USER_STATUS = { disabled: 0, enabled: 1, locked: 2 } as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** The statuses that an administrator can set. */
export const USER_SWITCH = { disabled: 0, enabled: 1 } as const;

export const email = orEmpty(z.union([z.literal(''), z.email().max(60)]));

const form = z.object({
  loginName: z
    .string()
    .trim()
    .min(4)
    .max(30)
    .regex(/^[A-Za-z][\w.]+$/),
  realName: plainText(20).min(1),
  phone: mobile,
  staffId: erpCode,
  branchId: erpCode,
  email,
  roleIds: z.array(id).min(1).max(100),
  loginBranchIds: z.array(erpCode).min(1).max(20_000),
  remark: orEmpty(text(200)),
});
export type UserForm = z.output<typeof form>;

const row = z.object({
  userId: z.string(),
  loginName: z.string(),
  realName: z.string(),
  staffId: z.string(),
  /** Masked in the list, whole in the detail. */
  phone: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  roleNames: z.array(z.string()),
  status: z.enum(USER_STATUS),
  lastLoginTime: z.string().nullable(),
  gmtCreated: z.string().nullable(),
  version: z.number().int(),
});
export type User = z.infer<typeof row>;

const detail = row.extend({
  email: z.string(),
  remark: z.string(),
  /** The names of the companies that the user may sign in to. */
  companies: z.array(z.object({ branchId: z.string(), branchName: z.string() })),
  lastLoginIp: z.string(),
  pwdChangedAt: z.string().nullable(),
});
export type UserDetail = z.infer<typeof detail>;

const staff = z.object({
  staffId: z.string(),
  staffName: z.string(),
  departmentName: z.string(),
  branchName: z.string(),
  /** Whether the person has another enabled account. */
  bound: z.boolean(),
});
export type Staff = z.infer<typeof staff>;

const checkedBranch = z.object({
  branchId: z.string(),
  branchName: z.string(),
  orgType: z.number().int(),
  checked: z.boolean(),
  get children() {
    return z.array(checkedBranch);
  },
});
export type CheckedBranch = z.infer<typeof checkedBranch>;

const checkedRole = z.object({
  roleId: z.string(),
  roleName: z.string(),
  roleCode: z.string(),
  checked: z.boolean(),
  /** False: the role has a grant that the user lacks himself. */
  grantable: z.boolean(),
});
export type CheckedRole = z.infer<typeof checkedRole>;

/** Answered once, and stored nowhere: the new user signs in with it. */
const newPassword = z.object({ userId: z.string(), loginName: z.string(), password: z.string() });
export type NewPassword = z.infer<typeof newPassword>;

const SORTABLE = ['loginName', 'realName', 'staffId', 'status', 'lastLoginTime', 'gmtCreated'] as const;

const write = (button: ButtonCode, verb: 'add' | 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'user'] }) as const;

/** Accounts for administrators; `updateUser`, which is in profile.ts, serves them and the users themselves. */
export const usersApi = service(
  'platform',
  '/platformuser/api/user',
  {
    selectPage: post(
      '/selectPage',
      pageQuery(
        {
          loginName: filter(50),
          realName: filter(20),
          phone: z
            .string()
            .regex(/^\d{0,11}$/)
            .optional(),
          branchId: erpCode.optional(),
          roleId: id.optional(),
          status: code(USER_STATUS).optional(),
        },
        SORTABLE,
      ),
      page(row),
      { access: { pages: ['userManage', 'roleManage'] }, write: false },
    ),
    /** One account with its unmasked phone number; each call is logged (docs/domain/platform.md#masking). */
    detail: get('/detail/:userId', z.object({ userId: id }), detail, {
      access: { buttons: ['userManage_view', 'userManage_edit'] },
      write: true,
      log: ['view', 'user'],
      assumed: true,
    }),
    queryStaffInfoByUserIdAndStaffName: post(
      '/queryStaffInfoByUserIdAndStaffName',
      pageQuery({ userId: id.optional(), staffName: filter(20) }, ['staffId', 'staffName']),
      page(staff),
      { access: { pages: ['userManage'] }, write: false },
    ),
    addUser: post('/addUser', form, newPassword, { ...write('userManage_add', 'add'), secret: true, assumed: true }),
    updateStatus: post(
      '/updateStatus',
      z.object({ userId: id, status: code(USER_SWITCH), version: version.optional(), ...confirmation }),
      done,
      write('userManage_status', 'status'),
    ),
    updateRoleUser: post(
      '/updateRoleUser',
      z.object({ userId: id, roleIds: z.array(id).min(1).max(100), version: version.optional() }),
      done,
      write('userManage_role', 'edit'),
    ),
    /** The companies of a user among those that the caller may see; with `branchIds` they are replaced by these. */
    selectOrgBranch: post(
      '/selectOrgBranch',
      z.object({
        userId: id,
        branchIds: z.array(erpCode).min(1).max(20_000).optional(),
        version: version.optional(),
      }),
      z.array(checkedBranch),
      write('userManage_branch', 'edit'),
    ),
    selectRoleByUserId: get('/selectRoleByUserId', z.object({ userId: id }), z.array(checkedRole), {
      access: { pages: ['userManage'] },
      write: false,
    }),
    resetPassword: post('/resetPassword', z.object({ userId: id, version: version.optional() }), newPassword, {
      ...write('userManage_resetPwd', 'edit'),
      secret: true,
      assumed: true,
    }),
  },
  { reads: ['role'] },
);
