/* docs/domain/trade-fair.md#guests-and-groups: a customer of a fair is deleted once. */
import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const tradeFairId = '70001';

onPostgres('of two who delete a customer at once the second is told that it is gone', async () => {
  const backend = await main.start({ WORKER: '0' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { records } = await admin.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId, pageSize: 10 });
  const [parent] = records;
  const { fairCustomerId: id } = await admin.data(fairCustomerApi.addSecondLevelCustomer, {
    ...{ tradeFairId, parentCustomerId: parent!.id, customerName: '光谷便民药房' },
    ...{ contactName: '何敏', contactPhone: '13900001212' },
  });
  const held = { before: `select 1 from trade_fair where trade_fair_id = ${tradeFairId} for update`, many: 2 };
  const take = () => admin.call(fairCustomerApi.delete, { id });
  const answers = await meanwhile(backend.databaseUrl, held, () => Promise.all([take(), take()]));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.notFound]);
  await backend.stop();
});
