import type { StoredComponent } from '@/contract/content/home/component';
import { CONFLICT, type Conflict } from '@/contract/content/home/merge';
import { mergeEdits } from '@/contract/content/home/merge-edits';
import { byId } from '@/contract/content/home/override';
import { valueAt, withValue } from '@/contract/content/home/paths';
import type { PageParts } from '../commands/command';

/** The version that both editors started from, the page of this editor, and the page that the other one has saved. */
export interface Sides {
  base: PageParts;
  mine: PageParts;
  theirs: PageParts;
}

/** Identifies a conflict among the conflicts of one save. */
export const keyOf = ({ componentId, path }: Pick<Conflict, 'componentId' | 'path'>) => `${componentId ?? ''} ${path}`;

const WHOLE = '*';
const ORDER = 'order';

export const conflictsOf = ({ base, mine, theirs }: Sides) => mergeEdits(base, theirs, mine).conflicts;

/** The two values that are in conflict; `undefined` where a side does not have the component. */
export function valuesOf({ componentId = '', path, kind }: Conflict, { mine, theirs }: Sides) {
  const [own, other] = [byId(mine).get(componentId), byId(theirs).get(componentId)];
  if (path === WHOLE || kind === CONFLICT.baseRemoved || path === ORDER) return { mine: own, theirs: other };
  return { mine: own && valueAt(own, path), theirs: other && valueAt(other, path) };
}

const without = (page: PageParts, componentId: string) => page.filter((one) => one.componentId !== componentId);

const replaced = (page: PageParts, component: StoredComponent) =>
  page.map((one) => (one.componentId === component.componentId ? component : one));

/** The page in the order of another page; a component that is missing there stays behind its predecessor. */
function ordered(page: PageParts, order: PageParts): PageParts {
  const known = byId(page);
  const sorted = order.flatMap(({ componentId }) => known.get(componentId) ?? []);
  const next = [...sorted];
  page.forEach((one, i) => {
    if (next.includes(one)) return;
    const before = page[i - 1];
    next.splice(before ? next.indexOf(before) + 1 : 0, 0, one);
  });
  return next;
}

function settled(page: PageParts, conflict: Conflict, { sides, isTheirs }: { sides: Sides; isTheirs: boolean }) {
  const { componentId = '', path, kind } = conflict;
  if (path === ORDER) return isTheirs ? ordered(page, sides.theirs) : page;
  const [own, other] = [byId(sides.mine).get(componentId), byId(sides.theirs).get(componentId)];
  if (kind === CONFLICT.baseRemoved) return isTheirs ? without(page, componentId) : page;
  if (path === WHOLE) {
    if (isTheirs) return page;
    return own ? replaced(page, own) : without(page, componentId);
  }
  const component = byId(page).get(componentId);
  if (!isTheirs || !component || !other) return page;
  return replaced(page, withValue(component, path, valueAt(other, path)));
}

/**
 * One page with the changes of both editors, where each conflict is decided for one of them
 * (docs/domain/home-pages.md#two-editors).
 */
export function resolved(sides: Sides, takeTheirs: ReadonlySet<string>): PageParts {
  const { page, conflicts } = mergeEdits(sides.base, sides.theirs, sides.mine);
  return conflicts.reduce<PageParts>(
    (shown, conflict) => settled(shown, conflict, { sides, isTheirs: takeTheirs.has(keyOf(conflict)) }),
    page,
  );
}
