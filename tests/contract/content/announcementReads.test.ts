/* What guests have read of the announcements of a fair, and what is told of it (docs/domain/content.md#readers). */
import { announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import { ERROR } from '../../../src/contract/error-codes';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { invitationToken } from '../../support/seed';

const tradeFairId = '70001';
const { page, add, copy, publish, recall, readPage } = announcementApi;
const { open, read } = invitationApi;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const form = { title: '班车改点', content: '返程班车改为 16:30。' };

let server: HostedBackend;
let admin: Client;
let guest: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  guest = new Client(server.origin);
});
afterAll(() => server.stop());

const find = async (id: string) =>
  (await admin.data(page, { tradeFairId, pageSize: 100 })).records.find(({ announcementId }) => announcementId === id)!;
const seenBy = async (n: number, id: string) =>
  (await guest.data(open, { token: invitationToken(n) })).announcements.find(
    ({ announcementId }) => announcementId === id,
  );
const report = async (id: string, filters: object = {}) =>
  admin.data(readPage, { announcementId: id, pageSize: 100, ...filters });

async function made(values: object) {
  const { announcementId } = await admin.data(add, { tradeFairId, ...form, ...values });
  await admin.data(publish, { announcementId, version: 1 });
  return announcementId;
}

test('a window comes up so many times to each guest, and not after it is confirmed', async () => {
  const id = await made({ popup: 1, popupTimes: 2, mustRead: 1, confirmText: '收到' });
  const pop = (n: number) =>
    guest.data(read, { token: invitationToken(n), reads: [{ announcementId: id, popped: 1, staySec: 3 }] });
  expect(await seenBy(0, id)).toMatchObject({ popup: true, mustRead: 1, confirmText: '收到', confirmed: 0 });
  await pop(0);
  expect(await seenBy(0, id)).toMatchObject({ popup: true });
  await pop(0);
  expect(await seenBy(0, id)).toMatchObject({ popup: false, confirmed: 0 });
  await pop(1);
  await guest.data(read, { token: invitationToken(1), reads: [{ announcementId: id, confirmed: 1 }] });
  expect(await seenBy(1, id)).toMatchObject({ popup: false, confirmed: 1 });
  expect(await seenBy(2, id)).toMatchObject({ popup: true, confirmed: 0 });
  const count = (await report(id)).total;
  expect(count).toBeGreaterThan(10);
  expect(await find(id)).toMatchObject({
    ...{ targetCount: count, readCount: 2, confirmedCount: 1, popup: 1, popupTimes: 2, mustRead: 1 },
    readRate: ((2 / count) * 100).toFixed(2),
  });
});

test('the first time stays, seconds add up, and only what asks for it is confirmed', async () => {
  const id = await made({});
  const reads = (staySec: number, confirmed: 0 | 1 = 0) => [{ announcementId: id, staySec, confirmed }];
  await guest.data(read, { token: invitationToken(0), reads: reads(0) });
  await Promise.all([7, 11, 13].map((sec) => guest.data(read, { token: invitationToken(0), reads: reads(sec, 1) })));
  const { records } = await report(id, { isRead: 1 });
  expect(records).toMatchObject([
    { staySec: 31, confirmed: 0, confirmTime: null, phone: expect.stringContaining('****') },
  ]);
  const all = (await report(id)).total;
  expect((await report(id, { isRead: 0 })).total).toBe(all - 1);
  expect((await report(id, { confirmed: 1 })).total).toBe(0);
  expect((await report(id, { readerName: records[0]!.readerName })).records).toMatchObject([{ isRead: 1 }]);
});

test('what is taken back is gone for guests, is marked, and keeps its readers; published anew the mark is gone', async () => {
  const id = await made({});
  await guest.data(read, { token: invitationToken(0), reads: [{ announcementId: id, staySec: 3 }] });
  await admin.data(recall, { announcementId: id, version: 2 });
  expect(await seenBy(0, id)).toBeUndefined();
  expect(await find(id)).toMatchObject({ publishStatus: takenDown, recallTime: expect.any(String), readCount: 1 });
  expect((await report(id, { isRead: 1 })).total).toBe(1);
  // Looked at before, reported after: passed over.
  await guest.data(read, { token: invitationToken(1), reads: [{ announcementId: id, staySec: 3 }] });
  expect((await report(id, { isRead: 1 })).total).toBe(1);
  expect((await admin.call(recall, { announcementId: id, version: 3 })).code).toBe(ERROR.statusForbids);
  await admin.data(publish, { announcementId: id, version: 3 });
  expect(await find(id)).toMatchObject({ publishStatus: published, recallTime: null, readCount: 1 });
});

test('a copy has the words and none of the times, and is not published', async () => {
  const options = { popup: 1, popupTimes: 3, mustRead: 1, confirmText: '明白', top: 1 } as const;
  const languages = { ja: { title: 'バス', content: '16:30 発' } };
  const id = await made({ ...options, languages, endTime: '2026-03-09 18:00:00' });
  const { announcementId } = await admin.data(copy, { announcementId: id });
  expect(await find(announcementId)).toMatchObject({
    ...{ ...form, ...options, languages, publishStatus: waiting, version: 1, readCount: 0 },
    ...{ endTime: null, publishTime: null, tradeFairId },
  });
});

test('who only looks reads the report and changes nothing; a foreign announcement has none; rules of the form', async () => {
  const auditor = await signedIn(server.origin, 'audit.ro');
  expect((await auditor.call(readPage, { announcementId: '88002' })).success).toBe(true);
  for (const one of [copy, recall])
    expect((await auditor.call(one, { announcementId: '88002', version: 1 })).code).toBe(ERROR.notGranted);
  const operator = await signedIn(server.origin, 'op.hubei');
  const { announcementId } = await admin.data(add, { tradeFairId: '70005', ...form });
  expect((await operator.call(readPage, { announcementId })).code).toBe(ERROR.notFound);
  expect((await operator.call(copy, { announcementId })).code).toBe(ERROR.notFound);
  for (const wrong of [
    { popupTimes: 4 },
    { popupTimes: 0 },
    { confirmText: '十一个字十一个字十一个' },
    { mustRead: 2 as 1 },
  ])
    expect((await admin.call(add, { tradeFairId, ...form, ...wrong })).code).toBe(ERROR.invalidInput);
  const wrong = { token: invitationToken(0), reads: [{ announcementId: '88002', staySec: -1 }] };
  expect((await guest.call(read, wrong)).code).toBe(ERROR.invalidInput);
});

test('of several readings of one announcement in one call all count', async () => {
  const id = await made({ popup: 1, popupTimes: 2, mustRead: 1, confirmText: '收到' });
  const reads = [
    { announcementId: id, staySec: 3, popped: 1 as const, confirmed: 1 as const },
    { announcementId: id, staySec: 4, popped: 1 as const },
  ];
  await guest.data(read, { token: invitationToken(3), reads });
  expect(await seenBy(3, id)).toMatchObject({ popup: false, confirmed: 1 });
  const { records } = await report(id, { isRead: 1 });
  expect(records).toMatchObject([{ staySec: 7, confirmed: 1 }]);
});
