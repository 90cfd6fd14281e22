/* docs/domain/content.md#inbox: what users of the console are told, and how they read and confirm it. */
import { announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import { branchAnnouncementApi } from '../../../src/contract/content/branch-announcements';
import { inboxApi } from '../../../src/contract/content/inbox';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { page, add, update, publish, recall, readPage, migrate, targets } = announcementApi;
const { mine, open, read } = inboxApi;
const text = { title: '盘点安排', content: '周六 18:00 起盘点。', announceType: 2 } as const;
const OPERATOR = '3001';

let server: HostedBackend;
let admin: Client;
let operator: Client;
let clerk: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  operator = await signedIn(server.origin, 'op.hubei');
  clerk = await signedIn(server.origin, 'show.clerk');
});
afterAll(() => server.stop());

const find = async (id: string) =>
  (await admin.data(page, { pageSize: 100 })).records.find(({ announcementId }) => announcementId === id)!;
async function told(values: object, by = admin) {
  const { announcementId } = await by.data(add, { ...text, ...values });
  await by.data(publish, { announcementId, version: 1 });
  return announcementId;
}
const isTold = async (who: Client, id: string) =>
  (await who.data(mine, {})).items.some(({ announcementId }) => announcementId === id);
const windowOf = async (who: Client, id: string) =>
  (await who.data(mine, {})).windows.find(({ announcementId }) => announcementId === id);

test('everyone, a company with those below it, a role and named users are told, and nobody else', async () => {
  const reach = async (id: string) => [await isTold(admin, id), await isTold(operator, id), await isTold(clerk, id)];
  expect(await reach(await told({ targetType: 1 }))).toEqual([true, true, true]);
  expect(await reach(await told({ targetType: 1 }, operator))).toEqual([false, true, false]);
  expect(await reach(await told({ targetType: 2, targetIds: ['FDB', 'FDC'] }))).toEqual([false, true, true]);
  expect(await reach(await told({ targetType: 3, targetIds: ['2001'] }))).toEqual([false, true, false]);
  expect(await reach(await told({ targetType: 5, targetIds: [OPERATOR] }))).toEqual([false, true, false]);
  const names = async (targetType: 3 | 5, keyword: string) =>
    (await admin.data(targets, { targetType, keyword })).records.map(({ label }) => label);
  expect(await names(5, '陈思远')).toEqual(['陈思远']);
  expect(await names(3, '管理')).not.toEqual([]);
});

test('whom it cannot be for is said at the field; a branch names nobody out of its scope', async () => {
  const problems = async (who: Client, values: object) => {
    const { code, data } = await who.call(add, { ...text, ...values });
    return [code, (data as unknown as { field: string }[] | null)?.[0]?.field];
  };
  expect(await problems(admin, { targetType: 4 })).toEqual([ERROR.invalidInput, 'targetIds']);
  expect(await problems(admin, { targetType: 4, targetIds: ['99'] })).toEqual([ERROR.invalidInput, 'targetIds']);
  for (const asked of [{ mustRead: 1 }, { popup: 1 }, { remindDays: [1] }])
    expect(await problems(admin, { targetType: 4, targetIds: ['3'], ...asked })).toEqual([
      ...[ERROR.invalidInput, Object.keys(asked)[0]],
    ]);
  expect(await problems(admin, { targetType: 1, content: '<script>x</script><p></p>' })).toEqual([
    ...[ERROR.invalidInput, 'content'],
  ]);
  expect(await problems(admin, { targetType: 2 })).toEqual([ERROR.invalidInput, 'targetIds']);
  expect(await problems(admin, { targetType: 3, targetIds: ['1'] })).toEqual([ERROR.invalidInput, 'targetIds']);
  expect(await problems(admin, { targetType: 6 })).toEqual([ERROR.invalidInput, 'tradeFairId']);
  expect(await problems(operator, { targetType: 2, targetIds: ['FDC'] })).toEqual([ERROR.branchNotGranted, undefined]);
  expect(await problems(operator, { targetType: 5, targetIds: ['3002'] })).toEqual([ERROR.invalidInput, 'targetIds']);
  expect(await problems(admin, { targetType: 1, mustRead: 1, confirmBy: '2026-01-01 00:00:00' })).toEqual([
    ...[ERROR.invalidInput, 'confirmBy'],
  ]);
});

test('what must be read comes up until it is confirmed, the oldest first; put off it is three times', async () => {
  const target = { targetType: 5, targetIds: [OPERATOR], mustRead: 1, minSeconds: 3, confirmText: '收到' };
  const first = await told(target);
  const second = await told(target);
  const shown = (await operator.data(mine, {})).windows.map(({ announcementId }) => announcementId);
  expect(shown.indexOf(first)).toBeLessThan(shown.indexOf(second));
  expect(await windowOf(operator, first)).toMatchObject({ confirmText: '收到', minSeconds: 3, deferralsLeft: 3 });
  const at = { announcementId: first, revision: 1 };
  const tooEarly = await operator.call(read, { ...at, staySec: 2, confirmed: 1 });
  expect(tooEarly.data).toMatchObject([{ field: 'staySec' }]);
  for (const left of [2, 1, 0]) {
    await operator.data(read, { ...at, staySec: 1, deferred: 1 });
    expect(await windowOf(operator, first)).toMatchObject({ deferralsLeft: left });
  }
  expect((await operator.call(read, { ...at, deferred: 1 })).code).toBe(ERROR.statusForbids);
  await operator.data(read, { ...at, confirmed: 1 });
  expect(await windowOf(operator, first)).toBeUndefined();
  expect(await find(first)).toMatchObject({ targetCount: 1, readCount: 0, confirmedCount: 1, confirmRate: '100.00' });
  // Not the admin's.
  expect((await admin.call(open, { announcementId: first })).code).toBe(ERROR.notFound);
  expect((await admin.call(read, at)).code).toBe(ERROR.notFound);
});

test('another revision has to be confirmed anew, and what was confirmed before stays in the report', async () => {
  const flags = { targetType: 5, mustRead: 1, minSeconds: 3 } as const;
  const form = { ...text, ...flags, targetIds: [OPERATOR] };
  const id = await told(form);
  await operator.data(read, { announcementId: id, revision: 1, staySec: 4, confirmed: 1 });
  const fixed = await admin.call(update, { ...form, announcementId: id, version: 2, targetType: 1, targetIds: [] });
  expect(fixed.data).toMatchObject([{ field: 'targetType' }, { field: 'targetIds' }]);
  await admin.data(update, { ...form, announcementId: id, version: 2, content: '周六 20:00 起盘点。' });
  expect(await windowOf(operator, id)).toBeUndefined();
  await admin.data(update, { ...form, announcementId: id, version: 3, content: '周日起盘点。', reconfirm: 1 });
  expect(await windowOf(operator, id)).toMatchObject({ revision: 2, content: '周日起盘点。', confirmed: 0 });
  const stale = await operator.call(read, { announcementId: id, revision: 1, staySec: 4, confirmed: 1 });
  expect(stale.code).toBe(ERROR.versionConflict);
  // Its seconds are counted anew, however long the revision before was looked at.
  const tooEarly = await operator.call(read, { announcementId: id, revision: 2, staySec: 2, confirmed: 1 });
  expect(tooEarly.data).toMatchObject([{ field: 'staySec' }]);
  expect(await find(id)).toMatchObject({ revision: 2, readCount: 1, confirmedCount: 0, unreadCount: 1 });
  expect((await admin.data(readPage, { announcementId: id })).records).toMatchObject([
    { readerName: '陈思远', confirmed: 0, earlierConfirmTime: expect.any(String) },
  ]);
});

test('a pop-up comes so many times; two seconds are a reading; taken back it is gone for all, and counted', async () => {
  const id = await told({ targetType: 5, targetIds: [OPERATOR], popup: 1, popupTimes: 2 });
  const at = { announcementId: id, revision: 1 };
  for (const comes of [true, true, false]) {
    expect((await windowOf(operator, id)) !== undefined).toBe(comes);
    await operator.data(read, { ...at, popped: 1, staySec: 1 });
  }
  expect(await find(id)).toMatchObject({ readCount: 0, unreadCount: 1 });
  await operator.data(read, { ...at, staySec: 2 });
  expect(await find(id)).toMatchObject({ readCount: 1, unreadCount: 0, readRate: '100.00' });
  await admin.data(recall, { announcementId: id, version: 2 });
  expect(await isTold(operator, id)).toBe(false);
  expect(await find(id)).toMatchObject({ publishStatus: PUBLISH_STATUS.takenDown, readCount: 1 });
});

test('announcements of companies are taken over once, taken down, for the same companies', async () => {
  const old = await admin.data(branchAnnouncementApi.page, { pageSize: 100 });
  expect(await admin.data(migrate, {})).toEqual({ migrated: old.total });
  expect(await admin.data(migrate, {})).toEqual({ migrated: 0 });
  const { records } = await admin.data(page, { pageSize: 100, target: 2, title: '湖北仓周末配送安排' });
  expect(records).toMatchObject([
    {
      ...{ targetIds: ['FDB'], publishStatus: PUBLISH_STATUS.takenDown },
      content:
        '<p>周六照常配送，周日停配一天。</p><ul><li>急救药品随时配送</li><li>冷链订单请在 15:00 前提交</li></ul>',
    },
  ]);
  expect((await operator.call(migrate, {})).code).toBe(ERROR.notGranted);
});
