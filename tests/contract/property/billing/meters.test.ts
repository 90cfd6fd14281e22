/* docs/domain/property-bills.md#meters: what is read becomes a bill, and another reading makes it right. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { MAIN_ENGINE } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, generate, letProperty } from './letProperty';

const WATER = '85003';
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;
let meterId: string;

const read = (day: string, value: string, more: object = {}) =>
  desk.operator.call(readingApi.add, { meterId, date: day, period: day.slice(0, 7), values: [value], ...more });

describe.each(MAIN_ENGINE)('meters ($engine)', ({ start }) => {
  beforeEach(async () => {
    backend = await (await start()).reopen({ CLOCK: '2026-04-02 10:00:00' });
    desk = await letProperty(backend.origin);
    await approvedLease(desk, 0, { feeItems: [{ feeItemId: WATER }] });
    const meter = { propertyId: desk.propertyId, unitId: desk.unitIds[0]!, meterNo: 'S-1', feeType: 3 as const };
    const saved = { ...meter, installDate: '2026-01-31', startValues: ['1170.00'] };
    ({ meterId } = await desk.operator.data(meterApi.save, saved));
    expect(await desk.operator.call(meterApi.save, saved)).toMatchObject({ code: ERROR.meterNoTaken });
    await read('2026-02-28', '1204.00');
  });
  afterEach(() => backend.stop());

  test('a month is billed by its readings; a corrected one credits what was paid too much', async () => {
    const refused = await read('2026-03-31', '1197.00');
    expect([refused.code, refused.data]).toEqual([
      ...[ERROR.readingBelow, { last: '1204.00', this: '1197.00', asOverflow: '99993.00' }],
    ]);
    const ask = { propertyId: desk.propertyId, period: '2026-03', feeItemIds: [WATER] };
    expect(await desk.operator.call(billApi.generate, ask)).toMatchObject({ code: ERROR.readingMissing });
    const { readingId, usage, months } = (await read('2026-03-31', '1241.00')).data;
    expect([usage, months]).toEqual(['37.00', ['2026-03']]);
    expect(await read('2026-03-31', '1242.00')).toMatchObject({ code: ERROR.readingBilled });
    await generate(desk, '2026-03', [WATER]);
    const march = (await billsOf(desk)).find(({ periodStart }) => periodStart === '2026-03-01')!;
    expect(march).toMatchObject({ amount: '153.55', dueDate: '2026-04-05', payBy: '2026-04-05' });
    const { sentences } = await desk.operator.data(billApi.explain, { id: march.billId });
    expect(sentences).toEqual(['S-1 1：1204.00 → 1241.00，倍率 1.0000，用量 37.00', '用量 37.00 × 4.1500 = 153.55']);
    const owed = await desk.operator.data(billApi.ageing, { tenantId: desk.tenantId });
    await desk.operator.data(billApi.pay, {
      ...{ tenantId: desk.tenantId, amount: owed.open, channel: 1, payTime: '2026-04-02 09:00:00' },
    });
    const corrected = { date: '2026-03-31', period: '2026-03', values: ['1214.00'], reason: '抄错一位' };
    await desk.operator.data(readingApi.correct, { id: readingId, ...corrected });
    const { records } = await desk.operator.data(tenantApi.page, { tenantName: '武汉光谷制药' });
    expect(records[0]).toMatchObject({ balance: '112.05' });
    expect(await generate(desk, '2026-03', [WATER])).toMatchObject({ made: 0, credits: 0, replaced: 0 });
  });

  test('an unpaid bill of a corrected reading is made anew; a bill of two months is spread by their days', async () => {
    const { readingId } = (await read('2026-03-31', '1241.00')).data;
    await generate(desk, '2026-03', [WATER]);
    const corrected = { date: '2026-03-31', period: '2026-03', values: ['1214.00'], reason: '抄错一位' };
    await desk.operator.data(readingApi.correct, { id: readingId, ...corrected });
    const march = (await billsOf(desk)).filter(({ periodStart }) => periodStart === '2026-03-01');
    expect(march.map(({ amount, billStatus }) => [amount, billStatus])).toEqual([
      ['153.55', 9],
      ['41.50', 0],
    ]);
  });

  test('an exchange in the month is one bill', async () => {
    const exchange = { id: meterId, version: 1, date: '2026-03-18', period: '2026-03', meterNo: 'S-2' };
    const lacking = await desk.operator.call(meterApi.exchange, {
      ...exchange,
      finalValues: [],
      startValues: ['2.00'],
    });
    expect(lacking).toMatchObject({ code: ERROR.exchangeIncomplete });
    const second = await desk.operator.data(meterApi.exchange, {
      ...{ ...exchange, finalValues: ['1222.50'], startValues: ['2.00'] },
    });
    await desk.operator.data(readingApi.add, {
      ...{ meterId: second.meterId, date: '2026-03-31', period: '2026-03', values: ['16.30'] },
    });
    await generate(desk, '2026-03', [WATER]);
    const march = (await billsOf(desk)).find(({ periodStart }) => periodStart === '2026-03-01');
    expect(march).toMatchObject({ amount: '136.12' });
  });

  test('usage that nobody expects is to be confirmed', async () => {
    expect(await read('2026-03-31', '1504.00')).toMatchObject({ code: ERROR.usageUnusual });
    expect(await read('2026-03-31', '1504.00', { confirmCodes: [ERROR.usageUnusual] })).toMatchObject({
      success: true,
    });
  });
});
