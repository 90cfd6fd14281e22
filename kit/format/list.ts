import { kit } from '../host';

/** The items with what stands between them in the language of the user: "A、B", "A y B". */
export function listParts<T>(items: readonly T[]): (T | string)[] {
  const format = new Intl.ListFormat(kit().locale(), { style: 'narrow', type: 'conjunction' });
  // Sorted in by their places, so that an item may be more than a text.
  const places = items.map((_, place) => String(place));
  const parts: (T | string)[] = [];
  for (const { type, value } of format.formatToParts(places)) {
    parts.push(...(type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value]));
  }
  return parts;
}

export const formatList = (items: readonly string[]) => listParts(items).join('');
