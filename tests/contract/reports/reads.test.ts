/* docs/domain/reports.md#user-read: who was to read what, who has, and who is reminded. */
import { announcementApi } from '../../../src/contract/content/announcements';
import { ERROR } from '../../../src/contract/error-codes';
import { contentReadApi } from '../../../src/contract/reports/reads';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { Client } from '../../support/client';
import { invitationToken } from '../../support/seed';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const tradeFairId = '70001';
type World = Parameters<Parameters<Moments['at']>[1]>[0];

const look = ({ backend }: World, n: number, contentId: string, more: object) =>
  new Client(backend.origin).data(invitationApi.read, {
    token: invitationToken(n),
    reads: [{ announcementId: contentId, ...more }],
  });
async function published({ admin }: World, values: object = {}) {
  const form = { title: '班车改点', content: '返程班车改为 16:30。', ...values };
  const { announcementId } = await admin.data(announcementApi.add, { tradeFairId, ...form });
  await admin.data(announcementApi.publish, { announcementId, version: 1 });
  return announcementId;
}
const rowOf = async ({ admin }: World, id: string) =>
  (await admin.data(contentReadApi.page, { pageSize: 50 })).records.find(({ contentId }) => contentId === id)!;

test('two seconds are a reading, one is none; the rate is of those at the publication and who joined', async () => {
  await moments.at('2026-03-08 10:00:00', async (world) => {
    const id = await published(world);
    const { targetCount } = await rowOf(world, id);
    expect(targetCount).toBeGreaterThan(10);
    await look(world, 0, id, { staySec: 1 });
    await look(world, 1, id, { staySec: 2 });
    await look(world, 2, id, { staySec: 5 });
    expect(await rowOf(world, id)).toMatchObject({
      ...{ targetCount, readCount: 2, unreadCount: targetCount - 2, avgReadSec: '3.5' },
      readRate: ((2 / targetCount) * 100).toFixed(2),
      lastReadTime: expect.stringMatching(/^2026-03-08 10:0/),
    });
  });
});

test('who is invited no more stays in the count and is not asked; who comes later joins', async () => {
  let id = '';
  let before = 0;
  await moments.at('2026-03-08 10:00:00', async (world) => {
    id = await published(world);
    before = (await rowOf(world, id)).targetCount;
  });
  const token = invitationToken(3);
  await moments.onStore(
    { sql: `update invitation set reply_status = 9 where token = '${token}'` },
    { announcements: '2026-03-08 10:05:00' },
  );
  await moments.at('2026-03-08 10:06:00', async (world) => {
    expect(await rowOf(world, id)).toMatchObject({ targetCount: before, unreadCount: before - 1 });
  });
  // One that he had not at the publication.
  await moments.onStore(
    {
      sql: `delete from announcement_target where announcement_id = ${id} and reader_id = (select guest_id from invitation where token = '${invitationToken(4)}')`,
    },
    { announcements: '2026-03-08 10:07:00' },
  );
  await moments.at('2026-03-08 10:08:00', async (world) => {
    expect(await rowOf(world, id)).toMatchObject({ targetCount: before });
    const asOf = (moment: string) =>
      world.admin.data(contentReadApi.targetUsers, { contentId: id, asOf: moment, pageSize: 500 });
    expect([(await asOf('2026-03-08 10:06:30')).total, (await asOf('2026-03-08 10:07:30')).total]).toEqual([
      before - 1,
      before,
    ]);
  });
});

test('a reminder comes up once more for those who have not read it, once a day, and not without anybody', async () => {
  let id = '';
  await moments.at('2026-03-08 10:00:00', async (world) => {
    const { admin, backend } = world;
    id = await published(world, { mustRead: 1, confirmText: '收到' });
    const shown = async (n: number) =>
      (await new Client(backend.origin).data(invitationApi.open, { token: invitationToken(n) })).announcements.find(
        ({ announcementId }) => announcementId === id,
      )?.popup;
    await look(world, 0, id, { staySec: 30, confirmed: 1 });
    // Read, but not confirmed.
    await look(world, 1, id, { staySec: 30 });
    expect([await shown(0), await shown(1), await shown(2)]).toEqual([false, false, false]);
    const { unreadCount, targetCount } = await rowOf(world, id);
    expect(unreadCount).toBe(targetCount - 1);
    expect(await admin.data(contentReadApi.remind, { contentId: id })).toEqual({ reminded: unreadCount });
    expect(await admin.call(contentReadApi.remind, { contentId: id })).toMatchObject({ code: ERROR.remindedToday });
    expect(await rowOf(world, id)).toMatchObject({ remindCount: 1, remindTime: expect.stringMatching(/^2026-03-08/) });
    expect([await shown(0), await shown(2)]).toEqual([false, true]);
    await look(world, 2, id, { staySec: 0 });
    expect(await shown(2)).toBe(false);
    const { records } = await admin.data(contentReadApi.unreadUsers, { contentId: id, pageSize: 500 });
    expect(records).toHaveLength(unreadCount);
    expect(records.every(({ remindCount, phone }) => remindCount === 1 && phone.includes('****'))).toBe(true);
  });
  await moments.onStore(
    { sql: `update announcement_target set left_time = '2026-03-08 11:00:00' where announcement_id = ${id}` },
    {
      sql: `update invitation set reply_status = 9 where trade_fair_id = ${tradeFairId}`,
    },
  );
  await moments.at('2026-03-09 08:00:00', async ({ admin }) => {
    expect(await admin.call(contentReadApi.remind, { contentId: id })).toMatchObject({ code: ERROR.nobodyUnread });
    const { version } = (await admin.data(announcementApi.page, { tradeFairId })).records.find(
      ({ announcementId }) => announcementId === id,
    )!;
    await admin.data(announcementApi.takeDown, { announcementId: id, version });
    expect(await admin.call(contentReadApi.remind, { contentId: id })).toMatchObject({ code: ERROR.statusForbids });
  });
});
