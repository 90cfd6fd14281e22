import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { erpCode, mobile, text } from '../fields';
import { CAPTCHA_KINDS, captchaChallenge, captchaSolution } from './captcha';

/**
 * One of the accounts that a person may sign in as (docs/domain/account.md#fields-of-the-session); the phone is masked.
 */
const loginAccount = z.object({
  loginName: z.string(),
  realName: z.string(),
  staffId: z.string(),
  i9Phone: z.string(),
  personId: z.string(),
  branchName: z.string(),
});
export type LoginAccount = z.infer<typeof loginAccount>;

export const userInfo = z.object({
  loginName: z.string(),
  realName: z.string(),
  staffId: z.string(),
  personId: z.string(),
  nickname: z.string(),
  introduction: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  lastSelectBranchId: z.string(),
  lastSelectBranchName: z.string(),
  /** Comma separated: the branches that this user may choose. */
  loginBranchId: z.string(),
  roles: z.array(z.string()),
});
export type UserInfo = z.infer<typeof userInfo>;

const signedIn = z.object({ token: z.string(), userInfo });
/** The token here is a pre-token: good for choosing an account, for five minutes (docs/domain/account.md#sessions). */
const accountChoice = z.object({ token: z.string(), users: z.array(loginAccount) });

export const SMS_TYPE = 'ERP_LOGIN';
const smsType = z.literal(SMS_TYPE);

export const userApi = service('user', '/user/api', {
  usernameLogin: post(
    '/manage/usernameLogin',
    z.object({
      username: text(50).min(1),
      password: z.string().min(1).max(128),
      /** Required after some wrong passwords (41010). */
      captchaVerifyParam: captchaSolution.optional(),
    }),
    signedIn,
    { access: 'public', write: true, secret: true, log: ['signIn', 'session'] },
  ),
  mobileLogin: post(
    '/manage/mobileLogin',
    z.object({
      phone: mobile,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
      smsType,
    }),
    accountChoice,
    { access: 'public', write: true, secret: true, log: ['signIn', 'session'] },
  ),
  /** Tells whether a phone is known; lists no names, and answers at most 20 times a minute per address. */
  checkLoginPhone: get('/manage/checkLoginPhone', z.object({ phone: mobile }), z.object({ exists: z.boolean() }), {
    access: 'public',
    write: false,
    cost: 'entry',
  }),
  aliCaptchaSmsTimes: post(
    '/agent/login/sms/aliCaptchaSmsTimes',
    z.object({ phone: mobile, smsType, captchaVerifyParam: captchaSolution }),
    z.object({ sent: z.boolean(), leftTimes: z.number().int(), waitSeconds: z.number().int() }),
    { access: 'public', write: true, log: ['signIn', 'smsCode'] },
  ),
  /** Makes a captcha, whose solution goes into `captchaVerifyParam` (docs/domain/account.md#captcha). */
  captcha: get('/agent/login/captcha', z.object({ kind: z.enum(CAPTCHA_KINDS).default('picture') }), captchaChallenge, {
    access: 'public',
    write: false,
    cost: 'entry',
    assumed: true,
  }),
  getUserListAndToken: get('/manage/getUserListAndToken', z.object({ uuid: text(100).min(1) }), accountChoice, {
    access: 'public',
    write: true,
    secret: true,
    log: ['signIn', 'session'],
  }),
  selectUserLogin: post(
    '/manage/selectUserLogin',
    z.object({ loginName: text(50).optional(), staffId: text(50).optional() }),
    signedIn,
    { access: 'account', write: true, secret: true, log: ['signIn', 'session'] },
  ),
  /**
   * Answers another token of the same sign-in, which belongs to the branch for as long as it is valid
   * (docs/domain/account.md#sessions).
   */
  saveBranchId: get(
    '/manage/saveBranchId',
    z.object({ branchId: erpCode }),
    z.object({ token: z.string(), branchId: z.string(), branchName: z.string() }),
    { access: 'session', write: true, secret: true, log: ['edit', 'session'], anyBranch: true },
  ),
});
