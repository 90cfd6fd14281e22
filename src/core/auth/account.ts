import { platformUserApi } from '@/contract/account/platform-user';
import type { CaptchaKind } from '@/contract/account/captcha';
import { type LoginAccount, SMS_TYPE, userApi } from '@/contract/account/sign-in';
import { call } from '../http/call';
import { CallError } from '../http/callError';
import { text } from '../i18n';
import { notifier } from '../notify/notifier';
import { fieldsOf, isToken, parseAccounts, parseUser } from '../session/parseSession';
import { rotateToken } from '../session/rotation';
import { session } from '../session/session';

/** The caller shows failures of login and info (docs/console.md#messages). */
const silent = { silent: true } as const;
const FAREWELL_MS = 3000;

const unreadable = () => new CallError('server', { msg: text('core.serverFailed') });

function enter(answer: unknown) {
  const { token, userInfo: user } = fieldsOf(answer);
  const userInfo = parseUser(user);
  if (!isToken(token) || !userInfo) throw unreadable();
  // Messages about the end of the last session do not belong to this one.
  notifier.clear();
  session.enter(token, userInfo);
}

export async function signInByPassword(username: string, password: string, captchaVerifyParam?: string) {
  const input = { username: username.trim(), password, ...(captchaVerifyParam && { captchaVerifyParam }) };
  enter(await call(userApi.usernameLogin, input, silent));
}

/** Chooses one account of those that the session lists; the answer brings the token that opens the console. */
export function chooseAccount({ loginName, staffId }: Pick<LoginAccount, 'loginName' | 'staffId'>) {
  return rotateToken(async () => {
    enter(await call(userApi.selectUserLogin, loginName ? { loginName } : { staffId }, silent));
  });
}

/** With one account, signs in to it at once; of several the user chooses (docs/console.md#sign-in). */
async function offer(answer: unknown): Promise<number> {
  const { token, users } = fieldsOf(answer);
  const accounts = parseAccounts(users);
  const [only] = accounts;
  if (!only) return 0;
  if (!isToken(token)) throw unreadable();
  notifier.clear();
  session.choose(token, accounts);
  if (accounts.length === 1) await chooseAccount(only);
  return accounts.length;
}

export async function signInByPhone(phone: string, code: string) {
  return offer(await call(userApi.mobileLogin, { phone, code, smsType: SMS_TYPE }, silent));
}

/** Single sign-on: answers the number of accounts. */
export async function signInByUuid(uuid: string) {
  return offer(await call(userApi.getUserListAndToken, { uuid }, silent));
}

export async function isPhoneKnown(phone: string) {
  const { exists } = fieldsOf(await call(userApi.checkLoginPhone, { phone }, silent));
  return exists !== false;
}

/** What the server wants to see solved before it believes in a person. */
export const askCaptcha = (kind: CaptchaKind) => call(userApi.captcha, { kind }, silent);

/** Between two codes, unless the server says otherwise (docs/domain/account.md#limits). */
const SMS_PAUSE_SECONDS = 60;

/** Sends a code and answers how many seconds the next one has to wait. */
export async function sendSmsCode(phone: string, captchaVerifyParam: string) {
  const input = { phone, smsType: SMS_TYPE, captchaVerifyParam } as const;
  const { waitSeconds } = fieldsOf(await call(userApi.aliCaptchaSmsTimes, input, silent));
  return typeof waitSeconds === 'number' && waitSeconds > 0 ? waitSeconds : SMS_PAUSE_SECONDS;
}

export async function refreshUserInfo() {
  const userInfo = parseUser(await call(platformUserApi.userInfo, {}, silent));
  if (!userInfo) throw unreadable();
  session.setUser(userInfo);
  return userInfo;
}

/** Makes a branch the current one: the answer is a token that belongs to it for life. */
export async function saveBranch(branchId: string, knownName = '') {
  await rotateToken(async () => {
    session.setSettingBranch(branchId);
    try {
      const { token, branchName } = fieldsOf(await call(userApi.saveBranchId, { branchId }, silent));
      if (!isToken(token)) throw unreadable();
      session.enterBranch(token, branchId, typeof branchName === 'string' ? branchName : knownName);
    } catch (error) {
      if (session.stage() !== 'out') session.setSettingBranch('');
      throw error;
    }
  });
}

/** Ends the sign-in on the server, as far as it can be reached, and here in any case. */
export async function signOut() {
  if (session.stage() === 'in') {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), FAREWELL_MS);
    await call(platformUserApi.logout, {}, { silent: true, ending: true, signal: limit.signal }).catch(() => undefined);
    clearTimeout(timer);
  }
  session.clear();
}
