import { CASHIER_STATUS, type CashierAction, type CashierStatus } from '../../../../src/contract/finance/cashiers';

const { off, on, pending, rejected } = CASHIER_STATUS;

interface State {
  status: CashierStatus;
  isDefault: 0 | 1;
  /** The users who entered or changed the proposed bank data. */
  proposedBy: readonly string[];
}

/** What a state allows (docs/domain/finance.md#cashiers). */
export function cashierActions({ status, isDefault, proposedBy }: State, loginName: string): CashierAction[] {
  const isReviewable = status === pending && !proposedBy.includes(loginName);
  const isSwitch = status === on || status === off;
  return [
    'update',
    ...(isReviewable ? (['review'] as const) : []),
    ...(isSwitch && isDefault === 0 ? (['status'] as const) : []),
    ...(status === on && isDefault === 0 ? (['setDefault'] as const) : []),
  ];
}

interface Change {
  status: CashierStatus;
  statusBefore: 0 | 1 | null;
  /** Its bank data were confirmed before, and stay in force. */
  isApproved: boolean;
  /** The form has other bank data than those in force. */
  isOther: boolean;
}

/** The status after an edit: bank data that nobody has confirmed need a review, whatever the status was. */
export function afterEdit({ status, statusBefore, isApproved, isOther }: Change) {
  const former = status === pending || status === rejected ? (statusBefore ?? on) : status;
  if (!isApproved || isOther) return { status: pending, statusBefore: former };
  return { status: former, statusBefore: null };
}

/** A payee's name, normalised for comparison. */
export const payeeKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s()（）·.]/g, '')
    .toLowerCase();

interface Payee {
  payeeName: string;
  payeeUscc: string;
}

/** Whether two payees are the same: one account belongs to one payee, so other names or codes need a confirmation. */
export const isSamePayee = (one: Payee, other: Payee) =>
  payeeKey(one.payeeName) === payeeKey(other.payeeName) &&
  (one.payeeUscc === '' || other.payeeUscc === '' || one.payeeUscc === other.payeeUscc);
