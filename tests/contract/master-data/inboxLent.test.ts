/* docs/domain/approval.md#substitutes: who represents several people is told whose task he takes. */
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { BIZ_KIND } from '../../../src/contract/master-data/kinds';
import { rolesApi } from '../../../src/contract/system/roles';
import { usersApi } from '../../../src/contract/system/users';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
beforeAll(async () => (backend = await main.start()));
afterAll(() => backend.stop());

const userOf = async (admin: Client, loginName: string) =>
  (await admin.data(usersApi.selectPage, { loginName })).records.find((one) => one.loginName === loginName)!;

test('a task is for whom it was lent, not for another who could decide it as well', async () => {
  const admin = await signedIn(backend.origin, 'admin.hq');
  const [head, buyer, substitute] = await Promise.all(
    ['head.hq', 'purchase.hq', 'storage.hq'].map((name) => userOf(admin, name)),
  );
  const roles = (await admin.data(rolesApi.page, { pageSize: 100 })).records;
  const roleIds = ['QUALITY_HEAD', 'PURCHASE_CLERK'].map((code) => roles.find((one) => one.roleCode === code)!.roleId);
  await admin.data(usersApi.updateRoleUser, { userId: head!.userId, roleIds, version: head!.version });
  const period = { fromTime: '2026-03-08 00:00:00', toTime: '2026-03-20 18:00:00', substituteId: substitute!.userId };
  const lend = async (loginName: string, bizKinds: (1 | 2 | 3)[]) =>
    (await signedIn(backend.origin, loginName)).data(approvalApi.addSubstitute, { ...period, bizKinds });
  await lend('head.hq', [BIZ_KIND.customer]);
  await lend('purchase.hq', [BIZ_KIND.company, BIZ_KIND.commodity]);
  const listed = async (loginName: string) =>
    (await (await signedIn(backend.origin, loginName)).data(approvalApi.substitutes, {})).records.map((one) => ({
      ...{ of: one.userName, canCancel: one.canCancel },
    }));
  const ofBuyer = { of: buyer!.realName, canCancel: true };
  expect(await listed('purchase.hq')).toEqual([ofBuyer]);
  expect(await listed('storage.hq')).toContainEqual({ ...ofBuyer, canCancel: false });
  expect(await listed('admin.hq')).toContainEqual(ofBuyer);

  const own = await (await signedIn(backend.origin, 'purchase.hq')).data(approvalApi.inbox, { pageSize: 200 });
  const { records } = await (await signedIn(backend.origin, 'storage.hq')).data(approvalApi.inbox, { pageSize: 200 });
  const lent = records.filter(({ onBehalfOfName, kind }) => onBehalfOfName !== '' && kind !== BIZ_KIND.customer);
  expect(lent.length).toBeGreaterThan(0);
  expect(new Set(lent.map(({ onBehalfOfName }) => onBehalfOfName))).toEqual(new Set([buyer!.realName]));
  const taskOf = new Map(own.records.map(({ entryId, taskId }) => [entryId, taskId]));
  for (const { entryId, taskId } of lent) expect(taskId).toBe(taskOf.get(entryId));
});
