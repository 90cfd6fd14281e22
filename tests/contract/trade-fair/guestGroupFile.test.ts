/* docs/domain/trade-fair.md#guests-and-groups: the groups that a file of guests makes. */
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { FAIR as tradeFairId, good } from '../tasks/imports';
import { GUEST_HEAD } from './plantedGuests';

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const groups = async () => (await admin.data(guestApi.listGroup, { tradeFairId, pageSize: 200 })).records;

test('a customer that has no group gets one by a file, also where another has one of its name', async () => {
  const had = new Set((await groups()).map((one) => one.guestGroupId));
  await admin.data(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds: ['C110'] });
  const { guestGroupId, customerName, customerId } = (await groups()).find((one) => !had.has(one.guestGroupId))!;
  await admin.data(guestApi.deleteGuestGroup, { tradeFairId, guestGroupIds: [guestGroupId] });
  const rows = [
    ['甲', '13500000001', 'KH00110', '', '0', '', '', '', ''],
    ['乙', '13500000002', 'KH00100', '', '0', customerName, '', '', ''],
  ];
  const result = good(
    await admin.upload(
      fairImportApi.importGuests,
      { tradeFairId, branchId: 'FDA' },
      { content: workbook([GUEST_HEAD, ...rows]), name: '嘉宾.xlsx' },
    ),
  );
  expect(result).toMatchObject({ success: 2, fail: 0 });
  const made = (await groups()).filter(({ groupName }) => groupName.startsWith(customerName));
  expect(made.map((one) => [one.groupName, one.customerId === customerId, one.guestCount])).toEqual([
    [customerName, false, 1],
    [`${customerName} KH00110`, true, 1],
  ]);
});
