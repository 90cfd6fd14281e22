import { isSame } from '../../canonical';
import type { StoredComponent } from './component';
import {
  type Own,
  type Override,
  type Prop,
  byId,
  completed,
  idsOf,
  insertBehind,
  shownOrder,
  withProps,
} from './override';
import { isLocked, valueAt } from './paths';

/*
 * Merges a company's override into a page that the head office has changed (docs/domain/home-pages.md#merge): `base` is
 * the page that the override was made for, `next` the new one.
 */

export const CONFLICT = { baseRemoved: 'BASE_REMOVED', bothChanged: 'BOTH_CHANGED' } as const;
export type ConflictKind = (typeof CONFLICT)[keyof typeof CONFLICT];

/** A value of a component, or the order of the page: without a component, and with `order` as its path. */
export interface Change {
  componentId?: string;
  path: string;
}
export interface Conflict extends Change {
  kind: ConflictKind;
}

export interface Merged {
  page: StoredComponent[];
  order: string[];
  override: { props: Prop[]; order: string[] | null; own: Own[] };
  kept: Change[];
  absorbed: Change[];
  /** Dropped values: locked by the head office since, or of a component that neither page has. */
  dropped: (Change & { kind: 'LOCKED' | 'UNKNOWN' })[];
  conflicts: Conflict[];
  /** The company's own components whose predecessor is gone, with their new one. */
  reanchored: { componentId: string; after: string | null }[];
}

const ORDER = 'order';

type Page = readonly StoredComponent[];

type Lists = Pick<Merged, 'kept' | 'absorbed' | 'dropped' | 'conflicts'>;

interface Rules {
  /** Whether values that the head office has locked are dropped from the override. */
  locks: boolean;
}

interface Sides extends Rules {
  base: ReadonlyMap<string, StoredComponent>;
  next: ReadonlyMap<string, StoredComponent>;
}

/** Puts one value of the override into the list that it belongs to; answers whether it stays in force. */
function mergeProp(prop: Prop, { base, next, locks }: Sides, lists: Lists): boolean {
  const { componentId, path, value } = prop;
  const change = { componentId, path };
  const before = base.get(componentId);
  const after = next.get(componentId);
  if (!after) {
    if (before) lists.conflicts.push({ ...change, kind: CONFLICT.baseRemoved });
    else lists.dropped.push({ ...change, kind: 'UNKNOWN' });
    return false;
  }
  const given = valueAt(after, path);
  if (locks && isLocked(after, path)) {
    lists.dropped.push({ ...change, kind: 'LOCKED' });
    return false;
  }
  if (isSame(value, given)) {
    lists.absorbed.push(change);
    return false;
  }
  if (before && isSame(given, valueAt(before, path))) lists.kept.push(change);
  else lists.conflicts.push({ ...change, kind: CONFLICT.bothChanged });
  return true;
}

/** The order of components on the new page, which is the company's own one if that stays valid. */
function mergeOrder(own: readonly string[] | null, [base, next]: [string[], string[]], lists: Lists) {
  if (own === null) return { order: next, isOwn: false };
  const inBase = new Set(base);
  const inNext = new Set(next);
  const ownOrder = completed(own, base).filter((id) => inNext.has(id));
  const given = next.filter((id) => inBase.has(id));
  if (isSame(ownOrder, given)) {
    lists.absorbed.push({ path: ORDER });
    return { order: next, isOwn: false };
  }
  const before = base.filter((id) => inNext.has(id));
  if (isSame(before, given)) lists.kept.push({ path: ORDER });
  else lists.conflicts.push({ path: ORDER, kind: CONFLICT.bothChanged });
  return { order: completed(ownOrder, next), isOwn: true };
}

/** If a path has several values, the last one counts. */
const lastOf = (props: readonly Prop[]) => [
  ...new Map(props.map((one) => [JSON.stringify([one.componentId, one.path]), one])).values(),
];

/**
 * Inserts components into `order` that are the company's own, or became so because the base lost them: each behind the
 * component that it follows on the page shown until now. Answers the ids of the whole page.
 */
function insertOwn(shown: readonly string[], order: string[], isOwn: (id: string) => boolean) {
  const inPage = new Set(order);
  shown.forEach((id, i) => {
    if (!isOwn(id)) return;
    insertBehind(
      order,
      shown.slice(0, i).findLast((one) => inPage.has(one)),
      id,
    );
    inPage.add(id);
  });
  return inPage;
}

/** The components of the merged page, by id. */
function componentsOf(
  { base, next }: Sides,
  { own }: Override,
  [props, asked, removed]: [Prop[], Prop[], Set<string>],
) {
  const components = new Map<string, StoredComponent>();
  for (const [id, one] of next) components.set(id, withProps(one, props));
  for (const [id, one] of base) if (removed.has(id)) components.set(id, withProps(one, asked));
  for (const { component } of own) components.set(component.componentId, component);
  return components;
}

function mergeWith([basePage, nextPage]: [Page, Page], override: Override, { locks }: Rules): Merged {
  const lists: Lists = { kept: [], absorbed: [], dropped: [], conflicts: [] };
  const ownIds = new Set(override.own.map(({ component }) => component.componentId));
  const notOwn = ({ componentId }: StoredComponent) => !ownIds.has(componentId);
  const [base, next] = [basePage.filter(notOwn), nextPage.filter(notOwn)];
  const sides: Sides = { base: byId(base), next: byId(next), locks };
  const asked = lastOf(override.props);
  const props = asked.filter((one) => mergeProp(one, sides, lists));
  const isRemoved = (id: string) => sides.base.has(id) && !sides.next.has(id);
  const removed = new Set(asked.map(({ componentId }) => componentId).filter(isRemoved));
  const components = componentsOf(sides, override, [props, asked, removed]);
  const { order: nextOrder, isOwn } = mergeOrder(override.order, [idsOf(base), idsOf(next)], lists);
  const order = [...nextOrder];
  const inPage = insertOwn(shownOrder(idsOf(base), override), order, (id) => ownIds.has(id) || removed.has(id));
  const afterOf = (id: string) => order[order.indexOf(id) - 1] ?? null;
  return {
    page: order.flatMap((id) => components.get(id) ?? []),
    order,
    override: {
      props,
      order: isOwn ? nextOrder : null,
      own: order.flatMap((id) => {
        const component = sides.next.has(id) ? undefined : components.get(id);
        return component ? [{ after: afterOf(id), component }] : [];
      }),
    },
    ...lists,
    reanchored: override.own.flatMap(({ after, component: { componentId } }) =>
      after === null || inPage.has(after) ? [] : [{ componentId, after: afterOf(componentId) }],
    ),
  };
}

/** The new page with a company's override, without values that the head office has locked. */
export const merge = (base: Page, next: Page, override: Override) => mergeWith([base, next], override, { locks: true });

/** The merge between two editors of one page, where locks do not apply. */
export const mergeUnlocked = (base: Page, next: Page, override: Override) =>
  mergeWith([base, next], override, { locks: false });
