/* docs/domain/property-bills.md#shared-meters: what a house's meter counts is billed to whoever lived in its units. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { meterApi, readingApi, shareApi } from '../../../../src/contract/property/meters';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, letProperty } from './letProperty';

const POWER = '85004';
let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;
let mainMeterId: string;
let leases: string[];

beforeAll(async () => {
  data = await main.data();
  backend = await hostBackend({ ...data.env, CLOCK: '2026-07-02 10:00:00' });
  desk = await letProperty(backend.origin, 4);
  mainMeterId = await meter('ZB-1', { start: '1000.00' });
  const subs = [
    await meter('FB-1', { start: '0.00', parentId: mainMeterId, unit: 0 }),
    await meter('FB-2', { start: '0.00', parentId: mainMeterId, unit: 1 }),
  ];
  leases = [
    await approvedLease(desk, 0),
    await approvedLease(desk, 1),
    await approvedLease(desk, 2, { startDate: '2026-05-13' }),
  ];
  await read(mainMeterId, '1500.00');
  await read(subs[0]!, '380.00');
  await read(subs[1]!, '100.00');
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});

interface More {
  start: string;
  parentId?: string;
  unit?: number;
}

/** A meter of May; without a unit it is the house's. */
async function meter(meterNo: string, { start, parentId, unit }: More) {
  const about = { propertyId: desk.propertyId, feeType: 4 as const, meterNo };
  const { meterId } = await desk.operator.data(meterApi.save, {
    ...{ ...about, installDate: '2026-04-30', startValues: [start] },
    ...(parentId === undefined ? {} : { parentId }),
    ...(unit === undefined ? {} : { unitId: desk.unitIds[unit]! }),
  });
  return meterId;
}

const read = (meterId: string, value: string, date = '2026-05-31') =>
  desk.operator.data(readingApi.add, { meterId, date, period: date.slice(0, 7), values: [value], confirm: 1 });

const form = (change: object = {}) => ({
  ...{ propertyId: desk.propertyId, feeItemId: POWER, mainMeterId, period: '2026-05', mode: 3 as const },
  ...{ price: '0.7215', members: desk.unitIds.map((unitId) => ({ unitId, weight: '1' })), ...change },
});

const amounts = (rows: readonly { amount: string }[]) => rows.map(({ amount }) => amount);

/** The power bills of the property by lease, after a run for May. */
async function billed() {
  await desk.operator.data(billApi.generate, {
    ...{ propertyId: desk.propertyId, period: '2026-05', feeItemIds: [POWER], confirm: 1 },
  });
  const own = (await billsOf(desk)).filter(({ feeType, billStatus }) => feeType === 4 && billStatus !== 9);
  return leases.map((leaseId) => own.filter((bill) => bill.leaseId === leaseId));
}

test('equal units over HTTP, the owner has the vacant days, and nobody passes his own', async () => {
  const made = await desk.operator.data(shareApi.save, form());
  expect(made).toMatchObject({
    ...{ mainUsage: '500.00', restUsage: '20.00', amount: '14.43', status: 0 },
    subMeters: [
      { meterNo: 'FB-1', usage: '380.00' },
      { meterNo: 'FB-2', usage: '100.00' },
    ],
  });
  expect(made.shareNo).toMatch(/^GT202607\d{4}$/);
  expect(amounts(made.rows)).toEqual(['3.61', '3.61', '3.61', '3.60']);
  // The third came on the 13th: 12 : 19 days.
  expect(made.rows[2]!.split).toMatchObject([
    { leaseId: null, days: 12, amount: '1.40' },
    { leaseId: leases[2], days: 19, amount: '2.21', tenantName: '武汉光谷制药' },
  ]);
  expect(made.ownerAmount).toBe('5.00');
  // Nobody is billed by what nobody has passed.
  expect((await billed()).flat()).toEqual([]);

  const sent = await desk.operator.data(shareApi.submit, { id: made.shareId, version: made.version });
  const key = { id: made.shareId, version: sent.version };
  expect(await desk.operator.call(shareApi.audit, { ...key, result: 1 })).toMatchObject({ code: ERROR.shareOwn });
  expect(await desk.operator.data(shareApi.detail, { id: made.shareId })).toMatchObject({ isOwn: true });
  expect(await desk.admin.data(shareApi.detail, { id: made.shareId })).toMatchObject({ isOwn: false });
  await desk.admin.data(shareApi.audit, { ...key, result: 1 });

  const bills = await billed();
  expect(bills.map((own) => amounts(own))).toEqual([['3.61'], ['3.61'], ['2.21']]);
  const why = await desk.operator.data(billApi.explain, { id: bills[2]![0]!.billId });
  expect(why.sentences).toEqual([expect.stringContaining('公摊 14.43 × 1.00 ÷ 4.00 = 2.21；19 天')]);
  // It stays: a second one mends it.
  expect(
    await desk.operator.call(shareApi.save, form({ shareId: made.shareId, version: sent.version + 1 })),
  ).toMatchObject({ code: ERROR.propertyForbids });
  expect((await billed()).map((own) => own.length)).toEqual([1, 1, 1]);
});

test('a second share of the month bills the difference', async () => {
  const [paid] = await billed();
  await desk.operator.data(billApi.pay, {
    ...{ tenantId: desk.tenantId, amount: '3.61', channel: 1, payTime: '2026-07-02 09:00:00' },
    items: [{ billId: paid![0]!.billId, amount: '3.61' }],
  });
  const made = await desk.operator.data(shareApi.save, form({ price: '1.0000' }));
  const sent = await desk.operator.data(shareApi.submit, { id: made.shareId, version: made.version });
  await desk.admin.data(shareApi.audit, { id: made.shareId, version: sent.version, result: 1 });
  const bills = await billed();
  expect(amounts(made.rows)).toEqual(['5.00', '5.00', '5.00', '5.00']);
  // What is paid stays and gets a difference; what is open is made anew.
  expect(bills.map((own) => amounts(own).toSorted())).toEqual([['1.39', '3.61'], ['5.00'], ['3.06']]);
});

test('by areas, and by what each has counted itself', async () => {
  const byArea = await desk.operator.data(shareApi.save, form({ mode: 1 }));
  expect(byArea.rows.map(({ weight }) => weight)).toEqual(Array(4).fill('126.40'));
  const byUsage = await desk.operator.data(shareApi.save, form({ mode: 2 }));
  expect(byUsage.rows.map(({ weight }) => weight)).toEqual(['380.00', '100.00', '0.00', '0.00']);
  expect(amounts(byUsage.rows)).toEqual(['11.42', '3.01', '0.00', '0.00']);
});

test('what cannot be shared is said, and writes nothing', async () => {
  const { total } = await desk.operator.data(shareApi.page, { propertyId: desk.propertyId });
  const refused = (change: object) => desk.operator.call(shareApi.save, form(change));
  expect(await refused({ members: [{ unitId: desk.unitIds[0]!, weight: '0' }] })).toMatchObject({
    code: ERROR.shareEmpty,
  });
  expect(await refused({ period: '2026-06' })).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'period', msg: 'ZB-1, FB-1, FB-2 没有该月的抄表' }],
  });
  expect(await refused({ feeItemId: '85001' })).toMatchObject({ code: ERROR.invalidInput });
  expect(await refused({ members: [{ unitId: '1', weight: '1' }] })).toMatchObject({ code: ERROR.invalidInput });
  const after = await desk.operator.data(shareApi.page, { propertyId: desk.propertyId });
  expect(after.total).toBe(total);
});

test('a month that is shared takes no other reading of the house, it is corrected', async () => {
  const exchange = {
    ...{ id: mainMeterId, version: 1, date: '2026-05-31', period: '2026-05', meterNo: 'ZB-2' },
    ...{ finalValues: ['1500.00'], startValues: ['0.00'] },
  };
  expect(await desk.operator.call(meterApi.exchange, exchange)).toMatchObject({ code: ERROR.readingBilled });
});

test('readings that were corrected after submission are seen by the auditor', async () => {
  const made = await desk.operator.data(shareApi.save, form());
  const sent = await desk.operator.data(shareApi.submit, { id: made.shareId, version: made.version });
  const { records } = await desk.operator.data(readingApi.page, { meterId: mainMeterId, period: '2026-05' });
  await desk.operator.data(readingApi.correct, {
    ...{ id: records[0]!.readingId, date: '2026-05-31', period: '2026-05', values: ['1510.00'], reason: '看错' },
    confirm: 1,
  });
  const key = { id: made.shareId, version: sent.version };
  expect(await desk.admin.call(shareApi.audit, { ...key, result: 1 })).toMatchObject({ code: ERROR.dryRunChanged });
  await desk.admin.data(shareApi.audit, { ...key, result: 0, opinion: '读数已更正' });
  const again = await desk.operator.data(shareApi.submit, { id: made.shareId, version: sent.version + 1 });
  expect(again).toMatchObject({ status: 1, restUsage: '30.00' });
});
