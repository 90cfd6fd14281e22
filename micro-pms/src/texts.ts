import type { MicroProps } from '../../src/contract/property/micro-pms';
import type zh from '../locales/zh';
import { createCell } from './cell';

type Language = MicroProps['language'];

export type Phrase = keyof typeof zh;
type Texts = Readonly<Record<Phrase, string>>;

/** Each language is a file of its own, asked for with the first page in it. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  zh: () => import(/* webpackChunkName: "texts-zh" */ '../locales/zh'),
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en'),
  es: () => import(/* webpackChunkName: "texts-es" */ '../locales/es'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ '../locales/ja'),
};

interface Spoken {
  language: Language;
  texts: Texts;
}

/** What is spoken at present: the former language until the next one is there. */
export const spoken = createCell<Spoken | null>(null);

let wanted: Language | undefined;

/** Loads a language and speaks it, unless another one is wanted by then. */
export async function speak(language: Language) {
  wanted = language;
  if (spoken.get()?.language === language) return;
  const { default: texts } = await LOADERS[language]();
  if (wanted === language) spoken.set({ language, texts });
}
