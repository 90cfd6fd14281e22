import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import { SETTLEMENT_STATUS, type settlementApi } from '../../../../../src/contract/property/settlements';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, subquery, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toText } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { owedOf } from '../../data/billing/copies';
import { depositOf, type Ended, endBook, type Ending } from '../../data/billing/endBook';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { pmsLease, pmsProperty } from '../../data/schema/property';
import { pmsRefund, pmsSettlement } from '../../data/schema/settlements';
import { standing } from '../../rules/billing/standing';
import { BelowLast } from '../../rules/billing/usage';
import { unitsOf } from '../../data/unitNames';
import { bookOf } from '../billing/leaseRead';
import { photosOf } from '../../../../http/photos';
import { companyOf } from '../names';
import { isOwn } from '../own';
import { demandEnding, endingOf } from './demandEnding';
import { tellFigures, tellLines, tellMeters } from './sentences';

export type SettlementRow = typeof pmsSettlement.$inferSelect;

const { draft, approved, rejected } = SETTLEMENT_STATUS;

/** A settlement that is not submitted, or was sent back: its figures follow what happens. */
export const isOpen = ({ status }: Pick<SettlementRow, 'status'>) => status === draft || status === rejected;

/** The numbers of meters that were not read on the last day, neither before nor in this settlement. */
export const missingIn = (meters: ReturnType<typeof tellMeters>, given: ReadonlySet<string>) =>
  meters.filter(({ meterId, isRead }) => !isRead && !given.has(meterId)).map(({ meterNo }) => meterNo);

function tellComputed(ended: Ended, ending: Ending, context: Context) {
  const given = new Set(ending.readings.map(({ meterId }) => meterId));
  const meters = tellMeters(ended, ending.outDate, given);
  return {
    ...tellFigures(ended.figures),
    ...{ lines: tellLines(ended.lines, ending.settleDate, context), fingerprint: ended.fingerprint },
    ...{ meters, missing: missingIn(meters, given) },
  };
}

export async function previewSettlement(
  { leaseId, ...form }: Parsed<typeof settlementApi.preview>,
  context: Context,
): Promise<Output<typeof settlementApi.preview>> {
  const { db, session } = context;
  const [lease] = await db
    .select()
    .from(pmsLease)
    .where(within(session, pmsLease, eq(pmsLease.leaseId, leaseId)));
  if (!lease) throw notFound();
  const ending = endingOf(form, context);
  return tellComputed(await demandEnding(lease, ending, context), ending, context);
}

const rowText = (row: SettlementRow) => {
  const { settlementId, settleNo, leaseId, outDate, settleDate, reason, status, createdByName, gmtModified, version } =
    row;
  return {
    ...{ settlementId, settleNo, leaseId, outDate, settleDate, reason, status, createdByName, gmtModified, version },
    ...{ due: yuan(row.due), back: yuan(row.back), balance: yuan(row.back - row.due) },
  };
};

const named = {
  ...{ row: pmsSettlement, leaseNo: told(pmsLease.leaseNo), tenantName: told(pmsLease.tenantName) },
  ...{ propertyName: told(pmsProperty.propertyName), unitText: subquery<string>(unitsOf(pmsSettlement.leaseId)) },
};

export async function settlementPage(
  query: Parsed<typeof settlementApi.page>,
  { db, session }: Context,
): Promise<Output<typeof settlementApi.page>> {
  const { settleNo, tenantName, leaseId, propertyId, status, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = and(
    settleNo ? hasText(pmsSettlement.settleNo, settleNo) : undefined,
    tenantName ? hasText(pmsLease.tenantName, tenantName) : undefined,
    leaseId ? eq(pmsSettlement.leaseId, leaseId) : undefined,
    propertyId ? eq(pmsSettlement.propertyId, propertyId) : undefined,
    status === undefined ? undefined : eq(pmsSettlement.status, status),
  );
  const listed = db
    .select(named)
    .from(pmsSettlement)
    .leftJoin(pmsLease, eq(pmsLease.leaseId, pmsSettlement.leaseId))
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsSettlement.propertyId))
    .where(within(session, pmsSettlement, where))
    .$dynamic();
  const order = [by(pmsSettlement[orderBy], orderDir), by(pmsSettlement.settlementId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsSettlement.settlementId] }, query);
  return { records: rows.map(({ row, ...names }) => ({ ...rowText(row), ...names })), ...found };
}

/** What of an approved settlement is still open, in fen. */
export async function unsettledOf(row: SettlementRow, lease: LeaseRow, { db, now }: Pick<Context, 'db' | 'now'>) {
  const { bills, events } = await bookOf(lease, { db });
  const today = now.slice(0, 10);
  const valid = bills.filter(({ billStatus }) => billStatus !== BILL_STATUS.void);
  const open = sumOf(valid, (bill) => standing(owedOf(bill, events.get(bill.billId)), today).unpaid);
  const [refunded] = await db
    .select({ amount: pmsRefund.amount })
    .from(pmsRefund)
    .where(ofParent(pmsRefund.settlementId, row.settlementId));
  const refundDue = row.status === approved && !refunded ? row.refund : 0;
  return { open, refundDue, held: await depositOf(db, row.leaseId) };
}

export const endingOfRow = ({ outDate, settleDate, charges, readings }: SettlementRow): Ending => ({
  ...{ outDate, settleDate, charges, readings },
});

/** A settlement as of now; where a final reading has become impossible, all of them are asked for again. */
async function computedNow(row: SettlementRow, lease: LeaseRow, context: Context) {
  const ending = endingOfRow(row);
  try {
    return tellComputed(await endBook(context.db, lease, ending), ending, context);
  } catch (error) {
    if (!(error instanceof BelowLast)) throw error;
    const without = { ...ending, readings: [] };
    return tellComputed(await endBook(context.db, lease, without), without, context);
  }
}

const asKept = (row: SettlementRow, context: Context) => ({
  ...tellFigures(row),
  ...{ lines: tellLines(row.lines, row.settleDate, context), fingerprint: row.fingerprint, meters: [], missing: [] },
});

const NOTHING_OPEN = { open: 0, refundDue: 0, held: 0 };

export async function settlementDetail(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof settlementApi.detail>> {
  const { db, session } = context;
  const [found] = await db
    .select({ ...named, lease: pmsLease })
    .from(pmsSettlement)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsSettlement.leaseId))
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsSettlement.propertyId))
    .where(within(session, pmsSettlement, eq(pmsSettlement.settlementId, id)));
  if (!found) throw notFound();
  const { row, lease, ...names } = found;
  const unsettled = row.status === approved ? await unsettledOf(row, lease, context) : NOTHING_OPEN;
  return {
    ...{ ...rowText(row), ...names, ...(await companyOf(row.branchId, context)) },
    ...(isOpen(row) ? await computedNow(row, lease, context) : asKept(row, context)),
    charges: row.charges.map(({ amount, images, ...charge }) => ({
      ...{ ...charge, amount: yuan(amount), images: photosOf(images, context) },
    })),
    finalReadings: row.readings.map(({ values, ...reading }) => ({
      ...{ ...reading, values: values.map((value) => toText(value, 2)) },
    })),
    ...{ opinion: row.opinion, approvedByName: row.approvedByName, approveTime: row.approveTime },
    ...{ closeTime: row.closeTime, signed: photosOf(row.signed, context), isOwn: isOwn(row, context) },
    ...{ open: yuan(unsettled.open), refundDue: yuan(unsettled.refundDue), held: yuan(unsettled.held) },
  };
}
