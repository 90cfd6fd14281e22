/* docs/domain/property-bills.md#trial: worked examples, as whoever asks the trial is answered. */
import { ERROR } from '../../../../src/contract/error-codes';
import { type Of, open, pays, rate, read, trialDesk } from './trialDesk';

const { ask, refused } = trialDesk();

/* docs/domain/property-bills.md#shared-meters */
test('shared meters', async () => {
  const member = (lineNo: number, weight: string, ...occupants: { leaseId: string | null; days: number }[]) => ({
    ...{ lineNo, weight, occupants },
  });
  const lived = (leaseId: string) => ({ leaseId, days: 31 });
  const equal = await ask({
    kind: 'SHARE',
    input: {
      ...{ mainUsage: '500.00', subUsages: ['380.00', '100.00'], price: '0.7215' },
      members: [
        ...['A', 'B', 'C'].map((leaseId, index) => member(index + 1, '1', lived(leaseId))),
        member(4, '1', { leaseId: null, days: 31 }),
      ],
    },
  });
  expect(equal).toMatchObject({ restUsage: '20.00', amount: '14.43', ownerAmount: '3.60' });
  expect(read(equal, 'rows')).toMatchObject(['3.61', '3.61', '3.61', '3.60'].map((amount) => ({ amount })));
  const areas = await ask({
    kind: 'SHARE',
    input: {
      ...{ mainUsage: '1372.40', subUsages: ['402.10', '355.05', '118.75'], price: '0.6125' },
      members: [
        member(1, '126.40', lived('A')),
        member(2, '88.50', { leaseId: null, days: 12 }, { leaseId: 'B', days: 19 }),
        member(3, '203.10', { leaseId: null, days: 31 }),
      ],
    },
  });
  expect(areas).toMatchObject({
    ...{ restUsage: '496.50', amount: '304.11', ownerAmount: '172.69' },
    rows: [
      { amount: '91.96' },
      { amount: '64.39', split: [{ amount: '24.93' }, { amount: '39.46' }] },
      { amount: '147.76' },
    ],
  });
  const nothing = { mainUsage: '1', subUsages: ['2'], price: '1', members: [member(1, '1')] };
  expect(await refused({ kind: 'SHARE', input: nothing })).toMatchObject({
    code: ERROR.shareEmpty,
  });
});

const late = (at: string, bill: Partial<Of<'LATE'>['bill']> = {}) =>
  ask({ kind: 'LATE', input: { bill: { amount: '8600.00', payBy: '2026-03-05', ...rate, ...bill }, at } });

/* docs/domain/property-bills.md#late-fees */
test('late fees', async () => {
  expect(await late('2026-03-10')).toMatchObject({ feeOpen: '0.00' });
  expect(await late('2026-03-28')).toMatchObject({ feeOpen: '77.40' });
  expect(await late('2026-04-07', { events: [pays('2026-03-28', '8600.00')] })).toMatchObject({
    ...{ feePaid: '77.40', principal: '77.40', feeOpen: '0.39' },
  });
  const events = [pays('2026-03-20', '5000.00'), pays('2026-04-02', '3000.00')];
  expect(await late('2026-04-10', { events })).toMatchObject({
    ...{ principal: '666.68', feeOpen: '2.67', unpaid: '669.35', feePaid: '66.68' },
  });
  expect(await late('2026-04-10', { events: events.toReversed() })).toMatchObject({ unpaid: '669.35' });
  expect(await late('2026-04-10', { events: events.slice(0, 1) })).toMatchObject({
    ...{ principal: '3643.00', feeOpen: '38.25', unpaid: '3681.25' },
  });
  const water = { amount: '153.55', lateFeeDays: 0, lateRate: '5.0000' };
  expect(await late('2026-12-31', water)).toMatchObject({ feeOpen: '153.55', unpaid: '307.10' });
  expect(await late('2026-05-05', { payBy: '2026-04-20' })).toMatchObject({ feeOpen: '43.00' });
});

const BILLS = [
  { ...open('ZD1', '8600.00', '2026-01-05'), events: [pays('2026-01-20', '4000.00')] },
  open('ZD2', '8600.00', '2026-03-05'),
  open('ZD3', '153.55', '2026-04-05', {}),
  open('ZD4', '8600.00', '2026-04-05'),
  open('ZD5', '410.80', '2026-04-30', {}),
];

/* docs/domain/property-bills.md#late-fees */
test('what a payment comes to, and the age of what is open', async () => {
  expect(await ask({ kind: 'PAY', input: { payDate: '2026-04-20', amount: '15000.00', bills: BILLS } })).toEqual({
    items: [
      { billNo: 'ZD1', amount: '4851.94', toFee: '208.94', toPrincipal: '4643.00' },
      { billNo: 'ZD2', amount: '8776.30', toFee: '176.30', toPrincipal: '8600.00' },
      { billNo: 'ZD3', amount: '153.55', toFee: '0.00', toPrincipal: '153.55' },
      { billNo: 'ZD4', amount: '1218.21', toFee: '43.00', toPrincipal: '1175.21' },
    ],
    toBalance: '0.00',
  });
  expect(await ask({ kind: 'AGEING', input: { at: '2026-04-20', bills: BILLS } })).toEqual({
    ...{ notDue: '410.80', d1_30: '8796.55', d31_60: '8776.30', d61_90: '0.00', over90: '4851.94' },
    ...{ overdue: '22424.79', open: '22835.59' },
  });
});
