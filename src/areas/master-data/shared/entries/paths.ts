type Row = Readonly<Record<string, unknown>>;
type Form = Row;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key that identifies a row within its list. */
const keyOf = (row: Row) => row.licenceId ?? row.id;

/** The row of a list that a path leads to or into. */
export function rowAt(form: Form, path: string): Row | undefined {
  const [top = '', key] = path.split('.');
  const rows = form[top];
  return Array.isArray(rows) ? rows.filter(isRow).find((row) => keyOf(row) === key) : undefined;
}

/** The value at a path. */
export function valueAt(form: Form, path: string): unknown {
  const [top = '', part, inner] = path.split('.');
  const value = form[top];
  if (part === undefined) return value;
  if (isRow(value)) return value[part];
  const row = rowAt(form, path);
  return inner === undefined ? row : row?.[inner];
}

export const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The paths of a field as verdicts have them: one for each row of a list and for each part of an object. */
export function pathsOf(form: Form, name: string): string[] {
  const value = form[name];
  if (isNothing(value)) return [];
  if (Array.isArray(value) && value.every(isRow)) return value.map((row) => `${name}.${String(keyOf(row))}`);
  if (!isRow(value)) return [name];
  return Object.entries(value).flatMap(([part, inner]) => (isNothing(inner) ? [] : [`${name}.${part}`]));
}

/** A path with the index of its row in the list instead of the row's key, as a form names its fields. */
export function indexedPath(form: Form, path: string): string {
  const [top = '', key, ...rest] = path.split('.');
  const rows = form[top];
  if (key === undefined || !Array.isArray(rows)) return path;
  const index = rows.filter(isRow).findIndex((row) => keyOf(row) === key);
  return index < 0 ? path : [top, index, ...rest].join('.');
}
