import { ERROR, type ErrorCode } from '../error-codes';
import { type ActivityType, type CalcMode, isLine, LADDER_TRAITS, type LadderType, type RewardType } from './activity';
import { toText } from '../decimal';
import type { StepAnswer, WireStep } from './terms';

/*
 * Ladders in the contract's form and in units for computation, and the faults that keep one from being published; for
 * server and form.
 */

/** 1/10000 units in one unit. */
export const UNIT = 10_000;

/** A row of a ladder: a threshold, or an interval from `from` to `to`. */
export interface LadderStep {
  seq: number;
  /** A quantity in 1/10000 units, or an amount in fen. */
  from: number;
  /** The end of an interval; null: it has none. */
  to: number | null;
  rewardType: RewardType;
  /** Fen, a price or per cent, depending on the type. */
  value: number;
}

export const VALUE_DECIMALS: Record<RewardType, number> = { AMOUNT: 2, UNIT_PRICE: 4, PERCENT: 2 };

/** The text in the smallest unit; -1 where it is no decimal or has too many places: the checks below refuse it. */
function unitsOf(text: string, decimals: number) {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  return whole === '' || fraction.length > decimals ? -1 : Number(whole + fraction.padEnd(decimals, '0'));
}

const measureOf = (type: ActivityType) => (isLine(type) ? 'QUANTITY' : LADDER_TRAITS[type].measure);
const isInterval = (type: ActivityType) => !isLine(type) && LADDER_TRAITS[type].family === 'INTERVAL';

export const stepsOf = (type: ActivityType, ladders: readonly WireStep[]): LadderStep[] =>
  ladders.map(({ threshold, fromQty, toQty, rewardType, rewardValue }, i) => ({
    seq: i + 1,
    from: isInterval(type) ? (fromQty ?? 0) * UNIT : unitsOf(threshold ?? '0', measureOf(type) === 'QUANTITY' ? 4 : 2),
    to: isInterval(type) && toQty !== null ? toQty * UNIT : null,
    rewardType,
    value: unitsOf(rewardValue, VALUE_DECIMALS[rewardType]),
  }));

export const stepsAnswer = (type: ActivityType, steps: readonly LadderStep[]): StepAnswer[] =>
  steps.map(({ seq, from, to, rewardType, value }) => ({
    seq,
    threshold: isInterval(type) ? null : measureOf(type) === 'QUANTITY' ? String(from / UNIT) : toText(from, 2),
    fromQty: isInterval(type) ? from / UNIT : null,
    toQty: to === null ? null : to / UNIT,
    rewardType,
    rewardValue: toText(value, VALUE_DECIMALS[rewardType]),
  }));

const MAX_STEPS = 10;
const MAX_UNITS = 99_999_999 * UNIT;
const MAX_FEN = 99_999_999_999;
const MAX_PERCENT = 9_999;

export interface LadderProblem {
  code: ErrorCode;
  /** The index of the row; null: the ladder as a whole. */
  row: number | null;
  field: 'from' | 'to' | 'rewardType' | 'value' | null;
}

interface Terms {
  activityType: LadderType;
  calcMode: CalcMode;
}

/** The kinds of rewards that a ladder can have (docs/domain/promotion.md#ladders). */
export function rewardTypesOf({ activityType, calcMode }: Terms): readonly RewardType[] {
  const { family, measure } = LADDER_TRAITS[activityType];
  if (family === 'EACH') return ['AMOUNT'];
  if (family === 'INTERVAL' && calcMode === 'PROGRESSIVE') return ['UNIT_PRICE'];
  return measure === 'QUANTITY' ? ['AMOUNT', 'UNIT_PRICE', 'PERCENT'] : ['AMOUNT', 'PERCENT'];
}

type Check = (
  step: LadderStep,
  before: LadderStep | undefined,
  terms: Terms,
) => Pick<LadderProblem, 'code' | 'field'> | null;

const broken = (field: LadderProblem['field']) => ({ code: ERROR.ladderBroken, field });

const threshold: Check = ({ from }, before, { activityType }) => {
  const { measure, family } = LADDER_TRAITS[activityType];
  const isWhole = measure === 'QUANTITY' ? from % UNIT === 0 && from <= MAX_UNITS : from <= MAX_FEN;
  const rises = family === 'INTERVAL' || before === undefined || from > before.from;
  return from > 0 && isWhole && rises ? null : broken('from');
};

const interval: Check = ({ from, to }, before, { activityType, calcMode }) => {
  if (LADDER_TRAITS[activityType].family !== 'INTERVAL') return null;
  if (before && (before.to === null || from <= before.to)) return broken('from');
  const next = before?.to === null ? null : (before?.to ?? 0) + UNIT;
  if (calcMode === 'PROGRESSIVE' && from !== next) return broken('from');
  return to === null || (to >= from && to % UNIT === 0 && to <= MAX_UNITS) ? null : broken('to');
};

const reward: Check = ({ rewardType, value }, before, terms) => {
  if (!rewardTypesOf(terms).includes(rewardType)) return { code: ERROR.invalidInput, field: 'rewardType' };
  if (before && before.rewardType !== rewardType) return { code: ERROR.rewardTypesMixed, field: 'rewardType' };
  const tooMuch = rewardType === 'PERCENT' && value > MAX_PERCENT;
  return value > 0 && !tooMuch ? null : { code: ERROR.invalidInput, field: 'value' };
};

const CHECKS = [threshold, interval, reward];

/** The faults that keep a ladder from being published, row by row. */
export function ladderProblems(terms: Terms, steps: readonly LadderStep[]): LadderProblem[] {
  const isOne = LADDER_TRAITS[terms.activityType].family === 'EACH';
  if (steps.length === 0 || steps.length > (isOne ? 1 : MAX_STEPS))
    return [{ code: ERROR.ladderBroken, row: null, field: null }];
  return steps.flatMap((step, row) =>
    CHECKS.flatMap((check) => {
      const problem = check(step, steps[row - 1], terms);
      return problem ? [{ ...problem, row }] : [];
    }),
  );
}

/** Rows that give less than the row before: allowed after a confirmation. */
export const fallingRows = (steps: readonly LadderStep[]): LadderProblem[] =>
  steps.flatMap(({ value }, row) =>
    value < (steps[row - 1]?.value ?? 0) ? [{ code: ERROR.rewardFalls, row, field: 'value' as const }] : [],
  );
