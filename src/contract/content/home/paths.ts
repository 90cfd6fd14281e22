import { isSame } from '../../canonical';
import type { StoredComponent } from './component';
import { ALL_LOCKED } from './limits';

/*
 * A path names one value of a component: a field of its own (`name`, `visible`), of its style (`style.radius`) or of
 * its data (`data.items`); a list is one value (docs/domain/home-pages.md#overrides).
 */

const GROUPS = ['style', 'data'] as const;
/** Fields that identify a component, and have no path. */
const FIXED = new Set(['componentId']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function splitPath(path: string): [group: string, field: string] | undefined {
  const group = GROUPS.find((one) => path.startsWith(`${one}.`));
  return group && [group, path.slice(group.length + 1)];
}

export function valueAt(component: StoredComponent, path: string): unknown {
  const [group, field] = splitPath(path) ?? [];
  if (group === undefined || field === undefined) return component[path];
  const values = component[group];
  return isObject(values) ? values[field] : undefined;
}

const withField = <T extends Record<string, unknown>>(record: T, field: string, value: unknown): T => {
  if (value !== undefined) return { ...record, [field]: value };
  const { [field]: _gone, ...rest } = record;
  // The removed field is not read by any caller.
  return rest as T;
};

/** A copy with another value at a path; `undefined` removes the value. */
export function withValue(component: StoredComponent, path: string, value: unknown): StoredComponent {
  const [group, field] = splitPath(path) ?? [];
  if (group === undefined || field === undefined) return withField(component, path, value);
  const values = component[group];
  return { ...component, [group]: withField(isObject(values) ? values : {}, field, value) };
}

/** The paths of a component, in the order of its fields. */
function pathsOf(component: StoredComponent): string[] {
  return Object.entries(component).flatMap(([key, value]) => {
    if (FIXED.has(key)) return [];
    const isGroup = GROUPS.some((one) => one === key) && isObject(value);
    return isGroup ? Object.keys(value).map((field) => `${key}.${field}`) : [key];
  });
}

/** The paths at which two versions of a component differ. */
export function differingPaths(left: StoredComponent, right: StoredComponent): string[] {
  const paths = new Set([...pathsOf(left), ...pathsOf(right)]);
  // A group that only one version has is compared field by field.
  const all = [...paths].filter((path) => !(GROUPS.some((one) => one === path) && isObject(valueAt(left, path))));
  return all.filter((path) => !isSame(valueAt(left, path), valueAt(right, path)));
}

/** Whether the head office has locked a path against companies below. */
export function isLocked(component: StoredComponent, path: string): boolean {
  const { locked } = component;
  return Array.isArray(locked) && (locked.includes(ALL_LOCKED) || locked.includes(path));
}

const OWN_PATHS = new Set(['name', 'visible', 'audience', 'startTime', 'endTime']);
/** Whether a path can be overridden at all. */
export const isOverridable = (path: string) => OWN_PATHS.has(path) || /^(?:style|data)\.[A-Za-z]{1,30}$/.test(path);
