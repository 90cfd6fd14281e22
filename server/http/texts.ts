import enUS from '../../locales/en-US/errors';
import esES from '../../locales/es-ES/errors';
import jaJP from '../../locales/ja-JP/errors';
import zhCN, { type ErrorTexts } from '../../locales/zh-CN/errors';
import { spoken, type TextParams } from '../platform/listed';

const TEXTS = { zh: zhCN, en: enUS, es: esES, ja: jaJP } satisfies Record<string, ErrorTexts>;
export type Language = keyof typeof TEXTS;

export type Translate = (key: string | number, params?: TextParams) => string;

const isLanguage = (name: string): name is Language => Object.hasOwn(TEXTS, name);

/** The first language of Accept-Language that we have; Chinese when there is none (docs/console.md#languages). */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'zh';

export function translate(language: Language): Translate {
  const texts: Record<string, string> = TEXTS[language];
  const textOf = (key: string | number) => texts[key] ?? String(key);
  // `{type}` is what the case says, `{licence.type:type}` the text of that name for it.
  return (key, params = {}) =>
    textOf(key).replace(/\{(?:([\w.]+):)?(\w+)\}/g, (_, of: string | undefined, name: string) => {
      const said = spoken(language, params[name] ?? '');
      return of === undefined ? said : textOf(`${of}${said}`);
    });
}

export const translator = (acceptLanguage: string | undefined) => translate(languageOf(acceptLanguage));
