import { type CalcMode, LADDER_TRAITS, type LadderType, type RewardType } from '@/contract/promotion/activity';
import {
  fallingRows,
  type LadderProblem,
  ladderProblems,
  type LadderStep,
  rewardTypesOf,
  stepsOf,
} from '@/contract/promotion/ladder';
import type { StepAnswer, WireStep } from '@/contract/promotion/terms';
import type { TextId } from '@/core/i18n';

export const ROW_FIELDS = ['threshold', 'fromQty', 'toQty', 'rewardValue'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** A row of a ladder as it is typed; the type decides which of its fields count. */
export type LadderRow = Partial<Record<RowField, string>>;

/**
 * Without keys: the form would report a field with an empty text as missing as soon as another field of its row is
 * typed.
 */
export const EMPTY_ROW: LadderRow = {};

const filled = ({ threshold = '', fromQty = '', toQty = '', rewardValue = '' }: LadderRow) => ({
  ...{ threshold, fromQty, toQty, rewardValue },
});

/** The values by which the rows are interpreted. */
export interface LadderTerms {
  activityType: LadderType;
  calcMode: CalcMode;
  rewardType: RewardType;
}

/** The chosen type of reward if the ladder allows it, else the first that it allows. */
export function rewardIn(ladder: Omit<LadderTerms, 'rewardType'>, chosen: unknown): RewardType {
  const allowed = rewardTypesOf(ladder);
  return allowed.find((one) => one === chosen) ?? allowed[0] ?? 'AMOUNT';
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

export const rowsOf = (steps: readonly StepAnswer[]): LadderRow[] =>
  steps.map(({ threshold, fromQty, toQty, rewardValue }) => ({
    threshold: textOf(threshold),
    fromQty: textOf(fromQty),
    toQty: textOf(toQty),
    rewardValue,
  }));

const count = (text: string) => (text === '' ? null : Number(text));

/** Rows as the contract names them, without empty ones. */
export const wireOf = (rows: readonly LadderRow[], rewardType: RewardType): WireStep[] =>
  rows
    .map(filled)
    .filter((row) => Object.values(row).some((text) => text !== ''))
    .map(({ threshold, fromQty, toQty, rewardValue }) => ({
      ...{ threshold: threshold === '' ? null : threshold, fromQty: count(fromQty), toQty: count(toQty) },
      ...{ rewardType, rewardValue },
    }));

/** The rows in the units of the computation. */
const countedOf = ({ activityType, rewardType }: LadderTerms, rows: readonly LadderRow[]): LadderStep[] =>
  stepsOf(activityType, wireOf(rows, rewardType));

/** The rows in the units of the computation, or undefined while they are not valid. */
export function wholeSteps(terms: LadderTerms, rows: readonly LadderRow[]): LadderStep[] | null {
  const steps = countedOf(terms, rows);
  return ladderProblems(terms, steps).length === 0 ? steps : null;
}

type ProblemField = NonNullable<LadderProblem['field']>;
const PROBLEM_FIELDS: Readonly<Record<RowField, ProblemField>> = {
  threshold: 'from',
  fromQty: 'from',
  toQty: 'to',
  rewardValue: 'value',
};

function messageOf(field: ProblemField, { activityType, calcMode, rewardType }: LadderTerms, row: number): TextId {
  if (field === 'to') return 'ladder.toBeforeFrom';
  if (field === 'value') return rewardType === 'PERCENT' ? 'ladder.percentRange' : 'ladder.positive';
  if (calcMode === 'PROGRESSIVE') return row === 0 ? 'ladder.startsAtOne' : 'ladder.noGap';
  if (row === 0) return 'ladder.positive';
  return LADDER_TRAITS[activityType].family === 'INTERVAL' ? 'ladder.afterBefore' : 'ladder.rises';
}

/** The server's error for a field of a row, checked in the browser. */
export function rowProblem(
  terms: LadderTerms,
  rows: readonly LadderRow[],
  { row, field }: { row: number; field: RowField },
): TextId | null {
  if ((rows[row]?.[field] ?? '') === '') return null;
  const problems = ladderProblems(terms, stepsOf(terms.activityType, typed(rows, terms.rewardType)));
  const found = problems.some((one) => one.row === row && one.field === PROBLEM_FIELDS[field]);
  return found ? messageOf(PROBLEM_FIELDS[field], terms, row) : null;
}

/** All rows, empty ones among them, so that each keeps its index. */
const typed = (rows: readonly LadderRow[], rewardType: RewardType): WireStep[] =>
  rows.flatMap((row) => wireOf([{ ...row, threshold: row.threshold || '0' }], rewardType));

/** Whether a row gives less than the row before: allowed, if the user means it. */
export const rewardFalls = (terms: LadderTerms, rows: readonly LadderRow[], row: number) =>
  (rows[row]?.rewardValue ?? '') !== '' &&
  fallingRows(stepsOf(terms.activityType, typed(rows, terms.rewardType))).some((one) => one.row === row);
