import { ERROR } from '../../../src/contract/error-codes';
import { dashboardApi } from '../../../src/contract/account/dashboard';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';

const NEW_PASSWORD = 'Changed2026';

describe.each(MAIN_ENGINE)('the own profile ($engine)', ({ start }) => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());

  const change = (client: Client, oldPassword: string, newPassword: string) =>
    client.call(profileApi.changePassword, { oldPassword, newPassword });
  const fieldOf = ({ code, data }: { code: number; data: unknown }) => [code, (data as { field: string }[])[0]?.field];

  test('shows who is signed in, with the number masked and every account of the person', async () => {
    const client = await signedIn(backend.origin, 'multi.hubei');
    const { phone, companies, accounts, roleNames } = await client.data(profileApi.profile, {});
    expect(phone).toBe('138****0005');
    expect(companies.map(({ branchId }) => branchId)).toEqual(['FDB', 'FDB01']);
    expect(accounts.map(({ loginName }) => loginName)).toEqual(['multi.audit', 'multi.hubei', 'multi.shanghai']);
    expect(roleNames).toEqual(['分公司操作员']);
  });

  test('changes the three own fields and nothing else, and not over a newer version', async () => {
    const client = await signedIn(backend.origin, 'op.hubei');
    const { version } = await client.data(profileApi.profile, {});
    const values = { nickname: '远远', introduction: '负责湖北', email: 'op@example.com', version };
    const wider = { ...values, realName: '别人', loginBranchIds: ['FDA'], status: 0 };
    expect(await client.data(profileApi.updateUser, wider)).toBe(true);
    expect(await client.data(profileApi.profile, {})).toMatchObject({
      ...values,
      realName: '陈思远',
      version: version + 1,
    });
    expect((await client.data(platformUserApi.userInfo, {})).nickname).toBe('远远');
    const stale = await client.call(profileApi.updateUser, { ...values, nickname: '旧' });
    expect([stale.code, stale.data]).toMatchObject([ERROR.versionConflict, { nickname: '远远' }]);
    const bad = await client.call(profileApi.updateUser, { ...values, email: 'no address' });
    expect(fieldOf(bad)).toEqual([ERROR.invalidInput, 'email']);
  });

  test('the first step is taken by a change of the own profile, not by a choice of a company', async () => {
    const client = await signedIn(backend.origin, 'multi.hubei');
    const isDone = async () =>
      (await client.data(dashboardApi.firstSteps, {})).find(({ step }) => step === 'profile')?.isDone;
    for (const branchId of ['FDB', 'FDB01']) await client.data(platformUserApi.setLastSelectBranchId, { branchId });
    expect(await isDone()).toBe(false);
    const { version } = await client.data(profileApi.profile, {});
    await client.data(profileApi.updateUser, { nickname: '小周', introduction: '', email: '', version });
    expect(await isDone()).toBe(true);
  });

  test('shows where the user is signed in, and ends the others: neither this one nor anybody else’s', async () => {
    const client = await signedIn(backend.origin, 'op.hubei');
    const elsewhere = await signedIn(backend.origin, 'op.hubei');
    const stranger = await signedIn(backend.origin, 'audit.ro');
    const [own, ...others] = await client.data(profileApi.signIns, {});
    expect([own?.isCurrent, own?.branchNames]).toEqual([true, ['江城医药湖北有限公司']]);
    expect(others.map(({ isCurrent }) => isCurrent)).toContain(false);
    const [theirs] = await stranger.data(profileApi.signIns, {});
    const ids = [own, theirs].map((one) => one?.signInId ?? '');
    expect(await client.data(profileApi.endSignIns, { signInIds: ids })).toEqual({ ended: 0 });
    expect(await client.data(profileApi.endSignIns, {})).toEqual({ ended: others.length });
    expect((await elsewhere.call(profileApi.profile, {})).code).toBe(ERROR.sessionExpired);
    expect(await client.data(profileApi.signIns, {})).toHaveLength(1);
    expect((await stranger.data(profileApi.profile, {})).loginName).toBe('audit.ro');
  });

  test('lists the own operations, newest first, and nobody else’s', async () => {
    const client = await signedIn(backend.origin, 'op.hubei');
    const { records, total } = await client.data(profileApi.operations, { pageNum: 1, pageSize: 10 });
    expect(total).toBeGreaterThan(1);
    expect(records[0]).toMatchObject({ action: 6, objectName: 'op.hubei', resultCode: 200 });
    const edits = await client.data(profileApi.operations, { pageNum: 1, pageSize: 10, action: 2 });
    expect(edits.records.map(({ action }) => action)).toEqual(edits.records.map(() => 2));
    const other = await signedIn(backend.origin, 'audit.ro');
    const others = await other.data(profileApi.operations, { pageNum: 1, pageSize: 10 });
    expect(others.records.map(({ objectName }) => objectName)).not.toContain('op.hubei');
  });

  test('a new password needs the old one, differs from it, and ends every session of the user', async () => {
    const client = await signedIn(backend.origin, 'show.clerk');
    const elsewhere = await signedIn(backend.origin, 'show.clerk');
    const colleague = await signedIn(backend.origin, 'multi.shanghai');
    expect(fieldOf(await change(client, 'wrong', NEW_PASSWORD))).toEqual([ERROR.invalidInput, 'oldPassword']);
    for (const weak of ['Short1', 'onlyletters', '1234567890', 'x1'.repeat(17)])
      expect(fieldOf(await change(client, SEED_PASSWORD, weak))).toEqual([ERROR.invalidInput, 'newPassword']);
    expect(fieldOf(await change(client, SEED_PASSWORD, SEED_PASSWORD))).toEqual([ERROR.invalidInput, 'newPassword']);
    expect((await change(client, SEED_PASSWORD, NEW_PASSWORD)).success).toBe(true);
    for (const one of [client, elsewhere]) expect((await one.call(profileApi.profile, {})).status).toBe(401);
    expect((await colleague.call(profileApi.profile, {})).status).toBe(200);
    const signIn = (password: string) =>
      new Client(backend.origin).call(userApi.usernameLogin, { username: 'show.clerk', password });
    expect((await signIn(SEED_PASSWORD)).code).toBe(ERROR.wrongCredentials);
    expect((await signIn(NEW_PASSWORD)).success).toBe(true);
  });

  test('who is signed in may not guess the password for ever', async () => {
    const client = await signedIn(backend.origin, 'multi.audit');
    for (let i = 0; i < 5; i += 1) await change(client, `guess${i}`, NEW_PASSWORD);
    expect((await change(client, SEED_PASSWORD, NEW_PASSWORD)).code).toBe(ERROR.accountLocked);
    // The session that is there goes on.
    expect((await client.call(profileApi.profile, {})).status).toBe(200);
  });
});
