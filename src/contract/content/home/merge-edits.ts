import { isSame } from '../../canonical';
import type { StoredComponent } from './component';
import { type Change, type Conflict, CONFLICT, mergeUnlocked } from './merge';
import { byId, completed, idsOf, type Own, type Override } from './override';
import { differingPaths, valueAt } from './paths';

/** The changes that an editor has made to a page: as an override, with the ids of removed components. */
export function changesOf(base: readonly StoredComponent[], mine: readonly StoredComponent[]) {
  const before = byId(base);
  const after = byId(mine);
  const props = mine.flatMap((one) => {
    const { componentId } = one;
    const old = before.get(componentId);
    if (!old) return [];
    return differingPaths(old, one).map((path) => ({ componentId, path, value: valueAt(one, path) }));
  });
  const order = idsOf(mine).filter((id) => before.has(id));
  const own: Own[] = mine.flatMap((component, i) =>
    before.has(component.componentId) ? [] : [{ after: mine[i - 1]?.componentId ?? null, component }],
  );
  const isMoved = !isSame(
    order,
    idsOf(base).filter((id) => after.has(id)),
  );
  const override: Override = { props, order: isMoved ? order : null, own };
  return { override, removed: base.filter(({ componentId }) => !after.has(componentId)) };
}

const WHOLE = '*';

/** The base, with components that both sides have added alike, such as by a repeated save. */
function withAdded(
  base: readonly StoredComponent[],
  mine: readonly StoredComponent[],
  theirs: ReadonlyMap<string, StoredComponent>,
): StoredComponent[] {
  const known = byId(base);
  for (const one of mine)
    if (!known.has(one.componentId) && isSame(theirs.get(one.componentId), one)) known.set(one.componentId, one);
  const order = completed(
    idsOf(base),
    idsOf(mine)
      .filter((id) => known.has(id))
      .concat(idsOf(base)),
  );
  return order.flatMap((id) => known.get(id) ?? []);
}

interface MergedEdits {
  page: StoredComponent[];
  /** Changes of the saving editor that were combined with changes of the other one. */
  merged: Change[];
  conflicts: Conflict[];
}

/**
 * Merges two editors' changes of one page (docs/domain/home-pages.md#two-editors): `given` is the version that both
 * started from, `stored` the page that the other one has saved, `mine` the page to save now. With a conflict the merged
 * page must not be used.
 */
export function mergeEdits(
  given: readonly StoredComponent[],
  stored: readonly StoredComponent[],
  mine: readonly StoredComponent[],
): MergedEdits {
  const theirs = byId(stored);
  const base = withAdded(given, mine, theirs);
  const before = byId(base);
  const { override, removed } = changesOf(base, mine);
  const conflicts: Conflict[] = [];
  const gone = new Set<string>();
  for (const one of removed) {
    const now = theirs.get(one.componentId);
    if (now && !isSame(now, before.get(one.componentId)))
      conflicts.push({ componentId: one.componentId, path: WHOLE, kind: CONFLICT.bothChanged });
    else gone.add(one.componentId);
  }
  const own = override.own.filter(({ component: { componentId } }) => {
    if (theirs.has(componentId)) conflicts.push({ componentId, path: WHOLE, kind: CONFLICT.bothChanged });
    return !theirs.has(componentId);
  });
  const left = (page: readonly StoredComponent[]) => page.filter(({ componentId }) => !gone.has(componentId));
  // Locks do not apply between two editors of one page.
  const result = mergeUnlocked(left(base), left(stored), { ...override, own });
  return {
    page: result.page,
    merged: [
      ...result.kept,
      ...own.map(({ component }) => ({ componentId: component.componentId, path: WHOLE })),
      ...[...gone].map((componentId) => ({ componentId, path: WHOLE })),
    ],
    conflicts: [...conflicts, ...result.conflicts],
  };
}
