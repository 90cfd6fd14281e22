import { and, eq, ne, sql } from 'drizzle-orm';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import { PAYMENT_STATUS, TENANT_CHANNEL } from '../../../../../src/contract/property/bills';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { type BillEvent, type OwedBill, type Standing, standing } from '../../rules/billing/standing';
import { pmsPayment } from '../schema/billing';
import { pmsRefund } from '../schema/settlements';
import { pmsBill } from '../schema/bills';
import { pmsTenant } from '../schema/tenants';
import { type BillRow, eventsOf } from './leaseBook';

type Owed = Pick<BillRow, 'amount' | 'payBy' | 'lateFeeDays' | 'lateRate'>;

export const owedOf = (
  { amount, payBy, lateFeeDays, lateRate }: Owed,
  events: readonly BillEvent[] | undefined,
): OwedBill => ({ amount, payBy, lateFeeDays, lateRate, events: events ?? [] });

/** The status of a bill on any day: the first that fits. */
export function statusOn(bill: Pick<BillRow, 'billStatus' | 'payBy'>, { unpaid, paid }: Standing, today: string) {
  if (bill.billStatus === BILL_STATUS.void) return BILL_STATUS.void;
  if (unpaid === 0) return BILL_STATUS.paid;
  if (today > bill.payBy) return BILL_STATUS.overdue;
  return paid > 0 ? BILL_STATUS.part : BILL_STATUS.open;
}

/** What a bill keeps for lists: copies of figures that are derived from its events. */
export function copiesOf(
  bill: Owed & Pick<BillRow, 'billStatus'>,
  events: readonly BillEvent[] | undefined,
  today: string,
) {
  const now = standing(owedOf(bill, events), today);
  return {
    ...{ lateFee: now.lateFee, reduceAmount: now.reduced, creditAmount: now.credited, paidAmount: now.paid },
    billStatus: statusOn(bill, now, today),
  };
}

/**
 * Writes the copies of bills anew where they differ; the versions stay, as nobody has changed a bill. One that was
 * voided or paid since it was read is left alone: that change has written its copies.
 */
export async function refreshBills(db: Db, bills: readonly BillRow[], today: string) {
  const events = await eventsOf(
    db,
    bills.map(({ billId }) => billId),
  );
  let count = 0;
  for (const bill of bills) {
    const fresh = copiesOf(bill, events.get(bill.billId), today);
    const { lateFee, reduceAmount, creditAmount, paidAmount, billStatus } = bill;
    const old = { lateFee, reduceAmount, creditAmount, paidAmount, billStatus };
    if (JSON.stringify(fresh) === JSON.stringify(old)) continue;
    const asRead = and(
      ...[eq(pmsBill.billStatus, billStatus), eq(pmsBill.paidAmount, paidAmount)],
      ...[eq(pmsBill.reduceAmount, reduceAmount), eq(pmsBill.creditAmount, creditAmount)],
    );
    await db
      .update(pmsBill)
      .set(fresh)
      .where(ofParent(pmsBill.billId, bill.billId, asRead));
    count += 1;
  }
  return count;
}

export const billsOfTenant = (db: Db, tenantId: string) =>
  db
    .select()
    .from(pmsBill)
    .where(ofParent(pmsBill.tenantId, tenantId, and(eq(pmsBill.deleted, 0), sql`${pmsBill.billStatus} <> 9`)))
    .orderBy(pmsBill.payBy, pmsBill.billNo);

/** What a tenant has prepaid: what payments and credits left over, less what was used of it and what was paid back. */
export async function balanceOf(db: Db, tenantId: string, today: string): Promise<number> {
  const bills = await billsOfTenant(db, tenantId);
  const events = await eventsOf(
    db,
    bills.map(({ billId }) => billId),
  );
  const surplus = bills.reduce((sum, bill) => sum + standing(owedOf(bill, events.get(bill.billId)), today).surplus, 0);
  const [paid] = await db
    .select({
      kept: sql<string>`coalesce(sum(${pmsPayment.toBalance}), 0)::text`,
      used: sql<string>`coalesce(sum(${pmsPayment.amount}) filter (where ${pmsPayment.channel} = ${TENANT_CHANNEL.prepaid}), 0)::text`,
    })
    .from(pmsPayment)
    .where(ofParent(pmsPayment.tenantId, tenantId, eq(pmsPayment.status, PAYMENT_STATUS.valid)));
  const [back] = await db
    .select({ amount: sql<string>`coalesce(sum(${pmsRefund.amount}), 0)::text` })
    .from(pmsRefund)
    .where(ofParent(pmsRefund.tenantId, tenantId));
  return surplus + Number(paid?.kept ?? 0) - Number(paid?.used ?? 0) - Number(back?.amount ?? 0);
}

/** Recomputes a tenant's copies under his lock. Bills that others write are waited for, so that none is missed. */
export async function refreshTenant(db: Db, tenantId: string, today: string) {
  const bills = await db
    .select()
    .from(pmsBill)
    .where(ofParent(pmsBill.tenantId, tenantId, and(eq(pmsBill.deleted, 0), ne(pmsBill.billStatus, BILL_STATUS.void))))
    .orderBy(pmsBill.billId)
    .for('update');
  await refreshBills(db, bills, today);
  const balance = await balanceOf(db, tenantId, today);
  await db.update(pmsTenant).set({ balance }).where(ofParent(pmsTenant.tenantId, tenantId));
  return balance;
}
