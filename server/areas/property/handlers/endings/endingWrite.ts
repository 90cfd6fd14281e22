import { eq, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { leaseApi } from '../../../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import { SETTLEMENT_STATUS, type settlementApi } from '../../../../../src/contract/property/settlements';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import type { Ended, Ending } from '../../data/billing/endBook';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsLease } from '../../data/schema/property';
import { pmsSettlement } from '../../data/schema/settlements';
import { lockedLease } from '../billing/leaseWrite';
import { demandEnding, endingOf } from './demandEnding';
import { endingOfRow, missingIn, type SettlementRow } from './endingRead';
import { tellMeters } from './sentences';

const { draft, submitted, rejected, void: gone } = SETTLEMENT_STATUS;
const { running, expired } = LEASE_STATUS;

/** The figures that a settlement keeps; it gets its lines when it is submitted. */
export const figuresOf = ({ figures, fingerprint }: Ended) => ({ ...figures, fingerprint });

interface Locked {
  row: SettlementRow;
  lease: LeaseRow;
}

/** Locks a settlement and its lease; refuses one changed since the caller saw it, or in none of these states. */
export async function lockedSettlement(
  { id, version }: { id: string; version: number },
  states: readonly SettlementRow['status'][],
  { db, session }: Context,
): Promise<Locked> {
  const [row] = await db
    .select()
    .from(pmsSettlement)
    .where(within(session, pmsSettlement, eq(pmsSettlement.settlementId, id)))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  if (!states.includes(row.status)) throw new Failure(ERROR.propertyForbids);
  const [lease] = await db.select().from(pmsLease).where(ofParent(pmsLease.leaseId, row.leaseId)).for('update');
  if (!lease) throw notFound();
  return { row, lease };
}

const told = (row: Partial<SettlementRow>) =>
  said(row, {
    ...{ unearned: yuan, due: yuan, back: yuan, prepaidUsed: yuan, depositUsed: yuan, refund: yuan, depositBack: yuan },
    charges: (all) => all.map((one) => said(one, { amount: yuan })),
    readings: (all) => all.map((one) => said(one, { values: (values) => values.map(twoDecimals) })),
  });

export async function changeSettlement({ row, lease }: Locked, values: Partial<SettlementRow>, context: Context) {
  const { settlementId, settleNo, version } = row;
  await context.db
    .update(pmsSettlement)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(pmsSettlement.settlementId, settlementId));
  const { lines: _lines, ...changed } = values;
  context.note({ objectId: lease.leaseId, objectName: `${lease.leaseNo} ${settleNo}`, after: told(changed) });
}

/** Begins the settlement of a lease that runs or has expired, unless there is one already. */
export async function terminateLease(
  { leaseId, version, outDate, reason }: Parsed<typeof leaseApi.terminate>,
  context: Context,
): Promise<Output<typeof leaseApi.terminate>> {
  const { db, session, now, note } = context;
  const lease = await lockedLease({ id: leaseId, version }, [running, expired], context);
  const [known] = await db
    .select({ settlementId: pmsSettlement.settlementId })
    .from(pmsSettlement)
    .where(ofParent(pmsSettlement.leaseId, leaseId, ne(pmsSettlement.status, gone)));
  if (known || lease.tenantId === null) throw new Failure(ERROR.propertyForbids);
  const ending: Ending = { outDate, settleDate: now.slice(0, 10), charges: [], readings: [] };
  const ended = await demandEnding(lease, ending, context);
  const { propertyId, tenantId, branchId, leaseNo } = lease;
  const [created] = await db
    .insert(pmsSettlement)
    .values({
      ...{ ...auditOf({ by: session, now }), leaseId, propertyId, tenantId, branchId, outDate, reason },
      ...{ settleDate: ending.settleDate, settleNo: await nextNumber(db, 'settlement', now), ...figuresOf(ended) },
    })
    .returning();
  if (!created) throw notFound();
  const { settlementId, settleNo } = created;
  note({ objectId: leaseId, objectName: `${leaseNo} ${settleNo}`, after: { settleNo, outDate, reason } });
  return { settlementId, settleNo };
}

export async function saveSettlement(
  { reason, ...form }: Parsed<typeof settlementApi.save>,
  context: Context,
): Promise<Output<typeof settlementApi.save>> {
  const locked = await lockedSettlement(form, [draft, rejected], context);
  const ending = endingOf(form, context);
  const ended = await demandEnding(locked.lease, ending, context);
  const { readings, charges, outDate, settleDate } = ending;
  const values = { outDate, settleDate, reason, charges, readings, status: draft, ...figuresOf(ended) };
  const images = charges.flatMap((charge) => charge.images);
  await changeSettlement(locked, { ...values, images, opinion: '' }, context);
  return { version: locked.row.version + 1, fingerprint: ended.fingerprint };
}

/** Computes the end as of now; refuses missing readings (48062), and figures that nobody has seen (48063). */
export async function demandSame({ row, lease }: Locked, fingerprint: string, context: Context): Promise<Ended> {
  const ending = endingOfRow(row);
  const ended = await demandEnding(lease, ending, context);
  const given = new Set(ending.readings.map(({ meterId }) => meterId));
  const missing = missingIn(tellMeters(ended, ending.outDate, given), given);
  if (missing.length > 0) throw new Failure(ERROR.outReadingMissing, { params: { meters: missing.join(' ') } });
  if (ended.fingerprint !== fingerprint) throw new Failure(ERROR.settlementChanged);
  return ended;
}

export async function submitSettlement({ fingerprint, ...key }: Parsed<typeof settlementApi.submit>, context: Context) {
  const locked = await lockedSettlement(key, [draft], context);
  const ended = await demandSame(locked, fingerprint, context);
  const seen = { lines: ended.lines, ...figuresOf(ended), submittedBy: context.session.loginName };
  await changeSettlement(locked, { ...seen, status: submitted }, context);
  return true;
}

/** The lease stays as if nobody had begun to end it. */
export async function voidSettlement(key: Parsed<typeof settlementApi.void>, context: Context) {
  const locked = await lockedSettlement(key, [draft, rejected], context);
  await changeSettlement(locked, { status: gone }, context);
  return true;
}
