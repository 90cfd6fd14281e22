import { contentHash } from '../../../../platform/canonical';

/** What a form says, field by field. */
export type Form = Readonly<Record<string, unknown>>;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Says nothing: not filled in, or emptied. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The form without `usccOverride` unless that is set: there is nothing to judge about it then. */
export const saidOf = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => name !== 'usccOverride' || value === 1));

/** The key that tells a row of a list from the others, whatever its place. */
const keyOf = (row: Row) => {
  const own = [row.licenceId, row.id].find((key) => typeof key === 'string' || typeof key === 'number');
  return own === undefined ? contentHash(row).slice(0, 12) : String(own);
};

/**
 * The fields of a form as verdicts name them: `companyName`, `purchaser.idNo`, `licences.L1` for a row of a list. Empty
 * ones are left out.
 */
export function fieldsOf(form: Form): string[] {
  return Object.entries(form).flatMap(([name, value]) => {
    if (isEmpty(value)) return [];
    if (isRows(value)) return value.map((row) => `${name}.${keyOf(row)}`);
    if (!isRow(value)) return [name];
    return Object.entries(value).flatMap(([part, inner]) => (isEmpty(inner) ? [] : [`${name}.${part}`]));
  });
}

/** What stands at a path, of a row as well as in it; undefined where there is nothing. */
export function valueAt(form: Form, path: string): unknown {
  const [name = '', part, inner] = path.split('.');
  const value = form[name];
  if (part === undefined) return value;
  if (isRow(value)) return value[part];
  if (!Array.isArray(value)) return undefined;
  const row = value.filter(isRow).find((one) => keyOf(one) === part);
  return inner === undefined ? row : row?.[inner];
}

/** The verdict's field of a path: of a field of a row it is the row. */
export const fieldOf = (form: Form, path: string) => {
  const [name = '', part] = path.split('.');
  return part === undefined || !Array.isArray(form[name]) ? path : `${name}.${part}`;
};

export const valueHash = (form: Form, path: string) => contentHash(valueAt(form, path) ?? null);

/** The field of the form that a path begins with. */
export const topOf = (path: string) => path.split('.', 1)[0] ?? '';

export { isRow, isRows, keyOf };
