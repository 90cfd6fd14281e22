/* docs/domain/property-bills.md#trial: worked examples, as whoever asks the trial is answered. */
import { ERROR } from '../../../../src/contract/error-codes';
import { L, type Of, open, pays, rate, read, trialDesk } from './trialDesk';

const { ask, refused } = trialDesk();

test('comparison, tax, capitals', async () => {
  const months = (days: number, all: number) => ({ months: [days, all] as [number, number] });
  const changeOf = async (now: Of<'COMPARE'>['now'], before: Of<'COMPARE'>['now'] | null) =>
    read(await ask({ kind: 'COMPARE', input: { now, before } }), 'change');
  expect(await changeOf({ amount: '190.90', usageDays: 31 }, { amount: '128.65', usageDays: 28 })).toBe('34.03');
  const rent = await changeOf({ amount: '8600.00', ...months(30, 30) }, { amount: '6103.23', ...months(22, 31) });
  expect(rent).toBe('0.00');
  const fee = await changeOf({ amount: '499.28', ...months(31, 31) }, { amount: '410.80', ...months(28, 28) });
  expect(fee).toBe('21.54');
  expect(await changeOf({ amount: '1.00', usageDays: 1 }, null)).toBeNull();
  expect(await ask({ kind: 'RECEIPT', input: { amount: '8600.00', taxRate: '9.00' } })).toEqual({
    ...{ capitals: '捌仟陆佰元整', tax: '710.09' },
  });
  const texts = {
    '12592.86': '壹万贰仟伍佰玖拾贰元捌角陆分',
    '25800.00': '贰万伍仟捌佰元整',
    '10000.50': '壹万元伍角整',
    '1005.03': '壹仟零伍元零叁分',
    '60010.09': '陆万零壹拾元零玖分',
    '100000000.00': '壹亿元整',
    '100005000.00': '壹亿零伍仟元整',
    '0.05': '伍分',
    '0.00': '零元整',
  };
  for (const [amount, capitals] of Object.entries(texts))
    expect(await ask({ kind: 'RECEIPT', input: { amount } })).toEqual({ capitals });
});

const quarters = (lease: typeof L, amounts: string[]) =>
  amounts.map((amount, index) => {
    const periodStart = ['2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'][index] ?? '';
    const payBy = `${periodStart.slice(0, 8)}05`;
    return { feeCode: 'RENT', periodStart, payBy, amount, ...rate, events: [pays(payBy, amount)] };
  });
const settled = { ...L, startDate: '2026-04-01', endDate: '2028-03-31', payCycle: 3 } as const;
const paid = ['25800.00', '25800.00', '25800.00', '25800.00'];

/* docs/domain/property-bills.md#termination */
test('the end of a lease', async () => {
  const lease = { ...settled, increase: [{ fromMonth: 13, rate: '3.00' }] };
  const bills = quarters(L, paid);
  const early = { kind: 'SETTLE', input: { lease, outDate: '2027-02-15', settleDate: '2027-02-15', bills } } as const;
  expect(await ask(early)).toEqual({
    credits: [{ name: 'RENT 2027-01-01', amount: '12592.86' }],
    ...{ unearned: '12592.86', due: '0.00', back: '12592.86', balance: '12592.86' },
    lines: [{ kind: 'OPEN', name: 'RENT 2027-01-01', due: '0.00', back: '12592.86' }],
  });
  const half = await ask({
    kind: 'SETTLE',
    input: {
      lease: { ...settled, rentAmount: '8601.01', payCycle: 1 },
      ...{ outDate: '2026-06-15', settleDate: '2026-06-15' },
      bills: ['2026-04-01', '2026-05-01', '2026-06-01'].map((periodStart) => ({
        ...{ feeCode: 'RENT', periodStart, payBy: periodStart, amount: '8601.01' },
        events: [pays(periodStart, '8601.01')],
      })),
    },
  });
  expect(half).toMatchObject({ unearned: '4300.50' });
  const part = bills.map((bill, index) => (index === 3 ? { ...bill, events: [pays('2027-01-20', '10000.00')] } : bill));
  const owing = await ask({
    kind: 'SETTLE',
    input: {
      ...{ lease, outDate: '2027-02-15', settleDate: '2027-02-20', bills: part },
      usage: [
        { name: '水', amount: '78.85' },
        { name: '电', amount: '212.04' },
      ],
      charges: [{ name: '墙面', amount: '1500.00' }],
      ...{ prepaid: '320.00', deposit: '17200.00' },
    },
  });
  expect(owing).toMatchObject({ due: '5373.93', back: '17520.00', balance: '12146.07' });
  expect(read(owing, 'lines', 0)).toEqual({ kind: 'OPEN', name: 'RENT 2027-01-01', due: '3583.04', back: '0.00' });
  const out = { ...early.input, outDate: '2028-04-01' };
  expect(await refused({ kind: 'SETTLE', input: out })).toMatchObject({
    code: ERROR.outDateWrong,
  });
});

/* docs/domain/property-bills.md#statement */
test('a statement', async () => {
  const statement = await ask({
    kind: 'STATEMENT',
    input: {
      ...{ from: '2026-03-01', to: '2026-03-31' },
      bills: [
        {
          ...{ ...open('ZD1', '8600.00', '2026-03-05'), issueDate: '2026-03-01' },
          events: [pays('2026-03-28', '8677.40', 'SK1')],
        },
        {
          ...{ ...open('ZD2', '153.55', '2026-03-05'), issueDate: '2026-03-02' },
          events: [{ date: '2026-03-06', kind: 'REDUCE', amount: '53.55' }, pays('2026-03-28', '100.90', 'SK1')],
        },
      ],
      loose: [{ date: '2026-03-28', kind: 'PAY', no: 'SK1', credit: '21.70' }],
    },
  });
  expect(statement).toMatchObject({ opening: '0.00', closing: '-21.70' });
  const balances = ['8600.00', '8753.55', '8700.00', '-100.00', '-99.10', '-21.70'];
  expect(read(statement, 'lines')).toMatchObject(balances.map((balance) => ({ balance })));
});
