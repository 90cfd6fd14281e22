import { BILL_TYPE, type BillType } from '../../../../src/contract/finance/matching';
import {
  STATEMENT_STATUS,
  type StatementAction,
  type StatementStatus,
} from '../../../../src/contract/finance/statements';
import { sumOf } from '../../../platform/numbers/exact';

/* The figures of a statement, and what may be done to it (docs/domain/reconciliation.md#statements). */

export interface BillFigure {
  billType: BillType;
  /** Fen, with the sign of its effect on what is owed. */
  amount: number;
}

const { outbound, return: returned, receipt, rebate, adjustment } = BILL_TYPE;

/** Closing = opening + sales − returns − rebates − received + adjustments; each kind is a number as people say it. */
export function figuresOf(openingAmount: number, bills: readonly BillFigure[]) {
  const of = (type: BillType) =>
    sumOf(
      bills.filter(({ billType }) => billType === type),
      ({ amount }) => amount,
    );
  const salesAmount = of(outbound);
  const returnAmount = 0 - of(returned);
  const rebateAmount = 0 - of(rebate);
  const receivedAmount = 0 - of(receipt);
  const adjustAmount = of(adjustment);
  const closingAmount = openingAmount + salesAmount - returnAmount - rebateAmount - receivedAmount + adjustAmount;
  return { openingAmount, salesAmount, returnAmount, rebateAmount, receivedAmount, adjustAmount, closingAmount };
}

const { toSend, toConfirm, different } = STATEMENT_STATUS;

const ALLOWED: Readonly<Record<StatementAction, readonly StatementStatus[]>> = {
  send: [toSend],
  link: [toConfirm, different],
  import: [toSend, toConfirm, different],
  confirm: [toConfirm],
  adjust: [toSend, toConfirm, different],
  void: [toSend, toConfirm, different],
};

export const mayStatement = (action: StatementAction, status: StatementStatus) => ALLOWED[action].includes(status);

export const statementActions = (status: StatementStatus) =>
  (['send', 'link', 'import', 'confirm', 'adjust', 'void'] as const).filter((action) => mayStatement(action, status));

/** Whether two periods have a day in common. */
export const overlaps = (one: Period, other: Period) =>
  one.periodStart <= other.periodEnd && other.periodStart <= one.periodEnd;

interface Period {
  periodStart: string;
  periodEnd: string;
}
