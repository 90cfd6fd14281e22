import { platformUserApi } from '@/contract/platform-user';
import { type LoginAccount, SMS_TYPE, userApi } from '@/contract/user';
import { call } from '../http/call';
import { CallError } from '../http/callError';
import { text } from '../i18n';
import { notifier } from '../notify/notifier';
import { isToken, parseAccounts, parseUser } from './parseSession';
import { rotateToken } from './rotation';
import { session } from './session';

/** Login and info failures are the caller's to show (specification §8). */
const silent = { silent: true } as const;
const FAREWELL_MS = 3000;

const unreadable = () => new CallError('server', { msg: text('core.serverFailed') });

/** What a sign-in answers, as far as it is usable: a company's gateway may answer anything. */
function readSignedIn(data: { token: unknown; userInfo: unknown } | null) {
  const userInfo = parseUser(data?.userInfo);
  if (!isToken(data?.token) || !userInfo) throw unreadable();
  return { token: data.token, userInfo };
}

function enter(data: { token: unknown; userInfo: unknown } | null) {
  const { token, userInfo } = readSignedIn(data);
  // The end of the last sign-in is not news for this one.
  notifier.clear();
  session.enter(token, userInfo);
}

export async function signInByPassword(username: string, password: string) {
  enter(await call(userApi.usernameLogin, { username: username.trim(), password }, silent));
}

/** Chooses one account of those that the session lists; the answer brings the token that opens the console. */
export function chooseAccount({ loginName, staffId }: Pick<LoginAccount, 'loginName' | 'staffId'>) {
  return rotateToken(async () => {
    enter(await call(userApi.selectUserLogin, loginName ? { loginName } : { staffId }, silent));
  });
}

/** Zero accounts: nothing to enter; one is entered at once; several are left to the user (specification §4). */
async function offer(data: { token: unknown; users: unknown } | null): Promise<number> {
  const accounts = parseAccounts(data?.users);
  const [only] = accounts;
  if (!only) return 0;
  if (!isToken(data?.token)) throw unreadable();
  notifier.clear();
  session.choose(data.token, accounts);
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
  const answer = await call(userApi.checkLoginPhone, { phone }, silent);
  return answer?.exists !== false;
}

/** Sends a code and answers how many seconds the next one has to wait. */
export async function sendSmsCode(phone: string, captchaVerifyParam: string) {
  const input = { phone, smsType: SMS_TYPE, captchaVerifyParam } as const;
  const answer = await call(userApi.aliCaptchaSmsTimes, input, silent);
  return answer?.waitSeconds;
}

export async function refreshUserInfo() {
  const userInfo = parseUser(await call(platformUserApi.userInfo, {}, silent));
  if (!userInfo) throw unreadable();
  session.setUser(userInfo);
  return userInfo;
}

/** Makes a branch the current one: the answer is a token that belongs to it for life (decisions.md 27). */
export async function saveBranch(branchId: string) {
  await rotateToken(async () => {
    session.setSettingBranch(branchId);
    try {
      const answer = await call(userApi.saveBranchId, { branchId }, silent);
      if (!isToken(answer?.token)) throw unreadable();
      session.enterBranch(answer.token, answer.branchId || branchId, answer.branchName || '');
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
