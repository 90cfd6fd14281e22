/* docs/domain/home-pages.md#plans and #publish, over HTTP; it is 2026-03-08 09:00. */
import { ERROR } from '../../../../src/contract/error-codes';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

const { add, update, replace, cancel, coverage } = homePlanApi;
const { publish, takeDown } = homePublishApi;

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const DAY = { from: '2026-03-12 00:00', to: '2026-03-12 23:59' };
const at = (time: string) => `2026-03-12 ${time}:00`;
const campaign = (branchId: string, [start, end]: [string, string], pageId = '97003') => ({
  ...{ pageId, kind: 2 as const, branchIds: [branchId], startTime: at(start), endTime: at(end) },
});
const shown = async (client: Client, branchId: string, more: object = {}) =>
  (await client.data(coverage, { branchIds: [branchId], ...DAY, ...more })).branches[0]!.segments.map(
    ({ pageName, minutes, reason }) => `${pageName} ${minutes} ${reason}`,
  );
const made = async (client: Client, branchIds: string[]) => {
  const { pageId: id, version } = await client.data(homeConfigApi.add, { pageName: '计划页', branchIds });
  const text = { ...freshComponent('title', 'c1', '标题栏'), data: { text: '到货', subText: '', moreJump: null } };
  return { id, ...(await client.data(homeVersionApi.save, { id, version, components: [text] })) };
};

test('the nearest company shows, a campaign in its hours, and what is forced first', async () => {
  expect(await shown(admin, 'FDC01')).toEqual(['集团首页 1440 STANDING']);
  const { planId } = await admin.data(add, { ...campaign('FDA', ['08:00', '19:59']), confirm: 1 });
  expect(await shown(admin, 'FDB01')).toEqual([
    ...['湖北首页 480 STANDING', '订货会专场 720 CAMPAIGN', '湖北首页 240 STANDING'],
  ]);
  const forced = { ...campaign('FDA', ['11:00', '11:29'], '97001'), force: 1 as const };
  expect((await hubei.call(add, { ...forced, branchIds: ['FDB'] })).code).toBe(ERROR.branchNotGranted);
  const withPlans = [forced];
  expect(await shown(admin, 'FDC', { withPlans })).toEqual([
    ...['集团首页 480 STANDING', '订货会专场 180 CAMPAIGN', '集团首页 30 FORCED'],
    ...['订货会专场 510 CAMPAIGN', '集团首页 240 STANDING'],
  ]);
  expect(await shown(admin, 'FDC', { withoutPlans: [planId] })).toEqual(['集团首页 1440 STANDING']);
  expect((await hubei.call(cancel, { id: planId, version: 1, reason: '不要' })).code).toBe(ERROR.branchNotGranted);
  await admin.data(cancel, { id: planId, version: 1, reason: '改期' });
  expect(await shown(admin, 'FDC')).toEqual(['集团首页 1440 STANDING']);
  expect((await admin.call(cancel, { id: planId, version: 2, reason: '再次' })).code).toBe(ERROR.planTimes);
});

test('no plan begins in the past, ends before it begins, or lasts longer than it may', async () => {
  const good = campaign('FDB', ['08:00', '09:00']);
  const refused = async (change: object) => (await admin.call(add, { ...good, ...change })).code;
  expect(await refused({ startTime: '2026-03-08 08:59:00' })).toBe(ERROR.planTimes);
  expect(await refused({ endTime: '2026-03-12 07:59:00' })).toBe(ERROR.planTimes);
  expect(await refused({ endTime: null })).toBe(ERROR.planTimes);
  expect(await refused({ endTime: '2026-06-12 08:00:00' })).toBe(ERROR.planTimes);
  expect(await refused({ kind: 1 })).toBe(ERROR.planTimes);
  expect(await refused({ force: 1, kind: 1, endTime: null })).toBe(ERROR.planTimes);
  expect(await refused({ branchIds: ['FDX'] })).toBe(ERROR.branchNotGranted);
  expect(await refused({ versionNo: 9 })).toBe(ERROR.notFound);
});

test('campaigns that meet are asked for, with who shows then; replacing is both or neither', async () => {
  const { planId } = await admin.data(add, { ...campaign('FDB01', ['08:00', '09:59']), confirm: 1 });
  const later = campaign('FDB01', ['09:00', '10:59'], '97001');
  const asked = await admin.call(add, later);
  expect(asked.code).toBe(ERROR.plansOverlap);
  expect(asked.msg).toContain('2026-03-12 09:00:00–2026-03-12 09:59:59 集团首页');
  const failing = { ...later, pageId: '99999999', id: planId, version: 1, confirm: 1 as const };
  expect((await admin.call(replace, failing)).code).toBe(ERROR.notFound);
  expect(await shown(admin, 'FDB01')).toContain('订货会专场 120 CAMPAIGN');
  await admin.data(replace, { ...later, id: planId, version: 1, reason: '换页', confirm: 1 });
  expect(await shown(admin, 'FDB01')).toEqual([
    ...['湖北首页 540 STANDING', '集团首页 120 CAMPAIGN', '湖北首页 780 STANDING'],
  ]);
});

test('once it has begun only its end may change', async () => {
  const plan = { ...campaign('FDB01', ['08:00', '09:00']), startTime: null, endTime: '2026-03-08 18:00:00' };
  const { planId: id } = await admin.data(add, { ...plan, confirm: 1 });
  expect((await admin.call(update, { ...plan, id, version: 1, branchIds: ['FDB'] })).code).toBe(ERROR.planTimes);
  expect((await admin.call(update, { ...plan, id, version: 1, endTime: '2026-03-08 08:00:00' })).code).toBe(
    ERROR.planTimes,
  );
  const longer = { ...plan, id, version: 1, endTime: '2026-03-08 19:00:00', confirm: 1 as const };
  const { changed } = await admin.data(update, longer);
  expect(changed).toMatchObject([{ branchId: 'FDB01', minutes: 60 }]);
});

test('publishing says what would come of it, freezes the draft and shows it; taking down gives back', async () => {
  const page = await made(hubei, ['FDB02']);
  const dry = await hubei.data(publish, { id: page.id, version: page.version, dryRun: 1 });
  expect(dry).toMatchObject({ planId: null, checks: [], weight: { requests: 1, imageKb: 0 } });
  expect(dry.changed).toMatchObject([{ branchId: 'FDB02', before: '湖北首页', after: '计划页' }]);
  const receipt = await hubei.data(publish, { id: page.id, version: page.version, note: '到货' });
  const { hash, frozen, components } = await hubei.data(homeVersionApi.detail, { id: page.id, versionNo: 1 });
  expect([frozen, hash.length]).toEqual([1, 64]);
  expect(await shown(hubei, 'FDB02')).toEqual(['计划页 1440 STANDING']);
  expect(await hubei.data(homeConfigApi.detail, { id: page.id })).toMatchObject({ publishStatus: 0, isDraft: 0 });
  // What is edited later shows nowhere before it is published.
  const next = await hubei.data(homeVersionApi.save, { id: page.id, version: receipt.version, components: [] });
  expect(next.versionNo).toBe(2);
  expect(await hubei.data(homeVersionApi.detail, { id: page.id, versionNo: 1 })).toMatchObject({ hash, components });
  await hubei.data(takeDown, { id: page.id, version: next.version, reason: '卖完' });
  expect(await shown(hubei, 'FDB02')).toEqual(['湖北首页 1440 STANDING']);
  expect(await hubei.data(homeConfigApi.detail, { id: page.id })).toMatchObject({ publishStatus: 2 });
});

test('companies that are left with the default page are named first', async () => {
  const { version } = await admin.data(homeConfigApi.detail, { id: '97001' });
  const asked = await admin.call(takeDown, { id: '97001', version });
  expect(asked.code).toBe(ERROR.defaultPageShown);
  expect(asked.msg).toContain('江城医药上海有限公司');
  expect(asked.msg).not.toContain('江城医药湖北有限公司');
});

test('what is not complete is not frozen, and is told with its component', async () => {
  const page = await made(hubei, ['FDB01']);
  const web = { jumpType: 2 as const, target: 'https://shop.example.org/a' };
  const image = { fileId: '1', alt: '', decorative: 0 as const, focalX: 50, focalY: 50 };
  const banner = {
    ...freshComponent('banner', 'c2', '轮播'),
    data: { items: [{ image, jump: web }], interval: 5, ratio: '2:1' },
  };
  const components = [freshComponent('countdown', 'c3', '限时活动'), banner];
  const { version } = await hubei.data(homeVersionApi.save, { id: page.id, version: page.version, components });
  const { checks } = await hubei.data(publish, { id: page.id, version, dryRun: 1 });
  expect(checks).toMatchObject([
    { code: ERROR.invalidInput, refused: 1, name: '限时活动', index: 1 },
    { code: ERROR.altMissing, refused: 1, name: '轮播', index: 2, piece: 0 },
    { code: ERROR.hostNotAllowed, refused: 1, name: '轮播', index: 2, piece: 0, target: 'shop.example.org' },
  ]);
  expect((await hubei.call(publish, { id: page.id, version })).code).toBe(ERROR.invalidInput);
  const plan = { ...campaign('FDB01', ['08:00', '09:00'], page.id), branchIds: ['FDB01'] };
  expect((await hubei.call(add, plan)).code).toBe(ERROR.invalidInput);
});
