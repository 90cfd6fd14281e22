import { ERROR } from '../../../src/contract/error-codes';
import { announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { invitationToken } from '../../support/seed';

const tradeFairId = '70001';
const { page, add, update, publish, takeDown, recall } = announcementApi;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const token = invitationToken(0);

let server: HostedBackend;
let admin: Client;
let guest: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  guest = new Client(server.origin);
});
afterAll(() => server.stop());

const titles = async (headers: Record<string, string> = {}) =>
  (await guest.call(invitationApi.open, { token }, { headers })).data.announcements.map(({ title }) => title);
const find = async (id: string) =>
  (await admin.data(page, { tradeFairId, pageSize: 100 })).records.find(({ announcementId }) => announcementId === id);

test('guests read what is published, in their language, and no longer what is taken down or over', async () => {
  expect(await titles()).toEqual(['入场须知']);
  expect(await titles({ 'Accept-Language': 'ja' })).toEqual(['入場のご案内']);
  const form = { tradeFairId, title: '午餐改期', content: '午餐改到 12:30。' };
  const { announcementId } = await admin.data(add, { ...form, endTime: '2026-03-08 13:00:00' });
  expect(await find(announcementId)).toMatchObject({ publishStatus: waiting, tradeFairSubject: '2026春季订货会' });
  expect(await titles()).toEqual(['入场须知']);
  await admin.data(publish, { announcementId, version: 1 });
  // The first stays on top.
  expect(await titles()).toEqual(['入场须知', '午餐改期']);
  const again = { announcementId, version: 2 };
  expect((await admin.call(publish, again)).code).toBe(ERROR.statusForbids);
  expect((await admin.call(announcementApi.delete, again)).code).toBe(ERROR.statusForbids);
  expect((await admin.call(update, { ...again, ...form, title: '另一个' })).data).toMatchObject([{ field: 'title' }]);
  await admin.data(update, { ...again, ...form, content: '午餐改到 12:45。' });
  expect((await admin.call(takeDown, again)).code).toBe(ERROR.versionConflict);
  await admin.data(recall, { announcementId, version: 3 });
  expect(await titles()).toEqual(['入场须知']);
  expect(await find(announcementId)).toMatchObject({ publishStatus: takenDown, version: 4 });
  await admin.data(announcementApi.delete, { announcementId, version: 4 });
  expect(await find(announcementId)).toBeUndefined();
  const late = { ...form, endTime: '2026-03-08 08:00:00' };
  expect((await admin.call(add, late)).data).toMatchObject([{ field: 'endTime' }]);
});

test('a fair that is published makes itself known, once', async () => {
  const id = '70004';
  const list = () => admin.data(page, { tradeFairId: id, pageSize: 20 });
  expect((await list()).total).toBe(0);
  const { version, subject } = await admin.data(tradeFairApi.detail, { id });
  await admin.data(tradeFairApi.publish, { id, version, confirm: 1 });
  expect((await list()).records).toMatchObject([{ title: subject, publishStatus: published, announceType: 3 }]);
  await admin.data(tradeFairApi.takeDown, { id, version: version + 1, reason: '场馆档期冲突' });
  await admin.data(tradeFairApi.publish, { id, version: version + 2, confirm: 1 });
  expect((await list()).total).toBe(1);
});

test('who sees another company’s fair only, and who only looks, changes nothing', async () => {
  const auditor = await signedIn(server.origin, 'audit.ro');
  const form = { tradeFairId, title: '测试', content: '测试' };
  expect((await auditor.call(add, form)).code).toBe(ERROR.notGranted);
  const operator = await signedIn(server.origin, 'op.hubei');
  // 70006 is a fair of Guangdong.
  expect((await operator.call(add, { ...form, tradeFairId: '70006' })).code).toBe(ERROR.notFound);
  expect((await operator.data(page, { tradeFairId: '70006' })).total).toBe(0);
});
