import { LARGE } from './large';

/** In characters: a longer statement writes many rows at once, and has another text each time. */
const LONGEST = 8_000;
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Whether such a statement is worth keeping parsed and planned. */
export const isKept = (text: string) => text.length <= LONGEST && PLANNED.test(text);

const OF_LARGE = new RegExp(
  `from "(?:${Object.keys(LARGE).join('|')})".*(?: limit \\$|"listed")|sum\\(.*from "fair_order`,
  's',
);

/**
 * Whether a statement lists a large table: the best plan then depends on the values, so it is planned anew each time.
 */
export const isOfLarge = (text: string) => OF_LARGE.test(text);
