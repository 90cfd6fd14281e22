import enUS from '../../locales/en-US/errors';
import esES from '../../locales/es-ES/errors';
import jaJP from '../../locales/ja-JP/errors';
import zhCN, { type ErrorTexts } from '../../locales/zh-CN/errors';
import type { TextParams } from './failure';

const TEXTS: Record<string, ErrorTexts> = { zh: zhCN, en: enUS, es: esES, ja: jaJP };

export type Translate = (key: string | number, params?: TextParams) => string;

/** By the first language of Accept-Language that we have; Chinese when there is none (decisions.md 34). */
export function translator(acceptLanguage: string | undefined): Translate {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => Object.hasOwn(TEXTS, language));
  const texts: Record<string, string> = TEXTS[wanted ?? 'zh'] ?? zhCN;
  return (key, params = {}) =>
    (texts[key] ?? String(key)).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
