/* docs/domain/content.md#reminders: the example of #readers, once a day by hand, by plan, and by text messages. */
import { announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import { ERROR } from '../../../src/contract/error-codes';
import { openGateway } from '../master-data/publicApplicant';
import { type Moments, openMoments } from '../promotion/storeAt';
import { BELOW, grant, people, reads, role, userIds, withdraw } from './staff';

const { page, add, publish, remind, unreadPage, readByBranch, takeDown } = announcementApi;
const ROLE = 990_001;
const NOBODYS = 990_002;

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

type World = Parameters<Parameters<Moments['at']>[1]>[0];

async function tell({ admin }: World, values: object) {
  const form = { title: '制度更新', content: '请阅读。', announceType: 1, targetType: 3 } as const;
  const { announcementId } = await admin.data(add, { ...form, targetIds: [String(ROLE)], ...values });
  await admin.data(publish, { announcementId, version: 1 });
  return announcementId;
}
const rowOf = async ({ admin }: World, id: string) =>
  (await admin.data(page, { pageSize: 100 })).records.find(({ announcementId }) => announcementId === id)!;

test('frozen 120, joined 6, left 4, read 83, confirmed 71', async () => {
  await moments.onStore(role(ROLE), people(126, BELOW), grant(ROLE, userIds(1, 120)));
  let mustRead = '';
  let plain = '';
  await moments.at('2026-03-08 10:00:00', async (world) => {
    mustRead = await tell(world, { mustRead: 1 });
    plain = await tell(world, {});
    expect(await rowOf(world, mustRead)).toMatchObject({
      targetCount: 120,
      readRate: '0.00',
      targetText: `角色${ROLE}`,
    });
  });
  const at = '2026-03-08 10:20:00';
  await moments.onStore(
    grant(ROLE, userIds(121, 126)),
    { announcements: '2026-03-08 10:05:00' },
    reads(mustRead, at, userIds(1, 71), true),
    reads(mustRead, at, userIds(72, 83)),
    reads(plain, at, userIds(1, 83)),
    // One of them had confirmed it.
    withdraw(ROLE, userIds(71, 71)),
    withdraw(ROLE, userIds(84, 86)),
    { announcements: '2026-03-08 10:30:00' },
  );
  await moments.at('2026-03-08 11:00:00', async (world) => {
    const { admin } = world;
    expect(await rowOf(world, mustRead)).toMatchObject({
      ...{ targetCount: 126, frozenCount: 120, joinedCount: 6, leftCount: 4, readCount: 83, confirmedCount: 71 },
      ...{ readRate: '65.87', confirmRate: '56.35', unreadCount: 52 },
    });
    expect(await admin.data(remind, { id: mustRead })).toEqual({
      ...{ targetCount: 126, readCount: 83, confirmedCount: 71, reminded: 52 },
    });
    expect((await admin.call(remind, { id: mustRead })).code).toBe(ERROR.remindedToday);
    expect(await admin.data(remind, { id: plain })).toMatchObject({ reminded: 40 });
    const { total, records } = await admin.data(unreadPage, { announcementId: mustRead, pageSize: 100 });
    expect(total).toBe(52);
    expect(records.every(({ remindedTimes, phone }) => remindedTimes === 1 && phone.includes('****'))).toBe(true);
    expect((await admin.data(readByBranch, { announcementId: mustRead })).records).toEqual([
      {
        ...{ branchId: BELOW, branchName: '江城医药佛山分公司', targetCount: 126, readCount: 83, confirmedCount: 71 },
        ...{ unreadCount: 52, readRate: '65.87', confirmRate: '56.35', reminded: 52 },
      },
    ]);
    expect(await rowOf(world, mustRead)).toMatchObject({
      remindCount: 1,
      lastRemindTime: expect.stringMatching(/ 11:0/),
    });
  });
});

test('of two at once one goes out; what is taken down reminds nobody, and who has nobody unread is told so', async () => {
  await moments.onStore(role(ROLE), role(NOBODYS), people(3, BELOW), grant(ROLE, userIds(1, 3)));
  await moments.at('2026-03-08 10:00:00', async (world) => {
    const { admin } = world;
    const id = await tell(world, { mustRead: 1 });
    const codes = await Promise.all([1, 2].map(async () => (await admin.call(remind, { id })).code));
    expect(codes.sort()).toEqual([200, ERROR.remindedToday].sort());
    expect((await admin.data(unreadPage, { announcementId: id })).records.map((one) => one.remindedTimes)).toEqual([
      1, 1, 1,
    ]);
    const { version } = await rowOf(world, id);
    await admin.data(takeDown, { announcementId: id, version });
    expect((await admin.call(remind, { id })).code).toBe(ERROR.statusForbids);
    const nobody = await tell(world, { targetIds: [String(NOBODYS)] });
    expect((await admin.call(remind, { id: nobody })).code).toBe(ERROR.nobodyUnread);
    // Nothing to be a share of.
    expect(await rowOf(world, nobody)).toMatchObject({ targetCount: 0, readRate: '', confirmRate: '' });
  });
});

test('the plan reminds at nine on its days, once however many processes look, and not what was taken down', async () => {
  const noExamples = { sql: `update announcement set remind_days = '{}'` };
  await moments.onStore(noExamples, role(ROLE), people(5, BELOW), grant(ROLE, userIds(1, 5)));
  let id = '';
  await moments.at('2026-03-08 10:00:00', async (world) => {
    id = await tell(world, { remindDays: [3, 1] });
    expect(await rowOf(world, id)).toMatchObject({ remindDays: [1, 3] });
  });
  const [early, due, again] = await moments.onStore(
    { remindByPlan: '2026-03-09 08:59:00' },
    { remindByPlan: '2026-03-09 09:00:00' },
    { remindByPlan: '2026-03-09 09:01:00' },
  );
  expect([early, again]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect((due as number[]).reduce((sum, one) => sum + one, 0)).toBe(5);
  await moments.at('2026-03-09 10:00:00', async (world) => {
    // By hand besides.
    expect(await world.admin.data(remind, { id })).toMatchObject({ reminded: 5 });
    const { version, publishStatus } = await rowOf(world, id);
    expect(publishStatus).toBe(PUBLISH_STATUS.published);
    await world.admin.data(takeDown, { announcementId: id, version });
  });
  expect(await moments.onStore({ remindByPlan: '2026-03-11 09:00:00' })).toEqual([[0, 0]]);
});

test('text messages are for the headquarters and for what must be read; who has confirmed it gets none', async () => {
  const gateway = await openGateway();
  const world = await openMoments(gateway.env);
  await world.onStore(role(ROLE), people(4, BELOW), grant(ROLE, userIds(1, 4)));
  let id = '';
  await world.at('2026-03-08 10:00:00', async (now) => {
    const { admin, operator } = now;
    const plain = await tell(now, {});
    expect((await admin.call(remind, { id: plain, channel: 2 })).data).toMatchObject([{ field: 'channel' }]);
    id = await tell(now, { mustRead: 1 });
    expect((await operator.call(remind, { id, channel: 2 })).code).toBe(ERROR.notFound);
    const form = { title: '本公司', content: '请阅读。', targetType: 1, mustRead: 1 } as const;
    const own = await operator.data(add, form);
    await operator.data(publish, { announcementId: own.announcementId, version: 1 });
    const refused = await operator.call(remind, { id: own.announcementId, channel: 2 });
    expect(refused.data).toMatchObject([{ field: 'channel' }]);
  });
  await world.onStore(reads(id, '2026-03-08 10:01:00', userIds(4, 4), true));
  await world.at('2026-03-08 10:02:00', async ({ admin }) => {
    expect(await admin.data(remind, { id, channel: 2 })).toMatchObject({ reminded: 3 });
    for (const n of [1, 2, 3])
      expect(await gateway.said(`1390000000${n}`, /必读公告/)).toBe(
        '您有一条必读公告尚未确认：制度更新。请登录后台管理系统阅读并确认。',
      );
    expect(gateway.messages.filter(({ text }) => text.includes('必读公告'))).toHaveLength(3);
  });
  await world.remove();
  await gateway.close();
});
