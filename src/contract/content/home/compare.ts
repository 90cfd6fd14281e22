import type { StoredComponent } from './component';
import type { Change } from './merge';
import { byId, idsOf } from './override';
import { differingPaths, valueAt } from './paths';

interface ValueChange extends Change {
  componentId: string;
  left?: unknown;
  right?: unknown;
}

export interface Difference {
  added: string[];
  removed: string[];
  /** Components that are not part of the longest common order. */
  moved: string[];
  changed: ValueChange[];
}

/**
 * The ids of the longest order that both pages have in common; of several such orders, the one that starts earliest on
 * the left page.
 */
function commonOrder(left: readonly string[], right: readonly string[]): Set<string> {
  const longest: number[][] = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const common = new Set<string>();
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const id = left[i] ?? '';
    if (id === right[j]) {
      common.add(id);
      i += 1;
      j += 1;
    } else if (at(i, j + 1) >= at(i + 1, j)) j += 1;
    else i += 1;
  }
  return common;
}

/** The differences from the left page to the right one (docs/domain/home-pages.md#compare). */
export function compare(left: readonly StoredComponent[], right: readonly StoredComponent[]): Difference {
  const [before, after] = [byId(left), byId(right)];
  const inBoth = (id: string) => before.has(id) && after.has(id);
  const common = idsOf(left).filter(inBoth);
  const kept = commonOrder(common, idsOf(right).filter(inBoth));
  return {
    added: idsOf(right).filter((id) => !before.has(id)),
    removed: idsOf(left).filter((id) => !after.has(id)),
    moved: common.filter((id) => !kept.has(id)),
    changed: common.flatMap((componentId) => {
      const [a, b] = [before.get(componentId), after.get(componentId)];
      if (!a || !b) return [];
      return differingPaths(a, b).map((path) => ({
        ...{ componentId, path },
        ...{ left: valueAt(a, path), right: valueAt(b, path) },
      }));
    }),
  };
}
