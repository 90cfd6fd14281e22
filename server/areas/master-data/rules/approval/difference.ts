import { canonical } from '../../../../platform/canonical';
import { type Form, isEmpty, isRow, isRows, keyOf } from './paths';

/** 1 added, 2 changed, 3 removed. */
export const CHANGE = { added: 1, changed: 2, removed: 3 } as const;

export interface Change {
  path: string;
  kind: (typeof CHANGE)[keyof typeof CHANGE];
  before: unknown;
  after: unknown;
}

const same = (a: unknown, b: unknown) => canonical(a ?? null) === canonical(b ?? null);

const rowsOf = (value: unknown) => new Map(isRows(value) ? value.map((row) => [keyOf(row), row]) : []);

function changeOf(path: string, before: unknown, after: unknown): Change[] {
  if (isEmpty(before) && isEmpty(after)) return [];
  if (isEmpty(before)) return [{ path, kind: CHANGE.added, before: null, after }];
  if (isEmpty(after)) return [{ path, kind: CHANGE.removed, before, after: null }];
  if (same(before, after)) return [];
  if (isRow(before) && isRow(after)) return partsOf(path, before, after);
  return [{ path, kind: CHANGE.changed, before, after }];
}

const partsOf = (path: string, before: Form, after: Form) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) =>
    changeOf(`${path}.${part}`, before[part], after[part]),
  );

/**
 * What one form has otherwise than another, in the order of their paths. It walks whatever is there, so that no field
 * can be forgotten; rows of a list are told apart by their keys, not by their places.
 */
export function difference(before: Form, after: Form): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (!isRows(old) && !isRows(now)) return changeOf(name, old, now);
    const [left, right] = [rowsOf(old), rowsOf(now)];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
      changeOf(`${name}.${key}`, left.get(key), right.get(key)),
    );
  });
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}
