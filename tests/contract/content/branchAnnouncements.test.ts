import { branchAnnouncementApi, branchAnnouncementAppApi } from '../../../src/contract/content/branch-announcements';
import { PUBLISH_STATUS } from '../../../src/contract/content/publishing';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { page, add, update, publish, takeDown, delete: remove } = branchAnnouncementApi;
const form = {
  ...{ title: '清明配送安排', announceType: 2 as const, branchIds: ['FDB'], top: 1 as const },
  content: '<p onclick="x()">4 月 4 日<strong>照常</strong>配送。</p><script>alert(1)</script>',
};

let server: HostedBackend;
let hubei: Client;
const app = () => new Client(server.origin);

beforeAll(async () => {
  server = await main.start();
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const list = async () => (await hubei.data(page, { pageNum: 1, pageSize: 100 })).records;
const find = async (announcementId: string) => (await list()).find((one) => one.announcementId === announcementId);
const shown = async (branchId: string, announceTypes?: (1 | 2 | 3)[]) =>
  (
    await app().data(branchAnnouncementAppApi.shown, { branchId, ...(announceTypes ? { announceTypes } : {}) })
  ).announcements.map(({ title }) => title);

test('an announcement goes out, keeps its title, counts its readers and is taken down', async () => {
  const { announcementId } = await hubei.data(add, form);
  expect(await find(announcementId)).toMatchObject({
    content: '<p>4 月 4 日<strong>照常</strong>配送。</p>',
    publishStatus: PUBLISH_STATUS.waiting,
    changeable: true,
  });
  expect(await shown('FDB')).not.toContain(form.title);
  await hubei.data(publish, { announcementId, version: 1 });
  // Those on top first, and of them the latest.
  expect((await shown('FDB01'))[0]).toBe(form.title);
  expect(await shown('FDC')).not.toContain(form.title);
  expect(await shown('FDB', [1])).toEqual(['移动端改版说明']);
  const at = { announcementId, version: 2 };
  expect((await hubei.call(update, { ...form, ...at, title: '别的' })).data).toMatchObject([{ field: 'title' }]);
  await hubei.data(update, { ...form, ...at, top: 0 });
  expect((await hubei.call(remove, { announcementId, version: 3 })).code).toBe(ERROR.statusForbids);
  await app().data(branchAnnouncementAppApi.read, { announcementId });
  expect(await find(announcementId)).toMatchObject({ readCount: 1 });
  await hubei.data(takeDown, { announcementId, version: 3 });
  expect(await app().data(branchAnnouncementAppApi.read, { announcementId })).toBe(false);
  await hubei.data(remove, { announcementId, version: 4 });
  expect(await find(announcementId)).toBeUndefined();
});

test('what says nothing, ends too early or names foreign files and companies is refused', async () => {
  const problems = async (values: object) => (await hubei.call(add, { ...form, ...values })).data;
  expect(await problems({ content: '<script>alert(1)</script>' })).toMatchObject([{ field: 'content' }]);
  expect(await problems({ endTime: '2026-03-08 08:00:00' })).toMatchObject([{ field: 'endTime' }]);
  expect(await problems({ attachments: ['999999'] })).toMatchObject([{ field: 'attachments' }]);
  expect((await hubei.call(add, { ...form, branchIds: ['FDB', 'FDC'] })).code).toBe(ERROR.branchNotGranted);
});

test('a company sees what those above tell, and changes its own alone', async () => {
  expect(await find('88501')).toMatchObject({ changeable: false });
  expect(await find('88506')).toBeUndefined();
  expect((await hubei.call(takeDown, { announcementId: '88501', version: 1 })).code).toBe(ERROR.branchNotGranted);
  expect((await hubei.call(takeDown, { announcementId: '88506', version: 1 })).code).toBe(ERROR.notFound);
});
