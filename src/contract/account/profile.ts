import * as z from 'zod';
import { get, LOG_ACTION, page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, id, mobile, orEmpty, plainText, text, version } from '../fields';
import { PASSWORD } from '../patterns';
import { email } from '../system/users';

const profile = z.object({
  loginName: z.string(),
  realName: z.string(),
  staffId: z.string(),
  /** Masked. */
  phone: z.string(),
  nickname: z.string(),
  introduction: z.string(),
  email: z.string(),
  roleNames: z.array(z.string()),
  /** The branch in which the user works, and the branches in which he may work. */
  branchName: z.string(),
  companies: z.array(z.object({ branchId: z.string(), branchName: z.string() })),
  /** The accounts of the same person, this one among them. */
  accounts: z.array(z.object({ loginName: z.string(), branchName: z.string() })),
  pwdChangedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

/** One of the user's own operations. */
const operation = z.object({
  logId: z.string(),
  operateTime: z.string(),
  /** The page of the operation, by its address, and by its titles if the menu has it. */
  menuUrl: z.string(),
  menuTitle: z.string(),
  titles: z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() }).partial(),
  action: z.number().int(),
  objectId: z.string(),
  objectName: z.string(),
  branchName: z.string(),
  resultCode: z.number().int(),
});
export type Operation = z.infer<typeof operation>;

/** One of the user's open sign-ins; its tabs and branches share it (docs/domain/account.md#sessions). */
const signIn = z.object({
  signInId: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  branchNames: z.array(z.string()),
  ip: z.string(),
  /** The user agent of the browser. */
  userAgent: z.string(),
});
export type SignIn = z.infer<typeof signIn>;

/** The signed-in user's own profile (docs/domain/account.md#profile, /profile/index). */
export const profileApi = service('platform', '/platformuser/api/user', {
  profile: get('/profile', z.object({}), profile, { access: 'session', write: false, assumed: true }),
  operations: post(
    '/operations',
    pageQuery({ action: code(LOG_ACTION).optional() }, ['operateTime']),
    page(operation),
    { access: 'session', write: false, assumed: true },
  ),
  /**
   * A user changes nickname, introduction and email of his own record; an administrator the rest
   * (docs/domain/account.md#profile).
   */
  updateUser: post(
    '/updateUser',
    z.object({
      /** The user to change; absent for oneself. */
      userId: id.optional(),
      nickname: orEmpty(plainText(20)),
      introduction: orEmpty(text(200)),
      email,
      realName: plainText(20).min(1).optional(),
      phone: mobile.optional(),
      branchId: erpCode.optional(),
      remark: text(200).optional(),
      version,
    }),
    done,
    { access: { buttons: ['index_save', 'userManage_edit'] }, write: true, log: ['edit', 'user'], anyBranch: true },
  ),
  /**
   * Changes the password, and ends every session of the user, this one among them (docs/domain/account.md#sessions).
   */
  changePassword: post(
    '/changePassword',
    z.object({ oldPassword: z.string().min(1).max(128), newPassword: z.string().max(128).regex(PASSWORD) }),
    done,
    { access: { buttons: ['index_changePassword'] }, write: true, log: ['edit', 'user'], assumed: true },
  ),
  signIns: get('/signIns', z.object({}), z.array(signIn), { access: 'session', write: false, assumed: true }),
  /** Ends some of the user's own sign-ins; without ids all but the calling one, which is never ended. */
  endSignIns: post(
    '/endSignIns',
    z.object({ signInIds: z.array(z.string().min(1).max(64)).max(100).optional() }),
    z.object({ ended: z.number().int() }),
    { access: 'session', write: true, log: ['signIn', 'session'], assumed: true },
  ),
});
