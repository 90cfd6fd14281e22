import { countDown } from './count';
import { rotate } from './rotate';
import { chooseTabs } from './tabs';

/**
 * What moves on a page, by what it is found by. Each function stands by itself, without anything around it: the public
 * page has their texts as its whole script (`homeScript`), the screens call them on what they have drawn.
 */
const BEHAVIOURS: readonly (readonly [selector: string, behaviour: (element: HTMLElement) => () => void])[] = [
  ['.hv-rotate[data-seconds]', rotate],
  ['.hv-tablist', chooseTabs],
  ['.hv-clock', countDown],
];

/** Answers how to stop it. */
export function behave(root: HTMLElement): () => void {
  const stops = BEHAVIOURS.flatMap(([selector, behaviour]) =>
    Array.from(root.querySelectorAll<HTMLElement>(selector), behaviour),
  );
  return () => stops.forEach((stop) => stop());
}

/** The same as a script of its own; a compiler that keeps the names of functions asks for `__name`. */
export function homeScript(): string {
  const all = BEHAVIOURS.map(([selector, behaviour]) => `[${JSON.stringify(selector)},${String(behaviour)}]`);
  return `(function(){var __name=function(one){return one};[${all.join(',')}].forEach(function(one){document.querySelectorAll(one[0]).forEach(function(element){one[1](element)})})})();\n`;
}
