import { ERROR } from '../../../src/contract/error-codes';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { usersApi } from '../../../src/contract/system/users';
import { MAIN_ENGINE } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';
import { openPeople, type People, refusal, ROLE, USER } from './people';

const { selectPage, detail, addUser, queryStaffInfoByUserIdAndStaffName: findStaff } = usersApi;
const { updateStatus, updateRoleUser, selectOrgBranch, selectRoleByUserId, resetPassword } = usersApi;
const { updateUser } = profileApi;

describe.each(MAIN_ENGINE)('accounts ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const namesIn = async (client: Client) =>
    (await client.data(selectPage, { orderBy: 'loginName', orderDir: 'asc' })).records.map((one) => one.loginName);

  test('a list shows the accounts of the current branch and below, with masked numbers', async () => {
    const { admin, backend } = people;
    expect(await namesIn(admin)).toHaveLength(11);
    const inHubei = await signedIn(backend.origin, 'admin.hq', 'FDB');
    expect(await namesIn(inHubei)).toEqual(['multi.hubei', 'op.hubei']);
    const found = await admin.data(selectPage, { phone: '0002', roleId: ROLE.operator, status: 1, branchId: 'FDB' });
    expect(found.records).toMatchObject([{ loginName: 'op.hubei', phone: '138****0002', roleNames: ['分公司操作员'] }]);
    expect((await inHubei.call(selectPage, { branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
    const answers = [USER.clerk, '99999'].map((userId) => inHubei.call(updateStatus, { userId, status: 0 }));
    for (const { code, data } of await Promise.all(answers)) expect([code, data]).toEqual([ERROR.notFound, null]);
  });

  test('the whole number is for who may view it, and leaves a trace', async () => {
    const { admin, as } = people;
    const auditor = await as('audit.ro');
    expect((await auditor.data(detail, { userId: USER.operator })).phone).toBe('13800000002');
    const seen = await auditor.data(profileApi.operations, { pageNum: 1, pageSize: 10, action: 9 });
    expect(seen.records).toMatchObject([{ objectId: USER.operator, objectName: 'op.hubei' }]);
    const clerk = await as('show.clerk');
    expect((await clerk.call(detail, { userId: USER.operator })).status).toBe(403);
    expect((await clerk.call(selectPage, {})).status).toBe(403);
    expect((await admin.data(detail, { userId: USER.operator })).companies.map((one) => one.branchId)).toEqual([
      ...['FDB', 'FDB01', 'FDB02'],
    ]);
  });

  test('without its button no write is made', async () => {
    const auditor = await people.as('audit.ro');
    const userId = USER.clerk;
    const refused = [
      auditor.call(addUser, people.form('no.body', 'S00541')),
      auditor.call(updateStatus, { userId, status: 0 }),
      auditor.call(updateRoleUser, { userId, roleIds: [ROLE.auditor] }),
      auditor.call(selectOrgBranch, { userId, branchIds: ['FDC'] }),
      auditor.call(resetPassword, { userId }),
      auditor.call(updateUser, { userId, realName: '偷改', phone: '13900000001', branchId: 'FDC', version: 1 }),
    ];
    for (const { status, code } of await Promise.all(refused)) expect([status, code]).toEqual([403, ERROR.notGranted]);
    expect((await people.admin.data(detail, { userId })).realName).toBe('林小雨');
  });

  test('a new account belongs to one of the staff, and its password is told once', async () => {
    const { admin, form, enter } = people;
    const free = await admin.data(findStaff, { staffName: '钱' });
    expect(free.records).toMatchObject([{ staffId: 'S00542', bound: false }]);
    expect((await admin.data(findStaff, { staffName: '陈思远' })).total).toBe(0);
    const own = await admin.data(findStaff, { staffName: '陈思远', userId: USER.operator });
    expect(own.records).toMatchObject([{ staffId: 'S00102', bound: false }]);
    const wrong = async (...given: Parameters<typeof form>) => refusal(await admin.call(addUser, form(...given)));
    expect(await wrong('OP.hubei', 'S00542')).toEqual([ERROR.invalidInput, 'loginName']);
    expect(await wrong('1abc', 'S00542')).toEqual([ERROR.invalidInput, 'loginName']);
    expect(await wrong('new.buyer', 'S09999')).toEqual([ERROR.invalidInput, 'staffId']);
    expect(await wrong('new.buyer', 'S00304')).toEqual([ERROR.invalidInput, 'staffId']);
    expect(await wrong('new.buyer', 'S00542', { roleIds: ['9'] })).toEqual([ERROR.invalidInput, 'roleIds']);
    expect(await wrong('new.buyer', 'S00542', { loginBranchIds: ['FDB'] })).toEqual([
      ...[ERROR.invalidInput, 'loginBranchIds'],
    ]);
    const made = await admin.data(addUser, form('new.buyer', 'S00542'));
    const buyer = await enter(made);
    expect((await buyer.data(platformUserApi.userInfo, {})).roles).toEqual(['READONLY_AUDITOR']);
    const log = await admin.data(profileApi.operations, { pageNum: 1, pageSize: 10, action: 1 });
    expect(JSON.stringify(log)).not.toContain(made.password);
    expect(await wrong('new.buyer2', 'S00542')).toEqual([ERROR.invalidInput, 'staffId']);
  });

  test('an edit changes what is given, within the user’s companies, and not over a newer version', async () => {
    const { admin, versionOf } = people;
    const userId = USER.hubei;
    const version = await versionOf(userId);
    const values = {
      userId,
      realName: '吴子轩',
      phone: '13800000055',
      branchId: 'FDB',
      email: 'wu@example.com',
      version,
    };
    expect(refusal(await admin.call(updateUser, { ...values, phone: undefined }))).toEqual([
      ERROR.invalidInput,
      'phone',
    ]);
    expect(refusal(await admin.call(updateUser, { ...values, branchId: 'FDC' }))).toEqual([
      ...[ERROR.invalidInput, 'branchId'],
    ]);
    expect(await admin.data(updateUser, { ...values, nickname: '不改' })).toBe(true);
    expect(await admin.data(detail, { userId })).toMatchObject({ phone: '13800000055', version: version + 1 });
    expect(await admin.call(updateUser, { ...values, realName: '旧' })).toMatchObject({
      code: ERROR.versionConflict,
      data: { realName: '吴子轩', phone: '138****0055' },
    });
    const other = await people.as('multi.hubei');
    expect((await other.data(profileApi.profile, {})).nickname).toBe('吴子轩');
  });

  test('the companies of a user: those in sight, never without the home; a removed one ends its session', async () => {
    const { admin, backend } = people;
    const userId = USER.operator;
    const inBranch = await signedIn(backend.origin, 'op.hubei', 'FDB02');
    const [top] = await admin.data(selectOrgBranch, { userId });
    expect(top).toMatchObject({
      branchId: 'FDA',
      checked: false,
      children: [{ branchId: 'FDB', checked: true }, {}, {}],
    });
    expect(refusal(await admin.call(selectOrgBranch, { userId, branchIds: ['FDB01'] }))).toEqual([
      ...[ERROR.invalidInput, 'branchIds'],
    ]);
    expect((await admin.call(selectOrgBranch, { userId, branchIds: ['FDB', 'FDX'] })).code).toBe(
      ERROR.branchNotGranted,
    );
    await admin.data(selectOrgBranch, { userId, branchIds: ['FDB', 'FDB01', 'FDC'] });
    expect((await inBranch.call(platformUserApi.userInfo, {})).status).toBe(401);
    // Who sees Hubei only leaves Shanghai as it is.
    const inHubei = await signedIn(backend.origin, 'admin.hq', 'FDB');
    await inHubei.data(selectOrgBranch, { userId, branchIds: ['FDB', 'FDB01', 'FDB02'] });
    const { companies } = await admin.data(detail, { userId });
    expect(companies.map(({ branchId }) => branchId)).toEqual(['FDB', 'FDB01', 'FDB02', 'FDC']);
  });

  test('a new password ends the sign-ins, opens a locked account, and is the only one', async () => {
    const { admin, as, backend, enter } = people;
    const before = await as('show.clerk');
    const who = { username: 'show.clerk', captchaVerifyParam: 'pass' };
    const guess = (password: string) => new Client(backend.origin).call(userApi.usernameLogin, { ...who, password });
    for (let i = 0; i < 5; i += 1) await guess(`wrong${i}`);
    expect((await admin.data(detail, { userId: USER.clerk })).status).toBe(2);
    expect((await admin.call(updateStatus, { userId: USER.clerk, status: 1 })).code).toBe(ERROR.lockedByPasswords);
    const made = await admin.data(resetPassword, { userId: USER.clerk });
    expect((await before.call(platformUserApi.userInfo, {})).status).toBe(401);
    expect((await guess(SEED_PASSWORD)).code).toBe(ERROR.wrongCredentials);
    await enter(made);
    expect((await admin.data(detail, { userId: USER.clerk })).status).toBe(1);
    const checked = await admin.data(selectRoleByUserId, { userId: USER.clerk });
    expect(checked.filter((one) => one.checked)).toMatchObject([{ roleId: ROLE.clerk, grantable: true }]);
  });
});
