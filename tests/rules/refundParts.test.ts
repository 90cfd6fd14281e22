/* docs/domain/orders.md#refunds: whatever comes back in whatever parts, nothing is lost and nothing given twice. */
import fc from 'fast-check';
import { afterReturn, type BasisLine, givesTooMuch, refundsOf } from '../../server/areas/orders/rules/refund';
import { asSold, soldLines } from '../../server/areas/orders/rules/soldLines';
import { netOfKept, termsOf } from '../../server/areas/orders/rules/terms';
import { quote } from '../../server/areas/pricing/rules/quote';
import { sumOf } from '../../server/platform/numbers/exact';
import { check } from '../support/property';
import { basisLine } from './basisLine';
import { Dice } from './dice';
import { randomCase } from './randomOrders';

const seed = fc.noShrink(fc.integer());

/** An order that can be sold, as it would be stored. */
function soldOf(dice: Dice): { lines: BasisLine[]; net: number; terms: ReturnType<typeof termsOf> } | undefined {
  const { order: of, book: all } = randomCase(dice);
  const result = quote(of, all);
  if (result.lines.some(({ refusal }) => refusal !== null)) return undefined;
  const sold = soldLines(result);
  const lines = sold.map(({ lineNo, splitFrom, line: one }) =>
    basisLine({
      ...{ lineNo, splitFrom, qty: one.qty, unitPrice: one.unitPrice, amount: one.base },
      netAmount: one.netAmount,
    }),
  );
  return { lines, net: result.totals.netAmount, terms: termsOf(asSold(of, sold), all) };
}

/** Everything goes back, in parts and an order that the dice decide; now and then some is refused and comes again. */
function* splits(dice: Dice, lines: readonly BasisLine[]): Generator<Map<number, number>> {
  const left = new Map(lines.map(({ lineNo, qty: all }) => [lineNo, all]));
  while ([...left.values()].some((rest) => rest > 0)) {
    const round = new Map<number, number>();
    for (const [lineNo, rest] of left) {
      if (rest === 0 || dice.chance(0.4)) continue;
      const part = dice.chance(0.4) ? rest : dice.int(1, rest);
      const received = dice.chance(0.15) ? 0 : part;
      round.set(lineNo, received);
      left.set(lineNo, rest - received);
    }
    if (round.size > 0) yield round;
  }
}

const PIECES = 10;

/** Everything goes back in exactly ten returns, each of something, cut where the dice say. */
function tenPieces(dice: Dice, lines: readonly BasisLine[]): Map<number, number>[] | undefined {
  if (sumOf(lines, ({ qty }) => qty) < PIECES) return undefined;
  for (;;) {
    const pieces = Array.from({ length: PIECES }, () => new Map<number, number>());
    for (const { lineNo, qty } of lines) {
      const cuts = [0, ...dice.times(PIECES - 1, PIECES - 1, () => dice.int(0, qty)).sort((a, b) => a - b), qty];
      for (const [i, piece] of pieces.entries()) {
        const part = (cuts[i + 1] ?? qty) - (cuts[i] ?? 0);
        if (part > 0) piece.set(lineNo, part);
      }
    }
    if (pieces.every(({ size }) => size > 0)) return dice.shuffled(pieces);
  }
}

test.each([1, 2] as const)(
  'policy %i: in exactly ten pieces an order gives back what was paid, to the fen',
  (policy) => {
    let whole = 0;
    check(
      fc.property(seed, (roll) => {
        const dice = new Dice(roll);
        const sold = soldOf(dice);
        const pieces = sold && tenPieces(dice, sold.lines);
        if (!sold || !pieces) return;
        const terms = policy === 2 ? sold.terms : null;
        let state: readonly BasisLine[] = sold.lines;
        let given = 0;
        for (const piece of pieces) {
          const refunds = refundsOf({ lines: state, terms }, piece);
          expect(refunds.filter(({ refund }) => refund < 0)).toEqual([]);
          given += sumOf(refunds, ({ refund }) => refund);
          expect(given).toBeLessThanOrEqual(sold.net);
          state = afterReturn(state, piece, refunds);
        }
        expect(state.map(({ qty, returnedQty }) => qty - returnedQty)).toEqual(state.map(() => 0));
        expect(given).toBe(sold.net);
        whole += 1;
      }),
      { runs: 400 },
    );
    expect(whole).toBeGreaterThan(100);
  },
);

test('policy 1: however an order comes back, each line gives what it cost, and never more on the way', () => {
  check(
    fc.property(seed, (roll) => {
      const dice = new Dice(roll);
      const sold = soldOf(dice);
      if (!sold) return;
      let state: readonly BasisLine[] = sold.lines;
      for (const round of splits(dice, sold.lines)) {
        const refunds = refundsOf({ lines: state, terms: null }, round);
        for (const { refund, lineNo } of refunds) {
          expect(refund).toBeGreaterThanOrEqual(0);
          if (!round.has(lineNo)) expect(refund).toBe(0);
        }
        state = afterReturn(state, round, refunds);
        expect(givesTooMuch({ lines: state, terms: null })).toBe(false);
      }
      expect(state.map(({ refundedAmount }) => refundedAmount)).toEqual(sold.lines.map(({ netAmount }) => netAmount));
    }),
    { runs: 400 },
  );
});

test('policy 2: refunds so far and what the kept goods cost are what was paid, unless they would cost more', () => {
  check(
    fc.property(seed, (roll) => {
      const dice = new Dice(roll);
      const sold = soldOf(dice);
      if (!sold) return;
      let state: readonly BasisLine[] = sold.lines;
      for (const round of splits(dice, sold.lines)) {
        const refunds = refundsOf({ lines: state, terms: sold.terms }, round);
        const before = sumOf(state, ({ refundedAmount }) => refundedAmount);
        const given = sumOf(refunds, ({ refund }) => refund);
        for (const { refund } of refunds) expect(refund).toBeGreaterThanOrEqual(0);
        state = afterReturn(state, round, refunds);
        const kept = new Map<number, number>();
        for (const { lineNo, splitFrom, qty: all, returnedQty } of state)
          kept.set(splitFrom ?? lineNo, (kept.get(splitFrom ?? lineNo) ?? 0) + all - returnedQty);
        const rest = sold.net - netOfKept(sold.terms, kept);
        // Goods that are kept may cost more than all of them did; then nothing goes back, and nothing is asked for.
        expect(before + given).toBe([...round.values()].some((units) => units > 0) ? Math.max(before, rest) : before);
      }
      expect(sumOf(state, ({ refundedAmount }) => refundedAmount)).toBe(sold.net);
    }),
    { runs: 400 },
  );
});
