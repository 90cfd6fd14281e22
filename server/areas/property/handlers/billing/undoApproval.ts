import { eq, ne } from 'drizzle-orm';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import { BILL_STATUS, LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { amountOf } from '../../../../platform/numbers/money';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent, within } from '../../../../platform/scope';
import type { PlainAsked, PlainUndo } from '../../../master-data/public';
import { refreshTenant } from '../../data/billing/copies';
import { depositOf } from '../../data/billing/endBook';
import { type BillRow, eventsOf, type LeaseRow } from '../../data/billing/leaseBook';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { moveDeposit } from '../endings/depositBook';
import { unitsOfLease } from './leaseUnits';
import { changeLease } from './leaseWrite';
import { lockedTenant } from './pay';

const { draft, submitted, approved, rejected } = LEASE_STATUS;

async function leaseOf({ id, isLocked }: PlainAsked, context: Context): Promise<LeaseRow> {
  const { db, session } = context;
  const found = db
    .select()
    .from(pmsLease)
    .where(within(session, pmsLease, eq(pmsLease.leaseId, id)));
  const [row] = isLocked ? await found.for('update') : await found;
  if (!row) throw notFound();
  if (isLocked && row.tenantId !== null) await lockedTenant(row.tenantId, context);
  return row;
}

/** The bills of a lease; locked, so that nobody pays them while the approval is undone. */
async function billsOf({ leaseId }: LeaseRow, { isLocked }: PlainAsked, { db }: Context) {
  const found = db
    .select()
    .from(pmsBill)
    .where(ofParent(pmsBill.leaseId, leaseId, ne(pmsBill.billStatus, BILL_STATUS.void)))
    .orderBy(pmsBill.billId);
  return isLocked ? found.for('update') : found;
}

/** Why an approval stands: the lease runs, something was paid or reduced, or more than its deposit was billed. */
async function refusalOf({ leaseStatus }: LeaseRow, bills: readonly BillRow[], { db }: Context) {
  if (leaseStatus !== approved) return 'started';
  const events = await eventsOf(
    db,
    bills.map(({ billId }) => billId),
  );
  if (bills.some(({ billId }) => (events.get(billId) ?? []).length > 0)) return 'paid';
  return bills.some(({ feeType }) => feeType !== FEE_TYPE.deposit) ? 'billed' : undefined;
}

interface Undone {
  lease: LeaseRow;
  bills: readonly BillRow[];
  asked: PlainAsked;
}

/** Frees the units of a lease, voids its bills, and moves a deposit that it took over back to the lease before. */
async function release({ lease, bills, asked }: Undone, context: Context) {
  const { db, now } = context;
  await db
    .update(pmsLeaseUnit)
    .set({ active: 0, fromDate: null, toDate: null })
    .where(ofParent(pmsLeaseUnit.leaseId, lease.leaseId));
  for (const { billId, version } of bills)
    await db
      .update(pmsBill)
      .set({ billStatus: BILL_STATUS.void, voidReason: asked.reason, ...touch(context), version: version + 1 })
      .where(ofParent(pmsBill.billId, billId));
  if (lease.predecessorId !== null) {
    const [before] = await db.select().from(pmsLease).where(ofParent(pmsLease.leaseId, lease.predecessorId));
    if (before) await moveDeposit(lease, before, context);
  }
  if (lease.tenantId !== null && bills.length > 0) await refreshTenant(db, lease.tenantId, now.slice(0, 10));
}

/** A lease whose approval is taken back before it runs (docs/domain/approval.md#without-a-chain). */
export async function undoLease(asked: PlainAsked, context: Context): Promise<PlainUndo> {
  const lease = await leaseOf(asked, context);
  const { leaseNo: no, tenantName: tenant, leaseStatus } = lease;
  const set = { leaseStatus: asked.isAgain ? draft : rejected, opinion: asked.isAgain ? '' : asked.reason };
  const params = { no, tenant };
  const stands = { ended: ['approvalBack.lease.ended', params], again: ['approvalBack.lease.again', params] } as const;
  if (!asked.isPassed)
    return {
      ...(leaseStatus === submitted ? {} : { refusal: 'changed' }),
      ...{ ended: [stands.ended], again: [stands.again], waits: false },
      run: () => changeLease(lease, set, context),
    };
  const bills = await billsOf(lease, asked, context);
  const refusal = await refusalOf(lease, bills, context);
  const units = await unitsOfLease(lease.leaseId, context);
  const moved = lease.predecessorId === null ? 0 : await depositOf(context.db, lease.leaseId);
  const amount = amountOf(sumOf(bills, (bill) => bill.amount));
  const follows = [
    ['approvalBack.lease.units', { units: units.map(({ unitNo }) => unitNo) }] as const,
    ...(bills.length > 0 ? [['approvalBack.lease.bills', { count: bills.length, amount }] as const] : []),
    ...(moved > 0 ? [['approvalBack.lease.deposit', { amount: amountOf(moved) }] as const] : []),
  ];
  return {
    ...(refusal ? { refusal } : {}),
    ...{ ended: [stands.ended, ...follows], again: [stands.again, ...follows], waits: false },
    run: async () => {
      await release({ lease, bills, asked }, context);
      await changeLease(lease, set, context);
    },
  };
}
