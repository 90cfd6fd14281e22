import { BILL_KIND } from '../../../../../src/contract/property/bills';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Db } from '../../../../platform/database/db';
import { sumOf } from '../../../../platform/numbers/exact';
import { nextNumber, nextNumbers } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import type { Planned } from '../../rules/billing/plan';
import { creditOf } from '../../rules/billing/settle';
import { standing } from '../../rules/billing/standing';
import { pmsBillEntry, pmsCredit } from '../schema/billing';
import { pmsBill } from '../schema/bills';
import { pmsTenant } from '../schema/tenants';
import { owedOf, refreshTenant } from './copies';
import { eventsOf, type FeeItemRow, type LeaseRow } from './leaseBook';

export interface Writing {
  feeItems: ReadonlyMap<string, FeeItemRow>;
  /** The day on which bills are made, and the moment. */
  today: string;
  now: string;
  by: { loginName: string; realName: string };
  runId: string | null;
  /** Why something is replaced, credited or billed on top. */
  reason: string;
  /** The date of credits; without it the day of the run. */
  creditDate?: string;
}

export interface Written {
  made: number;
  /** How many bills somebody else had made since it was planned. */
  existing: number;
  replaced: number;
  differences: number;
  credits: number;
  amount: number;
}

export const auditOf = ({ by, now }: Pick<Writing, 'by' | 'now'>) => ({
  ...{ createdBy: by.loginName, createdByName: by.realName, gmtCreated: now },
  ...{ modifiedBy: by.loginName, gmtModified: now },
});

const NEEDS_BILL: readonly Planned['act'][] = ['MAKE', 'REPLACE', 'DIFFERENCE'];

function billRow(lease: LeaseRow, one: Planned, { billNo, ...writing }: Writing & { billNo: string }) {
  const item = writing.feeItems.get(one.feeItemId);
  // A deposit has neither late fee nor tax.
  const terms = item?.feeType === FEE_TYPE.deposit ? undefined : item;
  const isDifference = one.act === 'DIFFERENCE';
  const { want, have } = one;
  return {
    ...auditOf(writing),
    ...{ billNo, propertyId: lease.propertyId, branchId: lease.branchId, leaseId: lease.leaseId },
    ...{ tenantId: lease.tenantId, feeItemId: one.feeItemId, feeType: item?.feeType ?? 9, runId: writing.runId },
    ...{ periodStart: one.periodStart, periodEnd: one.periodEnd, dueDate: one.dueDate, payBy: one.payBy },
    ...{ lateFeeDays: terms?.lateFeeDays ?? 0, lateRate: terms?.lateRate ?? 0, taxRate: terms?.taxRate ?? 0 },
    ...{ issueDate: writing.today, billKind: isDifference ? BILL_KIND.difference : BILL_KIND.normal },
    usageDays: one.usageDays,
    amount: isDifference ? want - have : want,
    parts: isDifference
      ? [{ kind: 'DIFF' as const, want, have, amount: want - have, reason: writing.reason }, ...one.parts]
      : one.parts,
    replacesId: one.act === 'REPLACE' ? (one.bills[0]?.billId ?? null) : null,
    billStatus: one.payBy < writing.today ? BILL_STATUS.overdue : BILL_STATUS.open,
  };
}

type Credited = Pick<Planned, 'have' | 'want' | 'feeItemId' | 'periodStart'> & {
  bills: readonly { billId: string }[];
};

/** Writes the credit of a fee and period over its bills, the oldest first; what exceeds them is prepaid. */
export async function writeCredit(db: Db, lease: LeaseRow, { one, writing }: { one: Credited; writing: Writing }) {
  const amount = one.have - one.want;
  const date = writing.creditDate ?? writing.today;
  const creditNo = await nextNumber(db, 'credit', writing.now);
  const ids = one.bills.map(({ billId }) => billId);
  const rows = await db.select().from(pmsBill).where(ofParent(pmsBill.billId, ids)).orderBy(pmsBill.billId);
  const events = await eventsOf(db, ids);
  const owed = rows.map((row) => ({
    ...owedOf(row, events.get(row.billId)),
    ...{ billId: row.billId, feeKey: one.feeItemId, periodStart: one.periodStart },
  }));
  const shares = creditOf(owed, amount, date).filter(({ part }) => part > 0);
  const toBalance = shares.reduce((sum, { bill, part }) => sum + Math.max(0, part - standing(bill, date).principal), 0);
  await db.insert(pmsCredit).values({
    ...auditOf(writing),
    creditNo,
    leaseId: lease.leaseId,
    branchId: lease.branchId,
    feeItemId: one.feeItemId,
    amount,
    date,
    toBalance,
    ...{ periodStart: one.periodStart, reason: writing.reason, runId: writing.runId },
  });
  await db.insert(pmsBillEntry).values(
    shares.map(({ bill, part }) => ({
      ...{ billId: bill.billId, branchId: lease.branchId, kind: 'CREDIT' as const, date, amount: part, no: creditNo },
      ...{ reason: writing.reason, createdByName: writing.by.realName, gmtCreated: writing.now },
    })),
  );
}

async function voidOld(db: Db, replaced: readonly Planned[], { by, now, reason }: Writing) {
  const ids = replaced.flatMap(({ bills }) => bills.map(({ billId }) => billId));
  if (ids.length === 0) return;
  await db
    .update(pmsBill)
    .set({ billStatus: BILL_STATUS.void, voidReason: reason, modifiedBy: by.loginName, gmtModified: now })
    .where(ofParent(pmsBill.billId, ids));
}

export const NOTHING: Written = { made: 0, existing: 0, replaced: 0, differences: 0, credits: 0, amount: 0 };

/** Writes new bills, of however many leases. */
export async function makeBills(
  db: Db,
  made: readonly { lease: LeaseRow; one: Planned }[],
  writing: Writing,
): Promise<Written> {
  const due = made.filter(({ one }) => one.want > 0);
  if (due.length === 0) return NOTHING;
  const numbers = await nextNumbers(db, 'bill', { now: writing.now, count: due.length });
  const rows = due.map(({ lease, one }, index) => billRow(lease, one, { ...writing, billNo: numbers[index] ?? '' }));
  const inserted = await db.insert(pmsBill).values(rows).onConflictDoNothing().returning({ amount: pmsBill.amount });
  const lost = rows.length - inserted.length;
  const count = (act: Planned['act']) => made.filter(({ one }) => one.act === act).length;
  return {
    ...{ ...NOTHING, made: count('MAKE') - lost, existing: lost, differences: count('DIFFERENCE') },
    amount: sumOf(inserted, ({ amount }) => amount),
  };
}

/** Writes what is planned for one lease, inside of its transaction. */
export async function writePlan(
  db: Db,
  lease: LeaseRow,
  { planned, writing }: { planned: readonly Planned[]; writing: Writing },
): Promise<Written> {
  const replaced = planned.filter(({ act }) => act === 'REPLACE');
  await voidOld(db, replaced, writing);
  const toBill = planned.filter(({ act }) => NEEDS_BILL.includes(act)).map((one) => ({ lease, one }));
  const made = await makeBills(db, toBill, writing);
  const credited = planned.filter(({ act }) => act === 'CREDIT');
  for (const one of credited) await writeCredit(db, lease, { one, writing });
  if (lease.tenantId && (credited.length > 0 || replaced.length > 0))
    await refreshTenant(db, lease.tenantId, writing.today);
  return { ...made, replaced: replaced.length, credits: credited.length };
}

/** Locks the bills that a plan changes, so that no payment comes to them meanwhile; as a payment does, the tenant first. */
export async function lockBills(db: Db, { tenantId }: LeaseRow, planned: readonly Planned[]) {
  const ids = planned.filter(({ act }) => act !== 'NONE').flatMap(({ bills }) => bills.map(({ billId }) => billId));
  if (ids.length === 0) return;
  if (tenantId !== null)
    await db
      .select({ id: pmsTenant.tenantId })
      .from(pmsTenant)
      .where(ofParent(pmsTenant.tenantId, tenantId))
      .for('update');
  await db
    .select({ id: pmsBill.billId })
    .from(pmsBill)
    .where(ofParent(pmsBill.billId, ids))
    .orderBy(pmsBill.billId)
    .for('update');
}
