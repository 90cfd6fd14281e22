import { and, eq, gte, lte } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { PAYMENT_STATUS, paymentApi } from '../../../../../src/contract/property/bills';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { touch } from '../../../../http/touch';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent, within } from '../../../../platform/scope';
import { owedOf, refreshTenant } from '../../data/billing/copies';
import { eventsOf } from '../../data/billing/leaseBook';
import { pmsPayment, pmsPaymentItem } from '../../data/schema/billing';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsBill } from '../../data/schema/bills';
import { pmsTenant } from '../../data/schema/tenants';
import { chargeName } from '../../rules/billing/billPart';
import { capitals, taxIn } from '../../rules/billing/receipt';
import { standing } from '../../rules/billing/standing';
import { undoDeposits } from '../endings/depositBook';
import { companyOf } from '../names';
import { lockedTenant } from './pay';

async function paymentPage(
  query: Parsed<typeof paymentApi.page>,
  { db, session }: Context,
): Promise<Output<typeof paymentApi.page>> {
  const { payNo, tenantName, tenantId, status, payFrom, payTo, orderBy = 'payTime', orderDir = 'desc' } = query;
  const where = and(
    payNo ? hasText(pmsPayment.payNo, payNo) : undefined,
    tenantName ? hasText(pmsTenant.tenantName, tenantName) : undefined,
    tenantId ? eq(pmsPayment.tenantId, tenantId) : undefined,
    status === undefined ? undefined : eq(pmsPayment.status, status),
    payFrom ? gte(pmsPayment.date, payFrom) : undefined,
    payTo ? lte(pmsPayment.date, payTo) : undefined,
  );
  const listed = db
    .select({ row: pmsPayment, tenantName: told(pmsTenant.tenantName) })
    .from(pmsPayment)
    .leftJoin(pmsTenant, eq(pmsTenant.tenantId, pmsPayment.tenantId))
    .where(within(session, pmsPayment, where))
    .$dynamic();
  const order = [by(pmsPayment[orderBy], orderDir), by(pmsPayment.paymentId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsPayment.paymentId] }, query);
  const records = rows.map(({ row, ...names }) => ({
    ...{ ...row, ...names, amount: yuan(row.amount), toBalance: yuan(row.toBalance) },
  }));
  return { records, ...found };
}

async function paymentOf(id: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(pmsPayment)
    .where(within(session, pmsPayment, eq(pmsPayment.paymentId, id)));
  if (!found) throw notFound();
  return found;
}

const itemsOf = (paymentId: string, { db }: Context) =>
  db
    .select({ item: pmsPaymentItem, bill: pmsBill, feeName: pmsFeeItem.feeName })
    .from(pmsPaymentItem)
    .innerJoin(pmsBill, eq(pmsBill.billId, pmsPaymentItem.billId))
    .leftJoin(pmsFeeItem, eq(pmsFeeItem.feeItemId, pmsBill.feeItemId))
    .where(ofParent(pmsPaymentItem.paymentId, paymentId))
    .orderBy(pmsBill.payBy, pmsBill.billNo);

/** A reversed payment counts as never made; what was used of it meanwhile is owed. */
async function reversePayment(
  { id, version, reason }: Parsed<typeof paymentApi.reverse>,
  context: Context,
): Promise<Output<typeof paymentApi.reverse>> {
  const { db, now, note } = context;
  const { tenantId } = await paymentOf(id, context);
  await lockedTenant(tenantId, context);
  const payment = await paymentOf(id, context);
  if (payment.status === PAYMENT_STATUS.reversed) throw new Failure(ERROR.paymentReversed);
  if (payment.version !== version) throw new Failure(ERROR.versionConflict);
  // A settlement pays with money that was there already: its payment stays as it was approved.
  if (payment.settlementId !== null) throw new Failure(ERROR.propertyForbids);
  const items = await itemsOf(id, context);
  const bills = items.map(({ bill }) => bill);
  // Before the payment is reversed: what it brought each deposit is computed while it still counts.
  await undoDeposits(bills, { payNo: payment.payNo, reason }, context);
  await db
    .update(pmsPayment)
    .set({
      ...{ status: PAYMENT_STATUS.reversed, reverseTime: now, reverseReason: reason, version: version + 1 },
      ...touch(context),
    })
    .where(ofParent(pmsPayment.paymentId, id));
  await db.update(pmsPaymentItem).set({ reversed: 1 }).where(ofParent(pmsPaymentItem.paymentId, id));
  await refreshTenant(db, tenantId, now.slice(0, 10));
  note({ objectId: id, objectName: payment.payNo, after: { reason } });
  return { billNos: bills.map(({ billNo }) => billNo) };
}

/** What was paid, bill by bill; the tax is of the principal, a late fee and a deposit have none. */
async function receiptOf({ id }: { id: string }, context: Context): Promise<Output<typeof paymentApi.receipt>> {
  const { db } = context;
  const payment = await paymentOf(id, context);
  const [tenant] = await db.select().from(pmsTenant).where(ofParent(pmsTenant.tenantId, payment.tenantId));
  const items = await itemsOf(id, context);
  const events = await eventsOf(
    db,
    items.map(({ bill }) => bill.billId),
  );
  const lines = items.map(({ item, bill, feeName }) => {
    const applied = standing(owedOf(bill, events.get(bill.billId)), payment.date).applied;
    const own = applied.find(({ kind, no }) => kind === 'PAY' && no === payment.payNo);
    const toFee = own?.toFee ?? 0;
    const tax = taxIn(own?.toPrincipal ?? item.amount, bill.taxRate);
    return {
      billNo: bill.billNo,
      feeName: feeName ?? chargeName(bill.parts),
      periodStart: bill.periodStart,
      periodEnd: bill.periodEnd,
      ...{ amount: item.amount, toFee, tax },
    };
  });
  const { paymentId, payNo, receiptNo, payTime, channel, status, printCount, amount, toBalance, createdByName } =
    payment;
  return {
    ...{ paymentId, payNo, receiptNo, payTime, channel, status, printCount, tenantName: tenant?.tenantName ?? '' },
    ...{ ...(await companyOf(payment.branchId, context)), createdByName },
    ...{ amount: yuan(amount), capitals: capitals(amount), toBalance: yuan(toBalance) },
    tax: yuan(sumOf(lines, (line) => line.tax)),
    lines: lines.map((line) => ({
      ...line,
      ...{ amount: yuan(line.amount), toFee: yuan(line.toFee), tax: yuan(line.tax) },
    })),
  };
}

/** Counts one more print of a receipt. */
async function receiptPrinted({ id }: { id: string }, context: Context) {
  const payment = await paymentOf(id, context);
  const printCount = payment.printCount + 1;
  await context.db.update(pmsPayment).set({ printCount }).where(ofParent(pmsPayment.paymentId, id));
  context.note({ objectId: id, objectName: payment.receiptNo, after: { printCount } });
  return receiptOf({ id }, context);
}

export const paymentRoutes = implement(paymentApi, {
  page: paymentPage,
  reverse: reversePayment,
  receipt: receiptOf,
  printed: receiptPrinted,
});
