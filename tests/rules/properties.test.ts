import fc from 'fast-check';
import { quote } from '../../server/areas/pricing/rules/quote';
import { computeDeferred } from '../../server/areas/promotion/rules/deferred';
import { check } from '../support/property';
import { book, ladderActivity, order } from './build';
import { Dice } from './dice';
import { randomDocuments } from './randomDocuments';
import { ladderActivityOf, randomCase } from './randomOrders';

/** Stands for a case: a smaller one is not a simpler one. */
const seed = fc.noShrink(fc.integer());
const caseOf = (of: number) => randomCase(new Dice(of));
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

test('what an activity takes from the lines is its reward, and no line falls below nothing', () => {
  check(
    fc.property(seed, (roll) => {
      const { order: of, book: all } = caseOf(roll);
      const { lines, applied, totals } = quote(of, all);
      for (const { reward, parts } of applied)
        expect(sumOf(parts.map(({ before, after }) => before - after))).toBe(reward);
      for (const line of lines) {
        expect(line.netAmount).toBeGreaterThanOrEqual(0);
        expect(line.base - line.unitDiscount - line.orderDiscount).toBe(line.netAmount);
      }
      expect(sumOf(applied.map(({ reward }) => reward))).toBe(totals.orderDiscount);
      expect(totals.amount - totals.unitDiscount - totals.orderDiscount).toBe(totals.netAmount);
    }),
    { runs: 150 },
  );
});

test('limits hold', () => {
  check(
    fc.property(seed, (roll) => {
      const { order: of, book: all } = caseOf(roll);
      const { applied, taken } = quote(of, all);
      for (const { activity, reward } of applied) {
        const { limits, used } = activity;
        expect(reward).toBeLessThanOrEqual(limits.maxRewardPerOrder ?? Infinity);
        expect(used.reward + reward).toBeLessThanOrEqual(limits.customerRewardLimit ?? Infinity);
        expect(used.budget + reward).toBeLessThanOrEqual(limits.budgetAmount ?? Infinity);
      }
      for (const { subject, productId, qty } of taken) {
        const activity = all.activities.find(({ activityId }) => activityId === subject.id);
        if (activity?.activityType !== 'specialOffer') continue;
        const item = activity.items.get(productId);
        for (const limit of [item?.restPerCustomer, item?.limitPerOrder, item?.restTotal])
          expect(qty).toBeLessThanOrEqual(limit ?? Infinity);
      }
    }),
    { runs: 150 },
  );
});

test('the order in which lines, activities and rules are given does not matter', () => {
  check(
    fc.property(seed, (roll) => {
      const { order: of, book: all } = caseOf(roll);
      const shuffle = new Dice(roll + 1);
      const other = quote(
        { ...of, lines: shuffle.shuffled(of.lines) },
        { activities: shuffle.shuffled(all.activities), rules: shuffle.shuffled(all.rules) },
      );
      expect(other).toEqual(quote(of, all));
    }),
    { runs: 150 },
  );
});

test('a stored order computed again gives the stored numbers, and computing changes nothing', () => {
  check(
    fc.property(seed, (of) => {
      const given = caseOf(of);
      const stored = structuredClone(given);
      const first = quote(given.order, given.book);
      expect(given).toEqual(stored);
      expect(quote(stored.order, stored.book)).toEqual(first);
    }),
    { runs: 150 },
  );
});

test('more of a product never lowers the reward of an activity alone, but where a whole interval says so', () => {
  check(
    fc.property(seed, (of) => {
      const roll = new Dice(of);
      const given = randomCase(roll);
      const { activityType, ladders, calcMode, ...facts } = ladderActivityOf(roll, '1');
      fc.pre(!activityType.startsWith('interval') || calcMode === 'PROGRESSIVE');
      const { crossProduct, maxTimes, products, productLadders } = facts;
      const alone = { calcMode, crossProduct, maxTimes, products, productLadders };
      const activity = ladderActivity(activityType, ladders, alone);
      const lines = given.order.lines.map((line) => ({ ...line, enteredPrice: null }));
      const grown = lines.map((line, i) => (i === 0 ? { ...line, qty: line.qty + roll.int(1, 1_000_000) } : line));
      const rewardOf = (some: typeof lines) => quote(order(some), book(activity)).totals.orderDiscount;
      expect(rewardOf(grown)).toBeGreaterThanOrEqual(rewardOf(lines));
    }),
    { runs: 150 },
  );
});

test('details, bills and products each sum to what the customer gets', () => {
  check(
    fc.property(seed, (of) => {
      const roll = new Dice(of);
      const { activity, lines } = randomDocuments(roll);
      const result = computeDeferred(activity, lines);
      const details = result.units.flatMap((unit) => unit.lines);
      expect(sumOf(details.map(({ reward }) => reward))).toBe(result.reward);
      expect(sumOf(result.units.map(({ reward }) => reward))).toBe(result.reward);
      expect(computeDeferred(activity, roll.shuffled(lines))).toEqual(result);
    }),
    { runs: 150 },
  );
});

test('every activity and every rule is in the trace', () => {
  check(
    fc.property(seed, (roll) => {
      const { order: of, book: all } = caseOf(roll);
      const { trace } = quote(of, all);
      const named = new Set(trace.map(({ source, id }) => `${source}${id}`));
      const sold = of.lines.filter(({ product }) => !product.shielded && product.operateRangeIds.length === 0);
      fc.pre(sold.length === of.lines.length);
      for (const { activityId } of all.activities) expect(named).toContain(`ACTIVITY${activityId}`);
      for (const { ruleId } of all.rules) expect(named).toContain(`RULE${ruleId}`);
      expect(trace.map(({ seq }) => seq)).toEqual(trace.map((_, i) => i + 1));
    }),
    { runs: 150 },
  );
});
