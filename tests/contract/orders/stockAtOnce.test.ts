/* docs/domain/orders.md#events-of-the-erp: a batch lies in one warehouse, also where two tell of it at the same time. */
import { ERP_STATE } from '../../../src/contract/orders/erp';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';
import { ERP_ENV, openErp } from './erp';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('of two warehouses that tell of one batch at once one is refused', async () => {
  const backend = await main.start({ ...ERP_ENV, WORKER: '0' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const erp = openErp(backend.origin, () => admin.now());
  const batch = { batchNo: 'AT-ONCE', productionDate: '2026-01-01', expiryDate: '2027-12-31', qualityState: 1 };
  const tell = (warehouse: string, qty: string) =>
    erp.tell('stock', { branchId: 'FDB', productId: 'P101', warehouse, batches: [{ ...batch, qty }] });
  const both = () => Promise.all([tell('W91', '10'), tell('W92', '20')]);
  const lock = { before: 'lock table product_batch in share mode', many: 2 };
  const answers = await meanwhile(backend.databaseUrl, lock, both);
  expect(answers.map(({ state }) => state).sort()).toEqual([ERP_STATE.done, ERP_STATE.faulty].sort());
  await backend.stop();
});
