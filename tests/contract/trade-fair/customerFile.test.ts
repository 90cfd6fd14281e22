/* More customers than a request brings in at once: whoever buys through another comes after it (docs/domain/tasks.md#imports). */
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { IMPORT_STATUS, SYNC_ROWS } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { bring, ended, FAIR as tradeFairId, good } from '../tasks/imports';

/** More than come in together. */
const BETWEEN = 600;

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

test('in a large file as well a customer may stand before the one that it buys through', async () => {
  const { records } = await admin.data(fairCustomerApi.custInfoPage, { tradeFairId, pageSize: 200 });
  const { custCode } = records.find((one) => one.inFair === 0 && one.custCode !== 'KH00104')!;
  const below = (parent: string, name: string) => ['', parent, name, '李倩', '13700002323', ''];
  const unknown = Array.from({ length: SYNC_ROWS - BETWEEN }, (_, i) => [`KX${i}`, '', '', '', '', '']);
  const result = good(
    await bring(admin, 'importCustomers', [
      below(custCode, '光谷分店'),
      ...Array.from({ length: BETWEEN }, (_, i) => below('KH00100', `导入${i}店`)),
      [custCode, '', '', '', '', ''],
      ...unknown,
    ]),
  );
  expect(result.status).toBe(IMPORT_STATUS.checking);
  const { successCount, failCount, failed } = await ended(admin, result.importNo);
  expect(failed.filter(({ row }) => row === 2)).toEqual([]);
  expect([successCount, failCount]).toEqual([BETWEEN + 2, unknown.length]);
});
