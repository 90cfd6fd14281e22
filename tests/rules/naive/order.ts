/* Stage 3 as docs/domain/promotion.md#immediate-activities tells it. */
import type { LadderActivity, Product } from '../../../server/areas/promotion/rules/types';
import { CENT, cents, type Fraction, fourths, less, minus, plain, roundTo, same, sum, times, ZERO } from './fraction';
import { type Given, type Line, share, unitReward } from './reward';
import { coversProduct } from './scope';

export interface OrderLine extends Line {
  product: Product;
  special: boolean;
}

interface Used {
  by: LadderActivity[];
}

export interface Result {
  nets: Fraction[];
  applied: { id: string; reward: Fraction; times: number }[];
}

const pooled = ({ activityType, crossProduct }: LadderActivity) =>
  activityType.endsWith('NonAgg') ? false : activityType.endsWith('Agg') ? true : crossProduct;

const inScope = (activity: LadderActivity, { product }: OrderLine) =>
  coversProduct(activity.products, product) &&
  (pooled(activity) || activity.productLadders === null || activity.productLadders.has(product.productId));

function unitsOf(activity: LadderActivity, lines: readonly OrderLine[]): OrderLine[][] {
  if (pooled(activity)) return [[...lines]];
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  return ids.map((id) => lines.filter(({ productId }) => productId === id));
}

const expectedOf = (activity: LadderActivity, lines: readonly OrderLine[]) => {
  const open = lines.filter((line) => inScope(activity, line) && (activity.withSpecial || !line.special));
  return open.length === 0 ? ZERO : sum(unitsOf(activity, open).map((unit) => unitReward(activity, unit).total));
};

/** Whether a is computed before b. */
function before(a: LadderActivity, b: LadderActivity, lines: readonly OrderLine[]): boolean {
  if (a.priority !== b.priority) return a.priority > b.priority;
  const [forA, forB] = [expectedOf(a, lines), expectedOf(b, lines)];
  if (!same(forA, forB)) return less(forB, forA);
  if (a.startTime !== b.startTime) return a.startTime < b.startTime;
  return BigInt(a.activityId) < BigInt(b.activityId);
}

function capFor({ limits, used }: LadderActivity): Fraction | null {
  const caps: number[] = [];
  if (limits.maxRewardPerOrder !== null) caps.push(limits.maxRewardPerOrder);
  if (limits.customerRewardLimit !== null) caps.push(limits.customerRewardLimit - used.reward);
  if (limits.budgetAmount !== null) caps.push(limits.budgetAmount - used.budget);
  return caps.length === 0 ? null : cents(Math.max(0, Math.min(...caps)));
}

interface UnitResult {
  lines: OrderLine[];
  given: Given;
}

/** The parts of all units under the cap, by line. */
function partsOf(units: readonly UnitResult[], cap: Fraction | null): Map<OrderLine, Fraction> {
  const rows = units.flatMap(({ lines, given }) => lines.map((line, i) => ({ line, part: given.parts[i]! })));
  rows.sort((a, b) => a.line.lineNo - b.line.lineNo || (a.line.part < b.line.part ? -1 : 1));
  const wanted = sum(units.map(({ given }) => given.total));
  const shares =
    cap && less(cap, wanted)
      ? share(
          cap,
          rows.map(({ part }) => part),
        )
      : rows.map(({ part }) => part);
  return new Map(rows.map(({ line }, i) => [line, shares[i]!]));
}

const breaksMinimum = ({ product, qty, net }: OrderLine, part: Fraction) =>
  product.minSalePrice !== null && less(minus(net, part), roundTo(times(fourths(product.minSalePrice), qty), CENT));

/** Drops one unit at a time until none sells below the minimum. */
function guarded(activity: LadderActivity, units: UnitResult[], cap: Fraction | null) {
  const left = units.filter(({ given }) => less(ZERO, given.total));
  for (;;) {
    const parts = partsOf(left, cap);
    const gives = (unit: UnitResult) => unit.lines.some((line) => less(ZERO, parts.get(line)!));
    const broken = left.findIndex(
      (unit) => gives(unit) && unit.lines.some((line) => breaksMinimum(line, parts.get(line)!)),
    );
    if (activity.minPriceGuard !== 2 || broken < 0) return { units: left.filter(gives), parts };
    left.splice(broken, 1);
  }
}

export function orderStage(lines: OrderLine[], candidates: readonly LadderActivity[]): Result {
  const waiting = candidates.filter((one) => lines.some((line) => inScope(one, line)));
  const start = lines.map((line) => ({ ...line }));
  const used = new Map<OrderLine, Used>(lines.map((line) => [line, { by: [] }]));
  const applied: Result['applied'] = [];
  while (waiting.length > 0) {
    let next = waiting[0]!;
    for (const one of waiting) if (one !== next && before(one, next, start)) next = one;
    waiting.splice(waiting.indexOf(next), 1);
    const free = lines.filter((line) => {
      const by = used.get(line)!.by;
      const isOpen =
        by.length === 0 || (next.stackMode === 'STACKABLE' && by.every((one) => one.stackMode === 'STACKABLE'));
      return inScope(next, line) && (next.withSpecial || !line.special) && isOpen;
    });
    if (free.length === 0) continue;
    const units = unitsOf(next, free).map((unit) => ({ lines: unit, given: unitReward(next, unit) }));
    const { units: giving, parts } = guarded(next, units, capFor(next));
    if (giving.length === 0) continue;
    const reward = sum(giving.flatMap((unit) => unit.lines.map((line) => parts.get(line)!)));
    applied.push({ id: next.activityId, reward, times: giving.reduce((count, one) => count + one.given.times, 0) });
    for (const unit of giving)
      for (const line of unit.lines) {
        line.net = plain(minus(line.net, parts.get(line)!));
        line.counted = line.net;
        used.get(line)!.by.push(next);
      }
  }
  return { nets: lines.map(({ net }) => net), applied };
}
