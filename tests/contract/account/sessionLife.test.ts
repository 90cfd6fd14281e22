import { platformUserApi } from '../../../src/contract/account/platform-user';
import { fileApi } from '../../../src/contract/account/files';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { ERROR } from '../../../src/contract/error-codes';
import { companyApi } from '../../../src/contract/master-data/companies';
import { effectivePermissionsApi } from '../../../src/contract/system/effective-permissions';
import { usersApi } from '../../../src/contract/system/users';
import { screenApi } from '../../../src/contract/trade-fair/big-screen';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { MAIN_ENGINE } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ROLE, USER } from '../system/people';

const tradeFairId = '70001';

describe.each(MAIN_ENGINE)('how long a sign-in lives ($engine)', ({ start }) => {
  let backend: HostedBackend;
  beforeEach(async () => (backend = await start()));
  afterEach(() => backend.stop());

  const at = async (CLOCK: string) => (backend = await backend.reopen({ CLOCK }));
  /** Whether the token is still good, on the backend of this moment. */
  const isOpen = async ({ token, branchId }: Client) => {
    const client = new Client(backend.origin, token, branchId);
    // The first answer tells the client the server's time.
    await client.call(userApi.checkLoginPhone, { phone: '13800000002' });
    return (await client.call(platformUserApi.userInfo, {})).status === 200;
  };

  test('it ends after eight hours without a call, and after a day in any case', async () => {
    const idle = await signedIn(backend.origin, 'show.clerk');
    const busy = await signedIn(backend.origin, 'op.hubei');
    for (const moment of ['2026-03-08 16:30:00', '2026-03-09 00:00:00', '2026-03-09 07:30:00']) {
      await at(moment);
      expect(await isOpen(busy)).toBe(true);
    }
    expect(await isOpen(idle)).toBe(false);
    // Another token of the same sign-in lives no longer.
    const client = new Client(backend.origin, busy.token);
    const { token } = await client.data(userApi.saveBranchId, { branchId: 'FDB01' });
    const later = new Client(backend.origin, token, 'FDB01');
    await at('2026-03-09 08:59:00');
    expect(await isOpen(later)).toBe(true);
    await at('2026-03-09 09:01:00');
    expect(await isOpen(later)).toBe(false);
  });

  test('another branch retires the token that asked for it, the same branch does not', async () => {
    const first = await signedIn(backend.origin, 'op.hubei');
    const { token } = await first.data(userApi.saveBranchId, { branchId: 'FDB' });
    const second = new Client(backend.origin, token, 'FDB');
    const third = new Client(backend.origin, (await second.data(userApi.saveBranchId, { branchId: 'FDB01' })).token);
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, true, true]);
    await at('2026-03-08 09:02:00');
    expect(await isOpen(first)).toBe(true);
    expect(await isOpen(second)).toBe(false);
    expect(await isOpen(third)).toBe(true);
  });

  test('a sign-in keeps thirty tokens', async () => {
    const client = await signedIn(backend.origin, 'op.hubei');
    for (let i = 0; i < 30; i += 1) await client.data(userApi.saveBranchId, { branchId: 'FDB' });
    expect(await isOpen(client)).toBe(false);
  });

  test('a sign-in keeps its beginning when its first token has gone', async () => {
    const first = await signedIn(backend.origin, 'op.hubei');
    const token = async ({ token: own }: Client) => {
      const client = new Client(backend.origin, own, 'FDB');
      return new Client(backend.origin, (await client.data(userApi.saveBranchId, { branchId: 'FDB' })).token, 'FDB');
    };
    await at('2026-03-08 12:00:00');
    const second = await token(first);
    await at('2026-03-08 19:00:00');
    const third = await token(second);
    await at('2026-03-08 21:00:00');
    expect(await isOpen(third)).toBe(true);
    expect(await isOpen(first)).toBe(false);
    const last = new Client(backend.origin, third.token, 'FDB');
    await last.call(userApi.checkLoginPhone, { phone: '13800000002' });
    const [own] = await last.data(profileApi.signIns, {});
    expect(own).toMatchObject({ isCurrent: true, signedInAt: expect.stringMatching(/^2026-03-08 09:/) });
  });

  test('where the last company is disabled, the sign-in begins in another one; where all are, it says so', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const { branchId } = await admin.data(companyApi.add, {
      orgType: 3,
      parentId: 'FDB',
      branchName: '江城医药黄冈分公司',
      shortName: '黄冈',
      uscc: '91420100ma4kte5t87',
      legalPerson: '孙立',
      regionId: '420115',
      address: '纸坊大街1号',
      contactName: '周敏',
      contactPhone: '13800001234',
    });
    await admin.data(usersApi.selectOrgBranch, { userId: USER.operator, branchIds: ['FDB', 'FDB01', branchId] });
    const operator = await signedIn(backend.origin, 'op.hubei');
    await operator.data(platformUserApi.setLastSelectBranchId, { branchId });
    const { loginName: username, password } = await admin.data(usersApi.addUser, {
      ...{ loginName: 'new.here', staffId: 'S00511', realName: '新人', phone: '13900000999' },
      ...{ branchId, loginBranchIds: [branchId], roleIds: [ROLE.auditor] },
    });
    await admin.data(companyApi.updateStatus, { id: branchId, version: 1, status: 0 });
    const preview = await admin.data(effectivePermissionsApi.preview, { userId: USER.operator });
    expect(preview.companies).toEqual(['江城医药湖北有限公司', '江城医药襄阳分公司']);
    const again = await signedIn(backend.origin, 'op.hubei');
    expect(again.branchId).toBe('FDB');
    expect(await isOpen(again)).toBe(true);
    expect(await new Client(backend.origin).call(userApi.usernameLogin, { username, password })).toMatchObject({
      ...{ code: ERROR.companiesDisabled, msg: '账号所属的公司均已停用，请联系管理员' },
    });
  });

  test('screens and tickets end with whoever has opened them', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const operator = await signedIn(backend.origin, 'op.hubei');
    const open = async () => {
      const { screenToken } = await operator.data(lotteryApi.openScreen, { tradeFairId });
      const { ticket } = await operator.data(fileApi.addTicket, { bizType: 'prize' });
      return { screenToken, ticket };
    };
    const codes = async ({ screenToken, ticket }: { screenToken: string; ticket: string }) => [
      (await new Client(backend.origin).call(screenApi.screen, { tradeFairId, screenToken })).code,
      (await new Client(backend.origin).call(fileApi.ticket, { ticket })).code,
    ];
    const handedOut = await open();
    expect(await codes(handedOut)).toEqual([200, 200]);
    await operator.data(profileApi.endSignIns, {});
    expect(await codes(handedOut)).toEqual([ERROR.screenExpired, ERROR.uploadTicketInvalid]);
    await at('2026-03-08 09:10:00');
    const again = new Client(backend.origin, operator.token, operator.branchId);
    await again.call(userApi.checkLoginPhone, { phone: '13800000002' });
    const { screenToken } = await again.data(lotteryApi.openScreen, { tradeFairId });
    const { ticket } = await again.data(fileApi.addTicket, { bizType: 'prize' });
    expect(await codes({ screenToken, ticket })).toEqual([200, 200]);
    const boss = new Client(backend.origin, admin.token, admin.branchId);
    await boss.call(userApi.checkLoginPhone, { phone: '13800000002' });
    await boss.data(usersApi.updateStatus, { userId: USER.operator, status: 0 });
    expect(await codes({ screenToken, ticket })).toEqual([ERROR.screenExpired, ERROR.uploadTicketInvalid]);
    // Enabled again, he has handed out nothing.
    await boss.data(usersApi.updateStatus, { userId: USER.operator, status: 1 });
    expect(await codes({ screenToken, ticket })).toEqual([ERROR.screenExpired, ERROR.uploadTicketInvalid]);
  });
});
