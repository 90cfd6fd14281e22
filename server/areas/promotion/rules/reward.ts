import { type CalcMode, LADDER_TRAITS, type LadderType } from '../../../../src/contract/promotion/activity';
import { scaled, sumOf } from '../../../platform/numbers/exact';
import { allocate } from './allocate';
import { timesOf } from './each';
import { containingStep, lastReached, progressiveReward } from './interval';
import { highestStep, nextStep } from './ladder';
import { PERCENT_WHOLE, PRICE_PER_FEN } from '../../../platform/numbers/scale';
import type { Fen, Price, Qty, Step } from './types';

/** What an activity computes with. */
export interface Terms {
  activityType: LadderType;
  calcMode: CalcMode;
  steps: readonly Step[];
  maxTimes: number | null;
}

export interface RewardLine {
  qty: Qty;
  net: Fen;
  /** What counts as the amount: the net, or the base of it. */
  counted: Fen;
}

export interface Reward {
  qty: Qty;
  amount: Fen;
  /** The step that was reached. */
  step: Step | null;
  times: number;
  total: Fen;
  /** By line; none where there is no reward. */
  parts: Fen[];
}

export const amountOf = (price: Price, qty: Qty): Fen => scaled(price, qty, PRICE_PER_FEN);

interface Reached {
  step: Step;
  times: number;
}

function reached({ activityType, calcMode, steps, maxTimes }: Terms, value: number): Reached | null {
  const { family } = LADDER_TRAITS[activityType];
  if (family === 'EACH') {
    const step = steps[0];
    const times = step ? timesOf(step, value, maxTimes) : 0;
    return step && times > 0 ? { step, times } : null;
  }
  const find = family === 'FULL' ? highestStep : calcMode === 'WHOLE' ? containingStep : lastReached;
  const step = find(steps, value);
  return step ? { step, times: 1 } : null;
}

/** UNIT_PRICE: each line by itself, never more than is left of it. */
const unitParts = (step: Step, lines: readonly RewardLine[]) =>
  lines.map(({ qty, net }) => Math.min(amountOf(step.value, qty), Math.max(0, net)));

/** The nets; lines that cost nothing any more share by what they count. */
const weightsOf = (lines: readonly RewardLine[]) =>
  lines.some(({ net }) => net > 0) ? lines.map(({ net }) => net) : lines.map(({ counted }) => counted);

function totalOf(terms: Terms, { step, times }: Reached, sums: { qty: Qty; amount: Fen }): Fen {
  if (step.rewardType === 'PERCENT') return scaled(sums.amount, step.value, PERCENT_WHOLE);
  if (step.rewardType === 'UNIT_PRICE') return progressiveReward(terms.steps, sums.qty);
  return step.value * times;
}

/** Measures what the steps are compared with. */
export const measured = ({ activityType }: Pick<Terms, 'activityType'>, sums: { qty: Qty; amount: Fen }) =>
  LADDER_TRAITS[activityType].measure === 'QUANTITY' ? sums.qty : sums.amount;

interface Hit {
  sums: { qty: Qty; amount: Fen };
  found: Reached | null;
  total: Fen;
  /** The parts that UNIT_PRICE gives each line; `total` may be less than they are together. */
  byUnit: Fen[] | null;
  wanted: Fen;
}

const isProgressive = ({ activityType, calcMode }: Terms) =>
  calcMode === 'PROGRESSIVE' && LADDER_TRAITS[activityType].family === 'INTERVAL';

function hitOf(terms: Terms, lines: readonly RewardLine[]): Hit {
  const sums = { qty: 0, amount: 0 };
  for (const { qty, counted } of lines) {
    sums.qty += qty;
    sums.amount += counted;
  }
  const found = sums.amount > 0 ? reached(terms, measured(terms, sums)) : null;
  if (!found) return { sums, found, total: 0, byUnit: null, wanted: 0 };
  const byUnit = found.step.rewardType === 'UNIT_PRICE' && !isProgressive(terms) ? unitParts(found.step, lines) : null;
  const wanted = byUnit ? sumOf(byUnit, (part) => part) : totalOf(terms, found, sums);
  return { sums, found, total: Math.min(wanted, sums.amount), byUnit, wanted };
}

/** The reward alone, where nobody asks for its parts. */
export const totalReward = (terms: Terms, lines: readonly RewardLine[]): Fen => hitOf(terms, lines).total;

/**
 * The reward of one unit: lines that count together, in the order of their numbers
 * (docs/domain/promotion.md#immediate-activities).
 */
export function rewardOf(terms: Terms, lines: readonly RewardLine[]): Reward {
  const { sums, found, total, byUnit, wanted } = hitOf(terms, lines);
  const { qty, amount } = sums;
  const step = found?.step ?? null;
  const times = found?.times ?? 0;
  if (total === 0) return { qty, amount, step, times, total, parts: [] };
  const parts = byUnit && total === wanted ? byUnit : allocate(total, byUnit ?? weightsOf(lines));
  return { qty, amount, step, times, total, parts };
}

/** What is missing to the next step, or to one time more; null where there is none. */
export function gapOf(
  terms: Terms,
  sums: { qty: Qty; amount: Fen },
): { step: Step; threshold: number; gap: number } | null {
  const value = Math.max(0, measured(terms, sums));
  const { steps, maxTimes } = terms;
  const [step] = steps;
  if (LADDER_TRAITS[terms.activityType].family !== 'EACH') {
    const next = nextStep(steps, value);
    return next ? { ...next, threshold: next.step.from } : null;
  }
  if (!step) return null;
  const times = timesOf(step, value, maxTimes);
  if (maxTimes !== null && times >= maxTimes) return null;
  const threshold = step.from * (times + 1);
  return { step, threshold, gap: threshold - value };
}
