/* docs/domain/property-bills.md#runs: what is billed once is not billed again, whoever asks, and what has changed is made right. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { leaseApi } from '../../../../src/contract/property/leases';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { MAIN_ENGINE } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, BOTH, generate, letProperty, PROPERTY_FEE, RENT } from './letProperty';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
let backend: HostedBackend;
let databaseUrl: string | undefined;
let desk: Awaited<ReturnType<typeof letProperty>>;

describe.each(MAIN_ENGINE)('bills ($engine)', ({ start }) => {
  beforeEach(async () => {
    const started = await start();
    ({ databaseUrl } = started);
    backend = await started.reopen({ CLOCK: '2026-04-02 10:00:00' });
    desk = await letProperty(backend.origin);
  });
  afterEach(() => backend.stop());

  test('months that nobody ran are caught up, payable from the day of the run; again makes none', async () => {
    await approvedLease(desk, 0);
    const dry = () =>
      desk.operator.data(billApi.dryRun, { propertyId: desk.propertyId, period: '2026-04', feeItemIds: BOTH });
    await generate(desk, '2026-01');
    const planned = await dry();
    expect(planned.rows.filter(({ act }) => act === 'MAKE').map(({ flags }) => flags)).toEqual([
      ['CATCH_UP'],
      ['CATCH_UP'],
      [],
    ]);
    expect(planned.totals).toMatchObject([{ feeItemId: RENT, count: 3, amount: '25800.00' }]);
    expect(await generate(desk, '2026-04')).toMatchObject({ made: 3, existing: 1, amount: '25800.00' });
    const bills = (await billsOf(desk)).map(({ amount, dueDate, payBy, billStatus }) => [
      amount,
      dueDate,
      payBy,
      billStatus,
    ]);
    expect(bills).toEqual([
      ['8600.00', '2026-01-05', '2026-04-02', 0],
      ['8600.00', '2026-02-05', '2026-04-02', 0],
      ['8600.00', '2026-03-05', '2026-04-02', 0],
      ['8600.00', '2026-04-05', '2026-04-05', 0],
    ]);
    expect(await generate(desk, '2026-04')).toMatchObject({ made: 0, existing: 4, amount: '0.00' });
    expect((await dry()).rows.filter(({ act }) => act !== 'NONE')).toEqual([]);
  });

  test('the dry run writes nothing, and a run with the fingerprint of other data is refused', async () => {
    const ask = { propertyId: desk.propertyId, period: '2026-04', feeItemIds: BOTH };
    await approvedLease(desk, 0, { feeItems: [{ feeItemId: PROPERTY_FEE }] });
    const { fingerprint, rows } = await desk.operator.data(billApi.dryRun, ask);
    expect([rows.length, await billsOf(desk)]).toEqual([8, []]);
    await approvedLease(desk, 1);
    expect(await desk.operator.call(billApi.generate, { ...ask, fingerprint })).toMatchObject({
      ...{ success: false, code: ERROR.dryRunChanged },
    });
    const again = await desk.operator.data(billApi.dryRun, ask);
    const made = await desk.operator.data(billApi.generate, { ...ask, fingerprint: again.fingerprint });
    expect(made).toMatchObject({ made: 12, existing: 0 });
    const [bill] = await billsOf(desk);
    expect(await desk.operator.data(billApi.explain, { id: bill!.billId })).toMatchObject({
      sentences: ['2026-01-01 至 2026-01-31：月额 8600.00 × 31 ÷ 31 天 = 8600.00'],
    });
  });

  test('a void bill can be made again, or never; a paid one stays', async () => {
    await approvedLease(desk, 0, { startDate: '2026-03-01' });
    await generate(desk, '2026-04');
    const [march, april] = await billsOf(desk);
    await desk.admin.data(billApi.void, { id: march!.billId, version: 1, reason: '账期有误' });
    expect(await generate(desk, '2026-04')).toMatchObject({ made: 1, existing: 1 });
    await desk.admin.data(billApi.void, { id: april!.billId, version: 1, reason: '免收本期', again: 0 });
    expect(await generate(desk, '2026-04')).toMatchObject({ made: 0 });
    await desk.operator.data(billApi.pay, {
      ...{ tenantId: desk.tenantId, amount: '100.00', channel: 1, payTime: '2026-04-02 09:59:59' },
    });
    const paid = (await billsOf(desk)).find(({ paidAmount }) => paidAmount === '100.00')!;
    const refused = await desk.admin.call(billApi.void, { id: paid.billId, version: paid.version, reason: '重复出账' });
    expect(refused).toMatchObject({ success: false, code: ERROR.billPaid });
  });

  test('an amendment credits what was paid too much, to the balance; whoever made it does not approve it', async () => {
    const leaseId = await approvedLease(desk, 0, { startDate: '2026-04-01', payCycle: 3 });
    await generate(desk, '2026-04');
    await desk.operator.data(billApi.pay, {
      ...{ tenantId: desk.tenantId, amount: '25800.00', channel: 1, payTime: '2026-04-02 09:00:00' },
    });
    const { version } = await desk.operator.data(leaseApi.detail, { id: leaseId });
    const amendment = { id: leaseId, version, fromDate: '2026-05-16', rentAmount: '8200.00', reason: '双方协商降租' };
    const own = await desk.admin.data(leaseApi.amend, amendment);
    const refused = await desk.admin.call(leaseApi.amendApprove, { id: own.amendmentId, version: 1, result: 1 });
    expect(refused).toMatchObject({ success: false, code: ERROR.leaseOwn });
    const { amendments } = await desk.admin.data(leaseApi.detail, { id: leaseId });
    expect(amendments).toMatchObject([{ isOwn: true }]);
    const { amendmentId, differences } = await desk.operator.data(leaseApi.amend, amendment);
    expect(differences[0]).toMatchObject({ before: '25800.00', after: '25193.55', difference: '-606.45' });
    await desk.admin.data(leaseApi.amendApprove, { id: amendmentId, version: 1, result: 1 });
    const [bill] = await billsOf(desk);
    expect(bill).toMatchObject({ amount: '25800.00', creditAmount: '0.00', unpaidAmount: '0.00', billStatus: 2 });
    const { records } = await desk.operator.data(tenantApi.page, { tenantName: '武汉光谷制药' });
    expect(records[0]).toMatchObject({ balance: '606.45' });
    expect(await generate(desk, '2026-04')).toMatchObject({ made: 0, credits: 0 });
  });

  test('one unit has one lease on any day', async () => {
    await approvedLease(desk, 0);
    const { operator, tenantId, unitIds } = desk;
    const terms = {
      startDate: '2027-12-31',
      endDate: '2028-12-31',
      rentAmount: '9000.00',
      payCycle: 1,
      billDay: 5,
    } as const;
    const { leaseId } = await operator.data(leaseApi.save, { ...terms, tenantId, unitIds: [unitIds[0]!] });
    expect(await operator.call(leaseApi.submit, { id: leaseId, version: 1 })).toMatchObject({
      ...{ code: ERROR.unitLet, msg: expect.stringContaining('A座 0101') },
    });
  });

  test('leases, bills and dry runs name the building of a unit', async () => {
    await approvedLease(desk, 1);
    const { operator, propertyId } = desk;
    await generate(desk, '2026-01');
    const { rows } = await operator.data(billApi.dryRun, { propertyId, period: '2026-02', feeItemIds: BOTH });
    const leases = await operator.data(leaseApi.page, { propertyId });
    const told = [...leases.records, ...(await billsOf(desk)), ...rows].map(({ unitText }) => unitText);
    expect(told.length).toBeGreaterThan(2);
    expect([...new Set(told)]).toEqual(['A座 0102']);
  });

  onPostgres('who waits for another run in vain takes no numbers of runs', async () => {
    await approvedLease(desk, 0);
    await generate(desk, '2026-01');
    const database = new PgClient({ connectionString: databaseUrl });
    await database.connect();
    try {
      await database.query(`update pms_bill_run set status = 1, alive_until = now() + interval '1 minute'
        where property_id = ${desk.propertyId}`);
      const drawn = async () => (await database.query('select last_value from bill_run_number')).rows;
      const before = await drawn();
      const ask = { propertyId: desk.propertyId, period: '2026-02', feeItemIds: BOTH };
      expect(await desk.operator.call(billApi.generate, ask)).toMatchObject({ code: ERROR.billRunOn });
      expect(await drawn()).toEqual(before);
    } finally {
      await database.end();
    }
  });
});
