import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type billApi, REDUCTION } from '../../../../../src/contract/property/bills';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { amountOf } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { owedOf, refreshTenant } from '../../data/billing/copies';
import { type BillRow, eventsOf } from '../../data/billing/leaseBook';
import { pmsBillEntry } from '../../data/schema/billing';
import { pmsBill } from '../../data/schema/bills';
import { standing } from '../../rules/billing/standing';
import { lockedTenant } from './pay';

async function lockedBill(
  { id, version }: { id: string; version: number },
  { db, session }: Context,
): Promise<BillRow> {
  const [found] = await db
    .select()
    .from(pmsBill)
    .where(within(session, pmsBill, eq(pmsBill.billId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw new Failure(ERROR.versionConflict);
  if (found.billStatus === BILL_STATUS.void) throw new Failure(ERROR.propertyForbids);
  return found;
}

async function change(before: BillRow, values: Partial<BillRow>, context: Context) {
  const { billId, billNo, version } = before;
  await context.db
    .update(pmsBill)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(pmsBill.billId, billId));
  context.note({ objectId: billId, objectName: billNo, after: { ...values } });
  return { version: version + 1 };
}

/** Voids a bill that nothing has come to; its period is free again unless it is to stay without a bill. */
export async function voidBill({ reason, again, ...key }: Parsed<typeof billApi.void>, context: Context) {
  const bill = await lockedBill(key, context);
  const events = await eventsOf(context.db, [bill.billId]);
  if ((events.get(bill.billId) ?? []).length > 0) throw new Failure(ERROR.billPaid);
  return change(bill, { billStatus: BILL_STATUS.void, voidReason: reason, keepsKey: again === 1 ? 0 : 1 }, context);
}

/** Locks the tenant before his bills, as a payment does. */
async function lockTenantOf(billId: string, context: Context) {
  const { db, session } = context;
  const [found] = await db
    .select({ tenantId: pmsBill.tenantId })
    .from(pmsBill)
    .where(within(session, pmsBill, eq(pmsBill.billId, billId)));
  if (found?.tenantId) await lockedTenant(found.tenantId, context);
}

export async function reduceBill({ target, amount, reason, ...key }: Parsed<typeof billApi.reduce>, context: Context) {
  const { db, now, session } = context;
  const today = now.slice(0, 10);
  await lockTenantOf(key.id, context);
  const bill = await lockedBill(key, context);
  const events = await eventsOf(db, [bill.billId]);
  const { principal, feeOpen } = standing(owedOf(bill, events.get(bill.billId)), today);
  const most = target === REDUCTION.principal ? principal : feeOpen;
  const fen = toUnits(amount, 2);
  if (fen <= 0 || fen > most) throw new Failure(ERROR.reducedTooMuch, { params: { amount: amountOf(most) } });
  await db.insert(pmsBillEntry).values({
    ...{ billId: bill.billId, branchId: bill.branchId, kind: target === REDUCTION.principal ? 'REDUCE' : 'WAIVE' },
    ...{ date: today, amount: fen, no: bill.billNo, reason, createdByName: session.realName, gmtCreated: now },
  });
  const done = await change(bill, {}, context);
  // The bill itself stays as it is.
  context.note({ objectId: bill.billId, objectName: bill.billNo, after: { target, amount, reason } });
  if (bill.tenantId) await refreshTenant(db, bill.tenantId, today);
  return done;
}
