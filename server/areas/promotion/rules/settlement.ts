import { MIN_PRICE_GUARD } from '../../../../src/contract/promotion/activity';
import type { RewardCut } from '../../../../src/contract/pricing/pricing';
import { sumOf } from '../../../platform/numbers/exact';
import { allocate } from './allocate';
import { type Cap, capOf } from './caps';
import { amountOf, type RewardLine } from './reward';
import type { Fen, LadderActivity } from './types';
import type { NetLine, UnitReward } from './units';

export interface Settlement {
  /** Units that give something, with the parts of their lines after the limits. */
  units: { of: UnitReward; parts: readonly Fen[] }[];
  total: Fen;
  uncut: Fen;
  cut: RewardCut | null;
  /** Units that would have sold a line below its minimum price, and which lines those are. */
  guarded: { of: UnitReward; indices: number[] }[];
  /** Lines that are sold below it with a warning. */
  belowMin: number[];
}

/** Spreads a cut reward with the uncut parts as weights, in the order of the lines, whatever unit they belong to. */
function recut(units: readonly UnitReward[], rest: Fen): ReadonlyMap<number, Fen> {
  const parts = units.flatMap(({ unit, reward }) => unit.map((index, i) => ({ index, part: reward.parts[i] ?? 0 })));
  parts.sort((a, b) => a.index - b.index);
  const spread = allocate(
    rest,
    parts.map(({ part }) => part),
  );
  return new Map(parts.map(({ index }, i) => [index, spread[i] ?? 0]));
}

function capped(units: readonly UnitReward[], cap: Cap | null) {
  const uncut = sumOf(units, ({ reward }) => reward.total);
  if (cap === null || uncut <= cap.rest)
    return { uncut, total: uncut, cut: null, given: units.map((of) => ({ of, parts: of.reward.parts })) };
  const spread = recut(units, cap.rest);
  const given = units.map((of) => ({ of, parts: of.unit.map((index) => spread.get(index) ?? 0) }));
  return { uncut, total: cap.rest, cut: cap.cut, given };
}

const isBelowMin = ({ product, qty }: NetLine, net: Fen) =>
  product.minSalePrice !== null && net < amountOf(product.minSalePrice, qty);

interface Amounts {
  lines: readonly NetLine[];
  money: readonly RewardLine[];
}

const belowMinOf = ({ of, parts }: Settlement['units'][number], { lines, money }: Amounts) =>
  of.unit.filter((index, i) => {
    const line = lines[index];
    return line !== undefined && isBelowMin(line, (money[index]?.net ?? 0) - (parts[i] ?? 0));
  });

/**
 * Limits, then the guard of the minimum price: a unit that breaks it is dropped and the rest computed again, because
 * under a cap the others get its share (docs/domain/promotion.md#immediate-activities).
 */
export function settle(activity: LadderActivity, rewards: readonly UnitReward[], amounts: Amounts): Settlement {
  const cap = capOf(activity);
  const guarded: Settlement['guarded'] = [];
  let units = rewards.filter(({ reward }) => reward.total > 0);
  for (;;) {
    const { given, ...sums } = capped(units, cap);
    const giving = given.filter(({ parts }) => parts.some((part) => part > 0));
    const below = giving.map((one) => ({ of: one.of, indices: belowMinOf(one, amounts) }));
    const broken = below.filter(({ indices }) => indices.length > 0);
    if (activity.minPriceGuard !== MIN_PRICE_GUARD.forbid || broken.length === 0) {
      const warned = activity.minPriceGuard === MIN_PRICE_GUARD.warn ? broken.flatMap(({ indices }) => indices) : [];
      return { ...sums, units: giving, guarded, belowMin: warned };
    }
    guarded.push(...broken);
    const out = new Set(broken.map(({ of }) => of));
    units = units.filter((one) => !out.has(one));
  }
}
