import { ERROR, type ErrorCode } from '../../../src/contract/error-codes';
import {
  type CalcMode,
  LADDER_TRAITS,
  type LadderType,
  type RewardType,
} from '../../../src/contract/promotion/activity';
import { UNIT } from './scale';
import type { Step } from './types';

const MAX_STEPS = 10;
const MAX_UNITS = 99_999_999 * UNIT;
const MAX_FEN = 99_999_999_999;
const MAX_PERCENT = 9_999;

export interface LadderProblem {
  code: ErrorCode;
  /** Place of the row; null: the ladder as a whole. */
  row: number | null;
  field: 'from' | 'to' | 'rewardType' | 'value' | null;
}

interface Terms {
  activityType: LadderType;
  calcMode: CalcMode;
}

/** How a reward may be given (domain/03 §3.2). */
export function rewardTypesOf({ activityType, calcMode }: Terms): readonly RewardType[] {
  const { family, measure } = LADDER_TRAITS[activityType];
  if (family === 'EACH') return ['AMOUNT'];
  if (family === 'INTERVAL' && calcMode === 'PROGRESSIVE') return ['UNIT_PRICE'];
  return measure === 'QUANTITY' ? ['AMOUNT', 'UNIT_PRICE', 'PERCENT'] : ['AMOUNT', 'PERCENT'];
}

type Check = (step: Step, before: Step | undefined, terms: Terms) => Pick<LadderProblem, 'code' | 'field'> | null;

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

/** What keeps a ladder from being published, row by row. */
export function ladderProblems(terms: Terms, steps: readonly Step[]): LadderProblem[] {
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

/** Rows that give less than the one before: allowed when confirmed. */
export const fallingRows = (steps: readonly Step[]): LadderProblem[] =>
  steps.flatMap(({ value }, row) =>
    value < (steps[row - 1]?.value ?? 0) ? [{ code: ERROR.rewardFalls, row, field: 'value' as const }] : [],
  );
