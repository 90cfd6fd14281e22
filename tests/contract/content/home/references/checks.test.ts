/* docs/domain/home-pages.md#references: what publishing, planning and checking say of what a page names. */
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { homePlanApi, homePublishApi, type PublishCheck } from '../../../../../src/contract/content/home/plans';
import { referenceApi } from '../../../../../src/contract/content/references';
import { articleApi } from '../../../../../src/contract/content/articles';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Client } from '../../../../support/client';
import { type Moments, openMoments } from '../../../promotion/storeAt';
import { countdown, leadsTo, madePage, products, slides, title, webAt, zones } from './page';

const NOW = '2026-03-07 09:00:00';
const MARCH = { startTime: '2026-03-08 00:00:00', endTime: '2026-03-31 23:59:59' };
const article = {
  ...{ title: '三月专题', contentType: 1 as const, categoryId: '88451', cover: '88409', branchIds: ['FDB', 'FDC'] },
  body: '<p>到货</p>',
};

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
  await moments.onStore(
    { sql: `update activity set end_time = '2026-03-20 23:59:59' where activity_id = 90001` },
    {
      sql: `update stock set stock_qty = 0, locked_qty = 0, reserved_qty = 0 where product_id in ('P005', 'P006') and branch_id = 'FDC'`,
    },
  );
});
afterAll(() => moments.remove());

const at = <T>(work: (admin: Client) => Promise<T>) => moments.at(NOW, ({ admin }) => work(admin));

/** Code, where, what, for whom and from when. */
const told = ({ code, name, piece, target, branchIds, from }: PublishCheck) =>
  [code, name, piece === null ? null : piece + 1, target, branchIds.join(' '), from].filter((one) => one !== null);

async function checksOf(admin: Client, components: StoredComponent[], more: object = {}) {
  const { pageId, versionNo } = await madePage(admin, '三月首页', ['FDB', 'FDC'], components);
  const { checks } = await admin.data(referenceApi.check, { pageId, versionNo, ...MARCH, ...more });
  return { pageId, versionNo, checks };
}

test('a plan for two companies', () =>
  at(async (admin) => {
    const { contentId } = await admin.data(articleApi.add, { ...article, endTime: '2026-03-15 23:59:59' });
    await admin.data(articleApi.publish, { contentId, version: 1 });
    const { records } = await admin.data(articleApi.page, { title: article.title });
    const { checks, pageId, versionNo } = await checksOf(admin, [
      countdown('c1', '90001'),
      zones('c2', ['98003']),
      products('c3', { productIds: ['P001', 'P005'] }),
      slides('c4', [leadsTo('content', { contentId }), webAt('https://shop.example.org/a')]),
    ]);
    const refused = checks.filter((one) => one.refused === 1).map(told);
    expect(refused).toEqual([
      [ERROR.targetUnusable, '专区', 'ZQ000003', 'FDB FDC'],
      [ERROR.hostNotAllowed, '轮播', 2, 'shop.example.org', 'FDB FDC'],
    ]);
    const warned = checks.filter((one) => one.refused === 0).map(told);
    expect(warned).toEqual([
      [ERROR.notForAllBranches, '限时活动', '90001', 'FDC'],
      [ERROR.targetEndsFirst, '限时活动', '90001', 'FDB', '2026-03-21 00:00:00'],
      [ERROR.componentEmpty, '限时活动', '', 'FDC'],
      [ERROR.productNotForSale, '商品列表', 'P005', 'FDC'],
      [ERROR.targetEndsFirst, '轮播', 1, records[0]!.contentNo, 'FDB FDC', '2026-03-16 00:00:00'],
    ]);
    expect(checks.every(({ pageName }) => pageName === '三月首页')).toBe(true);
    const plan = { pageId, versionNo, kind: 2 as const, branchIds: ['FDB', 'FDC'], ...MARCH, confirm: 1 as const };
    expect((await admin.call(homePlanApi.add, plan)).code).toBe(ERROR.targetUnusable);
  }));

test('what speaks against things is said in the marks of the language', () =>
  at(async (admin) => {
    const lists = [products('c1', { productIds: ['P005', 'P006'] })];
    const { pageId, versionNo, checks } = await checksOf(admin, lists);
    expect(checks.find(({ code }) => code === ERROR.productNotForSale)?.msg).toMatch(/P005 .*（江城医药上海有限公司）/);
    const inEnglish = { headers: { 'accept-language': 'en-US' } };
    const asked = { pageId, versionNo, ...MARCH };
    const english = (await admin.call(referenceApi.check, asked, inEnglish)).data.checks;
    expect(english.find(({ code }) => code === ERROR.productNotForSale)?.msg).toMatch(
      /P005 .* \(江城医药上海有限公司\)/,
    );
    const plan = { ...asked, kind: 2 as const, branchIds: ['FDB', 'FDC'] };
    const refused = await admin.call(homePlanApi.add, plan, inEnglish);
    expect(refused.msg).toContain('; ');
    expect([refused.msg, ...english.map(({ msg }) => msg)].join('')).not.toMatch(/[（），；、]/);
  }));

test('each kind of target that is not there, or not for the companies', () =>
  at(async (admin) => {
    const missing = [
      leadsTo('activity', { activityId: '1' }),
      leadsTo('product', { productId: 'P999' }),
      leadsTo('zone', { zoneId: '2' }),
      leadsTo('content', { contentId: '3' }),
      leadsTo('announcement', { announcementId: '4' }),
      leadsTo('fair', { tradeFairId: '70006' }),
      leadsTo('category', { categoryId: 'none' }),
      leadsTo('cart'),
    ];
    const { checks } = await checksOf(admin, [
      slides('c1', missing),
      products('c2', { source: 2, brandId: 'PP999999', productIds: ['P998'] }),
    ]);
    expect(checks.map(({ code, targetType, piece }) => [code, targetType, piece])).toEqual([
      ...['activity', 'product', 'zone', 'content', 'announcement', 'fair', 'category'].map((kind, i) => [
        ...[ERROR.targetUnusable, kind, i],
      ]),
      [ERROR.targetUnusable, 'brand', null],
    ]);
    const foreign = await checksOf(admin, [countdown('c1', '90001')], { branchIds: ['FDC'] });
    expect(foreign.checks.map(told)).toEqual([[ERROR.targetUnusable, '限时活动', '90001', 'FDC']]);
  }));

test('what is hidden, for other companies or over by then is not asked', () =>
  at(async (admin) => {
    const hidden = { ...zones('c1', ['98003']), visible: 0 };
    const inTime = { ...countdown('c2', '90001'), endTime: '2026-03-20 12:00:00' };
    const audience = { customerTypes: [], branchIds: ['FDB'] };
    const { checks } = await checksOf(admin, [hidden, { ...inTime, audience }, title('c3', leadsTo('home'))]);
    expect(checks).toEqual([]);
  }));

test('publishing asks for warnings one by one, and is refused where a host is', () =>
  at(async (admin) => {
    const page = await madePage(admin, '今日首页', ['FDB', 'FDC'], [countdown('c1', '90001'), title('c2')]);
    const input = { id: page.pageId, version: page.version };
    const dry = await admin.data(homePublishApi.publish, { ...input, dryRun: 1 });
    const codes = [ERROR.notForAllBranches, ERROR.targetEndsFirst, ERROR.componentEmpty];
    expect(dry.checks.map(({ code }) => code)).toEqual(codes);
    const asked = await admin.call(homePublishApi.publish, { ...input, confirmCodes: [ERROR.notForAllBranches] });
    expect([asked.code, asked.msg]).toEqual([ERROR.targetEndsFirst, expect.stringContaining('2026-03-21 00:00:00')]);
    const receipt = await admin.data(homePublishApi.publish, { ...input, confirmCodes: codes });
    expect(receipt.planId).not.toBeNull();
    const bad = await madePage(admin, '外链页', ['FDB'], [title('c1', webAt('https://shop.example.org/a'))]);
    const refused = await admin.call(homePublishApi.publish, { id: bad.pageId, version: bad.version, confirm: 1 });
    expect(refused).toMatchObject({ code: ERROR.hostNotAllowed, data: { checks: [{ name: '标题栏' }] } });
  }));
