import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type leaseApi, LEASE_ROW_STATE } from '../../../../../src/contract/property/leases';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import {
  type BillRow,
  type LeaseBook,
  type LeaseRow,
  loadBooks,
  loadFeeItems,
  loadTariffs,
} from '../../data/billing/leaseBook';
import { statusOn } from '../../data/billing/copies';
import { owedOf } from '../../data/billing/copies';
import { standing } from '../../rules/billing/standing';
import { pmsAmendment } from '../../data/schema/billing';
import { pmsLease, pmsLeaseUnit, pmsProperty, pmsUnit } from '../../data/schema/property';
import { rentSteps } from '../../rules/billing/rent';
import { schedule, type ScheduleRow } from '../../rules/billing/schedule';
import { companyOf } from '../names';
import { isOwn } from '../own';
import { beside } from './leaseColumns';
import { toldFees, toldIncreases } from './toldLease';

const recordOf = (row: LeaseRow, context: Pick<Context, 'session'>) => ({
  ...{ ...row, rentAmount: yuan(row.rentAmount), deposit: yuan(row.deposit), isOwn: isOwn(row, context) },
});

export async function leasePage(query: Parsed<typeof leaseApi.page>, context: Context) {
  const { db, session } = context;
  const { leaseNo, tenantName, propertyId, tenantId, leaseStatus, endFrom, endTo } = query;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = and(
    leaseNo ? hasText(pmsLease.leaseNo, leaseNo) : undefined,
    tenantName ? hasText(pmsLease.tenantName, tenantName) : undefined,
    propertyId ? eq(pmsLease.propertyId, propertyId) : undefined,
    tenantId ? eq(pmsLease.tenantId, tenantId) : undefined,
    leaseStatus === undefined ? undefined : eq(pmsLease.leaseStatus, leaseStatus),
    endFrom ? gte(pmsLease.endDate, endFrom) : undefined,
    endTo ? lte(pmsLease.endDate, endTo) : undefined,
  );
  const listed = db
    .select({ row: pmsLease, ...beside })
    .from(pmsLease)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsLease.propertyId))
    .where(within(session, pmsLease, where))
    .$dynamic();
  const order = [by(pmsLease[orderBy], orderDir), by(pmsLease.leaseId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsLease.leaseId] }, query);
  return { records: rows.map(({ row, ...more }) => ({ ...recordOf(row, context), ...more })), ...found };
}

export async function leaseDetail(
  { id }: { id: string },
  context: Pick<Context, 'db' | 'session'>,
): Promise<Output<typeof leaseApi.detail>> {
  const { db, session } = context;
  const [found] = await db
    .select({ row: pmsLease, ...beside })
    .from(pmsLease)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsLease.propertyId))
    .where(within(session, pmsLease, eq(pmsLease.leaseId, id)));
  if (!found) throw notFound();
  const { row, ...more } = found;
  const units = await db
    .select({ unitId: pmsUnit.unitId, unitNo: pmsUnit.unitNo, area: pmsLeaseUnit.area })
    .from(pmsLeaseUnit)
    .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .where(ofParent(pmsLeaseUnit.leaseId, id))
    .orderBy(asc(pmsUnit.unitNo));
  const amendments = await db
    .select()
    .from(pmsAmendment)
    .where(ofParent(pmsAmendment.leaseId, id))
    .orderBy(asc(pmsAmendment.amendmentId));
  const [before] = row.predecessorId
    ? await db.select({ leaseNo: pmsLease.leaseNo }).from(pmsLease).where(ofParent(pmsLease.leaseId, row.predecessorId))
    : [];
  return {
    ...{ ...recordOf(row, context), ...more, predecessorNo: before?.leaseNo ?? null },
    ...(await companyOf(row.branchId, { db })),
    units: units.map((unit) => ({ ...unit, area: twoDecimals(unit.area) })),
    increase: toldIncreases(row.increases),
    rentFeeItemId: row.rentFeeItemId,
    feeItems: toldFees(row.fees),
    amendments: amendments.map((one) => ({ ...one, rentAmount: yuan(one.rentAmount), isOwn: isOwn(one, context) })),
  };
}

/** A lease that was read under a scope, with all that its bills follow from. */
export async function bookOf(lease: LeaseRow, { db }: Pick<Context, 'db'>): Promise<LeaseBook> {
  const feeItems = await loadFeeItems(db);
  const tariffs = await loadTariffs(db, lease.propertyId);
  const [book] = await loadBooks(db, [lease], { feeItems, tariffs });
  if (!book) throw notFound();
  return book;
}

function stateOf(bills: readonly BillRow[], { events }: LeaseBook, today: string) {
  const valid = bills.filter(({ billStatus }) => billStatus !== BILL_STATUS.void);
  if (valid.length === 0)
    return bills.some(({ keepsKey }) => keepsKey === 1) ? LEASE_ROW_STATE.never : LEASE_ROW_STATE.planned;
  const states = valid.map((bill) => statusOn(bill, standing(owedOf(bill, events.get(bill.billId)), today), today));
  if (states.every((one) => one === BILL_STATUS.paid)) return LEASE_ROW_STATE.paid;
  return states.includes(BILL_STATUS.overdue) ? LEASE_ROW_STATE.overdue : LEASE_ROW_STATE.made;
}

export async function leaseSchedule(
  { id, until }: Parsed<typeof leaseApi.schedule>,
  context: Context,
): Promise<Output<typeof leaseApi.schedule>> {
  const { db, session, now } = context;
  const [lease] = await db
    .select()
    .from(pmsLease)
    .where(within(session, pmsLease, eq(pmsLease.leaseId, id)));
  if (!lease) throw notFound();
  const book = await bookOf(lease, context);
  const feeItems = await loadFeeItems(db);
  const tell = ({ feeKey, amount, parts, ...row }: ScheduleRow) => {
    const bills = book.bills.filter((bill) => bill.feeItemId === feeKey && bill.periodStart === row.periodStart);
    const bill = bills.findLast(({ billStatus }) => billStatus !== BILL_STATUS.void);
    return {
      ...row,
      ...{ feeItemId: feeKey, feeName: feeItems.get(feeKey)?.feeName ?? '', amount: yuan(amount) },
      parts: parts.map((part) => ({ ...part, monthly: yuan(part.monthly), amount: yuan(part.amount) })),
      state: stateOf(bills, book, now.slice(0, 10)),
      ...{ billId: bill?.billId ?? null, billNo: bill?.billNo ?? null },
    };
  };
  return {
    rents: rentSteps(book.terms).map(({ from, monthly }) => ({ from, monthly: yuan(monthly) })),
    rows: schedule(book.terms, until).map(tell),
  };
}
