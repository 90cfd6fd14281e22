/* docs/domain/property-bills.md#meters: a reading is of days that are over, of months that nobody is billed for, and of its lease. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, letProperty } from './letProperty';

const WATER = '85003';
const FEES = { feeItems: [{ feeItemId: WATER }] };
let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  data = await main.data();
  backend = await hostBackend({ ...data.env, CLOCK: '2026-07-02 10:00:00' });
  desk = await letProperty(backend.origin, 2);
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});

/** A water meter of a unit that shows 1170 on the last of January. */
async function meterAt(unit: number) {
  const meter = { propertyId: desk.propertyId, unitId: desk.unitIds[unit]!, meterNo: `S-${unit}`, feeType: 3 as const };
  const first = { installDate: '2026-01-31', startValues: ['1170.00'] };
  return (await desk.operator.data(meterApi.save, { ...meter, ...first })).meterId;
}

const readingOf = (meterId: string, date: string, value: string) => ({
  ...{ meterId, date, period: date.slice(0, 7), values: [value], confirm: 1 as const, remark: '已核对' },
});

/** Their water bills by the first day, after a run for June. */
async function billed(leaseId: string) {
  const ask = { propertyId: desk.propertyId, period: '2026-06', feeItemIds: [WATER] };
  await desk.operator.data(billApi.generate, { ...ask, confirm: 1 });
  const own = (await billsOf(desk)).filter((bill) => bill.leaseId === leaseId);
  return own.map(({ periodStart, amount }) => [periodStart, amount]);
}

/** Why the bill of that period is what it is. */
async function explained(leaseId: string, periodStart: string) {
  const bill = (await billsOf(desk)).find((one) => one.leaseId === leaseId && one.periodStart === periodStart)!;
  return (await desk.operator.data(billApi.explain, { id: bill.billId })).sentences;
}

test('who came in June pays no water of April and May, whenever it was read', async () => {
  const before = await approvedLease(desk, 0, { ...FEES, endDate: '2026-03-31' });
  const meterId = await meterAt(0);
  await desk.operator.data(readingApi.add, readingOf(meterId, '2026-02-28', '1204.00'));
  await desk.operator.data(readingApi.add, readingOf(meterId, '2026-03-31', '1241.00'));
  const after = await approvedLease(desk, 0, { ...FEES, startDate: '2026-06-01' });
  await desk.operator.data(readingApi.add, readingOf(meterId, '2026-06-30', '1271.00'));
  // 30.00 by 30 : 31 : 30 days; 9.89 of them are of June.
  expect(await billed(after)).toEqual([['2026-06-01', '41.04']]);
  expect(await explained(after, '2026-06-01')).toEqual([
    'S-0 1：1241.00 → 1271.00，倍率 1.0000，用量 30.00',
    '按天数分摊：2026-04（30 天）, 2026-05（31 天）, 2026-06（30 天）',
    '用量 9.89 × 4.1500 = 41.04',
  ]);
  expect(await billed(before)).toEqual([
    ['2026-02-01', '141.10'],
    ['2026-03-01', '153.55'],
  ]);
});

test('what is billed takes no more usage, by a reading or by an exchange, and nothing is read before its day', async () => {
  const { operator } = desk;
  const leaseId = await approvedLease(desk, 1, FEES);
  const meterId = await meterAt(1);
  await operator.data(readingApi.add, readingOf(meterId, '2026-02-28', '1204.00'));
  await operator.data(readingApi.add, readingOf(meterId, '2026-03-31', '1241.00'));
  const bills = await billed(leaseId);
  expect(bills).toEqual([
    ['2026-02-01', '141.10'],
    ['2026-03-01', '153.55'],
  ]);
  const late = readingOf(meterId, '2026-04-10', '1250.00');
  for (const more of [
    { kind: 5 as const, period: '2026-02' },
    { kind: 5 as const, period: '2026-03' },
  ])
    expect(await operator.call(readingApi.add, { ...late, ...more })).toMatchObject({ code: ERROR.readingBilled });
  const exchange = { id: meterId, version: 1, finalValues: ['1250.00'], meterNo: 'S-1-2', startValues: ['2.00'] };
  expect(await operator.call(meterApi.exchange, { ...exchange, date: '2026-04-10', period: '2026-03' })).toMatchObject({
    code: ERROR.readingBilled,
  });

  const future = { ...late, date: '2026-07-03', period: '2026-07' };
  expect(await operator.call(readingApi.add, future)).toMatchObject({ data: [{ field: 'date' }] });
  expect(await operator.call(readingApi.add, { ...late, period: '2026-08' })).toMatchObject({
    data: [{ field: 'period' }],
  });
  expect(await operator.call(meterApi.exchange, { ...exchange, date: '2026-07-03', period: '2026-07' })).toMatchObject({
    data: [{ field: 'date' }],
  });
  expect(await billed(leaseId)).toEqual(bills);

  await operator.data(meterApi.exchange, { ...exchange, date: '2026-04-10', period: '2026-04' });
  // 9.00 × 4.1500
  expect(await billed(leaseId)).toEqual([...bills, ['2026-04-01', '37.35']]);
  expect(await explained(leaseId, '2026-04-01')).toEqual([
    '换表：S-1 1：1241.00 → 1250.00，倍率 1.0000，用量 9.00',
    '用量 9.00 × 4.1500 = 37.35',
  ]);
});
