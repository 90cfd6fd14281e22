/* docs/domain/home-pages.md#references, the other way: what pages use is asked for before it goes (43722). */
import { activityApi } from '../../../../../src/contract/promotion/activities';
import { articleApi } from '../../../../../src/contract/content/articles';
import { branchAnnouncementApi } from '../../../../../src/contract/content/branch-announcements';
import { zoneApi } from '../../../../../src/contract/content/zones';
import { homePlanApi } from '../../../../../src/contract/content/home/plans';
import type { PageUse } from '../../../../../src/contract/content/references';
import { homeRenderApi } from '../../../../../src/contract/content/home/render';
import { ERROR } from '../../../../../src/contract/error-codes';
import { listingApi } from '../../../../../src/contract/goods/listings';
import { shieldApi } from '../../../../../src/contract/goods/shields';
import { tradeFairApi } from '../../../../../src/contract/trade-fair/fairs';
import { main } from '../../../../support/backends';
import { type Client, signedIn } from '../../../../support/client';
import type { HostedBackend } from '../../../../support/host/host';
import { countdown, leadsTo, madePage, products, title, zones } from './page';

const TIMES = { startTime: '2026-05-01 08:00:00', endTime: '2026-05-03 19:59:59' };
const OVER = { startTime: '2026-06-01 00:00:00', endTime: null, reason: '五月停售测试' };

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

async function planned(pageName: string, components: Parameters<typeof madePage>[3], branchIds = ['FDB']) {
  const { pageId } = await madePage(admin, pageName, branchIds, components);
  await admin.data(homePlanApi.add, { pageId, kind: 2, branchIds, ...TIMES, confirm: 1 });
  return pageId;
}
const usesIn = (answer: { data: unknown }) => (answer.data as { usedBy: PageUse[] }).usedBy;
const accepted = { confirmCodes: [ERROR.usedByPages] };

test('a zone, a content and an announcement that a planned page leads to', async () => {
  const zone = { zoneName: '五月专区', zoneType: 1 as const, branchIds: ['FDB'], layout: 2 as const, maxCount: 20 };
  const { zoneId, version } = await admin.data(zoneApi.add, zone);
  const { version: filled } = await admin.data(zoneApi.addProduct, { zoneId, version, productIds: ['P001'] });
  await admin.data(zoneApi.publish, { zoneId, version: filled });
  await planned('五月首页', [zones('c1', [zoneId]), title('c2')]);
  const asked = await admin.call(zoneApi.takeDown, { zoneId, version: filled + 1 });
  expect([asked.code, asked.msg]).toEqual([ERROR.usedByPages, expect.stringContaining('五月首页')]);
  expect(usesIn(asked)).toEqual([
    {
      ...{ pageName: '五月首页', versionNo: 1, componentName: '专区', branchIds: ['FDB'] },
      ...{ branchNames: ['江城医药湖北有限公司'], from: TIMES.startTime, to: TIMES.endTime },
    },
  ]);
  const shown = async () =>
    (await admin.data(homeRenderApi.current, { branchId: 'FDB', at: '2026-05-02 09:00:00' })).components.map(
      ({ resolved }) => resolved.zones.length,
    );
  expect(await shown()).toEqual([1, 0]);
  await admin.data(zoneApi.takeDown, { zoneId, version: filled + 1, ...accepted });
  expect(await shown()).toEqual([0, 0]);
  expect((await admin.call(zoneApi.delete, { zoneId, version: filled + 2 })).code).toBe(ERROR.usedByPages);
  await admin.data(zoneApi.delete, { zoneId, version: filled + 2, ...accepted });

  const text = { title: '五月内容', contentType: 1 as const, categoryId: '88451', cover: '88409', branchIds: ['FDB'] };
  const { contentId } = await admin.data(articleApi.add, { ...text, body: '<p>文</p>' });
  await admin.data(articleApi.publish, { contentId, version: 1 });
  const news = { title: '五月公告', announceType: 2 as const, content: '<p>文</p>', branchIds: ['FDB'] };
  const { announcementId } = await admin.data(branchAnnouncementApi.add, news);
  await admin.data(branchAnnouncementApi.publish, { announcementId, version: 1 });
  const jumps = [leadsTo('content', { contentId }), leadsTo('announcement', { announcementId })] as const;
  await planned('五月链接页', [title('c1', jumps[0]), title('c2', jumps[1])]);
  for (const going of [
    (more: object) => admin.call(articleApi.takeDown, { contentId, version: 2, ...more }),
    (more: object) => admin.call(articleApi.delete, { contentId, version: 3, ...more }),
    (more: object) => admin.call(branchAnnouncementApi.takeDown, { announcementId, version: 2, ...more }),
    (more: object) => admin.call(branchAnnouncementApi.delete, { announcementId, version: 3, ...more }),
  ]) {
    const answer = await going({});
    expect(answer.code).toBe(ERROR.usedByPages);
    expect(usesIn(answer).map(({ pageName }) => pageName)).toEqual(['五月链接页']);
    expect((await going(accepted)).success).toBe(true);
  }
});

test('an activity that is hidden, disabled or deleted, and a fair that is taken down', async () => {
  await planned('五月活动页', [countdown('c1', '90002'), title('c2', leadsTo('fair', { tradeFairId: '70002' }))]);
  const list = await admin.data(activityApi.queryTrial, { pageSize: 500 });
  const { version } = list.records.find(({ activityId }) => activityId === '90002')!;
  const one = { id: '90002', version };
  const hidden = await admin.call(activityApi.switchVisible, { ...one, visible: 0 });
  expect(usesIn(hidden).map(({ pageName, componentName }) => [pageName, componentName])).toEqual([
    ['五月活动页', '限时活动'],
  ]);
  const disabled = { ...one, reason: '活动提前结束' };
  expect((await admin.call(activityApi.disable, disabled)).code).toBe(ERROR.usedByPages);
  await admin.data(activityApi.switchVisible, { ...one, visible: 0, ...accepted });
  await admin.data(activityApi.disable, { ...disabled, version: version + 1, ...accepted });
  const removed = await admin.call(activityApi.batchDelete, { ids: ['90002'] });
  expect([ERROR.usedByPages, ERROR.activityUsed]).toContain(removed.code);
  const { version: of } = await admin.data(tradeFairApi.detail, { id: '70002' });
  const down = { id: '70002', version: of, reason: '场馆临时停电' };
  expect((await admin.call(tradeFairApi.takeDown, down)).code).toBe(ERROR.usedByPages);
  expect((await admin.call(tradeFairApi.takeDown, { ...down, ...accepted })).success).toBe(true);
});

test('a product that a company offers no longer, or keeps from everybody: pages of it and below', async () => {
  await planned('湖北五月', [products('c1', { productIds: ['P002'] })]);
  await planned('上海五月', [products('c1', { productIds: ['P002'] })], ['FDC']);
  const { records } = await admin.data(listingApi.page, { branchId: 'FDB', productCode: 'SP000002', pageSize: 500 });
  const { listingId } = records.find(({ productId }) => productId === 'P002')!;
  const going = { ids: [listingId], reason: 3 as const };
  const asked = await hubei.call(listingApi.down, going);
  const names = (answer: { data: unknown }) => usesIn(answer).map(({ pageName }) => pageName);
  expect(asked.code).toBe(ERROR.usedByPages);
  expect(names(asked)).toContain('湖北五月');
  expect(names(asked)).not.toContain('上海五月');
  const shield = {
    ...{ branchId: 'FDC', productScopeType: 'PRODUCT' as const, productIds: ['P002'] },
    ...{ customerScopeType: 'ALL' as const, shieldType: 1 as const, ...OVER },
  };
  const kept = await admin.call(shieldApi.add, shield);
  expect(names(kept)).toContain('上海五月');
  expect(names(kept)).not.toContain('湖北五月');
  expect(
    (await admin.call(shieldApi.add, { ...shield, customerScopeType: 'CUSTOMER', custIds: ['C100'] })).success,
  ).toBe(true);
  expect((await admin.call(shieldApi.add, { ...shield, ...accepted })).success).toBe(true);
  expect((await hubei.call(listingApi.down, { ...going, ...accepted })).success).toBe(true);
});
