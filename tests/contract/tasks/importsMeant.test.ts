/* Numbers and codes as people type them (docs/domain/tasks.md#imports). */
import { ERROR } from '../../../src/contract/error-codes';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { workbook } from '../../support/sheets';
import { byRow, FAIR, good, HEAD, send, sendRows } from './imports';

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

test.each([
  ['GYS00048', '+86 139-0000-1212'],
  ['gys00049', '８６１３９００００１２１２'],
  [' gys00050 ', "'13900001212"],
  ['‘GYS00053’', '0086(139)0000 1212'],
  ['ＧＹＳ00052', '139 0000 1212'],
])('%j with the phone %j comes in', async (supplierCode, phone) => {
  expect(good(await sendRows(admin, [supplierCode, '', '何敏', phone]))).toMatchObject({ success: 1, fail: 0 });
  const code = supplierCode
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();
  const { records } = await admin.data(fairSupplierApi.page, { tradeFairId: FAIR, supplierCode: code });
  expect(records).toMatchObject([{ supplierCode: code, contactPhone: '13900001212' }]);
});

test('what is no phone stays as it was typed, and is refused with what it should be', async () => {
  const { failed, ...counts } = good(
    await sendRows(admin, ['gys00045', '', '', ''], ['GYS00046', '', '', '+86 139-0000-121']),
  );
  expect(counts).toMatchObject({ success: 1, fail: 1 });
  const msg = '第3行 电话: 格式不正确，应为11位手机号';
  expect(failed).toEqual([{ rowNo: 3, field: 'contactPhone', value: '+86 139-0000-121', msg }]);
  expect(byRow(failed)).toEqual([{ row: 3, msg: [msg] }]);
});

test('a workbook that is not called one is refused', async () => {
  const bytes = workbook([HEAD, ['GYS00054', '', '', '']]);
  for (const fileName of ['suppliers.exe', 'suppliers', 'suppliers.xlsx.html']) {
    expect((await send(admin, bytes, { fileName })).code).toBe(ERROR.fileTypeRefused);
  }
  expect((await send(admin, bytes, { fileName: 'SUPPLIERS.XLSX' })).success).toBe(true);
});
