import { STATEMENT_STATUS, type StatementStatus } from '../../../../src/contract/finance/statements';

/* The statement for a document that becomes known now (docs/domain/reconciliation.md#statements). */

interface Placed {
  periodStart: string;
  periodEnd: string;
  status: StatementStatus;
}

export interface Standing<S> {
  /** Undefined: the next statement to be made. */
  statement: S | undefined;
  /** Its day belongs to a confirmed period: it counts in a later one, with its own date. */
  isLate: boolean;
}

const { confirmed, voided } = STATEMENT_STATUS;

/** The statement of a party that a document of this day belongs to; a confirmed one takes no more. */
export function standingOf<S extends Placed>(statements: readonly S[], day: string): Standing<S> {
  const all = statements.filter(({ status }) => status !== voided);
  const covering = all.find((one) => one.periodStart <= day && day <= one.periodEnd);
  if (covering && covering.status !== confirmed) return { statement: covering, isLate: false };
  // Before the first period it is part of the opening, until that statement is confirmed.
  const isBefore = all.some((one) => one.status === confirmed) && all.every((one) => day < one.periodStart);
  const isOfConfirmed = covering !== undefined || isBefore;
  const isLate = all.some((one) => one.status === confirmed && one.periodEnd < day) || isOfConfirmed;
  if (!isLate) return { statement: undefined, isLate: false };
  const [next] = all
    .filter((one) => one.status !== confirmed && one.periodStart > day)
    .sort((a, b) => (a.periodStart < b.periodStart ? -1 : 1));
  return { statement: next, isLate: next !== undefined || isOfConfirmed };
}
