import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  /** Row of the budgets, like P1. */
  id: string;
  what: string;
  value: number;
  unit: string;
  /** Upper limits; absent where the budget is a ratio to a peer that is not here. */
  must?: number;
  goal?: number;
  /** Repeats from run to run: missing the budget fails the benchmark. */
  exact: boolean;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

function verdict({ value, must, goal }: Figure) {
  if (must === undefined) return '–';
  if (value > must) return 'FAIL';
  return goal !== undefined && value <= goal ? 'goal' : 'must';
}

/** Prints the figures with their budgets and keeps them; an exact one over its budget fails the run. */
export function report(name: string, figures: readonly Figure[]) {
  const rows = figures.map((figure) => {
    const { id, what, value, unit, must, goal } = figure;
    const limit = (one?: number) => (one === undefined ? '–' : `≤ ${round(one)}`);
    const meets = figure.exact || must === undefined ? verdict(figure) : `(${verdict(figure)})`;
    return [id, what, `${round(value)} ${unit}`, limit(must), limit(goal), meets];
  });
  const table = [['', '', 'figure', 'must', 'goal', 'meets'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
  console.log('(…): against a floor that was measured on another, idle machine.');
  const folder = join(__dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  if (figures.some((figure) => figure.exact && verdict(figure) === 'FAIL')) process.exitCode = 1;
}
