import type { TrialAnswer } from '../../../../src/contract/pricing/trial';
import { type Order, type Quote, type QuotedLine, trialAnswerOf } from '../../pricing/rules/public';

export interface SoldLine {
  lineNo: number;
  splitFrom: number | null;
  line: QuotedLine;
}

const keyOf = ({ lineNo, part }: { lineNo: number; part: string }) => `${lineNo}${part}`;

/** The lines as they are sold: the parts of a split line become lines of their own, numbered from one. */
export function soldLines({ lines }: Pick<Quote, 'lines'>): SoldLine[] {
  const first = new Map<number, number>();
  return lines.map((line, i) => {
    const splitFrom = first.get(line.lineNo) ?? null;
    if (splitFrom === null) first.set(line.lineNo, i + 1);
    return { lineNo: i + 1, splitFrom, line };
  });
}

/** The order with the numbers of its sold lines: each original line has the number of its first part. */
export function asSold(order: Order, sold: readonly SoldLine[]): Order {
  const numbers = new Map(
    sold.flatMap(({ lineNo, splitFrom, line }) => (splitFrom === null ? [[line.lineNo, lineNo] as const] : [])),
  );
  return { ...order, lines: order.lines.map((line) => ({ ...line, lineNo: numbers.get(line.lineNo) ?? line.lineNo })) };
}

/** The trace of the prices, with the numbers of the sold lines. */
export function explained(quote: Quote, sold: readonly SoldLine[]): TrialAnswer {
  const numbers = new Map(sold.map(({ lineNo, line }) => [keyOf(line), lineNo]));
  const firsts = new Map(
    sold.flatMap(({ lineNo, splitFrom, line }) => (splitFrom === null ? [[line.lineNo, lineNo] as const] : [])),
  );
  const numberOf = (lineNo: number, part: string) =>
    numbers.get(keyOf({ lineNo, part })) ?? firsts.get(lineNo) ?? lineNo;
  const answer = trialAnswerOf(quote);
  return {
    ...answer,
    lines: answer.lines.map((line) => ({ ...line, lineNo: numberOf(line.lineNo, line.part), part: '' })),
    trace: answer.trace.map((row) => ({
      ...row,
      lineNo: row.lineNo === null ? null : numberOf(row.lineNo, row.part),
      part: '',
    })),
  };
}
