import { and, arrayContains, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { CASHIER_STATUS } from '../../../../src/contract/finance/cashiers';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import type { CashierAsked, CashierThen } from '../../orders/public';
import { maskedAccount } from './accounts';
import { cashier } from './schema/cashiers';

const { on, pending, rejected } = CASHIER_STATUS;

/** Enabled, or enabled before its bank data were changed: the confirmed ones stay in force meanwhile. */
const isEnabled = and(
  isNotNull(cashier.approvedTime),
  or(eq(cashier.status, on), and(inArray(cashier.status, [pending, rejected]), eq(cashier.statusBefore, on))),
);

/**
 * The cashier that receives money of a company, which the caller has read (server/areas/orders/data/cashierSlot.ts).
 */
export async function receivingCashier(db: Db, asked: CashierAsked): Promise<CashierThen | undefined> {
  const { branchId, channel, day, cashierCode } = asked;
  const meant =
    cashierCode === undefined
      ? and(eq(cashier.isDefault, 1), arrayContains(cashier.channels, [channel]))
      : eq(cashier.cashierCode, cashierCode);
  const inForce = and(eq(cashier.deleted, 0), isEnabled, lte(cashier.effectiveDate, day));
  const [found] = await db
    .select()
    .from(cashier)
    .where(ofParent(cashier.branchId, branchId, inForce, meant));
  if (!found) return undefined;
  const { cashierId, cashierName, payeeName, bankName } = found;
  const accountNo = maskedAccount(found);
  return { cashierId, receivedBy: { cashierCode: found.cashierCode, cashierName, payeeName, bankName, accountNo } };
}
