import type { ReactNode } from 'react';
import { formatList } from '../format/list';
import { NOTHING } from '../format/number';
import type { RecordFields } from './fieldsOf';

/** A value of no known type: lists are joined, and tags are removed from rich text. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return formatList(value.map(plain)) || NOTHING;
  if (typeof value === 'object') return Object.values(value).map(plain).join(' ');
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ') : JSON.stringify(value);
}

/** A stored value of a record as people read it. */
export function shownValue(fields: Pick<RecordFields, 'show'> | undefined, name: string, value: unknown): ReactNode {
  const shown = value === null || value === undefined ? '' : fields?.show(name, value);
  return shown === '' || shown === null || shown === undefined ? plain(value) : shown;
}
