import { ERROR } from '../../../src/contract/error-codes';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { profileApi } from '../../../src/contract/account/profile';
import { rolesApi } from '../../../src/contract/system/roles';
import { usersApi } from '../../../src/contract/system/users';
import { userApi } from '../../../src/contract/account/sign-in';
import { MAIN_ENGINE } from '../../support/backends';
import { Client } from '../../support/client';
import { openPeople, type People, refusal, ROLE, USER } from './people';

const { page, detail, history } = operationLogApi;
/** The day of the seed, by which the clock of the tests goes. */
const operateTime: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];

describe.each(MAIN_ENGINE)('operation log ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const search = async (filters: object) => (await people.admin.data(page, { operateTime, ...filters })).records;

  test('a change leaves what was there and what is, phone numbers masked; a refused one leaves its object', async () => {
    const { admin } = people;
    const user = { userId: USER.operator, realName: '陈致远', phone: '13900000002', branchId: 'FDB', nickname: '' };
    const form = { ...user, introduction: '', email: '', remark: '' };
    await admin.data(profileApi.updateUser, { ...form, version: 1 });
    expect((await admin.call(profileApi.updateUser, { ...form, version: 1 })).code).toBe(ERROR.versionConflict);

    const rows = await search({ objectId: USER.operator, action: 2 });
    expect(rows.map(({ resultCode, loginName, objectType }) => [resultCode, loginName, objectType])).toEqual([
      [ERROR.versionConflict, 'admin.hq', 'user'],
      [200, 'admin.hq', 'user'],
    ]);
    expect(await search({ objectId: USER.operator, action: 2, resultCode: 0 })).toHaveLength(1);
    const { changes } = await admin.data(detail, { id: rows[1]!.logId });
    expect(changes).toEqual({ realName: ['陈思远', '陈致远'], i9Phone: ['138****0002', '139****0002'] });
  });

  test('a write of somebody who may not leaves its object too', async () => {
    const clerk = await people.as('show.clerk');
    const { code } = await clerk.call(usersApi.updateStatus, { userId: USER.auditor, status: 0 });
    expect(code).toBe(ERROR.notGranted);
    const [row] = await search({ objectId: USER.auditor });
    expect(row).toMatchObject({ loginName: 'show.clerk', objectType: 'user', resultCode: ERROR.notGranted });
  });

  test('the log of a password says nothing of it', async () => {
    const { admin } = people;
    const { password } = await admin.data(usersApi.resetPassword, { userId: USER.hubei });
    const [row] = await search({ objectId: USER.hubei });
    const entry = JSON.stringify(await admin.data(detail, { id: row!.logId }));
    expect(entry).not.toContain(password);
    expect(entry).not.toMatch(/[\w-]{40,}/);
  });

  test('one search covers a month, in its right order, and finds by page, person and result', async () => {
    const { admin } = people;
    const far = { operateTime: ['2026-01-01 00:00:00', '2026-03-08 00:00:00'] as [string, string] };
    expect(refusal(await admin.call(page, far))).toEqual([ERROR.invalidInput, 'operateTime']);
    const turned = { operateTime: [operateTime[1], operateTime[0]] as [string, string] };
    expect(refusal(await admin.call(page, turned))).toEqual([ERROR.invalidInput, 'operateTime']);
    expect((await search({ operatorName: '周启明' })).length).toBeGreaterThan(0);
    expect(await search({ operatorName: '%' })).toEqual([]);
    expect(await search({ menuId: '2000' })).toEqual([]);
  });

  test('who sees a record sees its history, and nobody else', async () => {
    const { admin } = people;
    const { records, total } = await admin.data(history, { objectType: 'user', objectId: USER.operator });
    expect([total, records[1]?.changes.realName]).toEqual([2, ['陈思远', '陈致远']]);
    expect((await admin.call(history, { objectType: 'user', objectId: '1' })).code).toBe(ERROR.notFound);
    expect((await admin.call(history, { objectType: 'user', objectId: "1' or true" })).code).toBe(ERROR.notFound);

    const clerk = await people.as('show.clerk');
    expect((await clerk.call(history, { objectType: 'user', objectId: USER.operator })).code).toBe(ERROR.notGranted);
    expect((await clerk.call(history, { objectType: 'role', objectId: ROLE.clerk })).code).toBe(ERROR.notGranted);
    // A fair of another company is none.
    expect((await clerk.call(history, { objectType: 'tradeFair', objectId: '70006' })).code).toBe(ERROR.notFound);
    expect((await clerk.call(history, { objectType: 'tradeFair', objectId: '70005' })).code).toBe(200);
    expect((await clerk.call(page, { operateTime })).code).toBe(ERROR.notGranted);
  });

  test('an administrator of a company sees what was done there and below, not at headquarters', async () => {
    const roleId = await people.addRole('LOG_READER', ['operationLog_view']);
    const { records } = await people.admin.data(rolesApi.page, { roleName: 'LOG_READER' });
    const { version, roleName, remark } = records[0]!;
    await people.admin.data(rolesApi.update, {
      ...{ id: roleId, version, roleName, remark },
      dataScope: 'BRANCH',
      status: 1,
    });
    await people.admin.data(usersApi.updateRoleUser, { userId: USER.clerk, roleIds: [roleId] });
    const clerk = await people.as('show.clerk');
    expect((await clerk.call(rolesApi.delete, { id: roleId, version: 1 })).code).toBe(ERROR.notGranted);
    const seen = await clerk.data(page, { operateTime });
    expect(new Set(seen.records.map(({ loginName }) => loginName))).toEqual(new Set(['show.clerk']));
    const [foreign] = await search({ objectId: USER.operator, action: 2 });
    expect((await clerk.call(detail, { id: foreign!.logId })).code).toBe(ERROR.notFound);
  });

  test('what a role was given stands in the log by name, in the language of the reader', async () => {
    const roleId = await people.addRole('NAMED_GRANTS', ['operationLog_view']);
    const [row] = await search({ objectType: 'role', objectId: roleId, action: 2 });
    const readable = [expect.stringMatching(/^\p{Script=Han}+ \(operationLog_view\)$/u)];
    const { changes } = await people.admin.data(detail, { id: row!.logId });
    expect(changes.buttonCodes).toEqual([[], readable]);
    expect(changes.menuIds![1]).toContain('标准操作日志');
    const { records } = await people.admin.data(history, { objectType: 'role', objectId: roleId });
    expect(records.map((one) => one.changes.buttonCodes)).toContainEqual([[], readable]);
  });

  test('refused sign-ins of a minute are one row with their number; names and numbers are not readable', async () => {
    const client = new Client(people.backend.origin);
    const guess = (username: string) =>
      client.call(userApi.usernameLogin, { username, password: 'wrong', captchaVerifyParam: 'pass' });
    for (let i = 0; i < 3; i += 1) await guess('show.clerk');
    await Promise.all(Array.from({ length: 4 }, () => guess('MyOldPassword1')));
    await guess('13800000002');
    const wrongCode = { phone: '13800000002', code: '123456', smsType: 'ERP_LOGIN' as const };
    for (let i = 0; i < 2; i += 1) await client.call(userApi.mobileLogin, wrongCode);

    const rows = (await search({ action: 6 })).filter(({ resultCode }) => resultCode !== 200);
    const said = await Promise.all(
      rows.map(async ({ logId, objectName, loginName, resultCode }) => {
        const { changes } = await people.admin.data(detail, { id: logId });
        return { objectName, loginName, resultCode, times: changes.times?.[1] };
      }),
    );
    const [clerk, unknown] = [
      { objectName: 'show.clerk', loginName: 'show.clerk' },
      expect.stringMatching(/^\?[\da-f]{16}$/),
    ];
    expect(said.reverse()).toEqual([
      { ...clerk, resultCode: ERROR.wrongCredentials, times: 3 },
      { objectName: unknown, loginName: unknown, resultCode: ERROR.wrongCredentials, times: 4 },
      { objectName: unknown, loginName: unknown, resultCode: ERROR.wrongCredentials, times: 1 },
      { objectName: '138****0002', loginName: '138****0002', resultCode: ERROR.wrongSmsCode, times: 2 },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/MyOldPassword1|13800000002/i);
  });

  test('what the limit refuses leaves no row', async () => {
    const client = new Client(people.backend.origin);
    const count = async () => (await people.admin.data(page, { operateTime, action: 6 })).total;
    for (let i = 0; i < 20; i += 1)
      await client.call(userApi.usernameLogin, { username: `no.${i}`, password: 'wrong' });
    const before = await count();
    const answer = await client.call(userApi.usernameLogin, { username: 'no.more', password: 'wrong' });
    expect(answer.status).toBe(429);
    const robot = { phone: '13911112222', smsType: 'ERP_LOGIN' as const, captchaVerifyParam: 'robot' };
    await client.call(userApi.aliCaptchaSmsTimes, robot);
    expect(await count()).toBe(before);
  });
});
