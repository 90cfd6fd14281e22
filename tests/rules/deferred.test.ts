import type { LadderType } from '../../src/contract/promotion/activity';
import { yuan } from '../../server/platform/numbers/money';
import { computeDeferred, type DocumentLine } from '../../server/areas/promotion/rules/deferred';
import { effectiveOf, returnDeadline } from '../../server/areas/promotion/rules/effective';
import { balanceAfter, grantsFor, settlementOf } from '../../server/areas/promotion/rules/grants';
import type { LadderActivity } from '../../server/areas/promotion/rules/types';
import { toText } from '../../server/platform/numbers/decimal';
import { fen, ladderActivity, product, qty, steps } from './build';
import data from './deferred-examples.json';

const CATALOGUE = new Map(
  [...new Set(data.lines.map(({ productId }) => productId))].map((id) => [id, product(id, '1.0000')]),
);

/** The documents with the returns netted into the lines that they came from. */
function documents(returns: readonly string[]): DocumentLine[] {
  const sold = data.lines.filter(({ billNo, sourceBillNo }) => billNo === sourceBillNo);
  const back = data.lines.filter(({ billNo }) => returns.includes(billNo));
  return sold.map(({ billNo, productId, qty: quantity, amount }, i) => {
    const mine = back.filter((one) => one.sourceBillNo === billNo && one.productId === productId);
    const returned = -mine.reduce((sum, one) => sum + qty(one.qty), 0);
    const money = fen(amount);
    const line = { qty: qty(quantity), net: money, base: money, shipped: qty(quantity), returned };
    const orderTime = '2026-03-12 10:00:00';
    return { billNo, lineNo: i, product: CATALOGUE.get(productId)!, orderTime, special: false, ...effectiveOf(line) };
  });
}

const LINES = documents(['TH1']);

interface Row {
  t?: string;
  f?: string;
  u?: string | null;
  r: string;
  v: string;
}
const withoutName = (type: string, pooled: boolean) => type.replace(/Agg$/, pooled ? 'Agg' : 'NonAgg') as LadderType;

function activityOf(name: string, facts: Partial<LadderActivity> = {}) {
  const { type, ladders } = data.activities[name as keyof typeof data.activities];
  const money = type.includes('Amount') ? '¥' : '';
  const rows = (ladders as Row[]).map(({ t, f, u, r, v }) => `${money}${t ?? `${f}-${u ?? ''}`} ${r} ${v}`);
  return ladderActivity(withoutName(type, facts.crossProduct ?? true), steps(...rows), { settleMode: 2, ...facts });
}

test.each(data.results.map((row): [string, number, number, typeof row] => [row.activity, row.K, row.D, row]))(
  '%s in the reading K%s D%s',
  (name, k, d, { total, units }) => {
    const result = computeDeferred(activityOf(name, { crossProduct: k === 1, perOrder: d === 1 }), LINES);
    expect(yuan(result.reward)).toBe(total);
    expect(
      result.units.map((unit) => ({
        bill: unit.billNo,
        product: unit.productId,
        qty: Number(toText(unit.qty, 4)),
        amount: yuan(unit.amount),
        times: unit.times,
        reward: yuan(unit.reward),
        allocation: unit.lines.map(({ line, reward }) => ({
          bill: line.billNo,
          product: line.product.productId,
          reward: yuan(reward),
        })),
      })),
    ).toEqual(units.map((unit) => ({ ...unit, qty: Number(unit.qty) })));
  },
);

const M1 = activityOf('M1', { perOrder: false });

test('E44 a return before the settlement lowers the rebate', () => {
  expect(yuan(computeDeferred(M1, documents([])).reward)).toBe('113.76');
  expect(yuan(computeDeferred(M1, LINES).reward)).toBe('108.21');
});

test('E45 a return after the grant is clawed back', () => {
  const lines = LINES.map((line) =>
    line.billNo === 'B3' && line.product.productId === 'P003'
      ? { ...line, ...effectiveOf({ ...line, shipped: line.qty, returned: qty('62') }) }
      : line,
  );
  const result = computeDeferred(M1, lines);
  expect(result.units).toMatchObject([{ amount: fen('2993.20'), reward: fen('59.86') }]);
  expect(settlementOf(result.reward, fen('113.76'))).toEqual({ adjust: fen('-53.90'), status: 2 });
});

test('the next step says what is missing and what it would give', () => {
  const [below] = computeDeferred(activityOf('Q1', { perOrder: false, crossProduct: false }), LINES).units.slice(-1);
  expect(below?.next).toEqual({ threshold: qty('100'), gap: qty('40'), reward: fen('50.00') });
  expect(computeDeferred(M1, LINES).units[0]?.next).toBeNull();
  const [each] = computeDeferred(activityOf('M2', { perOrder: false }), LINES).units;
  expect(each?.next).toEqual({ threshold: fen('4000.00'), gap: fen('393.00'), reward: fen('96.00') });
});

test('limits: each document by itself, then the customer', () => {
  const limits = { customerOrderLimit: null, budgetAmount: null, maxRewardPerOrder: fen('25.00') };
  const perOrder = { perOrder: true, crossProduct: true };
  const capped = computeDeferred(
    activityOf('M1', { ...perOrder, limits: { ...limits, customerRewardLimit: null } }),
    LINES,
  );
  expect(capped.units.map(({ reward }) => yuan(reward))).toEqual(['25.00', '22.48', '21.26']);
  const both = computeDeferred(
    activityOf('M1', { ...perOrder, limits: { ...limits, customerRewardLimit: fen('50.00') } }),
    LINES,
  );
  expect(yuan(both.reward)).toBe('50.00');
});

test('a window holds both of its ends', () => {
  const at = (orderTime: string) => computeDeferred(M1, [{ ...LINES[0]!, orderTime }]).units.length;
  expect(['2026-03-01 00:00:00', '2026-03-31 23:59:59', '2026-02-28 23:59:59', '2026-04-01 00:00:00'].map(at)).toEqual([
    1, 1, 0, 0,
  ]);
  expect(returnDeadline('2026-03-31 23:59:59', 30)).toBe('2026-04-30 23:59:59');
});

test('grants go by customer as far as the budget reaches; what is too much comes back', () => {
  const owed = [
    { custId: 'C102', reward: 5_000, granted: null },
    { custId: 'C100', reward: 3_000, granted: 4_000 },
    { custId: 'C101', reward: 3_000, granted: 3_000 },
  ];
  expect(grantsFor(owed, 2_500)).toEqual([
    { custId: 'C100', entry: 2, amount: -1_000, granted: 3_000, status: 1 },
    { custId: 'C102', entry: 1, amount: 3_500, granted: 3_500, status: 3 },
  ]);
  expect(grantsFor(owed, null)).toMatchObject([{ amount: -1_000 }, { amount: 5_000, status: 1 }]);
});

test('a balance falls below nothing by a claw-back only', () => {
  expect([balanceAfter(500, 1, 300), balanceAfter(500, 3, -500), balanceAfter(500, 3, -501)]).toEqual([800, 0, null]);
  expect([balanceAfter(500, 2, -600), balanceAfter(-100, 1, 50)]).toEqual([-100, -50]);
});
