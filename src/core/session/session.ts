import type { Branch, Permission } from '@/contract/account/platform-user';
import type { LoginAccount, UserInfo } from '@/contract/account/sign-in';
import { hideFromLog } from '../error-log/redact';
import { clearStored, copyStored, putBack, stored } from '../storage/stored';
import { createStore } from '../store/createStore';
import { parseSession, type Session } from './parseSession';

/** `choosing`: the person is known, the account is not (several accounts on one mobile or one uuid). */
export type Stage = 'out' | 'choosing' | 'in';

export const SIGNED_OUT: Session = {
  token: '',
  name: '',
  loginName: '',
  staffId: '',
  introduction: '',
  roles: [],
  lastSelectBranchId: '',
  lastSelectBranchName: '',
  branchId: '',
  branchName: '',
  settingBranchId: '',
  branchList: [],
  accountList: [],
  headerButtonList: [],
  tableButtonList: [],
  userInfo: null,
};

const entry = stored({ area: 'session', key: 'session', parse: parseSession });
const store = createStore<Session>(SIGNED_OUT);

/** Counts the tokens of this tab: an answer to an older one says nothing about the newer. */
let generation = 0;
/** Counts the sign-ins of this tab; a new token for another branch is none. */
let signIns = 0;

interface Expired {
  loginName: string;
  branchId: string;
  /** What the tab had kept besides the session. */
  kept: ReadonlyMap<string, string>;
}

/** Where this tab was when the server ended its session; in memory alone, and gone with a logout. */
let expired: Expired | null = null;

/** The same user is back in the same branch: gives the tab its stored values back. */
function resume(branchId: string) {
  if (expired?.loginName === store.get().loginName && expired.branchId === branchId) putBack('session', expired.kept);
  expired = null;
}

function leave() {
  clearStored('session');
  put(SIGNED_OUT);
}

function put(next: Session) {
  if (next.token !== store.get().token) {
    generation += 1;
    hideFromLog(next.token);
  }
  if (next.token) entry.write(next);
  else entry.remove();
  store.set(next);
}

const change = (values: Partial<Session>) => put({ ...store.get(), ...values });

const userFields = (userInfo: UserInfo) => ({
  userInfo,
  name: userInfo.realName,
  loginName: userInfo.loginName,
  staffId: userInfo.staffId,
  introduction: userInfo.introduction,
  roles: userInfo.roles,
  lastSelectBranchId: userInfo.lastSelectBranchId,
  lastSelectBranchName: userInfo.lastSelectBranchName,
});

function stageOf({ token, userInfo }: Session): Stage {
  if (!token) return 'out';
  return userInfo ? 'in' : 'choosing';
}

/** The session of this tab: read it anywhere, change it through account.ts. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  generation: () => generation,
  signIns: () => signIns,

  stage: () => stageOf(store.get()),

  /** Restores the session that this tab had before a reload. */
  restore: () => put(entry.read() ?? SIGNED_OUT),

  /** Copies the session of another tab, as duplicating that tab would. */
  adopt: (other: Session) => put(other),

  /** The person is known, the account is still to be chosen. */
  choose: (token: string, accountList: readonly LoginAccount[]) => put({ ...SIGNED_OUT, token, accountList }),
  /** Keeps the list of accounts: the session lists it, and another one may be wanted later. */
  enter(token: string, userInfo: UserInfo) {
    signIns += 1;
    put({ ...SIGNED_OUT, accountList: store.get().accountList, token, ...userFields(userInfo) });
  },
  /** Token and branch change together: no request may carry one without the other. */
  enterBranch(token: string, branchId: string, branchName: string) {
    resume(branchId);
    change({ token, branchId, branchName, settingBranchId: '' });
  },
  setUser: (userInfo: UserInfo) => change(userFields(userInfo)),
  setButtons: ({ headerButtonList, tableButtonList }: Pick<Permission, 'headerButtonList' | 'tableButtonList'>) =>
    change({ headerButtonList, tableButtonList }),
  setBranchList: (branchList: readonly Branch[]) => change({ branchList }),
  setSettingBranch: (settingBranchId: string) => change({ settingBranchId }),
  setLastSelected: (lastSelectBranchId: string, lastSelectBranchName: string) =>
    change({ lastSelectBranchId, lastSelectBranchName }),
  /** Nothing of this sign-in stays in the tab. */
  clear() {
    expired = null;
    leave();
  },
  /**
   * The server has ended the session: after signing in again, the user continues where this tab was (docs/adr/0011).
   */
  expire() {
    const { loginName, branchId } = store.get();
    entry.remove();
    expired = branchId ? { loginName, branchId, kept: copyStored('session') } : null;
    leave();
  },
  /** The branch that this tab was in when the session of this user expired. */
  expiredIn: (loginName: string) => (expired?.loginName === loginName ? expired.branchId : ''),
};

export const useSession = store.use;
