import type { Translate } from '@/core/i18n';

/** What nobody reads: ids and codes beside the texts of a value. */
const UNREAD = new Set(['fileId', 'componentId', 'focalX', 'focalY', 'decorative']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.replace(/<[^>]*>/g, ' ').trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => (UNREAD.has(field) ? [] : textsIn(one)));
}

/** A value of a component on one line: its texts and numbers, a list by its pieces. */
export function summaryOf(value: unknown, text: Translate): string {
  if (value === undefined) return text('designer.conflict.gone');
  if (value === null || value === '') return text('designer.conflict.empty');
  if (Array.isArray(value)) {
    if (value.length === 0) return text('designer.conflict.empty');
    return value.map((one: unknown, i) => `${i + 1}. ${textsIn(one).join(' ')}`).join('  ');
  }
  return textsIn(value).join(' ') || text('designer.conflict.empty');
}
