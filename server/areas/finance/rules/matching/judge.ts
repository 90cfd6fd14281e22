import type { Found } from './rows';

/** The verdict on a pair that a rule has found: as people have matched it, otherwise, or undecided. */
export interface Judgement {
  found: Found;
  verdict: 'right' | 'wrong' | 'open';
  /** The matches that contain its rows. */
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
    // An ambiguous group has claimed nothing that could be wrong.
    const verdict = isWhole ? 'right' : only === undefined || found.ambiguous ? 'open' : 'wrong';
    return { found, verdict, matchNos };
  });
}
