import { LARGE } from './large';

/** Characters; what is longer writes many rows at once, and has another text the next time. */
const LONGEST = 8_000;
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Whether it is worth it to keep such a statement parsed and planned. */
export const isKept = (text: string) => text.length <= LONGEST && PLANNED.test(text);

const OF_LARGE = new RegExp(
  `from "(?:${Object.keys(LARGE).join('|')})".*(?: limit \\$|"listed")|sum\\(.*from "fair_order`,
  's',
);

/** What a list reads of a large table: which way is best depends on the values, so that each question has its own plan. */
export const isOfLarge = (text: string) => OF_LARGE.test(text);
