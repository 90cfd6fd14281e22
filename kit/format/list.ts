import { kit } from '../host';

/** The items with what stands between them in the language of the user: "A、B", "A y B". */
export function joinList<T>(items: readonly T[]): (T | string)[] {
  const format = new Intl.ListFormat(kit().locale(), { style: 'narrow', type: 'conjunction' });
  // Sorted in by their places, so that an item may be more than a text.
  const indices = items.map((_, index) => String(index));
  const parts: (T | string)[] = [];
  for (const { type, value } of format.formatToParts(indices)) {
    parts.push(...(type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value]));
  }
  return parts;
}

export const formatList = (items: readonly string[]) => joinList(items).join('');
