/* docs/domain/releases.md#members: announcements of the second version go out and come back with the others. */
import { announcementApi, PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import { inboxApi } from '../../../../src/contract/content/inbox';
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { ERROR } from '../../../../src/contract/error-codes';
import type { Client } from '../../../support/client';
import { type Moments, openMoments } from '../../promotion/storeAt';
import { banner, HOURS, madeBanner, type Member, PUBLISH, releaseOf, saved, scheduled, TAKE_DOWN } from './world';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const at = (time: string) => `2026-03-10 ${time}`;
const OPERATOR = '3001';
const audience = { announceType: 2, targetType: 5 } as const;
const form = { ...audience, targetIds: [OPERATOR], content: '<p>三八节会场安排。</p>' };

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const news = (objectId: string, action: 1 | 2 = PUBLISH): Member => ({
  objectType: 'announcementV2',
  objectId,
  action,
});
const rowOf = async (client: Client, id: string) =>
  (await client.data(announcementApi.page, { pageSize: 100 })).records.find((one) => one.announcementId === id)!;
const isTold = async (client: Client, id: string) =>
  (await client.data(inboxApi.mine, {})).items.some(({ announcementId }) => announcementId === id);

test('out at its time with its audience, back at the end; meanwhile nobody changes it', async () => {
  let [coming, going, id] = ['', '', ''];
  await moments.at(at('07:50:00'), async ({ operator }) => {
    const add = (title: string, more: object = {}) => operator.data(announcementApi.add, { ...form, ...more, title });
    coming = (await add('会场安排', { mustRead: 1, minSeconds: 0 })).announcementId;
    going = (await add('旧安排')).announcementId;
    await operator.data(announcementApi.publish, { announcementId: going, version: 1 });
    ({ id } = await scheduled(operator, [news(coming), news(going, TAKE_DOWN)]));
    const found = await operator.data(releaseApi.objects, { objectType: 'announcementV2', keyword: '会场安排' });
    expect(found.records).toMatchObject([{ objectId: coming, publishStatus: waiting }]);
    const one = { announcementId: coming, version: 1 };
    const answers = [
      await operator.call(announcementApi.update, { ...one, ...form, title: '会场安排' }),
      await operator.call(announcementApi.publish, one),
      await operator.call(announcementApi.delete, one),
      await operator.call(announcementApi.takeDown, { announcementId: going, version: 2 }),
      await operator.call(announcementApi.recall, { announcementId: going, version: 2 }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ERROR.inRelease));
    expect(await isTold(operator, going)).toBe(true);
  });
  await moments.onStore({ releases: at('08:00:00') });
  await moments.at(at('08:00:30'), async ({ operator }) => {
    expect([await rowOf(operator, coming), await rowOf(operator, going)]).toMatchObject([
      { publishStatus: published, targetCount: 1 },
      { publishStatus: takenDown },
    ]);
    expect([await isTold(operator, coming), await isTold(operator, going)]).toEqual([true, false]);
    await operator.data(inboxApi.read, { announcementId: coming, revision: 1, staySec: 4, confirmed: 1 });
  });
  // In its own history, in the name of who has scheduled it.
  const [, logged] = await moments.onStore(
    { releases: at('20:00:00') },
    {
      sql: `select object_name, action from operation_log where object_id in ('${coming}', '${going}')
        and operate_time in ('${at('08:00:00')}', '${at('20:00:00')}') order by log_id`,
    },
  );
  const line = (object_name: string) => ({ object_name, action: 8 });
  expect(logged).toEqual([line('会场安排'), line('旧安排'), line('旧安排'), line('会场安排')]);
  await moments.at(at('20:00:30'), async ({ operator }) => {
    // Who has confirmed it stays known.
    expect([await rowOf(operator, coming), await rowOf(operator, going)]).toMatchObject([
      { publishStatus: takenDown, confirmedCount: 1 },
      { publishStatus: published },
    ]);
    expect(await releaseOf(operator, id)).toMatchObject({ status: RELEASE_STATUS.ended, rows: [] });
  });
});

test('one that is over by then is refused with its name, and nothing else goes out', async () => {
  await moments.at(at('07:50:00'), async ({ operator }) => {
    const { bannerId } = await madeBanner(operator, '三八专场');
    const { announcementId } = await operator.data(announcementApi.add, {
      ...{ ...form, title: '上午截止', endTime: at('07:59:59') },
    });
    const { releaseId, version } = await saved(operator, [banner(bannerId), news(announcementId)], HOURS);
    const refused = await operator.call(releaseApi.schedule, { id: releaseId, version, confirm: 1 });
    expect(refused.code).toBe(ERROR.releaseRefused);
    expect(refused.data).toMatchObject({
      rows: [{ objectType: 'announcementV2', objectName: '上午截止', refused: 1 }],
    });
    expect((await releaseOf(operator, releaseId)).status).toBe(RELEASE_STATUS.draft);
  });
});
