/* docs/domain/goods.md#stock: reserves from a file come in together, or not at all. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { stockApi } from '../../../src/contract/goods/stock';
import { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, good } from '../tasks/imports';

const HEAD = ['客户编码*', '预留数量*', '开始日期*', '结束日期*'];
/** P001 in the company of Hubei. */
const ID = '92101';
const PERIOD = ['2026-03-10', '2026-06-30'] as const;

let backend: Backend;
let hubei: Client;
beforeAll(async () => {
  backend = await main.start();
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

function send(rows: readonly (readonly string[])[], id = ID, branchId = 'FDB') {
  return hubei.upload(
    goodsImportApi.importReserves,
    { branchId, id },
    { content: workbook([HEAD, ...rows.map((row) => [...row])]), name: '预留.xlsx' },
  );
}
const core = () => hubei.data(stockApi.coreCustomer, { id: ID });

test('the template says what a row needs', async () => {
  const template = await hubei.file(goodsImportApi.downloadTemplate, { templateCode: 'CORE_STOCK' });
  expect(readSheet(template, 10).map(({ cells }) => cells)).toEqual([HEAD, ['KH00100', '500', ...PERIOD]]);
});

test('all rows come in or none; a row that is mended brings the others in; undo takes back what nobody has changed', async () => {
  const before = await core();
  const codes = new Set(before.rows.map(({ custCode }) => custCode));
  const free = ['KH00101', 'KH00105', 'KH00106', 'KH00109'].filter((code) => !codes.has(code));
  expect(free.length).toBeGreaterThan(1);
  const [first = '', second = ''] = free;
  const refused = await send([
    [first, '5', ...PERIOD],
    ['KH99999', '5', ...PERIOD],
    [second, '6', '2026-06-30', '2026-03-10'],
  ]);
  expect(refused.code).toBe(ERROR.allRowsFailed);
  expect((await core()).rows).toHaveLength(before.rows.length);
  const result = good(
    await send([
      [first, '5', ...PERIOD],
      [second, '6', ...PERIOD],
    ]),
  );
  expect(result).toMatchObject({ success: 2, fail: 0 });
  const after = await core();
  expect(after.rows).toHaveLength(before.rows.length + 2);
  expect(after.version).toBe(before.version + 1);
  expect(after.rows.find(({ custCode }) => custCode === second)).toMatchObject({
    ...{ reserveQty: 6, startDate: PERIOD[0], endDate: PERIOD[1] },
  });
  // One of them is changed by hand: it stays, and says why.
  const rows = after.rows.map(({ reserveId, custId, custCode, reserveQty, startDate, endDate }) => ({
    ...{ reserveId, custId, startDate, endDate, reserveQty: custCode === first ? 7 : reserveQty },
  }));
  await hubei.data(stockApi.saveCore, { id: ID, version: after.version, rows });
  const { undone, kept } = await hubei.data(importApi.undo, { importNo: result.importNo });
  expect([undone, kept.map(({ msg }) => msg)]).toEqual([1, ['导入后已被修改，予以保留']]);
  expect((await core()).rows.map(({ custCode }) => custCode)).toEqual(expect.arrayContaining([...codes, first]));
});

test('more than there is, a customer twice and one who has a reserve are named row by row', async () => {
  const { rows, stockQty } = await core();
  const taken = rows[0]!.custCode;
  const answer = await send([
    ['KH00106', String(Math.trunc(Number(stockQty)) + 1), ...PERIOD],
    [taken, '1', ...PERIOD],
    ['KH00109', '1', ...PERIOD],
    ['KH00109', '2', ...PERIOD],
  ]);
  expect(answer.code).toBe(ERROR.allRowsFailed);
  const problems = byRow(answer.data as never);
  const of = (row: number) => problems.find((one) => one.row === row)?.msg.join() ?? '';
  expect([of(2), of(3), of(5)]).toEqual([
    expect.stringContaining('预留数量'),
    expect.stringContaining('已在列表中'),
    expect.stringContaining('与第4行重复'),
  ]);
});

test('a product of another company is none of theirs', async () => {
  const answer = await send([['KH00101', '1', ...PERIOD]], ID, 'FDG');
  expect(answer.success).toBe(false);
});
