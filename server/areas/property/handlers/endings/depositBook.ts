import { and, eq, inArray } from 'drizzle-orm';
import { DEPOSIT_KIND } from '../../../../../src/contract/property/deposits';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { amountOf } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { owedOf } from '../../data/billing/copies';
import { depositOf } from '../../data/billing/endBook';
import { type BillRow, eventsOf, type LeaseRow } from '../../data/billing/leaseBook';
import { pmsLease } from '../../data/schema/property';
import { pmsDepositEntry } from '../../data/schema/settlements';
import { broughtBy } from '../../rules/billing/deposit';

type Kind = (typeof DEPOSIT_KIND)[keyof typeof DEPOSIT_KIND];

const COMES_IN: readonly Kind[] = [DEPOSIT_KIND.received, DEPOSIT_KIND.toppedUp, DEPOSIT_KIND.movedIn];
/** The sign of an entry: it comes in, or goes out. */
export const signOf = (kind: Kind) => (COMES_IN.includes(kind) ? 1 : -1);

interface Entry {
  kind: Kind;
  amount: number;
  date: string;
  refNo: string;
  reason?: string;
  images?: readonly string[];
}

/** Adds an entry to a lease's deposit, its tenant being locked; no more goes out than is held (48051). */
export async function keepEntry(lease: Pick<LeaseRow, 'leaseId' | 'branchId'>, entry: Entry, context: Context) {
  const { db, session, now } = context;
  const before = await depositOf(db, lease.leaseId);
  const balanceAfter = before + signOf(entry.kind) * entry.amount;
  if (balanceAfter < 0) throw new Failure(ERROR.depositShort, { params: { amount: amountOf(before) } });
  const { leaseId, branchId } = lease;
  await db.insert(pmsDepositEntry).values({
    ...{ leaseId, branchId, balanceAfter, createdByName: session.realName, gmtCreated: now },
    ...{ ...entry, images: [...(entry.images ?? [])] },
  });
}

type Renewed = Pick<LeaseRow, 'leaseId' | 'leaseNo' | 'branchId'>;

/** Moves the deposit of a lease to its renewal, or back to the lease before; answers how much that is. */
export async function moveDeposit(from: Renewed, to: Renewed, context: Context): Promise<number> {
  const amount = await depositOf(context.db, from.leaseId);
  if (amount === 0) return 0;
  const date = context.now.slice(0, 10);
  await keepEntry(from, { kind: DEPOSIT_KIND.movedOut, amount, date, refNo: to.leaseNo }, context);
  await keepEntry(to, { kind: DEPOSIT_KIND.movedIn, amount, date, refNo: from.leaseNo }, context);
  return amount;
}

const { approved, running, expired, ended } = LEASE_STATUS;

/** The approved renewal of a lease, whether or not it has begun. */
async function successorOf(leaseId: string, { db }: Context) {
  const [found] = await db
    .select()
    .from(pmsLease)
    .where(
      ofParent(
        pmsLease.predecessorId,
        leaseId,
        and(eq(pmsLease.deleted, 0), inArray(pmsLease.leaseStatus, [approved, running, expired, ended])),
      ),
    );
  return found;
}

interface Brought {
  bill: BillRow;
  /** How much of the bill the payment covers. */
  amount: number;
}

/** The amounts that deposit bills were paid, each with its lease. */
async function ofDeposits(brought: readonly Brought[], { db }: Context) {
  const found: { amount: number; lease: LeaseRow }[] = [];
  for (const { bill, amount } of brought) {
    if (bill.feeType !== FEE_TYPE.deposit || bill.leaseId === null || amount <= 0) continue;
    const [lease] = await db.select().from(pmsLease).where(ofParent(pmsLease.leaseId, bill.leaseId));
    if (lease) found.push({ amount, lease });
  }
  return found;
}

/** Adds what a payment brings to deposits; of a lease that was renewed meanwhile it moves on to the renewal. */
export async function receiveDeposits(
  brought: readonly Brought[],
  { payNo, date }: { payNo: string; date: string },
  context: Context,
) {
  for (const { amount, lease } of await ofDeposits(brought, context)) {
    const [first] = await context.db
      .select({ entryId: pmsDepositEntry.entryId })
      .from(pmsDepositEntry)
      .where(ofParent(pmsDepositEntry.leaseId, lease.leaseId))
      .limit(1);
    const kind = first ? DEPOSIT_KIND.toppedUp : DEPOSIT_KIND.received;
    await keepEntry(lease, { kind, amount, date, refNo: payNo }, context);
    const next = await successorOf(lease.leaseId, context);
    if (next) await moveDeposit(lease, next, context);
  }
}

/** Takes back what a reversed payment brought to deposits; what is no longer held cannot be taken back (48051). */
export async function undoDeposits(
  bills: readonly BillRow[],
  { payNo, reason }: { payNo: string; reason: string },
  context: Context,
) {
  const { db, now } = context;
  const events = await eventsOf(
    db,
    bills.map(({ billId }) => billId),
  );
  const brought = bills.map((bill) => ({ bill, amount: broughtBy(owedOf(bill, events.get(bill.billId)), payNo) }));
  const entry = { kind: DEPOSIT_KIND.undone, date: now.slice(0, 10), refNo: payNo, reason };
  for (const { amount, lease } of await ofDeposits(brought, context))
    await keepEntry(lease, { ...entry, amount }, context);
}
