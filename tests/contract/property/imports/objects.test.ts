/* docs/domain/property.md#files: units and tenants from files. */
import { ERROR } from '../../../../src/contract/error-codes';
import { buildingApi } from '../../../../src/contract/property/properties';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { unitApi } from '../../../../src/contract/property/units';
import { pmsImportApi } from '../../../../src/contract/tasks/property-imports';
import { importApi } from '../../../../src/contract/tasks/imports';
import { main } from '../../../support/backends';
import { signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { byRow, good } from '../../tasks/imports';
import { approvedLease, letProperty } from '../billing/letProperty';
import { bring } from './files';

let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeEach(async () => {
  backend = await main.start();
  desk = await letProperty(backend.origin, 2);
});
afterEach(() => backend.stop());

const kept = (rowNo: number, msg: string) => ({ rowNo, field: '', value: '', msg });

test('units come into the buildings of their property, and unused ones can be taken back', async () => {
  const { operator, propertyId } = desk;
  await operator.data(buildingApi.save, { propertyId, buildingName: 'B座', floors: 3, undergroundFloors: 1 });
  const rows = [
    ['B座', '0101', '1', '126.40', '98.2', '办公', '8600.00', '3.25'],
    ['B座', 'B101', '-1', '30', '', '', '', ''],
    ['A座', '0101', '1', '50', '', '', '', ''],
    ['B座', '0101', '2', '50', '', '', '', ''],
    ['C座', '0101', '1', '50', '', '', '', ''],
    ['B座', '0401', '4', '0', '1', '', '', ''],
    ['B座', '0301', '三', '50', '60', '', '', ''],
  ];
  const result = good(await bring(operator, 'importUnits', { rows, branchId: 'FDB', propertyId }));
  expect(result).toMatchObject({ total: 7, success: 2, fail: 5 });
  expect(byRow(result.failed)).toEqual([
    { row: 4, msg: ['第4行 房号: 已被占用'] },
    { row: 5, msg: ['第5行 房号: 与第2行重复'] },
    { row: 6, msg: ['第6行 楼栋: 不存在'] },
    { row: 7, msg: ['第7行 楼层: 超出范围-1–3', '第7行 面积: 格式不正确，应为正数，最多2位小数'] },
    { row: 8, msg: ['第8行 楼层: 格式不正确', '第8行 套内面积: 不能大于50'] },
  ]);
  const units = async () => (await operator.data(unitApi.page, { propertyId, pageSize: 50 })).records;
  const made = (await units()).filter(({ buildingName }) => buildingName === 'B座');
  expect(made).toMatchObject([
    ...[{ unitNo: '0101', floor: 1, area: '126.40', innerArea: '98.20', rentPrice: '8600.00' }],
    ...[{ unitNo: 'B101', floor: -1, area: '30.00', innerArea: null, propertyFeeRate: null }],
  ]);
  await approvedLease({ ...desk, unitIds: made.map(({ unitId }) => unitId) }, 0);
  expect(await operator.data(importApi.undo, { importNo: result.importNo })).toEqual({
    ...{ undone: 1, kept: [kept(2, '已有租约或表计，予以保留')] },
  });
  expect((await units()).map(({ unitNo }) => unitNo).sort()).toEqual(['0101', '0101', '0102']);
});

test('tenants come in by their numbers, and those without a lease can be taken back', async () => {
  const { operator } = desk;
  const company = (name: string, uscc: string, more: readonly string[] = []) => [
    ...['企业', name, uscc, '', '何敏', '13900001212', ...more],
  ];
  const rows = [
    company('武汉康宁', '91420100MA4KNUFC2X', ['a@example.com', '武汉康宁', '91420100MA4KNUFC2X']),
    ['个人', '王海涛', '', '42010619850312301X', '王海涛', '027-87654321', '', '', ''],
    company('再来一次', '91420100MA4KTE5T87'),
    ['个人', '王二', '', '110105194912310021', '王二', '123', 'x', '', '1'],
    ['个人', '王三', '91420100MA4KTE5T87', '', '王三', '13900001212', '', '', ''],
    ['个人', '王四', '', '42010619850312301X', '王四', '13900001212', '', '', ''],
  ];
  const result = good(await bring(operator, 'importTenants', { rows, branchId: 'FDB' }));
  expect(byRow(result.failed)).toEqual([
    { row: 4, msg: ['第4行 统一社会信用代码: 已被占用'] },
    {
      row: 5,
      msg: [
        ...['第5行 身份证号: 校验位不正确', '第5行 电话: 格式不正确', '第5行 邮箱: 格式不正确'],
        '第5行 税号: 格式不正确',
      ],
    },
    { row: 6, msg: ['第6行 身份证号: 不能为空', '第6行 统一社会信用代码: 此处应留空'] },
    { row: 7, msg: ['第7行 身份证号: 与第3行重复'] },
  ]);
  expect(result).toMatchObject({ success: 2, fail: 4 });
  const find = async (tenantName: string) => (await operator.data(tenantApi.page, { tenantName })).records[0];
  const [company1, person] = [await find('武汉康宁'), await find('王海涛')];
  expect([company1, person]).toMatchObject([
    ...[{ tenantType: 1, contactPhone: '13900001212', balance: '0.00' }],
    ...[{ tenantType: 2, contactPhone: '027-87654321', status: 1 }],
  ]);
  await approvedLease({ ...desk, tenantId: company1!.tenantId }, 0);
  const { importNo } = result;
  const { records } = await operator.data(pmsImportApi.recent, { templateCode: 'PMS_TENANT' });
  expect(records[0]).toMatchObject({ importNo, totalCount: 6, successCount: 2, failCount: 4 });
  expect(records.every(({ templateCode }) => templateCode === 'PMS_TENANT')).toBe(true);
  expect(await operator.data(importApi.undo, { importNo })).toEqual({
    ...{ undone: 1, kept: [kept(2, '已有租约，予以保留')] },
  });
  expect(await find('王海涛')).toBeUndefined();
});

test('whoever may not import, and other companies, are refused', async () => {
  const auditor = await signedIn(backend.origin, 'audit.ro');
  const rows = [['个人', '王海涛', '', '42010619850312301X', '王海涛', '13900001212', '', '', '']];
  expect((await bring(auditor, 'importTenants', { rows, branchId: 'FDB' })).code).toBe(ERROR.notGranted);
  expect((await auditor.call(pmsImportApi.recent, { templateCode: 'PMS_UNIT' })).code).toBe(ERROR.notGranted);
  expect((await bring(desk.operator, 'importTenants', { rows, branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
});
