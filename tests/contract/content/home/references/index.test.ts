/* docs/domain/home-pages.md#references: the index of who names what has what a scan of all of them finds. */
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import { homePublishApi } from '../../../../../src/contract/content/home/plans';
import { homeVersionApi } from '../../../../../src/contract/content/home/versions';
import { articleApi } from '../../../../../src/contract/content/articles';
import { bannerApi } from '../../../../../src/contract/content/banners';
import { zoneApi } from '../../../../../src/contract/content/zones';
import type { Jump } from '../../../../../src/contract/content/jump';
import { Dice } from '../../../../rules/dice';
import type { Client } from '../../../../support/client';
import { type Moments, openMoments } from '../../../promotion/storeAt';
import { countdown, leadsTo, madePage, products, slides, title, webAt, zones } from './page';

const EDITS = 1_000;
const PRODUCTS = ['P001', 'P002', 'P003', 'P004', 'P005'];
const dates = { startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59' };

const jumps: readonly Jump[] = [
  ...[leadsTo('home'), leadsTo('product', { productId: 'P001' }), leadsTo('zone', { zoneId: '98001' })],
  ...[leadsTo('activity', { activityId: '90001' }), leadsTo('category', { categoryId: '01' })],
  ...[leadsTo('fair', { tradeFairId: '70001' }), webAt('https://www.nmpa.gov.cn/a')],
];

const component = (dice: Dice, id: string): StoredComponent =>
  dice.pick([
    () => countdown(id, dice.pick(['90001', '90002'])),
    () => zones(id, dice.some(['98001', '98002', '98003'])),
    () => products(id, { source: dice.pick([1, 2, 3]), productIds: dice.some(PRODUCTS), brandId: 'PP000001' }),
    () => products(id, { source: 3, activityId: '90001', productIds: ['P001'] }),
    () => slides(id, dice.some(jumps)),
    () =>
      title(
        id,
        dice.maybe(0.7, () => dice.pick(jumps)),
      ),
    () => ({ componentId: id, type: 'video', data: { productIds: ['P001'] } }),
  ])();
const page = (dice: Dice) => dice.times(0, 5, (i) => component(dice, `c${i}`));

/** Each edit is one of a page, a banner, a zone or a content that is there, or makes another one. */
async function edit(admin: Client, dice: Dice) {
  const made = await madePage(admin, '引用页', ['FDB'], page(dice));
  let version = made.version;
  const id = made.pageId;
  const banner = { bannerName: '引用', image: '88309', position: 3 as const, branchIds: ['FDB'], ...dates };
  const { bannerId } = await admin.data(bannerApi.add, { ...banner, jump: dice.pick(jumps) });
  const zone = { zoneName: '引用', zoneType: 1 as const, branchIds: ['FDB'], layout: 2 as const, maxCount: 20 };
  const { zoneId } = await admin.data(zoneApi.add, { ...zone, moreTarget: dice.pick(jumps) });
  const text = { title: '引用', contentType: 1 as const, categoryId: '88451', cover: '88409', branchIds: ['FDB'] };
  const { contentId } = await admin.data(articleApi.add, { ...text, body: '<p>文</p>', jump: dice.pick(jumps) });
  for (let i = 0; i < 6; i += 1)
    ({ version } = await admin.data(homeVersionApi.save, { id, version, components: page(dice) }));
  await admin.data(bannerApi.update, { ...banner, bannerId, version: 1, jump: dice.pick(jumps) });
  const rule = { categoryId: '01', brandId: null, activityId: null };
  await admin.data(zoneApi.save, { ...zone, zoneId, version: 1, zoneType: 2, rule, moreTarget: null });
  await admin.data(zoneApi.copy, { zoneId });
  await admin.data(articleApi.update, {
    ...text,
    contentId,
    version: 1,
    contentType: 4,
    url: 'https://www.nmpa.gov.cn',
  });
  const published = { id, version, confirm: 1 as const };
  const answer = await admin.call(homePublishApi.publish, published);
  if (answer.success) {
    ({ version } = await admin.data(homeVersionApi.save, { id, version: version + 1, components: page(dice) }));
    await admin.data(homeVersionApi.rollback, { id, versionNo: 1, confirm: 1 });
  }
  await admin.data(homeConfigApi.copy, { id });
  return 18;
}

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
});
afterAll(() => moments.remove());

test('the index is what a scan finds, of examples that were there before it and after a thousand edits', async () => {
  await moments.at('2026-03-08 09:00:00', async ({ admin }) => {
    const dice = new Dice(20_260_308);
    for (let done = 0; done < EDITS;) done += await edit(admin, dice);
  });
  const [found] = await moments.onStore({ references: 'both' });
  const { index, scan } = found as { index: string[]; scan: string[] };
  expect(scan.length).toBeGreaterThan(500);
  expect(index).toEqual(scan);
});
