/** The four languages of docs/console.md#languages, in the order of the language switch; each by its own name. */
export const LANGUAGES = [
  { key: 'zh', locale: 'zh-CN', name: '中文' },
  { key: 'en', locale: 'en-US', name: 'English' },
  { key: 'es', locale: 'es-ES', name: 'Español' },
  { key: 'ja', locale: 'ja-JP', name: '日本語' },
] as const;

export type Language = (typeof LANGUAGES)[number]['key'];
export type Locale = (typeof LANGUAGES)[number]['locale'];

export const FALLBACK: Language = 'en';

export const localeOf = (language: Language): Locale =>
  LANGUAGES.find(({ key }) => key === language)?.locale ?? 'en-US';

/** `es-MX` is Spanish, `zh_TW` Chinese; undefined for a language that we do not have. */
export function matchLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find(({ key }) => key === primary)?.key;
}

/** The cookie, else the first language of the browser that we have, else English (docs/console.md#languages). */
export function chooseLanguage(remembered: string | null, browser: readonly string[]): Language {
  const wanted = [remembered, ...browser].map(matchLanguage);
  return wanted.find((language) => language !== undefined) ?? FALLBACK;
}
