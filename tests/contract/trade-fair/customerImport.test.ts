import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { byRow, bring, FAIR as tradeFairId, good } from '../tasks/imports';

const { firstLevelCustomerList, secondLevelCustomerList, custInfoPage } = fairCustomerApi;

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const customers = async (level: 1 | 2) => {
  const list = level === 1 ? firstLevelCustomerList : secondLevelCustomerList;
  return (await admin.data(list, { tradeFairId, pageSize: 200 })).records;
};
const undo = (importNo: string) => admin.data(importApi.undo, { importNo });

test('customers of both levels come in one sheet, also below one of the same file; all faults of a row are named', async () => {
  const [one, two] = (await admin.data(custInfoPage, { tradeFairId, pageSize: 200 })).records
    .filter(({ inFair, custCode }) => inFair === 0 && custCode !== 'KH00104')
    .map(({ custCode }) => custCode);
  const before = [(await customers(1)).length, (await customers(2)).length];
  const below = (parent: string, name: string, uscc = '') => ['', parent, name, '李倩', '13700002323', uscc];
  const result = good(
    await bring(admin, 'importCustomers', [
      below(one!, '光谷分店', '91350100M000100Y43'),
      [one!, '', '', '', '', ''],
      below('KH00100', '导入一店'),
      // 5: both codes; 6: neither; 7: at the fair; 8: unknown; 9: twice.
      [two!, 'KH00100', '', '', '', ''],
      ['', '', '无编码', '李', '', ''],
      ['KH00100', '', '', '', '', ''],
      ['KH99999', '', '', '', '', ''],
      [one!, '', '', '', '', ''],
      ['', 'KH99999', '', '', '139', '91350100M000100Y44'],
      below('KH00100', '导入一店'),
      below('KH00101', '另一家', '91350100M000100Y43'),
      // Its parent stands in a row that is wrong.
      below(two!, '没有上级'),
    ]),
  );
  expect(result).toMatchObject({ status: IMPORT_STATUS.partly, total: 12, success: 3, fail: 9 });
  expect(byRow(result.failed)).toEqual([
    { row: 5, msg: ['第5行 上级编码: 客户编码和上级编码只能填一个'] },
    { row: 6, msg: ['第6行 客户编码: 不能为空'] },
    { row: 7, msg: ['第7行 客户编码: 已在该展会中'] },
    { row: 8, msg: ['第8行 客户编码: 不存在'] },
    { row: 9, msg: ['第9行 客户编码: 与第3行重复'] },
    {
      row: 10,
      msg: [
        ...[
          '第10行 电话: 格式不正确，应为11位手机号',
          '第10行 信用代码: 格式不正确，与校验码不符',
          '第10行 上级编码: 不在该展会中',
        ],
        ...['第10行 名称: 不能为空', '第10行 联系人: 不能为空'],
      ],
    },
    { row: 11, msg: ['第11行 名称: 与第4行重复'] },
    { row: 12, msg: ['第12行 信用代码: 与第2行重复'] },
    { row: 13, msg: ['第13行 上级编码: 不在该展会中'] },
  ]);
  const added = (await customers(1)).find(({ customerCode }) => customerCode === one)!;
  expect((await customers(2)).filter(({ parentCustomerId }) => parentCustomerId === added.id)).toMatchObject([
    { customerCode: `${one}-01`, customerName: '光谷分店', uscc: '91350100M000100Y43', branchId: added.branchId },
  ]);
  const groups = await admin.data(guestApi.listGroup, { tradeFairId, pageSize: 200 });
  expect(groups.records.filter(({ customerId }) => customerId === added.id)).toHaveLength(1);

  const { importNo } = result;
  const repaired = await admin.data(importApi.repair, {
    importNo,
    rows: [
      { row: 5, values: { parentCode: '' } },
      { row: 13, values: { contactName: '王芳' } },
      { row: 11, values: { customerName: '导入二店' } },
    ],
  });
  expect(repaired).toMatchObject({ total: 12, success: 6, fail: 6 });
  expect(
    (await customers(2)).filter(({ parentName }) => parentName === '康宁大药房连锁').map((row) => row.customerCode),
  ).toEqual(expect.arrayContaining(['KH00100-07', 'KH00100-08']));

  // With a second-level customer below it that came otherwise, a first-level one stays.
  const parent = (await customers(1)).find(({ customerCode }) => customerCode === two)!;
  const { fairCustomerId } = await admin.data(fairCustomerApi.addSecondLevelCustomer, {
    tradeFairId,
    parentCustomerId: parent.id,
    customerName: '后加的',
    contactName: '李',
    contactPhone: '13700002323',
  });
  expect(await undo(importNo)).toEqual({
    undone: 5,
    kept: [{ rowNo: 5, field: '', value: '', msg: '已有嘉宾、订单或下级客户，予以保留' }],
  });
  for (const id of [fairCustomerId, parent.id]) await admin.data(fairCustomerApi.delete, { id });
  expect([(await customers(1)).length, (await customers(2)).length]).toEqual(before);
});

test('the last import with rows to be mended is found by whoever may look at it', async () => {
  const last = (templateCode: 'FAIR_CUSTOMER' | 'INVITATION', fair = tradeFairId) =>
    admin.data(fairImportApi.lastFailed, { templateCode, tradeFairId: fair });
  const { importNo } = await last('FAIR_CUSTOMER');
  expect(importNo).toMatch(/^IM/);
  expect((await admin.data(importApi.detail, { importNo: importNo! })).failed).toHaveLength(6);
  // Repaired to the last row.
  expect(await last('INVITATION')).toEqual({ importNo: null });
  expect(await last('FAIR_CUSTOMER', '70002')).toEqual({ importNo: null });
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await auditor.call(fairImportApi.lastFailed, { templateCode: 'FAIR_CUSTOMER', tradeFairId })).code).toBe(
    ERROR.notGranted,
  );
});
