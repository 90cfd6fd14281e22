import type { Found } from './rows';

/** What became of a pair that a rule has found: as people have left it, otherwise, or neither. */
export interface Judgement {
  found: Found;
  verdict: 'right' | 'wrong' | 'open';
  /** Matches that have its rows. */
  matchNos: string[];
}

const idsOf = ({ ours, theirs }: Found) => [...ours, ...theirs].map(({ id }) => id);

/** Right where a match has exactly these rows, wrong where one has some of them, open where none has any. */
export function judged(all: readonly Found[], left: ReadonlyMap<string, readonly string[]>): Judgement[] {
  const matchOf = new Map([...left].flatMap(([matchNo, ids]) => ids.map((id) => [id, matchNo] as const)));
  return all.map((found) => {
    const ids = idsOf(found);
    const matchNos = [...new Set(ids.flatMap((id) => matchOf.get(id) ?? []))].sort();
    const [only] = matchNos;
    const isWhole =
      only !== undefined &&
      matchNos.length === 1 &&
      ids.every((id) => matchOf.has(id)) &&
      left.get(only)?.length === ids.length;
    // A group of which nobody can say who belongs to whom has said nothing wrong.
    const verdict = isWhole ? 'right' : only === undefined || found.ambiguous ? 'open' : 'wrong';
    return { found, verdict, matchNos };
  });
}
