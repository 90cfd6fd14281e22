/* docs/domain/home-pages.md#plans, over HTTP: a campaign over midnight, and over the end of a month. */
import { homePlanApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { openMoments } from '../../promotion/storeAt';
import { madePage, title } from './references/page';

const CAMPAIGN = { startTime: '2026-03-31 22:00:00', endTime: '2026-04-01 02:00:00' };

test('it shows to the last second of its last minute, and is handed back on the next day', async () => {
  const moments = await openMoments();
  await moments.at('2026-03-08 10:00:00', async ({ admin }) => {
    const { pageId } = await madePage(admin, '月末夜场', ['FDC'], [title('c1')]);
    await admin.data(homePlanApi.add, { pageId, kind: 2, branchIds: ['FDC'], ...CAMPAIGN, confirm: 1 });
    const segmentsOf = async (from: string, to: string) =>
      (await admin.data(homePlanApi.coverage, { branchIds: ['FDC'], from, to })).branches[0]!.segments.map(
        ({ pageName, from: begin, to: end, minutes }) => `${pageName} ${begin.slice(5)}–${end.slice(5)} ${minutes}`,
      );
    expect(await segmentsOf('2026-03-31 00:00', '2026-04-01 23:59')).toEqual([
      '集团首页 03-31 00:00–03-31 21:59 1320',
      '月末夜场 03-31 22:00–04-01 02:00 241',
      '集团首页 04-01 02:01–04-01 23:59 1319',
    ]);
    // Each day for itself says of its part what both together say.
    expect(await segmentsOf('2026-03-31 00:00', '2026-03-31 23:59')).toEqual([
      '集团首页 03-31 00:00–03-31 21:59 1320',
      '月末夜场 03-31 22:00–03-31 23:59 120',
    ]);
    expect(await segmentsOf('2026-04-01 00:00', '2026-04-01 23:59')).toEqual([
      '月末夜场 04-01 00:00–04-01 02:00 121',
      '集团首页 04-01 02:01–04-01 23:59 1319',
    ]);
    const told = await admin.data(homeRenderApi.moments, {
      branchId: 'FDC',
      from: '2026-03-31 12:00:00',
      to: '2026-04-01 12:00:00',
    });
    expect(told.moments.filter(({ text }) => text.includes('月末夜场')).map(({ time }) => time)).toEqual([
      '2026-03-31 22:00:00',
      '2026-04-01 02:01:00',
    ]);
    const shownAt = async (at: string) => (await admin.data(homeRenderApi.current, { branchId: 'FDC', at })).pageName;
    // Given, not the clock's: that goes on while somebody signs in.
    expect([await shownAt('2026-03-31 21:59:59'), await shownAt('2026-04-01 02:00:59')]).toEqual([
      '集团首页',
      '月末夜场',
    ]);
  });
  for (const [clock, pageName] of [
    ['2026-03-31 21:30:00', '集团首页'],
    ['2026-03-31 22:00:10', '月末夜场'],
    ['2026-04-01 00:00:10', '月末夜场'],
    ['2026-04-01 02:01:10', '集团首页'],
  ] as const)
    await moments.at(clock, async ({ admin }) => {
      expect([clock, await admin.data(homeRenderApi.current, { branchId: 'FDC' })]).toEqual([
        clock,
        expect.objectContaining({ pageName }),
      ]);
    });
  await moments.remove();
});
