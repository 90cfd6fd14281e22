import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { BILL_STATUS, LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import { AMENDMENT_STATUS } from '../../../../../src/contract/property/leases';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { global, ofParent } from '../../../../platform/scope';
import type { KnownBill } from '../../rules/billing/plan';
import { CALC_MODE, type FeeTerms, type LeaseTerms } from '../../rules/billing/schedule';
import type { BillEvent } from '../../rules/billing/standing';
import { pmsAmendment, pmsBillEntry, pmsCredit, pmsPayment, pmsPaymentItem, pmsTariff } from '../schema/billing';
import { pmsFeeItem } from '../schema/fees';
import { pmsBill } from '../schema/bills';
import { pmsBuilding, pmsLease, pmsLeaseUnit, pmsUnit } from '../schema/property';
import { unitName } from '../unitNames';

export type LeaseRow = typeof pmsLease.$inferSelect;
export type BillRow = typeof pmsBill.$inferSelect;
export type FeeItemRow = typeof pmsFeeItem.$inferSelect;
export type TariffRow = typeof pmsTariff.$inferSelect;

/** Everything that a lease's bills follow from. */
export interface LeaseBook {
  lease: LeaseRow;
  /** In the order of their names. */
  units: { unitId: string; unitName: string; area: number }[];
  terms: LeaseTerms;
  usageFees: FeeItemRow[];
  bills: BillRow[];
  events: Map<string, BillEvent[]>;
  /** Fen that were credited, by lease, fee and first day of the period. */
  credited: Map<string, number>;
}

/** The statuses of leases that a run looks at: in force, or over after they were. */
export const BILLED_LEASES = [LEASE_STATUS.approved, LEASE_STATUS.running, LEASE_STATUS.expired, LEASE_STATUS.ended];

export const loadFeeItems = async (db: Db) =>
  new Map(
    (await db.select().from(pmsFeeItem).where(global('shared')).orderBy(asc(pmsFeeItem.feeCode))).map((one) => [
      one.feeItemId,
      one,
    ]),
  );

export const loadTariffs = (db: Db, propertyId: string) =>
  db.select().from(pmsTariff).where(ofParent(pmsTariff.propertyId, propertyId)).orderBy(asc(pmsTariff.from));

/** What came to bills, in the order in which it was entered; reversed payments do not count. */
export async function eventsOf(db: Db, bills: SQL | readonly string[]): Promise<Map<string, BillEvent[]>> {
  if (Array.isArray(bills) && bills.length === 0) return new Map();
  const entries = await db
    .select()
    .from(pmsBillEntry)
    .where(ofParent(pmsBillEntry.billId, bills))
    .orderBy(asc(pmsBillEntry.entryId));
  const items = await db
    .select({ item: pmsPaymentItem, date: pmsPayment.date, no: pmsPayment.payNo })
    .from(pmsPaymentItem)
    .innerJoin(pmsPayment, eq(pmsPayment.paymentId, pmsPaymentItem.paymentId))
    .where(ofParent(pmsPaymentItem.billId, bills, eq(pmsPaymentItem.reversed, 0)))
    .orderBy(asc(pmsPaymentItem.itemId));
  const all = [
    ...entries.map((one) => ({ ...one, at: Number(one.entryId) })),
    ...items.map(({ item, date, no }) => ({
      ...{ billId: item.billId, amount: item.amount, date, no, kind: 'PAY' as const, at: Number(item.itemId) },
    })),
  ].sort((a, b) => a.at - b.at);
  const found = groupBy(all, ({ billId }) => billId);
  return new Map(
    [...found].map(([billId, own]) => [billId, own.map(({ date, kind, amount, no }) => ({ date, kind, amount, no }))]),
  );
}

const pricesOf = ({ feeItemId, unitPrice }: FeeItemRow, tariffs: readonly TariffRow[]) => [
  { from: '0000-00', price: unitPrice },
  ...tariffs.filter((one) => one.feeItemId === feeItemId).map(({ from, prices }) => ({ from, price: prices[0] ?? 0 })),
];

/** A quantity of one, in 1/100. */
const ONE = 100;

function feeTerms(
  lease: LeaseRow,
  {
    area,
    feeItems,
    tariffs,
  }: { area: number; feeItems: ReadonlyMap<string, FeeItemRow>; tariffs: readonly TariffRow[] },
) {
  return lease.fees.flatMap((fee): FeeTerms[] => {
    const item = feeItems.get(fee.feeItemId);
    if (
      !item ||
      item.calcMode === CALC_MODE.usage ||
      item.feeType === FEE_TYPE.rent ||
      item.feeType === FEE_TYPE.deposit
    )
      return [];
    const quantity = item.calcMode === CALC_MODE.area ? (fee.area ?? area) : (fee.quantity ?? ONE);
    const prices = fee.price === null ? pricesOf(item, tariffs) : [{ from: '0000-00', price: fee.price }];
    return [{ feeKey: fee.feeItemId, calcMode: item.calcMode, prices, quantity, cycle: fee.cycle ?? item.cycle }];
  });
}

interface Loaded {
  feeItems: ReadonlyMap<string, FeeItemRow>;
  tariffs: readonly TariffRow[];
}

/** The terms of a lease as the rules have them. */
export function termsOf(
  lease: LeaseRow,
  { area, amendments, ...loaded }: Loaded & { area: number; amendments: LeaseTerms['amendments'] },
): LeaseTerms {
  const { startDate, endDate, outDate, rentAmount, payCycle, cycleAnchor, billDay, freeDays, increases } = lease;
  return {
    ...{ startDate, endDate, outDate, rentAmount, payCycle, cycleAnchor, billDay, freeDays, increases, amendments },
    ...{ rentKey: lease.rentFeeItemId ?? '', fees: feeTerms(lease, { area, ...loaded }) },
  };
}

/** The rows of other tables that belong to leases; these were read under a scope. */
async function readBooks(db: Db, ids: readonly string[]) {
  const units = groupBy(
    await db
      .select({
        leaseId: pmsLeaseUnit.leaseId,
        unitId: pmsUnit.unitId,
        unitName,
        area: pmsLeaseUnit.area,
      })
      .from(pmsLeaseUnit)
      .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
      .innerJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
      .where(ofParent(pmsLeaseUnit.leaseId, ids))
      .orderBy(asc(pmsBuilding.buildingName), asc(pmsUnit.unitNo)),
    ({ leaseId }) => leaseId,
  );
  const amendments = groupBy(
    await db
      .select()
      .from(pmsAmendment)
      .where(ofParent(pmsAmendment.leaseId, ids, eq(pmsAmendment.status, AMENDMENT_STATUS.active)))
      .orderBy(asc(pmsAmendment.amendmentId)),
    ({ leaseId }) => leaseId,
  );
  const rows = await db
    .select()
    .from(pmsBill)
    .where(ofParent(pmsBill.leaseId, ids, eq(pmsBill.deleted, 0)))
    .orderBy(asc(pmsBill.billId));
  const bills = groupBy(rows, ({ leaseId }) => leaseId ?? '');
  const events = await eventsOf(
    db,
    rows.map(({ billId }) => billId),
  );
  const credits = await db.select().from(pmsCredit).where(ofParent(pmsCredit.leaseId, ids));
  const credited = new Map<string, number>();
  for (const { leaseId, feeItemId, periodStart, amount } of credits) {
    const key = `${leaseId} ${feeItemId} ${periodStart}`;
    credited.set(key, (credited.get(key) ?? 0) + amount);
  }
  return { units, amendments, bills, events, credited };
}

/** The books of leases, which were read under a scope, in a handful of queries however many they are. */
export async function loadBooks(
  db: Db,
  leases: readonly LeaseRow[],
  { feeItems, tariffs }: Loaded,
): Promise<LeaseBook[]> {
  if (leases.length === 0) return [];
  const { units, amendments, bills, events, credited } = await readBooks(
    db,
    leases.map(({ leaseId }) => leaseId),
  );
  return leases.map((lease): LeaseBook => {
    const own = units.get(lease.leaseId) ?? [];
    const area = own.reduce((sum, unit) => sum + unit.area, 0);
    const amended = (amendments.get(lease.leaseId) ?? []).map(({ fromDate, rentAmount }) => ({ fromDate, rentAmount }));
    const usageFees = lease.fees.flatMap(({ feeItemId }) => {
      const item = feeItems.get(feeItemId);
      return item?.calcMode === CALC_MODE.usage ? [item] : [];
    });
    return {
      ...{ lease, units: own, usageFees, bills: bills.get(lease.leaseId) ?? [], events, credited },
      terms: termsOf(lease, { area, amendments: amended, feeItems, tariffs }),
    };
  });
}

/** The bills of a lease as a plan compares them, without its deposit. */
export function knownBills({ lease, bills, events, credited }: LeaseBook): KnownBill[] {
  return bills.flatMap((bill): KnownBill[] => {
    if (bill.feeItemId === null || bill.feeType === FEE_TYPE.deposit) return [];
    const { billId, feeItemId, periodStart, periodEnd, amount, dueDate, payBy, parts } = bill;
    return [
      {
        ...{ billId, feeItemId, periodStart, periodEnd, amount, dueDate, payBy, parts },
        credited: credited.get(`${lease.leaseId} ${feeItemId} ${periodStart}`) ?? 0,
        isTouched: events.has(billId),
        isVoid: bill.billStatus === BILL_STATUS.void,
        keepsKey: bill.keepsKey === 1,
      },
    ];
  });
}

export const leasesOf = (db: Db, propertyId: string) =>
  db
    .select()
    .from(pmsLease)
    .where(
      ofParent(
        pmsLease.propertyId,
        propertyId,
        and(eq(pmsLease.deleted, 0), isNotNull(pmsLease.rentFeeItemId), inArray(pmsLease.leaseStatus, BILLED_LEASES)),
      ),
    )
    .orderBy(asc(pmsLease.leaseNo));
