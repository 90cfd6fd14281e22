/* docs/domain/publishing.md#zones: products of a zone from a file, and how they are taken back. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { zoneApi } from '../../../src/contract/content/zones';
import { ERROR } from '../../../src/contract/error-codes';
import { contentImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { byRow, good } from '../tasks/imports';
import { HEAD, sendZoneProducts } from './zoneSheet';

let server: HostedBackend;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const send = (zoneId: string, rows: readonly string[][]) => sendZoneProducts(hubei, zoneId, rows);
const shown = async (zoneId: string) =>
  (await hubei.data(zoneApi.productPage, { zoneId })).records.map(({ productId, tag }) => productId + tag);
const lastFailed = () => hubei.data(contentImportApi.lastFailed, { templateCode: 'ZONE_PRODUCT' });

test('good rows come in at the end, wrong ones are named and found again, and it can be taken back', async () => {
  const template = await hubei.file(contentImportApi.downloadTemplate, { templateCode: 'ZONE_PRODUCT' });
  expect(readSheet(template, 10)[0]?.cells).toEqual(HEAD);
  expect(await lastFailed()).toEqual({ importNo: null });
  const result = good(
    await send('98002', [
      ['SP000001', '爆款'],
      ['SP000001', ''],
      ['SP999999', ''],
      ['SP000002', ''],
      ['SP000005', '一二三四五六七'],
      ['SP000003', ''],
    ]),
  );
  expect(result).toMatchObject({ total: 6, success: 2, fail: 4 });
  expect(byRow(result.failed)).toEqual([
    { row: 3, msg: ['第3行 商品编码: 与第2行重复'] },
    { row: 4, msg: ['第4行 商品编码: 不存在'] },
    { row: 5, msg: ['第5行 商品编码: 已在列表中'] },
    { row: 6, msg: ['第6行 标签: 不能超过6个字符'] },
  ]);
  expect(await shown('98002')).toEqual(['P002', 'P004次日达', 'P001爆款', 'P003']);
  expect(await lastFailed()).toEqual({ importNo: result.importNo });
  await hubei.data(importApi.undo, { importNo: result.importNo });
  expect(await shown('98002')).toEqual(['P002', 'P004次日达']);
});

test('only into own zones whose products are chosen', async () => {
  expect((await send('98001', [['SP000001', '']])).code).toBe(ERROR.branchNotGranted);
  expect((await send('98005', [['SP000001', '']])).code).toBe(ERROR.statusForbids);
  expect((await send('99999999', [['SP000001', '']])).code).toBe(ERROR.notFound);
});
