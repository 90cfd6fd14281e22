import { history } from '@umijs/max';
import type { Output } from '../../../src/contract/endpoint';
import { exampleAccountApi, platformUserApi, userApi } from '../../../src/contract/property/console-calls';
import type { MicroProps } from '../../../src/contract/property/micro-pms';
import { call } from '../call';
import { notify } from '../notices';

/** What the console would hand over, of somebody who has signed in by the stand-in. */
interface Alone {
  take: (props: MicroProps) => Promise<void>;
  onLeave: () => void;
}

const LOOK = { color: '', dark: false, compact: false, size: 'medium' } as const;

/** Pages of the module are under its own base; others are the console's, which is not here. */
function navigate(path: string) {
  const own = /^\/micro-pms(\/.*)$/.exec(path)?.[1];
  if (own) history.push(own);
  else notify.warning(path);
}

const post = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
};

/** The accounts of the fictitious company; none where the backend is a real one. */
export async function exampleAccounts(): Promise<Output<typeof exampleAccountApi.list>> {
  const response = await fetch(exampleAccountApi.list.path);
  // As the contract has it.
  const { data } = (await response.json()) as { data: Output<typeof exampleAccountApi.list> };
  return data;
}

/** Signs in, and gives the module what it gets from the console otherwise. */
export async function signInAlone({ username, password }: { username: string; password: string }, alone: Alone) {
  const answer = await post(userApi.usernameLogin.path, { username, password });
  if (typeof answer !== 'object' || answer === null) return false;
  // As the contract has it: this is the development's own backend.
  const { token, userInfo } = answer as Output<typeof userApi.usernameLogin>;
  const { loginName, realName, staffId, lastSelectBranchId: branchId, lastSelectBranchName: branchName } = userInfo;
  const props: MicroProps = {
    ...{ token: () => token, buttons: { header: [], table: [] }, language: 'zh', theme: LOOK },
    ...{ userInfo: { loginName, realName, staffId }, branch: { branchId, branchName } },
    ...{ navigate, title: (_path, text) => void (document.title = text), unauthorised: alone.onLeave },
  };
  await alone.take(props);
  const { headerButtonList: header, tableButtonList: table } = await call(platformUserApi.permission, {});
  await alone.take({ ...props, buttons: { header, table } });
  return true;
}
