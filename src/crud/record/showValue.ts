import { formatList } from '@/core/format/list';
import { NOTHING } from '@/core/format/number';

/** A stored value in words: lists are counted out, and tags fall out of rich texts. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return formatList(value.map(showValue)) || NOTHING;
  if (typeof value === 'object') return Object.values(value).map(showValue).join(' ');
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ') : JSON.stringify(value);
}
