import { and, eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type billApi, TENANT_CHANNEL } from '../../../../../src/contract/property/bills';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { amountOf, yuan } from '../../../../platform/numbers/money';
import { sumOf } from '../../../../platform/numbers/exact';
import { said } from '../../../../platform/numbers/said';
import { nextNumber, nextSerials } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { balanceOf, owedOf, refreshTenant } from '../../data/billing/copies';
import { type BillRow, eventsOf } from '../../data/billing/leaseBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsPayment, pmsPaymentItem } from '../../data/schema/billing';
import { pmsBill } from '../../data/schema/bills';
import { pmsTenant } from '../../data/schema/tenants';
import { broughtBy } from '../../rules/billing/deposit';
import { allocate, type NamedBill, type PaymentItem } from '../../rules/billing/payment';
import { standing } from '../../rules/billing/standing';
import { receiveDeposits } from '../endings/depositBook';

type Form = Parsed<typeof billApi.pay>;

export async function lockedTenant(tenantId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(pmsTenant)
    .where(within(session, pmsTenant, eq(pmsTenant.tenantId, tenantId)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** Bills of a tenant that are not void, under their locks. */
async function lockedBills(tenantId: string, { db }: Context) {
  return db
    .select()
    .from(pmsBill)
    .where(ofParent(pmsBill.tenantId, tenantId, and(eq(pmsBill.deleted, 0), sql`${pmsBill.billStatus} <> 9`)))
    .orderBy(pmsBill.billId)
    .for('update');
}

/** A payment is neither in the future nor before its bills. */
function demandTime(payTime: string, bills: readonly BillRow[], now: string) {
  const first = bills.reduce((day, { issueDate }) => (issueDate < day ? issueDate : day), now.slice(0, 10));
  if (payTime > now || payTime.slice(0, 10) < first) throw new Failure(ERROR.payTimeWrong);
}

const wrongSplit = () => new Failure(ERROR.paymentSplit);

function byItems(
  { items = [], amount, payTime }: Form,
  bills: readonly NamedBill[],
  idOf: ReadonlyMap<string, string>,
) {
  const given = items.map((item): PaymentItem => {
    const bill = bills.find(({ billNo }) => idOf.get(billNo) === item.billId);
    if (!bill) throw notFound();
    const part = toUnits(item.amount, 2);
    const toFee = Math.min(part, standing(bill, payTime.slice(0, 10)).feeOpen);
    if (part <= 0) throw wrongSplit();
    return { billNo: bill.billNo, amount: part, toFee, toPrincipal: part - toFee };
  });
  const toBalance = toUnits(amount, 2) - sumOf(given, (one) => one.amount);
  if (toBalance < 0 || new Set(given.map(({ billNo }) => billNo)).size < given.length) throw wrongSplit();
  return { items: given, toBalance };
}

function warn(form: Form, surplus: number) {
  const warnings = surplus > 0 ? [{ code: ERROR.paymentAbove, params: { amount: amountOf(surplus) } }] : [];
  requireConfirmation(warnings, form);
}

interface Payable {
  form: Form;
  tenant: typeof pmsTenant.$inferSelect;
  items: readonly PaymentItem[];
  toBalance: number;
  idOf: ReadonlyMap<string, string>;
}

async function writePayment({ form, tenant, items, toBalance, idOf }: Payable, { db, session, now }: Context) {
  const [payNo = ''] = await nextSerials(db, 'payment', 1);
  const receiptNo = await nextNumber(db, 'receipt', now);
  const { tenantId, branchId } = tenant;
  const [payment] = await db
    .insert(pmsPayment)
    .values({
      ...{ ...auditOf({ by: session, now }), payNo, receiptNo, tenantId, branchId, toBalance },
      ...{ amount: toUnits(form.amount, 2), date: form.payTime.slice(0, 10) },
      ...{ channel: form.channel, payTime: form.payTime, voucher: form.voucher },
    })
    .returning();
  if (!payment) throw notFound();
  const { paymentId } = payment;
  const paid = items.map((item) => ({ ...item, billId: idOf.get(item.billNo) ?? '' }));
  if (paid.length > 0)
    await db
      .insert(pmsPaymentItem)
      .values(paid.map(({ billId, amount: part }) => ({ paymentId, billId, amount: part })));
  return { payment, paid };
}

/** What a tenant pays, on the day on which he paid it (docs/domain/property-bills.md#payments). */
export async function payBills(form: Form, context: Context): Promise<Output<typeof billApi.pay>> {
  const { db, now, note } = context;
  const today = now.slice(0, 10);
  const tenant = await lockedTenant(form.tenantId, context);
  const rows = await lockedBills(tenant.tenantId, context);
  demandTime(form.payTime, rows, now);
  const amount = toUnits(form.amount, 2);
  if (amount <= 0) throw wrongSplit();
  if (form.channel === TENANT_CHANNEL.prepaid && amount > (await balanceOf(db, tenant.tenantId, today)))
    throw wrongSplit();
  const events = await eventsOf(
    db,
    rows.map(({ billId }) => billId),
  );
  const bills = rows.map((row): NamedBill => ({ ...owedOf(row, events.get(row.billId)), billNo: row.billNo }));
  const idOf = new Map(rows.map(({ billNo, billId }) => [billNo, billId]));
  const date = form.payTime.slice(0, 10);
  const { items, toBalance } = form.items ? byItems(form, bills, idOf) : allocate(amount, date, bills);
  // What exceeds a bill is prepaid, as is what is for no bill.
  const above = (item: PaymentItem) => {
    const bill = bills.find(({ billNo }) => billNo === item.billNo);
    return bill ? Math.max(0, item.amount - standing(bill, date).unpaid) : 0;
  };
  const over = sumOf(items, above);
  if (form.channel === TENANT_CHANNEL.prepaid && toBalance + over > 0) throw wrongSplit();
  warn(form, toBalance + over);
  const { payment, paid } = await writePayment({ form, tenant, items, toBalance, idOf }, context);
  const { paymentId, payNo, receiptNo } = payment;
  const brought = items.flatMap(({ billNo, amount: part }) => {
    const [bill, owed] = [rows.find((one) => one.billNo === billNo), bills.find((one) => one.billNo === billNo)];
    const event = { date, kind: 'PAY' as const, amount: part, no: payNo };
    return bill && owed ? [{ bill, amount: broughtBy({ ...owed, events: [...owed.events, event] }, payNo) }] : [];
  });
  await receiveDeposits(brought, { payNo, date }, context);
  await refreshTenant(db, tenant.tenantId, today);
  note({
    objectId: paymentId,
    objectName: payNo,
    after: { ...said(payment, { amount: yuan, toBalance: yuan }), bills: items.map(({ billNo }) => billNo).join(' ') },
  });
  return {
    ...{ paymentId, payNo, receiptNo, toBalance: yuan(toBalance) },
    items: paid.map(({ billId, billNo, ...figures }) => ({
      ...{ billId, billNo, amount: yuan(figures.amount), toFee: yuan(figures.toFee) },
      toPrincipal: yuan(figures.toPrincipal),
    })),
  };
}
