import { EXPORT_STATUS, exportApi } from '../../../src/contract/tasks/exports';
import { COUNTED_UP_TO } from '../../../src/contract/endpoint';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { ended, jobOf, linesOf } from './exports';

/** On the embedded database an export may not keep the only connection, so each of its pages has a moment of its own. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const PLANTED = 20_000;
const PAID = 100;

/** Starts an export of the planted orders and answers once some of them have been read, and not yet all. */
async function halfRead(admin: Client): Promise<string> {
  const { jobNo } = await admin.data(exportApi.saveExportJob, {
    fileType: 'CSV',
    requestMethod: 'POST',
    apiUrl: '/tradefair/api/tradeFair/order/page',
    queryBodyMap: { tradeFairId: '70001', orderNo: 'ZX', orderBy: 'payAmount', orderDir: 'asc' },
    exportFieldDTOList: [
      { fieldName: 'orderNo', fieldTitle: 'no' },
      { fieldName: 'payAmount', fieldTitle: 'paid' },
    ],
  });
  for (;;) {
    const { rowCount, status } = await jobOf(admin, jobNo);
    if (status === EXPORT_STATUS.failed) throw new Error('The export has failed.');
    // The test was too late: everything was read, and what is written now would prove nothing.
    if (rowCount !== null && rowCount >= PLANTED) return halfRead(admin);
    if (rowCount !== null && rowCount > 0) return jobNo;
    await new Promise((done) => setTimeout(done, 5));
  }
}

onPostgres(
  'a file is of one moment, whatever is written to its list meanwhile',
  async () => {
    const { env, remove } = await main.data();
    await hostSteps(env, [
      {
        sql: `insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, order_time, order_amount, discount_amount, pay_amount, status)
          select 'ZX' || lpad(n::text, 6, '0'), 70001, o.branch_id, o.cust_id, timestamp '2026-03-01' + n * interval '1 second', ${PAID}, 0, ${PAID}, 0
          from generate_series(1, ${PLANTED}) as n cross join (select branch_id, cust_id from fair_order order by order_no limit 1) as o`,
      },
    ]);
    const backend = await hostBackend({ ...env, WORKER: '1' });
    const admin = await signedIn(backend.origin, 'admin.hq');
    const jobNo = await halfRead(admin);
    // Rows go from both ends, others come, and every amount that the list is sorted by becomes another.
    await hostSteps(env, [
      { sql: `delete from fair_order where order_no like 'ZX%' and substr(order_no, 3)::int % 3 = 0` },
      { sql: `update fair_order set pay_amount = 7 * substr(order_no, 3)::int % 5000 where order_no like 'ZX%'` },
    ]);
    const job = await ended(admin, jobNo);
    expect(job).toMatchObject({ status: EXPORT_STATUS.finished, rowCount: PLANTED });
    expect(PLANTED).toBeGreaterThan(COUNTED_UP_TO);
    const rows = (await linesOf(admin, jobNo)).slice(1);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(PLANTED);
    expect(new Set(rows.map((row) => row.split(',')[1]?.replaceAll('"', '')))).toEqual(new Set(['1.00']));
    await backend.stop();
    await remove();
  },
  120_000,
);
