import { ALL_LOCKED } from '@/contract/content/home/limits';
import type { StoredComponent } from '@/contract/content/home/component';

/** Paths of the component itself; each value of its style and of its data has a path as well. */
const OWN = ['name', 'visible', 'audience', 'startTime', 'endTime', 'locked'];
const NESTED = /^(style|data)\.([A-Za-z]\w*)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPath = (path: string) => OWN.includes(path) || NESTED.test(path);

/** The value at a path; a list is one value. */
export function valueAt(component: StoredComponent, path: string): unknown {
  const [, part, key] = NESTED.exec(path) ?? [];
  if (!part || !key) return component[path];
  const values = component[part];
  return isObject(values) ? values[key] : undefined;
}

export function withValue(component: StoredComponent, path: string, value: unknown): StoredComponent {
  const [, part, key] = NESTED.exec(path) ?? [];
  if (!part || !key) return { ...component, [path]: value };
  const values = component[part];
  return { ...component, [part]: { ...(isObject(values) ? values : {}), [key]: value } };
}

const lockedPaths = ({ locked }: StoredComponent): readonly unknown[] => (Array.isArray(locked) ? locked : []);

export const isLocked = (component: StoredComponent, path: string) =>
  lockedPaths(component).some((one) => one === ALL_LOCKED || one === path);

export const isLockedWhole = (component: StoredComponent) => lockedPaths(component).includes(ALL_LOCKED);
