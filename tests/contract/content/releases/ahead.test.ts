/* docs/domain/releases.md#ahead: what a release will do is seen before it has done it; times are of 2026-03-10. */
import { articleApi } from '../../../../src/contract/content/articles';
import { homePlanApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { referenceApi } from '../../../../src/contract/content/references';
import { releaseApi } from '../../../../src/contract/content/releases';
import type { Client } from '../../../support/client';
import { madePage, title, zones } from '../home/references/page';
import { type Moments, openMoments } from '../../promotion/storeAt';
import { madeZone, type Member, openWorked, pageAt, PUBLISH, scheduled, TAKE_DOWN } from './world';

const at = (time: string) => `2026-03-10 ${time}`;
const DAY = { branchIds: ['FDB'], from: at('00:00'), to: at('23:59') };

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const board = async (client: Client) =>
  (await client.data(homePlanApi.coverage, DAY)).branches[0]!.segments.map(({ minutes, pageName, releaseNo }) => ({
    ...{ minutes, pageName, isOfRelease: releaseNo !== '' },
  }));
const told = (client: Client) =>
  client.data(homeRenderApi.moments, { branchId: 'FDB', from: at('07:55:00'), to: at('23:59:59') });
const AS_RELEASED = [
  { minutes: 480, pageName: '湖北首页' },
  { minutes: 720, pageName: '三八会场' },
  { minutes: 240, pageName: '湖北首页' },
];

test('board, preview and list of changes know a release before 08:00, and say the same when it is out', async () => {
  const { before, listed } = await moments.at(at('07:50:00'), async ({ operator }) => {
    const worked = await openWorked(operator);
    await scheduled(operator, worked.members);
    const shown = await operator.data(homeRenderApi.current, { branchId: 'FDB', at: at('08:00:00') });
    expect(shown).toMatchObject({ pageName: '三八会场', versionNo: 1 });
    const back = await operator.data(homeRenderApi.current, { branchId: 'FDB', at: at('20:00:00') });
    expect(back.pageName).toBe('湖北首页');
    return { before: await board(operator), listed: (await told(operator)).moments };
  });
  expect(before.map(({ minutes, pageName }) => ({ minutes, pageName }))).toEqual(AS_RELEASED);
  expect(before.map(({ isOfRelease }) => isOfRelease)).toEqual([false, true, false]);
  expect(listed.map(({ time }) => time)).toEqual(expect.arrayContaining([at('08:00:00'), at('20:00:00')]));
  await moments.onStore({ releases: at('08:00:00') });
  await moments.at(at('08:00:30'), async ({ operator }) => {
    const after = await board(operator);
    expect(after).toEqual(AS_RELEASED.map((one) => ({ ...one, isOfRelease: false })));
  });
});

test('the page that a release takes down is back on the board at its end, and what it will show is asked for', async () => {
  await moments.at(at('07:50:00'), async ({ operator }) => {
    const { zoneId } = await madeZone(operator, '上午专区', ['P001']);
    const page = await madePage(
      operator,
      '午间会场',
      ['FDB'],
      [title('00000000-0000-4000-8000-000000000901'), zones('00000000-0000-4000-8000-000000000902', [zoneId])],
    );
    const release = await scheduled(
      operator,
      [
        { objectType: 'page', objectId: page.pageId, action: PUBLISH },
        { objectType: 'zone', objectId: zoneId, action: PUBLISH },
      ],
      { startTime: at('12:00:00'), endTime: at('12:59:00') },
    );
    const uses = await operator.data(referenceApi.usedBy, { targetType: 'zone', targetId: zoneId });
    expect(uses.pages).toMatchObject([{ pageName: '午间会场', from: at('12:00:00'), to: at('12:59:59') }]);
    expect(await pageAt(operator, 'FDB', at('12:30'))).toBe('午间会场');
    await operator.data(releaseApi.cancel, { ...release, reason: '改期' });
    expect(await pageAt(operator, 'FDB', at('12:30'))).toBe('湖北首页');
    const { records } = await operator.data(homePlanApi.page, { pageNum: 1, pageSize: 20, branchId: 'FDB', status: 2 });
    const old = records.find(({ pageName }) => pageName === '湖北首页')!;
    await scheduled(operator, [{ objectType: 'page', objectId: old.pageId, action: TAKE_DOWN }], {
      ...{ startTime: at('14:00:00'), endTime: at('14:59:00') },
    });
    const [morning, gone, again] = await board(operator);
    expect([morning, again]).toMatchObject([
      { minutes: 840, pageName: '湖北首页' },
      { minutes: 540, pageName: '湖北首页' },
    ]);
    expect(gone).toMatchObject({ minutes: 60 });
    expect(gone?.pageName).not.toBe('湖北首页');
  });
});

test('a release of which one member cannot go out by then is not told', async () => {
  await moments.at(at('07:50:00'), async ({ operator }) => {
    // Out by itself an hour before the release would publish it.
    const { contentId } = await operator.data(articleApi.add, {
      ...{ title: '早到的内容', contentType: 1, categoryId: '88451', cover: '88309', body: '<p>内容</p>' },
      ...{ branchIds: ['FDB'], planTime: at('11:00:00') },
    });
    const page = await madePage(operator, '不会出现', ['FDB'], [title('00000000-0000-4000-8000-000000000901')]);
    const members: Member[] = [
      { objectType: 'page', objectId: page.pageId, action: PUBLISH },
      { objectType: 'content', objectId: contentId, action: PUBLISH },
    ];
    await scheduled(operator, members, { startTime: at('12:00:00'), endTime: at('12:59:00') });
    expect(await pageAt(operator, 'FDB', at('12:30'))).toBe('湖北首页');
  });
});
