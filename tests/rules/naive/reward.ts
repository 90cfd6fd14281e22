/* The sentences of docs/domain/promotion.md#ladders one after the other, with loops instead of formulas. */
import type { LadderActivity, Step } from '../../../server/areas/promotion/rules/types';
import {
  add,
  CENT,
  cents,
  cut,
  type Fraction,
  fourths,
  frac,
  less,
  lower,
  minus,
  over,
  plain,
  roundTo,
} from './fraction';
import { same, sum, times, ZERO } from './fraction';

export interface Line {
  lineNo: number;
  part: string;
  productId: string;
  qty: Fraction;
  net: Fraction;
  counted: Fraction;
}

/** Hands out the fen that are left one after the other. */
export function share(total: Fraction, weights: readonly Fraction[]): Fraction[] {
  const whole = sum(weights);
  if (!less(ZERO, whole) || !less(ZERO, total)) return weights.map(() => ZERO);
  const exact = weights.map((weight) => over(times(total, weight), whole));
  const parts = exact.map((one) => cut(one, CENT));
  const rests = exact.map((one, i) => minus(one, parts[i]!));
  const served = new Set<number>();
  for (let left = minus(total, sum(parts)); less(ZERO, left); left = minus(left, CENT)) {
    let best = -1;
    for (let i = 0; i < weights.length; i += 1) {
      if (served.has(i)) continue;
      if (best < 0 || less(rests[best]!, rests[i]!)) best = i;
      else if (same(rests[best]!, rests[i]!) && less(weights[best]!, weights[i]!)) best = i;
    }
    served.add(best);
    parts[best] = plain(add(parts[best]!, CENT));
  }
  return parts.map(plain);
}

const thresholdOf = (activity: LadderActivity, units: number) =>
  activity.activityType.includes('Quantity') ? fourths(units) : cents(units);

const valueOf = ({ rewardType, value }: Step) =>
  rewardType === 'UNIT_PRICE' ? fourths(value) : rewardType === 'PERCENT' ? frac(value, 10_000) : cents(value);

/** Unit by unit: which interval it lies in, and what that gives. */
function sliceBySlice(activity: LadderActivity, steps: readonly Step[], quantity: Fraction) {
  let total = ZERO;
  for (let unit = frac(0); less(unit, quantity); unit = add(unit, frac(1))) {
    const size = lower(frac(1), minus(quantity, unit));
    const end = add(unit, frac(1));
    for (const step of steps) {
      const isIn =
        !less(end, thresholdOf(activity, step.from)) &&
        (step.to === null || !less(thresholdOf(activity, step.to), end));
      if (isIn) total = plain(add(total, times(size, valueOf(step))));
    }
  }
  return roundTo(total, CENT);
}

export interface Given {
  total: Fraction;
  times: number;
  parts: Fraction[];
}

function find(activity: LadderActivity, steps: readonly Step[], value: Fraction): { step: Step; times: number } | null {
  const type = activity.activityType;
  if (type.startsWith('each')) {
    let count = 0;
    for (let rest = value; !less(rest, thresholdOf(activity, steps[0]!.from)); count += 1)
      rest = minus(rest, thresholdOf(activity, steps[0]!.from));
    if (activity.maxTimes !== null && count > activity.maxTimes) count = activity.maxTimes;
    return count > 0 ? { step: steps[0]!, times: count } : null;
  }
  let found: Step | null = null;
  for (const step of steps) {
    const isReached = !less(value, thresholdOf(activity, step.from));
    const isInside = step.to === null || !less(thresholdOf(activity, step.to), value);
    if (isReached && (type.startsWith('full') || activity.calcMode === 'PROGRESSIVE' || isInside)) found = step;
  }
  return found ? { step: found, times: 1 } : null;
}

export function unitReward(activity: LadderActivity, lines: readonly Line[]): Given {
  const quantity = sum(lines.map(({ qty }) => qty));
  const amount = sum(lines.map(({ counted }) => counted));
  const nothing = { total: ZERO, times: 0, parts: lines.map(() => ZERO) };
  if (!less(ZERO, amount)) return nothing;
  const own = activity.activityType.includes('NonAgg') ? activity.productLadders?.get(lines[0]!.productId) : undefined;
  const steps = own ?? activity.ladders;
  const progressive = activity.activityType.startsWith('interval') && activity.calcMode === 'PROGRESSIVE';
  const value = activity.activityType.includes('Quantity') ? quantity : amount;
  // A slice begins below its first whole unit, so a part of a unit reaches the first one already.
  const reachedAt = progressive ? add(value, frac(9_999, 10_000)) : value;
  const hit = find(activity, steps, reachedAt);
  if (!hit) return nothing;
  const { step } = hit;
  const isFree = lines.every(({ net }) => !less(ZERO, net));
  const nets = lines.map(({ net, counted }) => (isFree ? counted : net));
  if (step.rewardType === 'UNIT_PRICE' && !progressive) {
    const parts = lines.map(({ qty, net }) => lower(roundTo(times(valueOf(step), qty), CENT), net));
    const wanted = sum(parts);
    if (!less(amount, wanted)) return { total: plain(wanted), times: hit.times, parts };
    return { total: amount, times: hit.times, parts: share(amount, parts) };
  }
  let total = times(valueOf(step), frac(hit.times));
  if (step.rewardType === 'PERCENT') total = roundTo(times(amount, valueOf(step)), CENT);
  if (progressive) total = sliceBySlice(activity, steps, quantity);
  total = plain(lower(total, amount));
  return { total, times: hit.times, parts: share(total, nets) };
}
