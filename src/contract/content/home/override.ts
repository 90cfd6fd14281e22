import type { StoredComponent } from './component';
import { withValue } from './paths';

/** A company's differences from a page of the head office (docs/domain/home-pages.md#overrides). */
export interface Override {
  props: readonly Prop[];
  /** The ids of the base's components in the company's own order; null for the order of the base. */
  order: readonly string[] | null;
  own: readonly Own[];
}

export interface Prop {
  componentId: string;
  path: string;
  value?: unknown;
}

/** A component of the company's own, directly behind `after`; null: at the top. */
export interface Own {
  after: string | null;
  component: StoredComponent;
}

export const NO_OVERRIDE: Override = { props: [], order: null, own: [] };

export const idsOf = (components: readonly StoredComponent[]) => components.map(({ componentId }) => componentId);
export const byId = (components: readonly StoredComponent[]) =>
  new Map(components.map((one) => [one.componentId, one]));

/** Inserts an id directly behind another one; at the top where there is none. */
export function insertBehind(list: string[], before: string | null | undefined, id: string) {
  const at = before === null || before === undefined ? -1 : list.indexOf(before);
  list.splice(at + 1, 0, id);
}

/** Completes an order of ids with the missing ones of `all`: each directly behind its predecessor in `all`. */
export function completed(order: readonly string[], all: readonly string[]): string[] {
  const known = new Set(all);
  const full = [...new Set(order)].filter((id) => known.has(id));
  const have = new Set(full);
  all.forEach((id, i) => {
    if (have.has(id)) return;
    insertBehind(full, all[i - 1], id);
    have.add(id);
  });
  return full;
}

/** A component with the values that a company has overridden. */
export const withProps = (component: StoredComponent, props: readonly Prop[]) =>
  props.reduce(
    (one, { componentId, path, value }) => (componentId === component.componentId ? withValue(one, path, value) : one),
    component,
  );

/**
 * The ids of a page with an override, in order. A company's own component replaces a base component with the same id.
 */
export function shownOrder(base: readonly string[], { order, own }: Override): string[] {
  const ownIds = new Set(own.map(({ component }) => component.componentId));
  const theirs = base.filter((id) => !ownIds.has(id));
  const shown = order ? completed(order, theirs) : theirs;
  for (const { after, component } of own) insertBehind(shown, after, component.componentId);
  return shown;
}
