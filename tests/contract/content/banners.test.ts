import { bannerApi, bannerAppApi } from '../../../src/contract/content/banners';
import { PUBLISH_STATUS } from '../../../src/contract/content/publishing';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { page, add, update, publish, takeDown, batchTakeDown } = bannerApi;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const image = '88309';
const toProduct = { jumpType: 1 as const, target: { pageCode: 'product' as const, params: { productId: 'P001' } } };
const form = {
  ...{ bannerName: '武汉专场', image, position: 3 as const, jump: toProduct, branchIds: ['FDB'] },
  ...{ startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59' },
};

let server: HostedBackend;
let admin: Client;
let hubei: Client;
const app = () => new Client(server.origin);

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const find = async (bannerId: string) =>
  (await admin.data(page, { pageNum: 1, pageSize: 100 })).records.find((one) => one.bannerId === bannerId);
const shown = async (branchId: string, more: { position?: 1 | 3 | 5; customerType?: string } = {}) =>
  (await app().data(bannerAppApi.shown, { branchId, position: 3, ...more })).banners.map(
    ({ bannerName }) => bannerName,
  );

test('a banner goes out, keeps its name and target, and is taken down', async () => {
  const { bannerId } = await hubei.data(add, form);
  expect(await find(bannerId)).toMatchObject({
    ...{ publishStatus: waiting, clickCount: 0, jumpTarget: 'yiyaotong://product?productId=P001', changeable: true },
  });
  expect(await shown('FDB')).toEqual([]);
  await hubei.data(publish, { bannerId, version: 1 });
  // Of a company and those below it, and nobody else.
  expect([await shown('FDB'), await shown('FDB01'), await shown('FDC')]).toEqual([
    ['武汉专场'],
    ['武汉专场'],
    ['口罩限时供应'],
  ]);
  const at = { bannerId, version: 2 };
  expect((await hubei.call(update, { ...form, ...at, bannerName: '别的' })).data).toMatchObject([
    { field: 'bannerName' },
  ]);
  const elsewhere = { ...toProduct, target: { ...toProduct.target, params: { productId: 'P002' } } };
  expect((await hubei.call(update, { ...form, ...at, jump: elsewhere })).data).toMatchObject([{ field: 'jump' }]);
  await hubei.data(update, { ...form, ...at, sort: 5 });
  expect((await hubei.call(bannerApi.delete, { bannerId, version: 3 })).code).toBe(ERROR.statusForbids);
  expect((await hubei.call(publish, { bannerId, version: 3 })).code).toBe(ERROR.statusForbids);
  expect((await hubei.call(takeDown, at)).code).toBe(ERROR.versionConflict);
  await hubei.data(takeDown, { bannerId, version: 3 });
  expect(await find(bannerId)).toMatchObject({ publishStatus: takenDown, version: 4 });
  expect(await shown('FDB')).toEqual([]);
  await hubei.data(bannerApi.delete, { bannerId, version: 4 });
  expect(await find(bannerId)).toBeUndefined();
});

test('where it leads has to be complete, and of an allowed host', async () => {
  const none = { ...toProduct, target: { ...toProduct.target, params: {} } };
  expect((await hubei.call(add, { ...form, jump: none })).data).toMatchObject([{ field: 'jump' }]);
  const web = (target: string) => ({ ...form, jump: { jumpType: 2 as const, target } });
  expect((await hubei.call(add, web('https://example.org/a'))).code).toBe(ERROR.hostNotAllowed);
  expect((await hubei.call(add, web('http://mp.weixin.qq.com/a'))).code).toBe(ERROR.invalidInput);
  expect((await hubei.call(add, web('https://jztey.com.example.org/'))).code).toBe(ERROR.hostNotAllowed);
  const { bannerId } = await hubei.data(add, web('https://yun.jztey.com/a'));
  await hubei.data(bannerApi.delete, { bannerId, version: 1 });
  expect((await hubei.call(add, { ...form, endTime: '2026-03-08 08:00:00' })).data).toMatchObject([
    { field: 'endTime' },
  ]);
  expect((await hubei.call(add, { ...form, image: '999999' })).data).toMatchObject([{ field: 'image' }]);
});

test('a company changes its own alone, and sees what those above have put out', async () => {
  expect((await hubei.call(add, { ...form, branchIds: ['FDB', 'FDC'] })).code).toBe(ERROR.branchNotGranted);
  const seen = (await hubei.data(page, { pageNum: 1, pageSize: 100 })).records;
  expect(seen.find(({ bannerId }) => bannerId === '88301')).toMatchObject({ changeable: false });
  expect(seen.some(({ bannerId }) => bannerId === '88306')).toBe(false);
  expect((await hubei.call(takeDown, { bannerId: '88301', version: 1 })).code).toBe(ERROR.branchNotGranted);
  expect((await hubei.call(takeDown, { bannerId: '88306', version: 1 })).code).toBe(ERROR.notFound);
  const both = await hubei.data(batchTakeDown, { ids: ['88301', '88306', '88304'] });
  expect(both).toMatchObject({ total: 3, done: 0 });
  expect(both.failed.map(({ id }) => id).sort()).toEqual(['88301', '88304', '88306']);
});

test('customers of other types do not find it, and a press counts', async () => {
  const of = (customerType?: string) => shown('FDC', { position: 5, ...(customerType ? { customerType } : {}) });
  expect([await of('2'), await of('4'), await of()]).toEqual([['关注公众号领资料'], [], []]);
  const before = (await find('88305'))!.clickCount;
  expect(await app().data(bannerAppApi.click, { bannerId: '88305' })).toBe(true);
  expect((await find('88305'))!.clickCount).toBe(before + 1);
  // Taken down long ago.
  expect(await app().data(bannerAppApi.click, { bannerId: '88304' })).toBe(false);
  expect((await find('88304'))!.clickCount).toBe(917);
});

test('ten stand at one position at one time, and two that come at once do not both get the last', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    const { bannerId } = await hubei.data(add, { ...form, bannerName: `第${i + 1}个`, position: 4 });
    ids.push(bannerId);
  }
  for (const bannerId of ids.slice(0, 9)) await hubei.data(publish, { bannerId, version: 1 });
  const last = await Promise.all(ids.slice(9).map((bannerId) => hubei.call(publish, { bannerId, version: 1 })));
  expect(last.map(({ code }) => code).sort((one, other) => one - other)).toEqual([200, ERROR.bannerPositionFull]);
  const { total, done } = await hubei.data(batchTakeDown, { query: { position: 4, publishStatus: published } });
  expect([total, done]).toEqual([10, 10]);
});
