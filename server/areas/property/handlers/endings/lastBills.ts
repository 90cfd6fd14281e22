import { BILL_KIND } from '../../../../../src/contract/property/bills';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import type { Context } from '../../../../http/context';
import { nextNumbers } from '../../../../platform/numbers/series';
import { owedOf } from '../../data/billing/copies';
import { depositBills } from '../../data/billing/endLines';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { auditOf, writeCredit, type Writing } from '../../data/billing/writePlan';
import { pmsBill } from '../../data/schema/bills';
import { standing } from '../../rules/billing/standing';
import { bookOf } from '../billing/leaseRead';
import type { SettlementRow } from './endingRead';

/** Bills each charge of a settlement, payable on the day of settlement. */
export async function billCharges({ charges, settleDate, outDate }: SettlementRow, lease: LeaseRow, context: Context) {
  if (charges.length === 0) return;
  const { db, session, now } = context;
  const numbers = await nextNumbers(db, 'bill', { now, count: charges.length });
  const { leaseId, propertyId, branchId, tenantId } = lease;
  await db.insert(pmsBill).values(
    charges.map(({ name, amount, remark }, index) => ({
      ...{ ...auditOf({ by: session, now }), leaseId, propertyId, branchId, tenantId, amount },
      ...{ billNo: numbers[index] ?? '', feeItemId: null, feeType: FEE_TYPE.other, billKind: BILL_KIND.normal },
      ...{ periodStart: outDate, periodEnd: outDate, dueDate: settleDate, issueDate: settleDate, payBy: settleDate },
      parts: [{ kind: 'CHARGE' as const, name, amount, remark }],
    })),
  );
}

/** A deposit that was not paid is not asked for any more. */
export async function creditDeposits(lease: LeaseRow, writing: Writing, context: Context) {
  const { bills, events } = await bookOf(lease, context);
  for (const bill of depositBills({ bills })) {
    const { principal } = standing(owedOf(bill, events.get(bill.billId)), writing.creditDate ?? writing.today);
    const { feeItemId, periodStart } = bill;
    if (principal === 0 || feeItemId === null) continue;
    const one = { feeItemId, periodStart, have: principal, want: 0, bills: [{ billId: bill.billId }] };
    await writeCredit(context.db, lease, { one, writing });
  }
}
