import { sumOf } from '../../../platform/numbers/exact';
import {
  type Applied,
  applyActivities,
  isLadder,
  type Subject,
  subjectOf,
  type TraceRow,
} from '../../promotion/rules/public';
import { countDeferred } from './deferredStage';
import { priceLines } from './lines';
import type { Book, Order, PricedLine, Quote, QuotedLine } from './types';

/** Whether the line is sold, and so takes part in activities. */
const isSold = ({ refusal, qty }: PricedLine) => refusal === null && qty > 0;

const keyOf = ({ lineNo, part }: { lineNo: number; part: string }) => `${lineNo}${part}`;

/** Which activities changed which line. */
function firedOn(applied: readonly Applied[]): Map<string, Subject[]> {
  const fired = new Map<string, Subject[]>();
  for (const { activity, parts } of applied)
    for (const part of parts) {
      const here = fired.get(keyOf(part)) ?? [];
      here.push(subjectOf(activity));
      fired.set(keyOf(part), here);
    }
  return fired;
}

/** The order with the results of stage 3 on its lines. */
const quoted = (line: PricedLine, net: number, fired: readonly Subject[]): QuotedLine => ({
  ...line,
  netAmount: net,
  orderDiscount: line.net - net,
  fired: [...line.fired, ...fired],
});

const warned = (line: PricedLine): PricedLine =>
  line.belowMin
    ? line
    : {
        ...line,
        belowMin: true,
        warnings: [...line.warnings, { code: 'BELOW_MIN', price: line.product.minSalePrice }],
      };

/**
 * The price of an order: saleable products, base price, unit price, activities of the whole order, and what counts for
 * later (docs/domain/pricing.md#price-of-a-line). It changes nothing and has no clock: the same inputs always give the
 * same numbers.
 */
export function quote(order: Order, book: Book): Quote {
  const trace: TraceRow[] = [];
  const { lines: priced, taken } = priceLines(order, book, trace);
  const sold = priced.filter(isSold);
  const stage = applyActivities(sold, book.activities.filter(isLadder), order);
  trace.push(...stage.trace);
  const fired = firedOn(stage.applied);
  const indices = new Map(sold.map((line, index) => [line, index]));
  const lines = priced.map((line) => {
    const index = indices.get(line);
    if (index === undefined) return quoted(line, line.net, []);
    return quoted(
      stage.belowMin.has(index) ? warned(line) : line,
      stage.nets[index] ?? line.net,
      fired.get(keyOf(line)) ?? [],
    );
  });
  const deferred = countDeferred(book, { lines: lines.filter(isSold), deal: order, trace });
  for (const [i, row] of trace.entries()) row.seq = i + 1;
  const billed = lines.filter(({ refusal }) => refusal === null);
  return {
    lines,
    totals: {
      amount: sumOf(billed, ({ base }) => base),
      unitDiscount: sumOf(billed, ({ unitDiscount }) => unitDiscount),
      orderDiscount: sumOf(billed, ({ orderDiscount }) => orderDiscount),
      netAmount: sumOf(billed, ({ netAmount }) => netAmount),
    },
    applied: stage.applied,
    taken: [...taken],
    deferred,
    trace,
  };
}
