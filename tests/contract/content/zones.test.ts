import { Pool } from 'pg';
import { bannerApi } from '../../../src/contract/content/banners';
import { PUBLISH_STATUS } from '../../../src/contract/content/publishing';
import { zoneApi, zoneAppApi } from '../../../src/contract/content/zones';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';

const { add, save, publish, takeDown, copy, detail, productPage, addProduct, removeProduct, moveProduct } = zoneApi;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const form = { zoneName: '夏季清热', zoneType: 1 as const, branchIds: ['FDB'], layout: 2 as const, maxCount: 20 };

let server: Awaited<ReturnType<typeof main.start>>;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const shown = async (zoneId: string, client = hubei) =>
  (await client.data(productPage, { zoneId, pageSize: 100 })).records.map(
    ({ productId, sort, tag }) => `${sort} ${productId}${tag}`,
  );

test('products are added, put in order, tagged and removed; without one a zone is not published', async () => {
  const made = await hubei.data(add, form);
  const { zoneId } = made;
  expect(await hubei.data(detail, { zoneId })).toMatchObject({ publishStatus: waiting, productCount: 0 });
  expect((await hubei.data(detail, { zoneId })).zoneCode).toMatch(/^ZQ\d{6}$/);
  expect((await hubei.call(publish, made)).code).toBe(ERROR.zoneEmpty);
  let at = await hubei.data(addProduct, { ...made, productIds: ['P001', 'P002', 'P003'] });
  // One that is in it already stays where it is.
  at = await hubei.data(addProduct, { ...at, productIds: ['P002', 'P005'] });
  expect(await shown(zoneId)).toEqual(['1 P001', '2 P002', '3 P003', '4 P005']);
  at = await hubei.data(moveProduct, { ...at, productId: 'P003', to: 'top' });
  at = await hubei.data(moveProduct, { ...at, productId: 'P005', to: 'up' });
  at = await hubei.data(moveProduct, { ...at, productId: 'P001', to: 'down' });
  at = await hubei.data(zoneApi.tagProduct, { ...at, productId: 'P005', tag: '新品' });
  expect(await shown(zoneId)).toEqual(['1 P003', '2 P005新品', '3 P001', '4 P002']);
  at = await hubei.data(removeProduct, { ...at, productIds: ['P001', 'P002'] });
  expect(await shown(zoneId)).toEqual(['1 P003', '2 P005新品']);
  expect((await hubei.call(addProduct, { ...at, productIds: ['P999'] })).data).toMatchObject([
    { field: 'productIds.0' },
  ]);
  expect((await hubei.call(moveProduct, { ...at, version: 1, productId: 'P003', to: 'down' })).code).toBe(
    ERROR.versionConflict,
  );
  await hubei.data(publish, at);
  expect(await hubei.data(detail, { zoneId })).toMatchObject({ publishStatus: published, productCount: 2 });
  // What is shown does not become empty, and keeps its name.
  const version = at.version + 1;
  expect((await hubei.call(removeProduct, { zoneId, version, productIds: ['P003', 'P005'] })).code).toBe(
    ERROR.zoneEmpty,
  );
  expect((await hubei.call(save, { ...form, zoneId, version, zoneName: '别的' })).data).toMatchObject([
    { field: 'zoneName' },
  ]);
  await hubei.data(save, { ...form, zoneId, version, maxCount: 5 });
  await hubei.data(takeDown, { zoneId, version: version + 1 });
  expect(await hubei.data(detail, { zoneId })).toMatchObject({ publishStatus: takenDown, maxCount: 5 });
  const other = await hubei.data(copy, { zoneId });
  expect(await shown(other.zoneId)).toEqual(['1 P003', '2 P005新品']);
  await hubei.data(zoneApi.delete, { zoneId, version: version + 2 });
  expect((await hubei.call(detail, { zoneId })).code).toBe(ERROR.notFound);
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a product that is not sold any more keeps no zone that is published from being empty', async () => {
  const made = await hubei.data(add, { ...form, zoneName: '剩下的' });
  const at = await hubei.data(addProduct, { ...made, productIds: ['P001', 'P002'] });
  await hubei.data(publish, at);
  const pool = new Pool({ connectionString: server.databaseUrl, max: 1 });
  const setStatus = (status: number) => pool.query(`update product set status = ${status} where product_id = 'P002'`);
  await setStatus(0);
  const version = at.version + 1;
  const { zoneId } = at;
  const refused = await hubei.call(removeProduct, { zoneId, version, productIds: ['P001'] });
  expect([refused.code, await shown(zoneId)]).toEqual([ERROR.zoneEmpty, ['1 P001']]);
  await hubei.data(removeProduct, { zoneId, version, productIds: ['P002'] });
  await setStatus(1);
  await pool.end();
});

test('a rule finds products of a category or brand, an activity those of its scope', async () => {
  const rule = { categoryId: '01', brandId: null, activityId: null };
  const { zoneId } = await hubei.data(add, { ...form, zoneType: 2, rule });
  const found = await hubei.data(productPage, { zoneId, pageSize: 100 });
  expect(found.records.some(({ productId }) => productId === 'P001')).toBe(true);
  expect(found.records.some(({ productId }) => productId === 'P003')).toBe(false);
  const narrower = await hubei.data(add, { ...form, zoneType: 2, rule: { ...rule, brandId: 'PP000001' } });
  expect((await hubei.data(productPage, { zoneId: narrower.zoneId, pageSize: 100 })).total).toBeLessThan(found.total);
  expect((await hubei.call(addProduct, { ...narrower, productIds: ['P001'] })).code).toBe(ERROR.statusForbids);
  expect((await hubei.call(add, { ...form, zoneType: 2 })).data).toMatchObject([{ field: 'rule.categoryId' }]);
  expect((await hubei.call(add, { ...form, zoneType: 3 })).data).toMatchObject([{ field: 'rule.activityId' }]);
  const empty = await hubei.data(add, { ...form, zoneType: 2, rule: { ...rule, brandId: 'PP000011' } });
  expect((await hubei.call(publish, empty)).code).toBe(ERROR.zoneEmpty);
  // Nor does another rule empty what is published.
  await hubei.data(publish, { zoneId, version: 1 });
  const given = { ...form, zoneId, version: 2, zoneType: 2 as const };
  expect((await hubei.call(save, { ...given, rule: { ...rule, brandId: 'PP000011' } })).code).toBe(ERROR.zoneEmpty);
  expect(await hubei.data(save, { ...given, rule, maxCount: 5 })).toEqual({ zoneId, version: 3 });
});

test('the app shows a published zone with its products to the companies that it is for', async () => {
  const app = new Client(server.origin);
  const inApp = (zoneId: string, branchId: string, more: object = {}) =>
    app.call(zoneAppApi.shown, { zoneId, branchId, ...more });
  const { data } = await inApp('98001', 'FDB01');
  expect(data).toMatchObject({ zoneName: '家庭常备', themeColor: '#2E7D6D', layout: 2 });
  expect(data.products.map(({ productId, tag }) => `${productId}${tag}`)).toEqual([
    'P001热销',
    'P003',
    'P002新品',
    'P005',
  ]);
  // Waiting, taken down, of another company, for others.
  for (const zoneId of ['98002', '98003']) expect((await inApp(zoneId, 'FDB')).code).toBe(ERROR.notFound);
  const made = await hubei.data(add, { ...form, maxCount: 1, customerTypes: ['2'] });
  await hubei.data(publish, await hubei.data(addProduct, { ...made, productIds: ['P003', 'P001'] }));
  expect((await inApp(made.zoneId, 'FDB')).code).toBe(ERROR.notFound);
  expect((await inApp(made.zoneId, 'FDC', { customerType: '2' })).code).toBe(ERROR.notFound);
  const seen = await inApp(made.zoneId, 'FDB02', { customerType: '2' });
  expect(seen.data.products.map(({ productId }) => productId)).toEqual(['P003']);
});

test('a company changes its own alone, and sees what those above have put out', async () => {
  expect((await hubei.call(add, { ...form, branchIds: ['FDC'] })).code).toBe(ERROR.branchNotGranted);
  expect(await hubei.data(detail, { zoneId: '98001' })).toMatchObject({ changeable: false, productCount: 4 });
  expect((await hubei.call(takeDown, { zoneId: '98001', version: 1 })).code).toBe(ERROR.branchNotGranted);
  const own = await admin.data(add, { ...form, branchIds: ['FDC'] });
  expect((await hubei.call(detail, { zoneId: own.zoneId })).code).toBe(ERROR.notFound);
  expect((await hubei.call(productPage, { zoneId: own.zoneId })).code).toBe(ERROR.notFound);
  const image = '88309';
  const jump = { jumpType: 1 as const, target: { pageCode: 'zone' as const, params: { zoneId: '98001' } } };
  const times = { startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59' };
  await hubei.data(bannerApi.add, { bannerName: '家庭常备', image, position: 2, jump, branchIds: ['FDB'], ...times });
});
