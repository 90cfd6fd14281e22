/* docs/domain/goods.md#core-reserves: never less than the customer has used of it, also of what is shipped meanwhile. */
import { ERROR } from '../../../src/contract/error-codes';
import { stockApi } from '../../../src/contract/goods/stock';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const P001 = '92101';

onPostgres('a reserve is not made smaller than what is shipped of it meanwhile', async () => {
  const backend = await main.start({ WORKER: '0' });
  const hubei = await signedIn(backend.origin, 'op.hubei');
  const { rows, version } = await hubei.data(stockApi.coreCustomer, { id: P001 });
  const at = rows.findIndex(({ custId }) => custId === 'C100');
  const wanted = rows.map(({ reserveId, custId, startDate, endDate, reserveQty }, i) => ({
    ...{ reserveId, custId, startDate, endDate, reserveQty: i === at ? 60 : reserveQty },
  }));
  const shipped = `update core_reserve set used_qty = 1000000 where reserve_id = ${rows[at]!.reserveId}`;
  const saved = await meanwhile(backend.databaseUrl, { before: shipped }, () =>
    hubei.call(stockApi.saveCore, { id: P001, version, rows: wanted }),
  );
  expect([saved.code, saved.data]).toEqual([
    ...[ERROR.invalidInput, [expect.objectContaining({ field: `rows.${at}.reserveQty` })]],
  ]);
  await backend.stop();
});
