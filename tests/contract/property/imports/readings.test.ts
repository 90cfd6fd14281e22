/* docs/domain/property.md#files: readings from a file, row by row as their form would take them. */
import { readSheet } from '../../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../../src/contract/error-codes';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { importApi } from '../../../../src/contract/tasks/imports';
import { pmsImportApi } from '../../../../src/contract/tasks/property-imports';
import { main } from '../../../support/backends';
import { signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { byRow, good } from '../../tasks/imports';
import { approvedLease, generate, letProperty } from '../billing/letProperty';
import { bring, HEADS } from './files';

const WATER = '85003';
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeEach(async () => {
  backend = await (await main.start()).reopen({ CLOCK: '2026-04-02 10:00:00' });
  desk = await letProperty(backend.origin);
  await approvedLease(desk, 0, { feeItems: [{ feeItemId: WATER }] });
  const { propertyId, unitIds, operator } = desk;
  const meter = { propertyId, feeType: 3 as const, installDate: '2026-01-31' };
  await operator.data(meterApi.save, { ...meter, unitId: unitIds[0]!, meterNo: 'S-1', startValues: ['1170.00'] });
  await operator.data(meterApi.save, { ...meter, unitId: unitIds[1]!, meterNo: 'S-2', startValues: ['99871.00'] });
  await operator.data(meterApi.save, { ...meter, unitId: null, meterNo: 'D-4', startValues: ['1', '2', '3', '4'] });
});
afterEach(() => backend.stop());

const row = (meterNo: string, date: string, value: string, more: readonly string[] = ['', '', '', '', '']) => [
  ...[meterNo, date, date.slice(0, 7), value, ...more],
];
const send = (...rows: readonly (readonly string[])[]) =>
  bring(desk.operator, 'importReadings', { rows, branchId: 'FDB', propertyId: desk.propertyId });
const readings = async () =>
  (await desk.operator.data(readingApi.page, { propertyId: desk.propertyId, pageSize: 50 })).records
    .filter(({ kind }) => kind === 2)
    .map(({ meterNo, date, values }) => `${meterNo} ${date} ${values.join(' ')}`)
    .sort();

test('each good row is a reading, in the order of its day; what is wrong is named, mended and taken back', async () => {
  const template = await desk.operator.file(pmsImportApi.downloadTemplate, { templateCode: 'PMS_METER' });
  expect(readSheet(template, 10)[0]?.cells).toEqual(HEADS.importReadings);
  const result = good(
    await send(
      row('S-1', '2026-03-31', '1241.00'),
      row('S-1', '2026-02-28', '1204.00'),
      row('S-2', '2026-02-28', '43'),
      row('D-4', '2026-02-28', '10'),
      row('D-4', '2026-03-31', '11', ['12', '13', '14', '', '']),
      row('S-9', '2026-02-28', '10'),
      row('S-1', '2026-04-03', '1250', ['', '', '', '也许', '']),
      row('S-1', '2026-04-03', '1250'),
      ['S-1', '2026-03-31', '2026-03', '1242', '', '', '', '', ''],
      ['S-1', '2026-03-31', '2026/3', '1.234', '', '', '', '', ''],
    ),
  );
  expect(result).toMatchObject({ total: 10, success: 3, fail: 7 });
  expect(byRow(result.failed)).toEqual([
    { row: 4, msg: ['第4行 总/尖: 小于上次 99871.00：过零请填“是”，否则请换表或更正'] },
    { row: 5, msg: ['第5行 总/尖: 该表有 4 个计度器'] },
    { row: 7, msg: ['第7行 表号: 不存在'] },
    { row: 8, msg: ['第8行 过零: 只能是是、否'] },
    { row: 9, msg: ['第9行 抄表日: 不能大于2026-04-02'] },
    { row: 10, msg: ['第10行 账期: 该表该账期已抄表，只能更正'] },
    { row: 11, msg: ['第11行 账期: 格式不正确', '第11行 总/尖: 格式不正确，应为正数，最多2位小数'] },
  ]);
  const in3 = ['D-4 2026-03-31 11.00 12.00 13.00 14.00', 'S-1 2026-02-28 1204.00', 'S-1 2026-03-31 1241.00'];
  expect(await readings()).toEqual(in3);
  const { importNo } = result;
  expect(
    await desk.operator.data(importApi.repair, { importNo, rows: [{ row: 4, values: { overflow: '是' } }] }),
  ).toMatchObject({ success: 4, fail: 6 });
  expect(await readings()).toEqual([...in3, 'S-2 2026-02-28 43.00'].sort());
  expect(await desk.operator.data(importApi.undo, { importNo })).toEqual({ undone: 4, kept: [] });
  expect(await readings()).toEqual([]);
});

test('usage that nobody expects needs a remark; what is billed, or read on, stays', async () => {
  const first = good(await send(row('S-1', '2026-02-28', '1204.00'), row('S-1', '2026-03-31', '1704.00')));
  expect(byRow(first.failed)).toEqual([
    { row: 3, msg: [expect.stringMatching(/^第3行 总\/尖: 用量异常：每日 16\.13，近期平均 1\.21；/)] },
  ]);
  const { importNo } = first;
  const mended = { importNo, rows: [{ row: 3, values: { remark: '水管破裂' } }] };
  expect(await desk.operator.data(importApi.repair, mended)).toMatchObject({ success: 2, fail: 0 });
  await generate(desk, '2026-03', [WATER]);
  expect((await desk.operator.data(importApi.undo, { importNo })).kept.map(({ msg }) => msg)).toEqual([
    '其后已有读数或已出账，予以保留',
    '其后已有读数或已出账，予以保留',
  ]);
  const late = await send(row('S-1', '2026-04-01', '1705.00'), [
    'S-1',
    '2026-04-02',
    '2026-02',
    '1706',
    '',
    '',
    '',
    '',
    '',
  ]);
  expect(byRow(good(late).failed)).toEqual([{ row: 3, msg: ['第3行 账期: 该表该账期已抄表，只能更正'] }]);
});

test('strangers, other companies and other properties are refused', async () => {
  const rows = [row('S-1', '2026-02-28', '1204.00')];
  const auditor = await signedIn(backend.origin, 'audit.ro');
  const into = { rows, branchId: 'FDB', propertyId: desk.propertyId };
  expect((await bring(auditor, 'importReadings', into)).code).toBe(ERROR.notGranted);
  expect((await bring(desk.operator, 'importReadings', { ...into, branchId: 'FDC' })).code).toBe(
    ERROR.branchNotGranted,
  );
  expect((await bring(desk.operator, 'importReadings', { ...into, propertyId: '99999999' })).code).toBe(ERROR.notFound);
  expect(await readings()).toEqual([]);
});
