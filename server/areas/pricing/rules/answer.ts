import { STAGE } from '../../../../src/contract/pricing/pricing';
import type { TrialAnswer } from '../../../../src/contract/pricing/trial';
import { scaled } from '../../../platform/numbers/exact';
import { priceText, qtyText, yuan } from '../../../platform/numbers/money';
import { PRICE_PER_FEN } from '../../../platform/numbers/scale';
import type { Computed, Fen, Qty, Subject, TraceRow } from '../../promotion/rules/public';
import type { Quote, QuotedLine } from './types';

const orNull = (value: number | null, text: (value: number) => string) => (value === null ? null : text(value));

const subjectOf = ({ source, id, code, name, kind }: Subject): Subject => ({ source, id, code, name, kind });

/** Four decimals, for display only. */
const netUnitPrice = (net: Fen, qty: Qty) => (qty === 0 ? 0 : scaled(Math.abs(net), PRICE_PER_FEN, Math.abs(qty)));

const lineOf = (line: QuotedLine): TrialAnswer['lines'][number] => ({
  lineNo: line.lineNo,
  part: line.part,
  productId: line.product.productId,
  qty: qtyText(line.qty),
  listPrice: priceText(line.product.listPrice),
  basePrice: priceText(line.basePrice),
  unitPrice: priceText(line.unitPrice),
  amount: yuan(line.base),
  unitDiscount: yuan(line.unitDiscount),
  orderDiscount: yuan(line.orderDiscount),
  netAmount: yuan(line.netAmount),
  netUnitPrice: priceText(netUnitPrice(line.netAmount, line.qty)),
  belowMin: line.belowMin,
  warnings: line.warnings.map(({ code, price }) => ({ code, price: orNull(price, priceText) })),
  refusal: line.refusal,
  fired: line.fired,
});

const textBy = (measure: Computed['measure']) => (measure === 'QUANTITY' ? qtyText : yuan);

function computedOf({ measure, value, threshold, gap, times, reward, uncut, cut }: Computed) {
  const text = textBy(measure);
  return {
    measure,
    value: text(value),
    threshold: orNull(threshold, text),
    gap: orNull(gap, text),
    times,
    reward: yuan(reward),
    uncut: yuan(uncut),
    cut,
  };
}

function rowOf(row: TraceRow): TrialAnswer['trace'][number] {
  const text = row.stage === STAGE.order ? yuan : priceText;
  return {
    ...subjectOf(row),
    seq: row.seq,
    stage: row.stage,
    lineNo: row.lineNo,
    part: row.part,
    result: row.result,
    reasonCode: row.reason,
    before: orNull(row.before, text),
    after: orNull(row.after, text),
    computed: row.computed && computedOf(row.computed),
    expected: orNull(row.expected, yuan),
    beatenBy: [...row.beatenBy],
  };
}

/** A quote as it goes over the wire: decimals as text (docs/domain/pricing.md#trace). */
export const trialAnswerOf = ({ lines, totals, deferred, trace }: Quote): TrialAnswer => ({
  lines: lines.map(lineOf),
  totals: {
    amount: yuan(totals.amount),
    unitDiscount: yuan(totals.unitDiscount),
    orderDiscount: yuan(totals.orderDiscount),
    netAmount: yuan(totals.netAmount),
  },
  deferred: deferred.map(({ subject, countedAmount, measure, gap }) => ({
    ...subject,
    countedAmount: yuan(countedAmount),
    measure,
    gapValue: orNull(gap, textBy(measure)),
  })),
  trace: trace.map(rowOf),
});
