import { fold } from '@/core/input/fold';

/** The readings of a character, without tones; an empty list for a character that has none. */
export type Readings = (character: string) => readonly string[];

const LETTERS = /^[a-z\d]+$/;
const INITIAL = /^[zcs]h/;

/** How one character may be typed: in full, by its first letter, by zh, ch or sh; other characters as they are. */
function waysOf(character: string, readings: Readings): readonly string[] {
  const known = readings(character).map(fold);
  if (known.length === 0) return [character];
  return [
    ...new Set(known.flatMap((one) => [one, one.slice(0, 1), ...(INITIAL.test(one) ? [one.slice(0, 2)] : [])])),
    character,
  ];
}

type Ways = readonly (readonly string[])[];

/** Whether the characters from this one on can be read as the pattern; the last may be incomplete. */
function readsFrom(ways: Ways, start: number, pattern: string): boolean {
  let reached = new Set([0]);
  for (let i = start; i < ways.length && reached.size > 0; i += 1) {
    const next = new Set<number>();
    for (const offset of reached) {
      const rest = pattern.slice(offset);
      for (const way of ways[i] ?? []) {
        if (way.startsWith(rest)) return true;
        if (rest.startsWith(way)) next.add(offset + way.length);
      }
    }
    reached = next;
  }
  return reached.has(pattern.length);
}

const bitOf = (letter: string) => 1 << (letter.charCodeAt(0) % 32);

/** Titles by their pinyin: full (zhanhui), initials (zh, zhlb) and mixed (zhanhlb). */
export function createPinyinIndex(titles: readonly string[], readings: Readings) {
  const cache = new Map<string, readonly string[]>();
  const ways = (character: string) => {
    const own = cache.get(character) ?? waysOf(character, readings);
    cache.set(character, own);
    return own;
  };
  const entries = titles.map((title) => {
    const all = Array.from(fold(title)).map(ways);
    let letters = 0;
    for (const way of all.flat()) for (const letter of way) letters |= bitOf(letter);
    return { all, letters };
  });
  return {
    /** The indices of the titles that read like the pattern; titles that begin with it come first. */
    find(pattern: string): number[] {
      const typed = pattern.replaceAll(/[\s']/g, '');
      if (!/[a-z]/.test(typed)) return [];
      let needed = 0;
      for (const letter of typed) if (LETTERS.test(letter)) needed |= bitOf(letter);
      const found: { index: number; at: number }[] = [];
      entries.forEach(({ all, letters }, index) => {
        if ((letters & needed) !== needed) return;
        const at = all.findIndex((_, start) => readsFrom(all, start, typed));
        if (at >= 0) found.push({ index, at });
      });
      return found.sort((a, b) => a.at - b.at || a.index - b.index).map(({ index }) => index);
    },
  };
}

export type PinyinIndex = ReturnType<typeof createPinyinIndex>;
