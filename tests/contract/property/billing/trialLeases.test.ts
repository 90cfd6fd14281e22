/* docs/domain/property-bills.md#trial: worked examples, as whoever asks the trial is answered. */
import { L, type Of, read, trialDesk } from './trialDesk';

const { ask } = trialDesk();

type TrialLease = Of<'SCHEDULE'>['lease'];
const WY = { feeCode: 'WY', calcMode: 2, unitPrice: '3.2500', area: '126.40' } as const;

interface Row {
  feeCode: string;
  periodStart: string;
  periodEnd: string;
  amount: string;
  dueDate: string;
}

async function rowsOf(change: Partial<TrialLease>, until?: string) {
  const answer = await ask({ kind: 'SCHEDULE', input: { lease: { ...L, ...change }, ...(until ? { until } : {}) } });
  // A schedule has rows.
  return read(answer, 'rows') as Row[];
}
const short = ({ periodStart, periodEnd, amount, dueDate }: Row) => [periodStart, periodEnd, amount, dueDate];

async function amountIn(change: Partial<TrialLease>, day: string) {
  const rows = await rowsOf(change, day);
  return rows.findLast(({ periodStart }) => periodStart <= day)?.amount;
}

/* docs/domain/property-bills.md#schedule */
test('partial months, free days, leap years, cycles', async () => {
  expect((await rowsOf({}, '2026-04-30')).map(short)).toEqual([
    ['2026-03-10', '2026-03-31', '6103.23', '2026-03-10'],
    ['2026-04-01', '2026-04-30', '8600.00', '2026-04-05'],
  ]);
  const march = await rowsOf({ freeDays: 15, feeItems: [WY] }, '2026-03-31');
  expect(march.map(({ feeCode, amount }) => [feeCode, amount])).toEqual([
    ['RENT', '1941.94'],
    ['WY', '291.54'],
  ]);
  expect(read(march, 0, 'parts', 0)).toMatchObject({ kind: 'FREE', to: '2026-03-24', days: 15, amount: '0.00' });
  expect(await amountIn({ startDate: '2028-02-10' }, '2028-02-29')).toBe('5931.03');
  expect(await amountIn({ startDate: '2027-02-10' }, '2027-02-28')).toBe('5835.71');
  expect((await rowsOf({ payCycle: 3 }, '2026-04-01')).map(short)).toEqual([
    ['2026-03-10', '2026-03-31', '6103.23', '2026-03-10'],
    ['2026-04-01', '2026-06-30', '25800.00', '2026-04-05'],
  ]);
  expect((await rowsOf({ payCycle: 3, cycleAnchor: 2 }, '2026-06-01')).map(short)).toEqual([
    ['2026-03-10', '2026-05-31', '23303.23', '2026-03-10'],
    ['2026-06-01', '2026-08-31', '25800.00', '2026-06-05'],
  ]);
  const yearly = { startDate: '2026-11-20', payCycle: 12, billDay: 25 } as const;
  expect((await rowsOf(yearly, '2027-01-01')).map(short)).toEqual([
    ['2026-11-20', '2026-12-31', '11753.33', '2026-11-25'],
    ['2027-01-01', '2027-12-31', '103200.00', '2027-01-25'],
  ]);
  expect((await rowsOf({ ...yearly, cycleAnchor: 2 }, '2026-11-30')).map(short)).toEqual([
    ['2026-11-20', '2027-10-31', '97753.33', '2026-11-25'],
  ]);
});

/* docs/domain/property-bills.md#rent */
test('increases, month ends, the last month, an amendment', async () => {
  expect(await amountIn({ increase: [{ fromMonth: 13, rate: '3.00' }] }, '2027-03-31')).toBe('8783.09');
  const ends = { startDate: '2027-01-31', endDate: '2029-01-30', increase: [{ fromMonth: 14, rate: '2.00' }] };
  expect(await amountIn(ends, '2027-01-31')).toBe('277.42');
  expect(await amountIn(ends, '2028-02-29')).toBe('8605.93');
  expect(await amountIn(ends, '2028-03-31')).toBe('8772.00');
  const third = (rent: string, rate: string) => {
    const increase = [13, 25].map((fromMonth) => ({ fromMonth, rate }));
    return amountIn({ startDate: '2026-03-01', rentAmount: rent, increase }, '2028-06-30');
  };
  expect([await third('8600.00', '3.00'), await third('8333.33', '3.50')]).toEqual(['9123.74', '8926.87']);
  expect(await amountIn({ endDate: '2028-02-15' }, '2028-02-29')).toBe('4448.28');
  const amended = {
    startDate: '2026-04-01',
    payCycle: 3,
    amendments: [{ fromDate: '2026-05-16', rentAmount: '8200.00' }],
  };
  const [quarter] = await rowsOf({ ...amended, payCycle: 3 }, '2026-04-01');
  expect(quarter?.amount).toBe('25193.55');
  expect(read(quarter, 'parts')).toMatchObject(
    ['8600.00', '4161.29', '4232.26', '8200.00'].map((amount) => ({ amount })),
  );
});
