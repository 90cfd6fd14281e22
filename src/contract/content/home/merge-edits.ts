import { isSame } from '../../canonical';
import type { StoredComponent } from './component';
import { type Change, type Conflict, CONFLICT, mergeUnlocked } from './merge';
import { byId, completed, idsOf, type Own, type Override } from './override';
import { differingPaths, valueAt } from './paths';

/** What somebody has made of a page: as an override, with the components that he took away. */
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

/** With what both have added, the same on either side: a save that is repeated, for one. */
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
  /** Changes of the one who saves, that now stand beside those of the other. */
  merged: Change[];
  conflicts: Conflict[];
}

/**
 * Two editors of one page (docs/domain/home-pages.md#two-editors): `given` is what both began with, `stored` what the other
 * one has saved, `mine` what is saved now. With a conflict the page counts for nothing.
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
  // No lock holds between two editors of one page.
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
