import { byRank } from './candidates';
import type { LadderActivity } from './types';

interface Counted {
  activity: LadderActivity;
  /** Lines by their place in the list. */
  indices: number[];
  /** Lines that count for another exclusive activity, by its id. */
  lost: Map<number, string>;
}

/**
 * Which lines count for which deferred activity: any number of them, but only one of those that are EXCLUSIVE among
 * themselves (docs/domain/pricing.md#price-of-a-line), the first by priority, start and id.
 */
export function countedLines<T>(
  activities: readonly LadderActivity[],
  lines: readonly T[],
  takes: (activity: LadderActivity, line: T) => boolean,
): Counted[] {
  const owners = new Map<number, string>();
  return [...activities].sort(byRank).map((activity) => {
    const indices: number[] = [];
    const lost = new Map<number, string>();
    for (const [index, line] of lines.entries()) {
      if (!takes(activity, line)) continue;
      const owner = activity.stackMode === 'EXCLUSIVE' ? owners.get(index) : undefined;
      if (owner !== undefined) lost.set(index, owner);
      else indices.push(index);
    }
    if (activity.stackMode === 'EXCLUSIVE') for (const index of indices) owners.set(index, activity.activityId);
    return { activity, indices, lost };
  });
}
