import { found } from './passNumber';
import {
  byDate,
  dayNumber,
  type Found,
  type Given,
  MOST_ROWS,
  type OurRow,
  pairKey,
  type RuleSettings,
  type TheirRow,
} from './rows';

/* Pass 3: equal amounts without a number (docs/domain/reconciliation.md#rules). */

type Limits = Pick<Given, 'rejected' | 'settings'>;

export interface SameAmount {
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
}

/** Groups of rows that are linked with each other, directly or by others between them. */
export function components({ ours, theirs }: SameAmount, { rejected, settings: { far } }: Limits): SameAmount[] {
  const sorted = { ours: [...ours].sort(byDate), theirs: [...theirs].sort(byDate) };
  // Without refused pairs, a row further than a week from all before it starts a new group.
  const cuts: SameAmount[] = [];
  for (const one of splitByDays(sorted, far)) {
    const mayBeRefused = rejected.size > 0 && one.ours.length * one.theirs.length <= MOST_ROWS * MOST_ROWS;
    const refused = mayBeRefused && one.ours.some((a) => one.theirs.some((b) => rejected.has(pairKey(a.id, b.id))));
    if (refused) cuts.push(...linked(one, { rejected, far }));
    else cuts.push(one);
  }
  return cuts.filter((one) => one.ours.length > 0 && one.theirs.length > 0);
}

/** Sorted by date, each of ours reaches a run of theirs; runs that share a row are one. */
function splitByDays({ ours, theirs }: SameAmount, far: number): SameAmount[] {
  const ourDays = ours.map(({ date }) => dayNumber(date));
  const theirDays = theirs.map(({ date }) => dayNumber(date));
  const out: Linked[] = [];
  let from = 0;
  let reached = -1;
  ours.forEach((our, i) => {
    const day = ourDays[i] ?? 0;
    while (from < theirDays.length && (theirDays[from] ?? 0) < day - far) from += 1;
    let to = Math.max(from, reached + 1);
    while (to < theirDays.length && (theirDays[to] ?? 0) <= day + far) to += 1;
    const last = to - 1;
    if (last < from) return;
    const current = out.at(-1);
    if (current && from <= reached) {
      current.ours.push(our);
      current.theirs.push(...theirs.slice(reached + 1, to));
    } else out.push({ ours: [our], theirs: theirs.slice(from, to) });
    reached = Math.max(reached, last);
  });
  return out;
}

interface Linked {
  ours: OurRow[];
  theirs: TheirRow[];
}

/** The groups where pairs are refused, following each link. */
function linked(
  { ours, theirs }: SameAmount,
  { rejected, far }: { rejected: ReadonlySet<string>; far: number },
): SameAmount[] {
  const isLinked = (a: OurRow, b: TheirRow) =>
    Math.abs(dayNumber(a.date) - dayNumber(b.date)) <= far && !rejected.has(pairKey(a.id, b.id));
  const leftOurs = new Set(ours);
  const leftTheirs = new Set(theirs);
  const reachFrom = (group: Linked, our: OurRow): void => {
    for (const their of [...leftTheirs].filter((one) => isLinked(our, one))) {
      if (!leftTheirs.delete(their)) continue;
      group.theirs.push(their);
      for (const next of [...leftOurs].filter((one) => isLinked(one, their))) {
        if (!leftOurs.delete(next)) continue;
        group.ours.push(next);
        reachFrom(group, next);
      }
    }
  };
  return ours.flatMap((start) => {
    if (!leftOurs.delete(start)) return [];
    const group: Linked = { ours: [start], theirs: [] };
    reachFrom(group, start);
    return [group];
  });
}

/** One row on each side is a suggestion; more are an ambiguous group. */
export function matchAmount(
  { ours, theirs }: SameAmount,
  { near, sureNear }: Pick<RuleSettings, 'near' | 'sureNear'>,
): Found[] {
  const [our, their] = [ours[0], theirs[0]];
  if (!our || !their || ours.length + theirs.length > MOST_ROWS) return [];
  const number = their.ourNo !== '' ? ('MISSING' as const) : ('NONE' as const);
  const pair = { ours, theirs, number, confirms: false };
  if (ours.length > 1 || theirs.length > 1)
    return [{ ...found({ ...pair, number: 'NONE', rule: 'M13' }), ambiguous: true, solutions: 0 }];
  const days = Math.abs(dayNumber(our.date) - dayNumber(their.date));
  return days <= near ? [found({ ...pair, rule: 'M11', confirms: sureNear })] : [found({ ...pair, rule: 'M12' })];
}
