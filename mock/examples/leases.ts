import { LEASE_STATUS } from '../../src/contract/property/micro-pms';
import { copiesOf } from '../../server/areas/property/data/billing/copies';
import {
  type FeeItemRow,
  type LeaseRow,
  loadFeeItems,
  termsOf,
} from '../../server/areas/property/data/billing/leaseBook';
import { pmsAmendment, pmsPayment, pmsPaymentItem, pmsTariff } from '../../server/areas/property/data/schema/billing';
import { pmsFeeItem } from '../../server/areas/property/data/schema/fees';
import { pmsBill } from '../../server/areas/property/data/schema/bills';
import { pmsMeter, pmsReading } from '../../server/areas/property/data/schema/meters';
import { pmsLease, pmsLeaseUnit } from '../../server/areas/property/data/schema/property';
import { firstOf, lastOf, later, monthNumber, monthOf } from '../../server/areas/property/rules/billing/days';
import { schedule, type ScheduleRow } from '../../server/areas/property/rules/billing/schedule';
import type { BillEvent } from '../../server/areas/property/rules/billing/standing';
import { DAY, shanghai } from '../../server/platform/clock';
import { chunks } from '../../server/platform/database/chunks';
import type { Db } from '../../server/platform/database/db';
import { seedLeaseEnds } from './leaseEnds';
import { seedSharedMeter } from './sharedMeters';
import type { PropertyFacts } from './propertyFacts';
import { TENANT_NAMES, tenantIdOf } from './tenants';

const FEES = { rent: '85001', property: '85002', water: '85003', power: '85004', parking: '85005', deposit: '85006' };
/** 0.5 thousandths a day from the sixth day on. */
const LATE = { lateFeeDays: 5, lateRate: 5_000 };

/** What tenants are charged for. */
export async function seedFeeItems(db: Db, audit: PropertyFacts['audit']) {
  await db.insert(pmsFeeItem).values([
    ...[
      { feeItemId: FEES.rent, feeCode: 'ZJ', feeName: '租金', feeType: 1 as const, calcMode: 1 as const },
      { feeItemId: FEES.deposit, feeCode: 'YJ', feeName: '押金', feeType: 6 as const, calcMode: 1 as const },
    ].map((item) => ({ ...audit, ...item, unitPrice: 0, ...(item.feeType === 1 ? { ...LATE, taxRate: 900 } : {}) })),
    {
      ...{ ...audit, feeItemId: FEES.property, feeCode: 'WY', feeName: '物业费', feeType: 2, calcMode: 2 },
      ...{ unitPrice: 32_500, cycle: 1, taxRate: 600 },
    },
    {
      ...{ ...audit, feeItemId: FEES.water, feeCode: 'SF', feeName: '水费', feeType: 3, calcMode: 3 },
      ...{ unitPrice: 41_500, cycle: 1, taxRate: 300 },
    },
    {
      ...{ ...audit, feeItemId: FEES.power, feeCode: 'DF', feeName: '电费', feeType: 4, calcMode: 3 },
      ...{ unitPrice: 5_580, cycle: 1, taxRate: 1_300 },
    },
    {
      ...{ ...audit, feeItemId: FEES.parking, feeCode: 'TC', feeName: '停车费', feeType: 5, calcMode: 1 },
      ...{ unitPrice: 3_000_000, cycle: 1, taxRate: 900 },
    },
  ]);
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const dayAt = (ms: number) => shanghai(ms).slice(0, 10);

interface LetUnit {
  unitId: string;
  area: number;
  rentPrice: number;
}

/** What part of the rent has been paid, of this month and of the one before; of all before, the whole. */
const PAID = [1, 1, 0.5, 1, 0];
const PAID_BEFORE = [1, 1, 1, 1, 1, 1, 0.4];
/** The day of the month on which a tenant who is late has paid something. */
const LATE_DAY = '28';
const BILL_DAY = 5;

function leaseOf({ index, propertyId, branchId, today, audit }: PropertyFacts, { rentPrice }: LetUnit, i: number) {
  const startDate = dayAt(today - (300 + i) * DAY);
  const nth = (index * 3 + i) % TENANT_NAMES.length;
  return {
    ...{ ...audit, propertyId, branchId, startDate, leaseId: String(83_001 + index * 100 + i), rentAmount: rentPrice },
    leaseNo: `HT${startDate.slice(0, 7).replace('-', '')}${digits(index * 100 + i + 1, 4)}`,
    ...{ tenantId: tenantIdOf(index, nth), tenantName: TENANT_NAMES[nth] ?? '' },
    // Every fifth lease ends soon.
    endDate: dayAt(today + (i % 5 === 0 ? 20 + i : 200 + i * 7) * DAY),
    ...{ deposit: rentPrice * 2, payCycle: 1, billDay: BILL_DAY, leaseStatus: LEASE_STATUS.running },
    ...{ cycleAnchor: 1 as const, freeDays: 0, increases: [{ fromMonth: 13, rate: 300 }], rentFeeItemId: FEES.rent },
    fees: [{ feeItemId: FEES.property, price: null, area: null, quantity: null, cycle: null }],
    ...{ outDate: null, predecessorId: null, opinion: '', version: 1, deleted: 0 as const },
  } satisfies LeaseRow;
}

/** How much of a bill was paid, and when. */
function paymentOf({ feeKey, periodStart, amount, dueDate }: ScheduleRow, i: number, month: string) {
  const back = monthNumber(`${month}-01`) - monthNumber(periodStart);
  const share = back === 0 ? (PAID[i % PAID.length] ?? 1) : back === 1 ? (PAID_BEFORE[i % PAID_BEFORE.length] ?? 1) : 1;
  const isWhole = feeKey !== FEES.rent ? share > 0 : share === 1;
  if (isWhole) return { amount, date: dueDate };
  if (feeKey !== FEES.rent) return { amount: 0, date: dueDate };
  return { amount: Math.round(amount * share), date: back === 1 ? `${periodStart.slice(0, 8)}${LATE_DAY}` : dueDate };
}

type LeaseSeed = ReturnType<typeof leaseOf> & { area: number };

interface Books {
  bills: (typeof pmsBill.$inferInsert)[];
  payments: (typeof pmsPayment.$inferInsert)[];
  items: (typeof pmsPaymentItem.$inferInsert)[];
}

interface Given {
  facts: PropertyFacts;
  feeItems: ReadonlyMap<string, FeeItemRow>;
  i: number;
}

/** The bills of a lease until this month, by its schedule, and what has come to them. */
function keepBooks(books: Books, lease: ReturnType<typeof leaseOf> & { area: number }, { facts, feeItems, i }: Given) {
  const { index, propertyId, branchId, audit } = facts;
  const today = dayAt(facts.today);
  const month = today.slice(0, 7);
  const terms = termsOf(lease, { area: lease.area, amendments: [], feeItems, tariffs: [] });
  for (const row of schedule(terms, lastOf(monthNumber(month)))) {
    const number = index * 10_000 + books.bills.length + 1;
    const issueDate = later(row.periodStart, lease.startDate);
    const paid = paymentOf(row, i, month);
    const isPaid = paid.amount > 0 && paid.date <= today;
    const isRent = row.feeKey === FEES.rent;
    const payNo = `SK${digits(number, 8)}`;
    const events: BillEvent[] = isPaid ? [{ date: paid.date, kind: 'PAY', amount: paid.amount, no: payNo }] : [];
    const period = issueDate.slice(0, 7).replace('-', '');
    const bill = {
      ...{ ...audit, propertyId, branchId, leaseId: lease.leaseId, tenantId: lease.tenantId, issueDate },
      ...{ billId: String(860_000 + number), billNo: `ZD${period}${digits(number, 6)}`, feeItemId: row.feeKey },
      ...{ feeType: isRent ? (1 as const) : (2 as const), taxRate: isRent ? 900 : 600, ...(isRent ? LATE : {}) },
      ...{ periodStart: row.periodStart, periodEnd: row.periodEnd, amount: row.amount, dueDate: row.dueDate },
      ...{ payBy: later(row.dueDate, issueDate), parts: row.parts },
    };
    const owed = { lateFeeDays: 0, lateRate: 0, ...bill, billStatus: 0 as const };
    books.bills.push({ ...bill, ...copiesOf(owed, events, today) });
    if (!isPaid) continue;
    const paymentId = String(960_000 + number);
    books.payments.push({
      ...{ ...audit, paymentId, payNo, tenantId: lease.tenantId, branchId, amount: paid.amount, toBalance: 0 },
      ...{ channel: 1, date: paid.date, payTime: `${paid.date} 10:00:00`, voucher: '' },
      receiptNo: `SJ${paid.date.slice(0, 7).replace('-', '')}${digits(number, 6)}`,
    });
    books.items.push({ paymentId, billId: bill.billId, amount: paid.amount });
  }
}

/** A draft, one that waits for its approval, and another rent that does. */
async function seedWaiting(db: Db, facts: PropertyFacts, some: LeaseSeed) {
  const { audit, branchId } = facts;
  const start = firstOf(monthNumber(dayAt(facts.today)) + 1);
  const by = { ...audit, createdBy: 'op.hubei', createdByName: '陈志远' };
  const waiting = [
    { leaseId: '83190', unitId: '82103', leaseStatus: LEASE_STATUS.draft },
    { leaseId: '83191', unitId: '82109', leaseStatus: LEASE_STATUS.submitted },
  ].map((one, nth) => ({
    ...{ ...some, ...by, ...one, startDate: start, endDate: lastOf(monthNumber(start) + 23) },
    leaseNo: `HT${start.slice(0, 7).replace('-', '')}${digits(nth + 1, 4)}`,
  }));
  await db.insert(pmsLease).values(waiting.map(({ unitId: _unitId, area: _area, ...lease }) => lease));
  await db
    .insert(pmsLeaseUnit)
    .values(waiting.map(({ leaseId, unitId, rentAmount: rent }) => ({ leaseId, unitId, area: some.area, rent })));
  await db.insert(pmsAmendment).values({
    ...{
      ...by,
      amendmentId: '85301',
      amendNo: `BX${start.slice(0, 7).replace('-', '')}0001`,
      leaseId: '83103',
      branchId,
    },
    ...{ fromDate: start, rentAmount: 820_000, reason: '双方协商降租', status: 1 },
  });
}

/** What water and power cost from the next month on; power by steps. */
async function seedTariffs(db: Db, { propertyId, branchId, today, audit }: PropertyFacts) {
  const tariff = { ...audit, propertyId, branchId, from: monthOf(monthNumber(dayAt(today)) + 1) };
  const steps = [
    { over: 18_000, add: 500 },
    { over: 40_000, add: 3_000 },
  ];
  await db.insert(pmsTariff).values([
    { ...tariff, tariffId: '85401', feeItemId: FEES.water, prices: [43_500] },
    { ...tariff, tariffId: '85402', feeItemId: FEES.power, prices: [5_580], steps },
  ]);
}

/** The meters of the first unit of a property; its water was read. */
async function seedMeter(db: Db, { index, propertyId, branchId, today, audit }: PropertyFacts, unitId: string) {
  const month = monthNumber(dayAt(today));
  const meterId = String(85_001 + index * 100);
  const installDate = firstOf(month - 2);
  const meter = { ...audit, propertyId, branchId, unitId, registers: 1, digits: 5, factor: 10_000, installDate };
  await db.insert(pmsMeter).values([
    { ...meter, meterId, meterNo: 'S-0101', feeType: 3, startValues: [116_700] },
    { ...meter, meterId: `${meterId.slice(0, 4)}2`, meterNo: 'D-0101', feeType: 4, startValues: [0] },
  ]);
  const reading = { ...audit, meterId, branchId };
  await db.insert(pmsReading).values([
    {
      ...{ ...reading, meterId: `${meterId.slice(0, 4)}2`, kind: 1, date: installDate, values: [0] },
      readTime: `${installDate} 09:00:00`,
    },
    {
      ...reading,
      readingId: `${meterId.slice(0, 2)}201`,
      kind: 1,
      date: installDate,
      values: [116_700],
      readTime: `${installDate} 09:00:00`,
    },
    {
      ...{
        ...reading,
        readingId: `${meterId.slice(0, 2)}202`,
        kind: 2,
        date: lastOf(month - 1),
        period: monthOf(month - 1),
      },
      ...{ values: [120_400], readTime: `${lastOf(month - 1)} 09:00:00` },
    },
  ]);
}

/** A lease for each unit that is let, with its bills of a year and what was paid of them. */
export async function seedLeases(db: Db, facts: PropertyFacts, units: readonly LetUnit[]) {
  const leases = units.map((unit, i) => ({ ...leaseOf(facts, unit, i), unit }));
  await db.insert(pmsLease).values(leases.map(({ unit: _unit, ...lease }) => lease));
  await db.insert(pmsLeaseUnit).values(
    leases.map(({ leaseId, startDate, endDate, rentAmount, unit }) => ({
      ...{ leaseId, unitId: unit.unitId, area: unit.area, rent: rentAmount },
      ...{ fromDate: startDate, toDate: endDate, active: 1 as const },
    })),
  );
  const [first] = units;
  if (first && facts.index === 1) {
    await seedMeter(db, facts, first.unitId);
    await seedTariffs(db, facts);
  }
  const [some] = leases;
  if (some && facts.index === 1) {
    const { unit, ...lease } = some;
    await seedWaiting(db, facts, { ...lease, area: unit.area });
  }
  const books: Books = { bills: [], payments: [], items: [] };
  const feeItems = await loadFeeItems(db);
  leases.forEach((lease, i) => {
    keepBooks(books, { ...lease, area: lease.unit.area }, { facts, feeItems, i });
  });
  for (const rows of chunks(books.bills)) await db.insert(pmsBill).values(rows);
  for (const rows of chunks(books.payments)) await db.insert(pmsPayment).values(rows);
  for (const rows of chunks(books.items)) await db.insert(pmsPaymentItem).values(rows);
  await seedLeaseEnds(
    db,
    facts,
    leases.map(({ unit: _unit, ...lease }) => lease),
  );
  if (facts.index === 1) await seedSharedMeter(db, facts);
}
