/* The log has one row for each thing that has happened, with who did it and where. */
import { userApi } from '../../../src/contract/account/sign-in';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const TODAY: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];

describe.each(MAIN_ENGINE)('sign-ins in the log ($engine)', ({ start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let admin: Client;
  beforeAll(async () => {
    server = await start();
    admin = await signedIn(server.origin, 'admin.hq');
  });
  afterAll(() => server.stop());

  const rowsOf = async (operatorName: string) => {
    const { records } = await admin.data(operationLogApi.page, { operateTime: TODAY, operatorName, pageSize: 500 });
    return records.map(({ action, objectType, objectId, loginName, branchName }) => ({
      ...{ action, objectType, objectId, loginName, branchName },
    }));
  };

  test('loading pages is no change, and going to another company is one', async () => {
    const client = await signedIn(server.origin, 'op.hubei');
    const first = client.branchId;
    for (let load = 0; load < 3; load += 1)
      client.token = (await client.data(userApi.saveBranchId, { branchId: first })).token;
    const signIn = { action: 6, objectType: 'session', objectId: 'op.hubei', loginName: 'op.hubei' };
    const before = await rowsOf('陈思远');
    expect(before).toEqual([{ ...signIn, branchName: expect.stringContaining('湖北') }]);

    const { loginBranchId } = await client.data(platformUserApi.userInfo, {});
    const other = loginBranchId.split(',').find((one) => one !== first)!;
    await client.data(platformUserApi.setLastSelectBranchId, { branchId: other });
    client.token = (await client.data(userApi.saveBranchId, { branchId: other })).token;
    client.branchId = other;
    await client.data(platformUserApi.setLastSelectBranchId, { branchId: other });
    const [change, ...rest] = await rowsOf('陈思远');
    expect(change).toMatchObject({ action: 2, objectType: 'user', loginName: 'op.hubei' });
    expect(rest).toEqual(before);

    // A program may take a token of another company without remembering it.
    client.token = (await client.data(userApi.saveBranchId, { branchId: first })).token;
    expect((await rowsOf('陈思远'))[0]).toMatchObject({ action: 2, objectType: 'session', objectId: first });
  });
});
