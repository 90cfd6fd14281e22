import Fuse from 'fuse.js/basic';
import { fold, patternOf } from '@/core/input/fold';
import { JoinedText } from './joinedText';
import type { PinyinIndex } from './pinyinIndex';

export interface Searchable {
  title: string;
  path: string;
}

/** docs/console.md#search. */
const THRESHOLD = 0.4;
const KEYS = [
  { name: 'title', weight: 0.7 },
  { name: 'path', weight: 0.3 },
];
/** Nobody reads more results. */
const MAX_FOUND = 20;

const BITS = 32;
const bitOf = (unit: number) => 1 << (Math.imul(unit, 0x9e3779b1) >>> 27);

/** One bit for each letter, shared by many: a letter whose bit is not set is certainly not in the text. */
function lettersOf(text: string) {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) letters |= bitOf(text.charCodeAt(i));
  return letters;
}

/** How many letters of the pattern a text lacks, at least. */
function lacking(pattern: string, letters: number, most: number) {
  let count = 0;
  for (let i = 0; i < pattern.length && count <= most; i += 1)
    if ((letters & bitOf(pattern.charCodeAt(i))) === 0) count += 1;
  return count;
}

/**
 * Titles and paths that can be searched again and again: exact matches are found in one joined text, and Fuse is given
 * only the texts that may be similar. Built once for a menu.
 */
export function createIndex<T extends Searchable>(items: readonly T[]) {
  const docs = items.map(({ title, path }) => ({ title: fold(title), path: fold(path) }));
  const titles = new JoinedText(docs.map(({ title }) => title));
  const paths = new JoinedText(docs.map(({ path }) => path));
  const letters = docs.map(({ title, path }) => [lettersOf(title), lettersOf(path)] as const);
  const { keys, records } = Fuse.createIndex(KEYS, docs).toJSON();

  /** The beginning of a title first, then short titles; equals in the order of the menu. */
  function inTitle(pattern: string): number[] {
    const length = (index: number) => docs[index]?.title.length ?? 0;
    return titles
      .find(pattern)
      .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || length(a.index) - length(b.index) || a.index - b.index)
      .map(({ index }) => index);
  }

  function nearby(pattern: string, limit: number): number[] {
    // Each letter that a text lacks counts as an error, and Fuse allows only a limited number; it splits longer
    // patterns.
    const most = pattern.length > BITS ? Infinity : Math.floor(THRESHOLD * pattern.length);
    const near = records.filter(({ i }) =>
      letters[i]?.some((one) => most === Infinity || lacking(pattern, one, most) <= most),
    );
    if (near.length === 0) return [];
    const fuse = new Fuse(docs, { keys: KEYS, threshold: THRESHOLD }, Fuse.parseIndex({ keys, records: near }));
    return fuse.search(pattern, { limit }).map(({ refIndex }) => refIndex);
  }

  return {
    /** Best first. */
    search(query: string, pinyin?: PinyinIndex | null): T[] {
      const pattern = patternOf(query);
      if (!pattern) return [];
      const found = new Set(inTitle(pattern).slice(0, MAX_FOUND));
      const add = (indices: readonly number[]) => {
        for (const index of indices) if (found.size < MAX_FOUND) found.add(index);
      };
      if (found.size < MAX_FOUND && pinyin) add(pinyin.find(pattern));
      if (found.size < MAX_FOUND) add(paths.find(pattern).map(({ index }) => index));
      if (found.size < MAX_FOUND) add(nearby(pattern, MAX_FOUND));
      return [...found].flatMap((index) => items[index] ?? []);
    },
  };
}
