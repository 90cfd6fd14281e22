import type { Branch, Button } from '@/contract/account/platform-user';
import type { LoginAccount, UserInfo } from '@/contract/account/sign-in';

/** The user session of docs/domain/account.md#fields-of-the-session. */
export interface Session {
  /** Empty when nobody is signed in. While an account is being chosen it opens nothing but that choice. */
  token: string;
  name: string;
  loginName: string;
  staffId: string;
  introduction: string;
  roles: readonly string[];
  /** The branch that the next sign-in starts in. */
  lastSelectBranchId: string;
  lastSelectBranchName: string;
  /** The current branch: that of the token. Empty until the first answer of saveBranchId. */
  branchId: string;
  branchName: string;
  /** The branch that a switch under way leads to; empty otherwise. */
  settingBranchId: string;
  branchList: readonly Branch[];
  accountList: readonly LoginAccount[];
  headerButtonList: readonly Button[];
  tableButtonList: readonly Button[];
  userInfo: UserInfo | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Visible ASCII: anything else cannot travel in a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** The fields of an answer, none if it is not an object: a company's gateway may answer anything. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const string = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown) => list(value).filter((one) => typeof one === 'string');
const records = (value: unknown) => list(value).filter(isFields);

export function parseUser(value: unknown): UserInfo | null {
  if (!isFields(value) || typeof value.loginName !== 'string') return null;
  return {
    loginName: value.loginName,
    realName: string(value.realName),
    staffId: string(value.staffId),
    personId: string(value.personId),
    nickname: string(value.nickname),
    introduction: string(value.introduction),
    branchId: string(value.branchId),
    branchName: string(value.branchName),
    lastSelectBranchId: string(value.lastSelectBranchId),
    lastSelectBranchName: string(value.lastSelectBranchName),
    loginBranchId: string(value.loginBranchId),
    roles: strings(value.roles),
  };
}

const parseAccount = (value: Fields): LoginAccount => ({
  loginName: string(value.loginName),
  realName: string(value.realName),
  staffId: string(value.staffId),
  i9Phone: string(value.i9Phone),
  personId: string(value.personId),
  branchName: string(value.branchName),
});

export const parseAccounts = (value: unknown) => records(value).map(parseAccount);
export const parseButtons = (value: unknown) => records(value).map(parseButton);

const parseButton = (value: Fields): Button => ({
  buttonRef: string(value.buttonRef),
  buttonCode: string(value.buttonCode),
  pageKey: string(value.pageKey),
  buttonName: string(value.buttonName),
});

const MAX_DEPTH = 10;

function parseBranch(value: Fields, depth = 0): Branch {
  const children = depth < MAX_DEPTH ? records(value.children) : [];
  return {
    branchId: string(value.branchId),
    branchName: string(value.branchName),
    orgType: typeof value.orgType === 'number' ? value.orgType : 0,
    children: children.map((child) => parseBranch(child, depth + 1)),
  };
}

/** The session as it was stored; null when it has no usable token. A field that is not what it should be is emptied. */
export function parseSession(value: unknown): Session | null {
  if (!isFields(value) || !isToken(value.token)) return null;
  return {
    token: value.token,
    name: string(value.name),
    loginName: string(value.loginName),
    staffId: string(value.staffId),
    introduction: string(value.introduction),
    roles: strings(value.roles),
    lastSelectBranchId: string(value.lastSelectBranchId),
    lastSelectBranchName: string(value.lastSelectBranchName),
    branchId: string(value.branchId),
    branchName: string(value.branchName),
    // A reload ends a switch that was under way.
    settingBranchId: '',
    branchList: records(value.branchList).map((branch) => parseBranch(branch)),
    accountList: parseAccounts(value.accountList),
    headerButtonList: parseButtons(value.headerButtonList),
    tableButtonList: parseButtons(value.tableButtonList),
    userInfo: parseUser(value.userInfo),
  };
}
