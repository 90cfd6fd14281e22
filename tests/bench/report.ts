import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  /** Row of the budgets, like P1. */
  id: string;
  what: string;
  value: number;
  unit: string;
  /** What a bare page of the same libraries has of it, measured in the same run. */
  floor?: number;
  /** Upper limits; absent where the budget is a ratio to a peer that is not here. */
  must?: number;
  goal?: number;
  /** The limits are those of the ratio to the floor. */
  byRatio?: boolean;
  /** Repeats from run to run: missing the budget fails the benchmark. */
  exact: boolean;
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const ratioOf = ({ value, floor }: Figure) => (floor ? value / floor : undefined);
const inRatio = (ratio: number | undefined) => (ratio === undefined ? '' : `${ratio.toFixed(2)} ×`);

function verdict(figure: Figure) {
  const { must, goal } = figure;
  const value = figure.byRatio ? (ratioOf(figure) ?? NaN) : figure.value;
  if (must === undefined) return '–';
  // A figure that is none meets nothing.
  if (!(value <= must)) return 'FAIL';
  return goal !== undefined && value <= goal ? 'goal' : 'must';
}

/** Prints the figures with their budgets and keeps them; an exact one over its budget fails the run. */
export function report(name: string, figures: readonly Figure[]) {
  const hasFloors = figures.some(({ floor }) => floor !== undefined);
  const rows = figures.map((figure) => {
    const { id, what, value, floor, unit, must, goal, byRatio } = figure;
    const limit = (one?: number) => (one === undefined ? '–' : `≤ ${byRatio ? inRatio(one) : round(one)}`);
    const meets = figure.exact || must === undefined ? verdict(figure) : `(${verdict(figure)})`;
    const compared = hasFloors ? [floor === undefined ? '' : `${round(floor)} ${unit}`, inRatio(ratioOf(figure))] : [];
    return [id, what, `${round(value)} ${unit}`, ...compared, limit(must), limit(goal), meets];
  });
  const table = [['', '', 'figure', ...(hasFloors ? ['floor', 'ratio'] : []), 'must', 'goal', 'meets'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
  console.log('(…): depends on the machine and on what else it does; a ratio to a floor of the same run does less.');
  const folder = join(__dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  if (figures.some((figure) => figure.exact && verdict(figure) === 'FAIL')) process.exitCode = 1;
}
