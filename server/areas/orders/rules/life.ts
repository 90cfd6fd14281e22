import { PAY_STATUS, type PayStatus, SALES_STATUS, type SalesStatus } from '../../../../src/contract/orders/orders';

interface Money {
  orderStatus: SalesStatus;
  payableAmount: number;
  paidAmount: number;
  refundedAmount: number;
  returnedAmount: number;
}

/** What the customer has to pay for the goods that he keeps. */
const dueOf = ({ orderStatus, payableAmount, returnedAmount }: Money) =>
  orderStatus === SALES_STATUS.cancelled ? 0 : payableAmount - returnedAmount;

/** The overpaid amount that is not refunded yet; returns first lower what is still owed. */
export const toRefund = (money: Money) => Math.max(0, money.paidAmount - money.refundedAmount - dueOf(money));

export function payStatusOf(money: Money): PayStatus {
  const { paidAmount, refundedAmount } = money;
  if (paidAmount === 0) return PAY_STATUS.unpaid;
  if (toRefund(money) > 0) return PAY_STATUS.refunding;
  if (refundedAmount === paidAmount) return PAY_STATUS.refunded;
  return paidAmount - refundedAmount >= dueOf(money) ? PAY_STATUS.paid : PAY_STATUS.partly;
}

const { toAudit, audited, picking, partlyShipped, shipped, signed, finished, cancelled } = SALES_STATUS;

/** The next statuses of an order (docs/domain/orders.md#status). */
const NEXT: Readonly<Record<SalesStatus, readonly SalesStatus[]>> = {
  [toAudit]: [audited, cancelled],
  [audited]: [picking, partlyShipped, shipped, cancelled],
  [picking]: [partlyShipped, shipped],
  [partlyShipped]: [partlyShipped, shipped],
  [shipped]: [signed],
  [signed]: [finished],
  [finished]: [],
  [cancelled]: [],
};

export const mayBecome = (from: SalesStatus, to: SalesStatus) => NEXT[from].includes(to);

/** Statuses in which it is not completely shipped. */
export const WAITING: readonly SalesStatus[] = [toAudit, audited, picking, partlyShipped];

export const canUrge = (status: SalesStatus) => WAITING.includes(status);
export const canCancel = (status: SalesStatus) => mayBecome(status, cancelled);
