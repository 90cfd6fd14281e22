/* What two people do to one bill or one meter at once (docs/domain/property-bills.md#payments). */
import { Pool, type PoolClient } from 'pg';
import { pmsDaily } from '../../../../server/areas/property/jobs/pmsDaily';
import { openStore } from '../../../../server/platform/database/open';
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { type Backend, main } from '../../../support/backends';
import { approvedLease, billsOf, generate, letProperty } from './letProperty';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

let backend: Backend;
let desk: Awaited<ReturnType<typeof letProperty>>;
let pool: Pool;

/** Does the work while somebody else holds what `before` locks, until so many wait; then `last` ends what he does. */
async function meanwhile<T>(before: string, work: () => Promise<T>, { many = 1, last = () => Promise.resolve() } = {}) {
  const other = await pool.connect();
  await other.query('begin');
  await other.query(before);
  const result = work();
  for (let waits = 0; waits < many;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waits = rows[0]?.n ?? 0;
  }
  try {
    await last();
  } finally {
    await end(other);
  }
  return result;
}

async function end(other: PoolClient) {
  await other.query('commit');
  other.release();
}

onPostgres('at once', () => {
  beforeAll(async () => {
    backend = await main.start({ CLOCK: '2026-04-10 10:00:00', WORKER: '0' });
    pool = new Pool({ connectionString: backend.databaseUrl, max: 3 });
    desk = await letProperty(backend.origin);
    await approvedLease(desk, 0, { startDate: '2026-03-01' });
    await generate(desk, '2026-04');
  });
  afterAll(async () => {
    await pool.end();
    await backend.stop();
  });

  test('a bill that is voided while the daily job looks at it stays void', async () => {
    const store = await openStore({ databaseUrl: backend.databaseUrl!, dataDir: '', seed: () => Promise.resolve() });
    const [bill] = await billsOf(desk);
    const voided = `update pms_bill set bill_status = 9 where bill_id = ${bill!.billId}`;
    await meanwhile(voided, () => pmsDaily(store.db, '2026-05-20 00:10:00'));
    await store.close();
    expect((await billsOf(desk)).find(({ billId }) => billId === bill!.billId)).toMatchObject({ billStatus: 9 });
  });

  test('whoever reduces a bill waits for its tenant, as a payment does, before he holds the bill', async () => {
    const bill = (await billsOf(desk)).find(({ billStatus }) => billStatus !== 9)!;
    const reduced = {
      id: bill.billId,
      version: bill.version,
      target: 1 as const,
      amount: '100.00',
      reason: '维修补偿',
    };
    await meanwhile(
      `select 1 from pms_tenant where tenant_id = ${desk.tenantId} for update`,
      () => desk.admin.data(billApi.reduce, reduced),
      {
        last: () =>
          pool.query(`select 1 from pms_bill where bill_id = ${bill.billId} for update nowait`).then(() => {}),
      },
    );
  });

  test('of two corrections of one reading at once the second is told that it is corrected', async () => {
    const meter = { propertyId: desk.propertyId, unitId: desk.unitIds[1]!, meterNo: 'AT-1', feeType: 3 as const };
    const { meterId } = await desk.operator.data(meterApi.save, {
      ...{ ...meter, installDate: '2026-01-31', startValues: ['10.00'] },
    });
    const read = (period: string, day: string, value: string) =>
      desk.operator.data(readingApi.add, { meterId, date: day, period, values: [value], confirm: 1 });
    const { readingId: id } = await read('2026-02', '2026-02-28', '20.00');
    await read('2026-03', '2026-03-31', '30.00');
    const correct = (value: string) =>
      desk.operator.call(readingApi.correct, { id, date: '2026-02-28', values: [value], reason: '抄错一位' });
    const answers = await meanwhile(
      `select 1 from pms_meter where meter_id = ${meterId} for update`,
      () => Promise.all([correct('21.00'), correct('22.00')]),
      { many: 2 },
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.propertyForbids]);
  });
});
