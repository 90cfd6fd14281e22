/*
 * docs/domain/property-bills.md#explanation: a year, month by month, of leases of every kind, some amended, some left in
 * the middle of a quarter: each bill is what its own explanation says, and each lease has each of its days once.
 * YEAR says how many leases there are.
 */
import { billApi } from '../../../../src/contract/property/bills';
import { leaseApi } from '../../../../src/contract/property/leases';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { FEE_TYPE, tariffApi } from '../../../../src/contract/property/fee-items';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { Dice } from '../../../rules/dice';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { evaluate, fen } from './evaluateBill';
import { approvedLease, letProperty, PROPERTY_FEE, RENT } from './letProperty';

const LEASES = Number(process.env.YEAR ?? 10);
const [WATER, POWER] = ['85003', '85004'];
const ALL = [RENT, PROPERTY_FEE, WATER, POWER];
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const months = DAYS.map((_, i) => `2026-${String(i + 1).padStart(2, '0')}`);
const DAY = 86_400_000;

type Desk = Awaited<ReturnType<typeof letProperty>>;
let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Desk;
const dice = new Dice(20_261_231);

beforeAll(async () => {
  data = await main.data();
  backend = await hostBackend({ ...data.env, CLOCK: '2026-12-31 10:00:00' });
  desk = await letProperty(backend.origin, LEASES);
  const { operator, propertyId } = desk;
  await operator.data(tariffApi.save, {
    ...{ feeItemId: WATER, propertyId, from: '2026-01', prices: ['3.1500'], basis: 2 as const },
    steps: [
      { over: '180.00', add: '1.0000' },
      { over: '260.00', add: '3.0000' },
    ],
  });
  await operator.data(tariffApi.save, {
    ...{ feeItemId: POWER, propertyId, from: '2026-01', prices: ['1.1520', '0.9218', '0.5580', '0.2890'] },
    steps: [{ over: '5000.00', add: '0.0300' }],
  });
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});

const yuan = (sum: number) => (sum / 100).toFixed(2);
const isEnding = (unit: number) => unit % 5 === 4;

async function lease(unit: number) {
  return approvedLease(desk, unit, {
    ...{ startDate: `2026-01-${String(dice.int(1, 28)).padStart(2, '0')}`, endDate: '2027-12-31' },
    ...{ rentAmount: yuan(dice.int(100_000, 1_500_000)), payCycle: dice.pick([1, 3, 6, 12]) },
    ...{ cycleAnchor: dice.pick([1, 2]), freeDays: isEnding(unit) ? 0 : dice.int(0, 45) },
    increase: isEnding(unit) ? [] : [{ fromMonth: dice.int(2, 9), rate: yuan(dice.int(50, 900)) }],
    feeItems: isEnding(unit)
      ? [{ feeItemId: PROPERTY_FEE }]
      : [PROPERTY_FEE, WATER, POWER].map((feeItemId) => ({ feeItemId })),
  });
}

/** Read each month, or once in a quarter; some run over, and one of the water meters is changed in June. */
async function meter(unit: number) {
  const { operator, propertyId, unitIds } = desk;
  const at = { propertyId, unitId: unitIds[unit]!, installDate: '2025-12-31', digits: 4 as const };
  const water = await operator.data(meterApi.save, {
    ...{ ...at, meterNo: `W-${unit}`, feeType: 3 as const, startValues: ['9950.00'] },
  });
  const power = await operator.data(meterApi.save, {
    ...{ ...at, meterNo: `E-${unit}`, feeType: 4 as const, registers: 4 as const, factor: '40.0000' },
    startValues: ['120.50', '300.00', '510.25', '200.00'],
  });
  const isQuarterly = dice.chance(0.3);
  let shown = 9_950;
  const registers = [120.5, 300, 510.25, 200];
  for (const [i, period] of months.entries()) {
    shown += dice.int(5, 40);
    registers.forEach((value, one) => (registers[one] = value + dice.int(5, 90)));
    if (isQuarterly && i % 3 !== 2) continue;
    const add = { period, date: `${period}-${DAYS[i]}`, confirm: 1 as const, remark: '已核对' };
    const isOver = shown >= 10_000;
    shown %= 10_000;
    await operator.data(readingApi.add, {
      ...{ ...add, meterId: water.meterId, values: [shown.toFixed(2)], overflow: isOver ? 1 : 0 },
    });
    await operator.data(readingApi.add, {
      ...{ ...add, meterId: power.meterId, values: registers.map((one) => one.toFixed(2)) },
    });
  }
}

async function amend(leaseId: string) {
  const { operator, admin } = desk;
  const { version } = await operator.data(leaseApi.detail, { id: leaseId });
  const change = { fromDate: '2026-05-16', rentAmount: yuan(dice.int(90_000, 1_600_000)), reason: '双方协商调租' };
  const { amendmentId } = await operator.data(leaseApi.amend, { id: leaseId, version, ...change });
  await admin.data(leaseApi.amendApprove, { id: amendmentId, version: 1, result: 1 });
}

async function leave(leaseId: string, outDate: string) {
  const { operator, admin } = desk;
  const { version } = await operator.data(leaseApi.detail, { id: leaseId });
  const asked = { leaseId, version, outDate, reason: '经营调整' };
  const { settlementId: id } = await operator.data(leaseApi.terminate, asked);
  const draft = await operator.data(settlementApi.detail, { id });
  await operator.data(settlementApi.submit, { id, version: draft.version, fingerprint: draft.fingerprint });
  await admin.data(settlementApi.approve, { id, version: draft.version + 1, result: 1 });
}

async function bills() {
  const all: { leaseId: string | null; feeType: number; periodStart: string; periodEnd: string }[] = [];
  let counted = 0;
  for (let pageNum = 1, total = 1; (pageNum - 1) * 500 < total; pageNum += 1) {
    const asked = { propertyId: desk.propertyId, pageSize: 500 as const, pageNum };
    const answer = await desk.operator.data(billApi.page, asked);
    total = answer.total;
    for (const bill of answer.records) {
      if (bill.billStatus !== 9) all.push(bill);
      const { parts } = await desk.operator.data(billApi.explain, { id: bill.billId });
      expect([bill.billNo, evaluate(parts, bill.periodStart)]).toEqual([bill.billNo, fen(bill.amount)]);
      counted += 1;
    }
  }
  return { all, counted };
}

test(
  'each bill of the year is what its explanation says; each lease has each of its days once',
  async () => {
    const leases: { leaseId: string; outDate: string }[] = [];
    for (let unit = 0; unit < LEASES; unit += 1) {
      const leaseId = await lease(unit);
      if (!isEnding(unit)) await meter(unit);
      leases.push({ leaseId, outDate: isEnding(unit) ? dice.pick(['2026-08-15', '2026-11-03', '2026-05-20']) : '' });
    }
    const { operator, propertyId } = desk;
    for (const period of months) {
      const asked = { propertyId, period, feeItemIds: ALL, confirm: 1 as const };
      const { made } = await operator.data(billApi.generate, asked);
      expect([period, made > 0]).toEqual([period, true]);
      expect(await operator.data(billApi.generate, asked)).toMatchObject({ made: 0, differences: 0, credits: 0 });
      if (period === '2026-06')
        for (const [unit, { leaseId }] of leases.entries()) if (unit % 5 === 1) await amend(leaseId);
    }
    for (const { leaseId, outDate } of leases) if (outDate) await leave(leaseId, outDate);
    const { all, counted } = await bills();
    console.info(`${LEASES} leases: ${counted} bills computed again by their explanations`);
    expect(counted).toBeGreaterThan(LEASES * 12);
    for (const { leaseId, outDate } of leases) {
      const rents = all
        .filter((bill) => bill.leaseId === leaseId && bill.feeType === FEE_TYPE.rent)
        .map(({ periodStart, periodEnd }) => `${periodStart} ${periodEnd}`);
      // A difference is of a period that has a bill.
      const periods = [...new Set(rents)].sort().map((one) => one.split(' '));
      for (const [i, [start]] of periods.slice(1).entries())
        expect(Date.parse(start!) - Date.parse(periods[i]![1]!)).toBe(DAY);
      expect(periods.at(-1)![1]! >= (outDate || '2026-12-31')).toBe(true);
    }
  },
  60_000 + LEASES * 30_000,
);
