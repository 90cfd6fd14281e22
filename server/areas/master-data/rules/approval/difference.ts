import { canonical } from '../../../../platform/canonical';
import { type Form, isEmpty, isRow, isRows, keyOf, topOf } from './paths';

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
 * The differences of two forms, in the order of their paths. It walks whatever is there, so that no field can be
 * forgotten; rows of a list are told apart by their keys, not by their positions.
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

const LICENCES = 'licences';

/** The part of a form that a change takes as a whole: a single licence, or a field. */
const partOf = (path: string) => (topOf(path) === LICENCES ? path.split('.', 2).join('.') : topOf(path));

/** The parts of a form that are otherwise than before. */
export const changedParts = (before: Form, after: Form) =>
  new Set(difference(before, after).map(({ path }) => partOf(path)));

/**
 * A form with what another one changed, part by part: two changes of one form whose parts do not meet both stay, in
 * whatever order they come.
 */
export function withChanges(current: Form, { before, after }: { before: Form; after: Form }): Form {
  const parts = changedParts(before, after);
  const fields = [...parts].filter((part) => topOf(part) !== LICENCES);
  const changed = { ...current, ...Object.fromEntries(fields.map((name) => [name, after[name]])) };
  if (fields.length === parts.size) return changed;
  const [own, given] = [rowsOf(current[LICENCES]), rowsOf(after[LICENCES])];
  for (const part of parts) {
    const key = part.slice(LICENCES.length + 1);
    const row = given.get(key);
    if (topOf(part) !== LICENCES) continue;
    if (row) own.set(key, row);
    else own.delete(key);
  }
  return { ...changed, [LICENCES]: [...own.values()] };
}
