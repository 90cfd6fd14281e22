/* docs/domain/home-rendering.md#render, over HTTP; it is 2026-03-08 09:00. */
import { gzipSync } from 'node:zlib';
import { ERROR } from '../../../../src/contract/error-codes';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

const { render, current, moments, link } = homeRenderApi;

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

type Rendered = Awaited<ReturnType<typeof admin.data<typeof render>>>;
const typesOf = ({ components }: Rendered) => components.map(({ component }) => component.type);
const productsOf = ({ components }: Rendered) =>
  components.flatMap(({ resolved }) => resolved.lists.flat().map(({ productId }) => productId));
const open = async (path: string, language = 'zh-CN') => {
  const response = await fetch(new URL(path, server.origin), { headers: { 'Accept-Language': language } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('a version is shown with what its ids stand for', async () => {
  const shown = await admin.data(render, { id: '97001', branchId: 'FDB' });
  expect(shown).toMatchObject({
    pageName: '集团首页',
    versionNo: 1,
    live: [],
    at: expect.stringMatching(/^2026-03-08 09/),
  });
  expect(typesOf(shown)).toHaveLength(12);
  const of = (type: string) => shown.components.find(({ component }) => component.type === type)?.resolved;
  expect(of('banner')?.images[0]).toMatchObject({
    width: expect.any(Number),
    url: expect.stringMatching(/^\/base\/api\/file/),
  });
  expect(of('productList')?.lists[0]?.map(({ productId }) => productId)).toEqual(
    ['P001', 'P002', 'P003', 'P005'].filter((one) => productsOf(shown).includes(one)),
  );
  expect(of('productList')?.lists[0]?.[0]).toMatchObject({
    price: expect.stringMatching(/^\d+\.\d{2,4}$/),
    stock: null,
  });
  expect(of('countdown')?.activity).toMatchObject({ activityId: '90001', hasBegun: true });
  expect(of('zone')?.zones).toHaveLength(1);
});

test('what a company shows follows its plans; whoever is foreign is refused', async () => {
  expect((await admin.data(current, { branchId: 'FDC01' })).pageName).toBe('集团首页');
  expect((await hubei.data(current, { branchId: 'FDB01' })).pageName).toBe('湖北首页');
  const fair = await hubei.data(current, { branchId: 'FDB01', at: '2026-03-09 10:00:00' });
  expect(fair).toMatchObject({ pageName: '订货会专场', live: ['price', 'stock'], planId: '97503' });
  expect((await hubei.call(current, { branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
  expect((await admin.call(current, { branchId: 'FDB', at: '2027-03-10 10:00:00' })).code).toBe(ERROR.invalidInput);
});

/* docs/domain/home-rendering.md#moments: a component of the campaign has hours of its own. */
test('when something changes, and what', async () => {
  let titles = 0;
  const title = (data: object, more: object = {}) => ({
    ...freshComponent('title', `c${(titles += 1)}`, '标题栏'),
    data: { text: '到货', subText: '', moreJump: null, ...data },
    ...more,
  });
  const made = async (pageName: string, components: object[]) => {
    const { pageId: id, version } = await admin.data(homeConfigApi.add, { pageName, branchIds: ['FDB'] });
    await admin.data(homeVersionApi.save, { id, version, components: components as never });
    return id;
  };
  const plan = async (pageId: string, branchId: string, kind: 1 | 2, times: { startTime: string; endTime?: string }) =>
    admin.data(homePlanApi.add, { pageId, kind, branchIds: [branchId], confirm: 1, ...times });
  const day = (time: string) => `2026-03-11 ${time}`;
  const hours = { name: '限时活动', startTime: day('09:00:00'), endTime: day('17:59:59') };
  const [b, k, l] = [
    await made('B', [title({})]),
    await made('K', [title({}), title({ text: '限时' }, hours)]),
    await made('L', [title({})]),
  ];
  await plan(b, 'FDB', 1, { startTime: '2026-03-10 08:00:00' });
  await plan(k, 'FDB', 2, { startTime: day('08:00:00'), endTime: day('19:59:00') });
  await plan(l, 'FDB01', 2, { startTime: day('10:00:00'), endTime: day('11:59:00') });
  const found = await hubei.data(moments, { branchId: 'FDB01', from: day('00:00:00'), to: day('23:59:59') });
  const pages = found.moments.filter(({ text }) => /首页|限时活动/.test(text));
  expect(pages).toEqual([
    { time: day('08:00:00'), text: '首页 B → K' },
    { time: day('09:00:00'), text: '限时活动 出现' },
    { time: day('10:00:00'), text: '首页 K → L' },
    { time: day('12:00:00'), text: '首页 L → K' },
    { time: day('18:00:00'), text: '限时活动 消失' },
    { time: day('20:00:00'), text: '首页 K → B' },
  ]);
  // Each of them is what the page of that moment says, and the second before it.
  const names = async (at: string) => (await hubei.data(current, { branchId: 'FDB01', at })).pageName;
  expect([await names(day('09:59:59')), await names(day('10:00:00')), await names(day('20:00:00'))]).toEqual([
    'K',
    'L',
    'B',
  ]);
  const tooLong = { branchId: 'FDB01', from: '2026-03-11 00:00:00', to: '2026-07-11 00:00:00' };
  expect((await hubei.call(moments, tooLong)).code).toBe(ERROR.invalidInput);
});

test('anybody opens the public page; it is small, and nothing of it needs a token', async () => {
  const page = await open('/app/home?branchId=FDC01');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-/);
  expect(page.headers.get('cache-control')).toBe('public, max-age=60');
  expect(page.text).toContain('<title>集团首页</title>');
  // With its style and its script: its images are all that it asks for.
  expect(page.text).not.toMatch(/<script[^>]+src=|<link rel="stylesheet"/);
  expect(gzipSync(page.text).length).toBeLessThan(60 * 1024);
  const image = /<img[^>]* src="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await open(image)).status).toBe(200);
  expect((await open('/app/home?branchId=FDC01', 'es')).text).toContain('Escanear');
  expect((await open('/app/home?branchId=NOPE')).status).toBe(404);
});

test('another moment, or a page that is not shown, opens by its signature only', async () => {
  const what = { pageId: '97004', branchId: 'FDB' };
  expect((await open('/app/home?branchId=FDB&pageId=97004')).status).toBe(404);
  expect((await open('/app/home?branchId=FDB&at=2026-03-09+10:00:00')).status).toBe(404);
  const { url, until } = await hubei.data(link, what);
  expect(until).toMatch(/^2026-03-08 09:[3-5]/);
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const page = await open(path);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(page.text).toContain('<title>五一活动页</title>');
  expect((await open(path.replace('97004', '97005'))).status).toBe(404);
  expect((await hubei.call(link, { ...what, branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
});

test('a company without a plan shows the built-in page', async () => {
  const { version } = await admin.data(homeConfigApi.detail, { id: '97001' });
  await admin.data(homePublishApi.takeDown, { id: '97001', version, reason: '测试', confirm: 1 });
  const shown = await admin.data(current, { branchId: 'FDC' });
  expect(shown).toMatchObject({ pageId: 'DEFAULT', planId: null, versionNo: null });
  expect(typesOf(shown)).toEqual(['search', 'productList']);
  expect(productsOf(shown).length).toBeGreaterThan(3);
});
