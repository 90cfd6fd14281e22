/* docs/domain/releases.md#waiting: who changes what is in a release that waits; it is 2026-03-08 09:00. */
import { articleApi } from '../../../../src/contract/content/articles';
import { bannerApi } from '../../../../src/contract/content/banners';
import { branchAnnouncementApi } from '../../../../src/contract/content/branch-announcements';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { zoneApi } from '../../../../src/contract/content/zones';
import { ERROR } from '../../../../src/contract/error-codes';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { madePage, title } from '../home/references/page';
import { sendZoneProducts } from '../zoneSheet';
import { banner, HOURS, madeBanner, madeZone, type Member, PUBLISH, releaseOf, scheduled, TAKE_DOWN } from './world';

const { cancel, save } = releaseApi;

let server: HostedBackend;
let hubei: Client;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  hubei = await signedIn(server.origin, 'op.hubei');
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

test('while it waits nobody changes its members, in whatever way (43742); once cancelled they are free', async () => {
  const { bannerId, form } = await madeBanner(hubei, '待发布');
  const zone = await madeZone(hubei, '待发布专区', ['P001', 'P002']);
  const { pageId, version: pageVersion } = await madePage(
    hubei,
    '待发布页',
    ['FDB02'],
    [title('00000000-0000-4000-8000-000000000902')],
  );
  const text = { title: '待发布内容', contentType: 1 as const, categoryId: '88451', cover: '88309', body: '<p>好</p>' };
  const { contentId } = await hubei.data(articleApi.add, { ...text, branchIds: ['FDB'] });
  const news = { title: '待发布公告', announceType: 1 as const, content: '<p>好</p>', branchIds: ['FDB'] };
  const { announcementId } = await hubei.data(branchAnnouncementApi.add, news);
  const members: Member[] = [
    ...[banner(bannerId), { objectType: 'zone' as const, objectId: zone.zoneId, action: PUBLISH }],
    { objectType: 'page', objectId: pageId, action: PUBLISH },
    { objectType: 'content', objectId: contentId, action: PUBLISH },
    { objectType: 'announcement', objectId: announcementId, action: PUBLISH },
  ];
  const at = await scheduled(hubei, members, { releaseName: '母亲节' });
  const pageRow = await hubei.data(homeConfigApi.detail, { id: pageId });
  expect(pageRow).toMatchObject({ isDraft: 0, version: pageVersion });
  const onPage = { id: pageId, version: pageRow.version };
  const names = { pageName: '别的', branchIds: ['FDB02'] };
  const plan = { pageId, kind: 1 as const, branchIds: ['FDB02'], confirm: 1 as const };
  const { version } = zone;
  const one = { zoneId: zone.zoneId, version };
  const zoneForm = {
    zoneName: '待发布专区',
    zoneType: 1 as const,
    branchIds: ['FDB'],
    layout: 2 as const,
    maxCount: 20,
  };
  const answers = [
    await hubei.call(bannerApi.update, { ...form, bannerId, version: 1, sort: 3 }),
    await hubei.call(bannerApi.publish, { bannerId, version: 1 }),
    await hubei.call(bannerApi.delete, { bannerId, version: 1 }),
    await hubei.call(zoneApi.save, { ...zoneForm, ...one }),
    await hubei.call(zoneApi.publish, one),
    await hubei.call(zoneApi.delete, one),
    await hubei.call(zoneApi.addProduct, { ...one, productIds: ['P003'] }),
    await hubei.call(zoneApi.removeProduct, { ...one, productIds: ['P001'] }),
    await hubei.call(zoneApi.moveProduct, { ...one, productId: 'P002', to: 'top' }),
    await hubei.call(zoneApi.tagProduct, { ...one, productId: 'P002', tag: '新' }),
    await sendZoneProducts(hubei, zone.zoneId, [['P003', '']]),
    await hubei.call(articleApi.update, { ...text, branchIds: ['FDB'], contentId, version: 1 }),
    await hubei.call(articleApi.top, { contentId, version: 1, top: 1 }),
    await hubei.call(articleApi.publish, { contentId, version: 1 }),
    await hubei.call(articleApi.delete, { contentId, version: 1 }),
    await hubei.call(branchAnnouncementApi.update, { ...news, announcementId, version: 1 }),
    await hubei.call(branchAnnouncementApi.publish, { announcementId, version: 1 }),
    await hubei.call(branchAnnouncementApi.delete, { announcementId, version: 1 }),
    await hubei.call(homeConfigApi.update, { ...onPage, ...names }),
    await hubei.call(homeConfigApi.delete, onPage),
    await hubei.call(homeVersionApi.save, { ...onPage, components: [] }),
    await admin.call(homeVersionApi.rollback, { id: pageId, versionNo: 1, confirm: 1 }),
    await hubei.call(homePublishApi.publish, { ...onPage, confirm: 1 }),
    await hubei.call(homePublishApi.takeDown, onPage),
    await hubei.call(homePlanApi.add, plan),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ERROR.inRelease));
  expect(answers[0]!.msg).toMatch(/“母亲节”（FB202603\d{4}）/);
  expect(await hubei.data(bannerApi.batchTakeDown, { ids: [bannerId] })).toMatchObject({
    done: 0,
    failed: [{ id: bannerId, msg: expect.stringContaining('“母亲节”') }],
  });
  // Nor is it changed itself.
  expect(
    (await hubei.call(save, { ...HOURS, releaseId: at.id, version: at.version, releaseName: 'x', members })).code,
  ).toBe(ERROR.statusForbids);
  await hubei.data(cancel, { ...at, reason: '改期' });
  expect(await releaseOf(hubei, at.id)).toMatchObject({ status: RELEASE_STATUS.cancelled, reason: '改期' });
  await hubei.data(bannerApi.update, { ...form, bannerId, version: 1, sort: 3 });
  await hubei.data(homePlanApi.add, { ...plan });
});

test('plans of its page neither change nor go while it waits', async () => {
  const { pageId } = await madePage(hubei, '已排期', ['FDB02'], [title('00000000-0000-4000-8000-000000000903')]);
  const times = { startTime: '2026-06-01 08:00:00', endTime: '2026-06-01 09:00:00' };
  const plan = { pageId, kind: 2 as const, branchIds: ['FDB02'], ...times, confirm: 1 as const };
  const { planId: id } = await hubei.data(homePlanApi.add, plan);
  await scheduled(hubei, [{ objectType: 'page', objectId: pageId, action: TAKE_DOWN }]);
  const on = { id, version: 1, reason: '不要' };
  const { reason: _, ...changed } = { ...on, ...plan };
  for (const { code } of [
    await hubei.call(homePlanApi.cancel, on),
    await hubei.call(homePlanApi.update, changed),
    await hubei.call(homePlanApi.replace, { ...changed, reason: '不要' }),
  ])
    expect(code).toBe(ERROR.inRelease);
});
