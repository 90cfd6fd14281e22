import { TENANT_CHANNEL } from '../../../../../src/contract/property/bills';
import { DEPOSIT_KIND } from '../../../../../src/contract/property/deposits';
import type { Context } from '../../../../http/context';
import { sumOf } from '../../../../platform/numbers/exact';
import { nextNumber, nextSerials } from '../../../../platform/numbers/series';
import { owedOf } from '../../data/billing/copies';
import { billsAtEnd } from '../../data/billing/endLines';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsPayment, pmsPaymentItem } from '../../data/schema/billing';
import { allocate, type NamedBill } from '../../rules/billing/payment';
import { bookOf } from '../billing/leaseRead';
import { keepEntry } from './depositBook';
import type { SettlementRow } from './endingRead';

type Channel = typeof TENANT_CHANNEL.prepaid | typeof TENANT_CHANNEL.deposit;

/** Pays bills of the lease, the oldest first, with money that is there already; answers the payment’s number and amount. */
async function payFrom(
  row: SettlementRow,
  lease: LeaseRow,
  { amount, channel, context }: { amount: number; channel: Channel; context: Context },
) {
  const { db, session, now } = context;
  const { settlementId, settleNo, settleDate: date, tenantId, branchId } = row;
  const book = await bookOf(lease, context);
  const bills = billsAtEnd(book);
  const idOf = new Map(bills.map(({ row: bill }) => [bill.billNo, bill.billId]));
  const named = bills.map(({ row: bill }): NamedBill => ({
    ...{ ...owedOf(bill, book.events.get(bill.billId)), billNo: bill.billNo },
  }));
  const { items } = allocate(amount, date, named);
  const paid = sumOf(items, (item) => item.amount);
  if (paid === 0) return { payNo: '', paid };
  const [payNo = ''] = await nextSerials(db, 'payment', 1);
  const [payment] = await db
    .insert(pmsPayment)
    .values({
      ...{
        ...auditOf({ by: session, now }),
        payNo,
        receiptNo: await nextNumber(db, 'receipt', now),
        tenantId,
        branchId,
      },
      ...{
        amount: paid,
        toBalance: 0,
        date,
        channel,
        payTime: `${date} ${now.slice(11)}`,
        voucher: settleNo,
        settlementId,
      },
    })
    .returning({ paymentId: pmsPayment.paymentId });
  const { paymentId = '' } = payment ?? {};
  await db
    .insert(pmsPaymentItem)
    .values(items.map((item) => ({ paymentId, billId: idOf.get(item.billNo) ?? '', amount: item.amount })));
  return { payNo, paid };
}

/** Covers what is due: first by what is prepaid, credits among it, then by the deposit. */
export async function coverDue(row: SettlementRow, lease: LeaseRow, context: Context) {
  const { prepaidUsed, depositUsed, settleDate: date, settleNo } = row;
  if (prepaidUsed > 0) await payFrom(row, lease, { amount: prepaidUsed, channel: TENANT_CHANNEL.prepaid, context });
  if (depositUsed === 0) return;
  const { payNo, paid } = await payFrom(row, lease, { amount: depositUsed, channel: TENANT_CHANNEL.deposit, context });
  const entry = { kind: DEPOSIT_KIND.used, amount: paid, date, refNo: payNo, reason: settleNo };
  await keepEntry(lease, entry, context);
}
