import { type Phrase, spoken } from './texts';

export type { Phrase } from './texts';

type Values = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/** As the console's, of which texts need no more than values and what is counted: one, or others. */
const fill = (text: string, values: Values) =>
  text
    .replace(PLURAL, (...[, name = '', one = '', others = '']: string[]) =>
      (values[name] === 1 ? one : others).replaceAll('#', `{${name}}`),
    )
    .replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** A phrase in the language of the console, outside of React. */
export const say = (phrase: Phrase, values: Values = {}) => fill(spoken.get()?.texts[phrase] ?? '', values);

/** The same in a component, which follows a switch of the language. */
export function useSay() {
  const texts = spoken.use()?.texts;
  return (phrase: Phrase, values: Values = {}) => fill(texts?.[phrase] ?? '', values);
}
