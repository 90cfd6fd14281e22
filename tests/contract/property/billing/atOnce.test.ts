/* What two people do to one bill or one meter at once (docs/domain/property-bills.md#payments). */
import { pmsDaily } from '../../../../server/areas/property/jobs/pmsDaily';
import { openStore } from '../../../../server/platform/database/open';
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { leaseApi } from '../../../../src/contract/property/leases';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { type Backend, main } from '../../../support/backends';
import { meanwhile } from '../../../support/meanwhile';
import { approvedLease, billsOf, generate, letProperty, TERMS } from './letProperty';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

let backend: Backend;
let desk: Awaited<ReturnType<typeof letProperty>>;

onPostgres('at once', () => {
  beforeAll(async () => {
    backend = await main.start({ CLOCK: '2026-04-10 10:00:00', WORKER: '0' });
    desk = await letProperty(backend.origin);
    await approvedLease(desk, 0, { startDate: '2026-03-01' });
    await generate(desk, '2026-04');
  });
  afterAll(async () => {
    await backend.stop();
  });

  test('a bill that is voided while the daily job looks at it stays void', async () => {
    const store = await openStore({ databaseUrl: backend.databaseUrl!, dataDir: '', seed: () => Promise.resolve() });
    const [bill] = await billsOf(desk);
    const voided = `update pms_bill set bill_status = 9 where bill_id = ${bill!.billId}`;
    await meanwhile(backend.databaseUrl, { before: voided }, () => pmsDaily(store.db, '2026-05-20 00:10:00'));
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
    const before = `select 1 from pms_tenant where tenant_id = ${desk.tenantId} for update`;
    const free = `select 1 from pms_bill where bill_id = ${bill.billId} for update nowait`;
    await meanwhile(backend.databaseUrl, { before, free }, () => desk.admin.data(billApi.reduce, reduced));
  });

  test('a unit that is deleted while it is let is let to nobody', async () => {
    const unitId = desk.unitIds[5]!;
    const deleted = {
      before: `select 1 from pms_unit where unit_id = ${unitId} for update`,
      last: `update pms_unit set deleted = 1, version = version + 1 where unit_id = ${unitId}`,
    };
    const lease = { ...TERMS, tenantId: desk.tenantId, unitIds: [unitId] };
    const saved = await meanwhile(backend.databaseUrl, deleted, () => desk.operator.call(leaseApi.save, lease));
    expect([saved.code, saved.data]).toEqual([ERROR.invalidInput, [expect.objectContaining({ field: 'unitIds' })]]);
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
    const before = `select 1 from pms_meter where meter_id = ${meterId} for update`;
    const both = () => Promise.all([correct('21.00'), correct('22.00')]);
    const answers = await meanwhile(backend.databaseUrl, { before, many: 2 }, both);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.propertyForbids]);
  });
});
