import { LADDER_TRAITS } from '@/contract/promotion/activity';
import { type LadderStep, UNIT } from '@/contract/promotion/ladder';
import type { LadderTerms } from './ladderRows';

type Point = readonly [x: number, y: number];

export interface LadderCurve {
  /** The unit of the reward: yuan, or per cent of the amount. */
  unit: 'money' | 'percent';
  /** Pieces without a jump, from left to right. */
  lines: Point[][];
  /** Where a step begins or ends. */
  marks: number[];
  right: number;
  top: number;
}

/** How far beyond the last step the curve is drawn, as a multiple of that step. */
const BEYOND = 1.25;
/** How many repetitions of an unlimited reward are drawn. */
const REPEATS = 4;
const FEN = 100;

interface Drawn {
  terms: LadderTerms;
  steps: readonly LadderStep[];
}

const isPercent = ({ activityType, rewardType }: LadderTerms) =>
  rewardType === 'PERCENT' && LADDER_TRAITS[activityType].measure === 'QUANTITY';

/** The reward of a step at a quantity or amount. */
function rewardAt({ terms }: Drawn, { value, rewardType }: LadderStep, x: number) {
  if (rewardType === 'UNIT_PRICE') return (value / UNIT) * x;
  if (rewardType === 'AMOUNT' || isPercent(terms)) return value / FEN;
  return (x * value) / FEN / FEN;
}

const startOf = ({ terms }: Drawn, { from }: LadderStep) =>
  from / (LADDER_TRAITS[terms.activityType].measure === 'QUANTITY' ? UNIT : FEN);
const endOf = ({ to }: LadderStep) => (to === null ? null : to / UNIT);

function eachLines(drawn: Drawn, step: LadderStep, maxTimes: number | null): Point[][] {
  const width = startOf(drawn, step);
  const times = Math.min(maxTimes ?? REPEATS, REPEATS);
  return Array.from({ length: times + 1 }, (_, i) => {
    const y = (i * step.value) / FEN;
    return [
      [i * width, y],
      [(i + 1) * width, y],
    ];
  });
}

function fullLines(drawn: Drawn): Point[][] {
  const { steps } = drawn;
  const starts = steps.map((step) => startOf(drawn, step));
  const last = (starts.at(-1) ?? 0) * BEYOND;
  const below: Point[] = [
    [0, 0],
    [starts[0] ?? 0, 0],
  ];
  return [
    below,
    ...steps.map((step, i): Point[] => {
      const [from, to] = [starts[i] ?? 0, starts[i + 1] ?? last];
      return [
        [from, rewardAt(drawn, step, from)],
        [to, rewardAt(drawn, step, to)],
      ];
    }),
  ];
}

/** The reward counts the whole amount; between two closed intervals, and after the last one, there is none. */
function wholeLines(drawn: Drawn): Point[][] {
  const { steps } = drawn;
  const last = steps.at(-1);
  const right = ((last && (endOf(last) ?? startOf(drawn, last))) ?? 0) * BEYOND;
  const lines: Point[][] = [];
  let reached = 0;
  for (const step of steps) {
    const from = startOf(drawn, step);
    const to = endOf(step) ?? right;
    if (from - reached > 1) lines.push(flat(reached, from));
    lines.push([
      [from, rewardAt(drawn, step, from)],
      [to, rewardAt(drawn, step, to)],
    ]);
    reached = to;
  }
  return reached < right ? [...lines, flat(reached, right)] : lines;
}

const flat = (from: number, to: number): Point[] => [
  [from, 0],
  [to, 0],
];

/** Slice by slice, one unbroken line; above the last closed slice the reward does not grow. */
function slicedLines({ steps }: Drawn): Point[][] {
  const points: [number, number][] = [[0, 0]];
  let [x, y] = [0, 0];
  const go = (to: number, rate: number) => {
    y += (to - x) * rate;
    x = to;
    points.push([x, y]);
  };
  for (const step of steps) go(endOf(step) ?? Math.max(x * BEYOND, step.from / UNIT), step.value / UNIT);
  if (steps.at(-1)?.to !== null) go(x * BEYOND, 0);
  return [points];
}

function linesOf(drawn: Drawn, maxTimes: number | null): Point[][] {
  const { terms, steps } = drawn;
  const { family } = LADDER_TRAITS[terms.activityType];
  const [first] = steps;
  if (!first) return [];
  if (family === 'EACH') return eachLines(drawn, first, maxTimes);
  if (family === 'FULL') return fullLines(drawn);
  return terms.calcMode === 'PROGRESSIVE' ? slicedLines(drawn) : wholeLines(drawn);
}

/** The reward over quantity or amount. */
export function curveOf(terms: LadderTerms, steps: readonly LadderStep[], maxTimes: number | null): LadderCurve {
  const drawn = { terms, steps };
  const lines = linesOf(drawn, maxTimes);
  const points = lines.flat();
  const ends = steps.flatMap((step) => [startOf(drawn, step), endOf(step) ?? []].flat());
  return {
    unit: isPercent(terms) ? 'percent' : 'money',
    lines,
    marks: [...new Set(ends)],
    right: Math.max(1, ...points.map(([x]) => x)),
    top: Math.max(0.01, ...points.map(([, y]) => y)),
  };
}
