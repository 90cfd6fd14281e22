import { kit } from '../host';

/** The items with the separators of the user's language: "A、B", "A y B". */
export function joinList<T>(items: readonly T[]): (T | string)[] {
  const format = new Intl.ListFormat(kit().locale(), { style: 'narrow', type: 'conjunction' });
  // Indices are formatted instead of the items, so that an item may be any value.
  const parts = format.formatToParts(items.map((_, index) => String(index)));
  return parts.flatMap(({ type, value }): (T | string)[] =>
    type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value],
  );
}

export const formatList = (items: readonly string[]) => joinList(items).join('');
