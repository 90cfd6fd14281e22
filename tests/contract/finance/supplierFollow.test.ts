/* docs/domain/reconciliation.md#suppliers: what the ERP tells of a supplier later joins the statement where it stands. */
import { SKIPPED, STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { ERP_ENV, openErp } from '../orders/erp';
import { type Moments, openMoments } from '../promotion/storeAt';
import { goods, sellerOf, suppliersOf, tellMonth } from './suppliers';

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments(ERP_ENV);
});
afterAll(() => moments.remove());

const MARCH = { periodStart: '2026-03-01', periodEnd: '2026-03-07' };

const at = <T>(clock: string, work: (of: ReturnType<typeof worldOf>) => Promise<T>) =>
  moments.at(clock, ({ admin, backend }) => work(worldOf(admin, backend.origin)));

function worldOf(admin: Parameters<typeof suppliersOf>[0], origin: string) {
  const erp = openErp(origin, () => admin.now());
  return { admin, erp, work: suppliersOf(admin), seller: sellerOf('G0025', erp), other: sellerOf('G0026', erp) };
}

test('a payment of an open period joins its statement; of a confirmed one it waits for the next', async () => {
  const id = await at('2026-03-08 09:00:00', async ({ erp, work, seller }) => {
    await tellMonth('G0025', erp, 'F');
    const { statementId } = await work.made('G0025');
    await seller.well('payment', '2026-02-26', { docNo: 'FK-F-2', amount: '100.00', channel: 1 });
    return statementId;
  });
  await moments.onStore({ statements: '2026-03-08 09:02:00' });
  await at('2026-03-08 09:03:00', async ({ admin, work, seller }) => {
    expect(await admin.data(statementApi.detail, { id })).toMatchObject({
      ...{ receivedAmount: '3100.00', closingAmount: '4780.00', billCount: 6 },
    });
    expect(await work.confirm(id)).toMatchObject({ status: STATEMENT_STATUS.confirmed });
    const { statementId } = await work.made('G0025', MARCH);
    await seller.well('rebate', '2026-02-27', { docNo: 'PZ-F-2', amount: '80.00' });
    expect((await work.billsOf(statementId)).map(({ billNo }) => billNo)).toEqual([]);
  });
  await moments.onStore({ statements: '2026-03-08 09:05:00' });
  await at('2026-03-08 09:06:00', async ({ admin, work }) => {
    expect(await admin.data(statementApi.detail, { id })).toMatchObject({ closingAmount: '4780.00', billCount: 6 });
    const [march] = (await work.listOf('G0025')).filter(({ periodStart }) => periodStart === MARCH.periodStart);
    expect(march).toMatchObject({ openingAmount: '4780.00', rebateAmount: '80.00', closingAmount: '4700.00' });
    const bills = await work.billsOf(march!.statementId);
    expect(bills.map(({ billNo, billDate, late }) => [billNo, billDate, late])).toEqual([['PZ-F-2', '2026-02-27', 1]]);
  });
});

test('what became known late of the time before the first statement is part of its opening', async () => {
  const id = await at('2026-03-08 10:00:00', async ({ erp, work, other }) => {
    await tellMonth('G0026', erp, 'O');
    const { statementId, openingAmount } = await work.made('G0026');
    expect(openingAmount).toBe('1000.00');
    await other.well('purchase', '2026-01-28', { docNo: 'RK-O-9', lines: [goods('P003', '25', '10')] });
    return statementId;
  });
  await moments.onStore({ statements: '2026-03-08 10:02:00' });
  await at('2026-03-08 10:03:00', async ({ admin, work }) => {
    const opened = { openingAmount: '1250.00', closingAmount: '5130.00', billCount: 5 };
    expect(await admin.data(statementApi.detail, { id })).toMatchObject(opened);
    await work.confirm(id);
    const march = await work.made('G0026', MARCH);
    expect(march).toMatchObject({ openingAmount: '5130.00', closingAmount: '5130.00' });
  });
});

test('of the time before a first statement that is confirmed it is late in the one that is open, or is made next', async () => {
  const lateIn = (bills: { billNo: string; late: number }[]) => bills.map(({ billNo, late }) => [billNo, late]);
  const id = await at('2026-03-08 10:10:00', async ({ work, other }) => {
    const march = (await work.listOf('G0026')).find(({ periodStart }) => periodStart === MARCH.periodStart)!;
    await other.well('purchase', '2026-01-29', { docNo: 'RK-O-10', lines: [goods('P003', '10', '10')] });
    return march.statementId;
  });
  await moments.onStore({ statements: '2026-03-08 10:12:00' });
  await at('2026-03-08 10:13:00', async ({ admin, erp, work }) => {
    expect(lateIn(await work.billsOf(id))).toEqual([['RK-O-10', 1]]);
    expect(await admin.data(statementApi.detail, { id })).toMatchObject({
      openingAmount: '5130.00',
      closingAmount: '5230.00',
    });
    await tellMonth('G0027', erp, 'B');
    const february = await work.made('G0027');
    await work.confirm(february.statementId);
    const { well } = sellerOf('G0027', erp);
    await well('purchase', '2026-01-29', { docNo: 'RK-B-10', lines: [goods('P003', '10', '10')] });
    const march = await work.made('G0027', MARCH);
    expect(lateIn(await work.billsOf(march.statementId))).toEqual([['RK-B-10', 1]]);
    expect(march).toMatchObject({ openingAmount: february.closingAmount, closingAmount: '4980.00' });
  });
});

test('no statement is made before one that stands, which has opened with all of it', async () => {
  await at('2026-03-08 11:00:00', async ({ admin, erp, work }) => {
    await tellMonth('G0028', erp, 'W');
    const march = await work.made('G0028', MARCH);
    expect(march).toMatchObject({ openingAmount: '4880.00' });
    expect(await work.generate(['G0028'])).toMatchObject({ made: 0, skipped: [{ reason: SKIPPED.laterStands }] });
    const { statementId: id, version } = march;
    await admin.data(statementApi.void, { id, version, reason: '先补二月对账' });
    expect(await work.made('G0028')).toMatchObject({ openingAmount: '1000.00', closingAmount: '4880.00' });
  });
});
