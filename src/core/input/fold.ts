/** docs/console.md#search: no more of a pattern is looked at. */
export const MAX_PATTERN = 32;
/** Decomposing a character gives at most a few; this is before the exact cut. */
const GENEROUS = 4 * MAX_PATTERN;

/** For comparison: without case, accents or the widths of characters. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What is looked for, in at most 32 code points, whatever was pasted. */
export const patternOf = (query: string) =>
  Array.from(fold(query.slice(0, GENEROUS)).replace(/\s+/g, ' ').trim())
    .slice(0, MAX_PATTERN)
    .join('');
