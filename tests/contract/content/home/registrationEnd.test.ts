/* docs/domain/home-rendering.md#moments: a product whose registration ends goes from the page at midnight, and that is told. */
import { PRODUCT_SOURCE } from '../../../../src/contract/content/home/limits';
import { homePlanApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { openMoments } from '../../promotion/storeAt';
import { madePage, products } from './references/page';

const CAMPAIGN = { startTime: '2026-03-12 00:00:00', endTime: '2026-03-20 00:00:00' };

test('the midnight after the last day of a registration is among the moments', async () => {
  const moments = await openMoments();
  await moments.onStore({
    sql: "update licence set expiry_date = '2026-03-14' where owner_type = 3 and owner_id = 'P001'",
  });
  await moments.at('2026-03-10 10:00:00', async ({ admin }) => {
    const list = products('c1', { source: PRODUCT_SOURCE.chosen, productIds: ['P001'] });
    const { pageId } = await madePage(admin, '限期商品', ['FDB'], [list]);
    await admin.data(homePlanApi.add, { pageId, kind: 2, branchIds: ['FDB'], ...CAMPAIGN, confirm: 1 });
    const shownAt = async (at: string) =>
      (await admin.data(homeRenderApi.current, { branchId: 'FDB', at })).components[0]!.resolved.lists[0]!.length;
    expect([await shownAt('2026-03-14 23:59:59'), await shownAt('2026-03-15 00:00:00')]).toEqual([1, 0]);
    const told = await admin.data(homeRenderApi.moments, {
      ...{ branchId: 'FDB', from: '2026-03-12 12:00:00', to: '2026-03-18 12:00:00' },
    });
    expect(told.moments.map(({ time }) => time)).toEqual(['2026-03-15 00:00:00']);
  });
  await moments.remove();
});
