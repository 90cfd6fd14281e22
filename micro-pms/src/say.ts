import en from '../locales/en';
import es from '../locales/es';
import ja from '../locales/ja';
import zh from '../locales/zh';
import { host, useHost } from './host';

/** Some thirty phrases: all languages come at once, and a switch needs no request. */
const TEXTS = { en, es, ja, zh };

export type Phrase = keyof typeof zh;

/** A phrase in the language of the console, outside of React. */
export const say = (phrase: Phrase) => TEXTS[host.get()?.language ?? 'en'][phrase];

/** The same in a component, which follows a switch of the language. */
export function useSay() {
  const texts = TEXTS[useHost()?.language ?? 'en'];
  return (phrase: Phrase) => texts[phrase];
}
