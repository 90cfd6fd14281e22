/* docs/domain/property-bills.md: the rules with other numbers than those of the worked examples, computed by hand. */
import { L, open, pays, point, read, tariff, trialDesk } from './trialDesk';

const { ask } = trialDesk();

test('an increase in the middle of a month: each part rounded, the product exact', async () => {
  const lease = { ...L, startDate: '2026-03-18', endDate: '2027-12-31', rentAmount: '7777.77' };
  const answer = await ask({
    kind: 'SCHEDULE',
    input: { lease: { ...lease, increase: [{ fromMonth: 3, rate: '4.25' }] }, until: '2026-05-31' },
  });
  // 7777.77 × 17 ÷ 31 = 4265.2287…; 7777.77 × 1.0425 = 8108.3252…; 8108.33 × 14 ÷ 31 = 3661.8264….
  expect(read(answer, 'rows', 2)).toMatchObject({
    ...{ periodStart: '2026-05-01', amount: '7927.06' },
    parts: [
      { from: '2026-05-01', to: '2026-05-17', monthly: '7777.77', amount: '4265.23' },
      { from: '2026-05-18', to: '2026-05-31', monthly: '8108.33', amount: '3661.83' },
    ],
  });
});

test('left in the middle of a quarter that an increase cuts', async () => {
  const lease = {
    ...{ ...L, startDate: '2026-04-01', endDate: '2028-03-31', rentAmount: '12345.67', payCycle: 3 as const },
    increase: [{ fromMonth: 2, rate: '5.00' }],
  };
  // 12345.67 + 2 × 12962.95.
  const bill = { feeCode: 'RENT', periodStart: '2026-04-01', amount: '38271.57', payBy: '2026-04-05' };
  const settled = await ask({
    kind: 'SETTLE',
    input: {
      ...{ lease, outDate: '2026-05-10', settleDate: '2026-05-10' },
      bills: [{ ...bill, events: [pays('2026-04-05', '38271.57')] }],
    },
  });
  // Earned 12345.67 + 12962.95 × 10 ÷ 31 = 4181.5967….
  expect(settled).toMatchObject({ unearned: '21744.30', due: '0.00', back: '21744.30', balance: '21744.30' });
});

test('a payment that is entered weeks later counts from its day', async () => {
  const terms = { amount: '4321.09', payBy: '2026-03-05', lateFeeDays: 10, lateRate: '0.8000' };
  const late = (events: ReturnType<typeof pays>[], at: string) =>
    ask({ kind: 'LATE', input: { bill: { ...terms, events }, at } });
  // From 03-15: ten days 34.57, then 26 days of 2355.66.
  const expected = { feePaid: '34.57', principal: '2355.66', feeOpen: '49.00', unpaid: '2404.66' };
  expect(await late([pays('2026-03-25', '2000.00')], '2026-04-20')).toMatchObject(expected);
  // Before it was entered: 4321.09 × 36 × 0.8 ‰.
  expect(await late([], '2026-04-20')).toMatchObject({ feeOpen: '124.45', unpaid: '4445.54' });
  const two = [pays('2026-04-10', '100.00'), pays('2026-03-25', '2000.00')];
  expect(await late(two, '2026-04-20')).toEqual(await late(two.toReversed(), '2026-04-20'));
});

test('a meter that runs over and is changed in one month, by another factor', async () => {
  const second = (one: ReturnType<typeof point>) => ({ ...one, meterId: 'M2' });
  const answer = await ask({
    kind: 'USAGE',
    input: {
      meters: [
        { meterId: 'M1', digits: 5, factor: '20.0000' },
        { meterId: 'M2', digits: 5, factor: '1.0000' },
      ],
      points: [
        point('READ', '2026-02-28', '99990.50'),
        { ...point('FINAL', '2026-03-12', '3.25'), overflow: 1 as const },
        second(point('START', '2026-03-12', '0.40')),
        second(point('READ', '2026-03-31', '88.15')),
      ],
      tariffs: [tariff('2026-01', '0.7321')],
    },
  });
  // 12.75 × 20 + 87.75; 342.75 × 0.7321 = 250.9272….
  expect(answer).toMatchObject({ usage: '342.75', amount: '250.93' });
});

test('steps of the year are crossed by one month, from what was used before', async () => {
  const answer = await ask({
    kind: 'USAGE',
    input: {
      meters: [{ meterId: 'M1', digits: 5, factor: '1.0000' }],
      points: [point('READ', '2026-02-28', '100.00'), point('READ', '2026-03-31', '130.00')],
      tariffs: [
        {
          ...{ from: '2026-01', basis: 2 as const, prices: ['3.1500'] },
          steps: [
            { over: '180.00', add: '1.0000' },
            { over: '260.00', add: '3.0000' },
          ],
        },
      ],
      usedBefore: { 2026: '250.00' },
    },
  });
  // 94.50 + 10 × 1 + 20 × 3.
  expect(answer).toMatchObject({ usage: '30.00', amount: '164.50' });
});

test('a receipt in words of money', async () => {
  const capitals = async (amount: string) => read(await ask({ kind: 'RECEIPT', input: { amount } }), 'capitals');
  expect(await capitals('40080.07')).toBe('肆万零捌拾元零柒分');
  expect(await capitals('10000000.10')).toBe('壹仟万元壹角整');
  // A run of zeros between digits is one.
  expect(await capitals('203000.00')).toBe('贰拾万零叁仟元整');
});

test('ages of what is open on the days around a limit', async () => {
  const bills = [open('A', '100.00', '2026-01-31', {}), open('B', '50.00', '2026-03-02', {})];
  const ages = async (at: string) => ask({ kind: 'AGEING', input: { at, bills } });
  expect(await ages('2026-03-02')).toMatchObject({ notDue: '50.00', d1_30: '100.00', d31_60: '0.00', open: '150.00' });
  expect(await ages('2026-03-03')).toMatchObject({
    notDue: '0.00',
    d1_30: '50.00',
    d31_60: '100.00',
    overdue: '150.00',
  });
  expect(await ages('2026-05-02')).toMatchObject({ d31_60: '0.00', d61_90: '50.00', over90: '100.00' });
});
