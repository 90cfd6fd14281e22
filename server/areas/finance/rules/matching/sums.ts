/* Sets of rows that add up to an amount (docs/domain/reconciliation.md#sums). */

export const SUM_BOUNDS = { candidates: 40, parts: 5, nodes: 1_000_000, shown: 3 } as const;

export interface SumCandidate {
  id: string;
  no: string;
  date: string;
  amount: number;
}

export interface SumSearch {
  /** The number of sets found so far. */
  solutions: number;
  /** The first sets, by ids. */
  sets: string[][];
  finished: boolean;
  candidates: number;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The largest first, then the oldest: the same set of rows is always looked at in the same order. */
const canonical = (a: SumCandidate, b: SumCandidate) =>
  Math.abs(b.amount) - Math.abs(a.amount) || compare(a.date, b.date) || compare(a.no, b.no) || compare(a.id, b.id);

interface Bounds {
  parts: number;
  candidates: number;
}

/**
 * All sets of two and more rows whose amounts add up to the target. The last row of each set is looked up by its amount
 * instead of tried, so that five of forty take milliseconds; a search that meets a bound says that it is not finished.
 */
export function searchSums(target: number, given: readonly SumCandidate[], bounds: Bounds = SUM_BOUNDS): SumSearch {
  const rows = [...given].sort(canonical).slice(0, bounds.candidates);
  const at = new Map<number, number[]>();
  for (const [i, { amount }] of rows.entries()) {
    const known = at.get(amount);
    if (known) known.push(i);
    else at.set(amount, [i]);
  }
  const search: SumSearch = {
    ...{ solutions: 0, sets: [], candidates: given.length },
    finished: given.length <= bounds.candidates,
  };
  const chosen: number[] = [];
  let nodes = 0;
  const visit = (from: number, left: number, parts: number) => {
    for (const last of at.get(left) ?? []) {
      if (last < from) continue;
      search.solutions += 1;
      if (search.sets.length < SUM_BOUNDS.shown)
        search.sets.push([...chosen, last].map((index) => rows[index]?.id ?? ''));
    }
    if (parts <= 1) return;
    for (let i = from; i < rows.length; i += 1) {
      nodes += 1;
      if (nodes > SUM_BOUNDS.nodes) {
        search.finished = false;
        return;
      }
      chosen.push(i);
      visit(i + 1, left - (rows[i]?.amount ?? 0), parts - 1);
      chosen.pop();
    }
  };
  for (let i = 0; i < rows.length && nodes <= SUM_BOUNDS.nodes; i += 1) {
    nodes += 1;
    chosen.push(i);
    visit(i + 1, target - (rows[i]?.amount ?? 0), bounds.parts - 1);
    chosen.pop();
  }
  return search;
}
