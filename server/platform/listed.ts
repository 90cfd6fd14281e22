/** What a text says of its case; several names are listed as the language does. */
export type TextParams = Record<string, string | number | readonly string[]>;

/** The first of many names; behind them, that there are more. */
export const firstOf = (names: readonly string[], most: number): readonly string[] =>
  names.length > most ? [...names.slice(0, most), '…'] : names;

/** Chinese and Japanese have marks of their own, as wide as a character and with no space. */
const isWide = (language: string) => language === 'zh' || language === 'ja';

/** What Chinese and Japanese put between names that are listed, other languages write with a comma. */
export const listed = (language: string, names: readonly string[]) => names.join(isWide(language) ? '、' : ', ');

/** Things that are said one after the other. */
export const phrased = (language: string, phrases: readonly string[]) => phrases.join(isWide(language) ? '；' : '; ');

/** Something, with facts of it in brackets. */
export function withFacts(language: string, name: string, facts: readonly string[]): string {
  if (facts.length === 0) return name;
  return isWide(language)
    ? `${name}（${facts.join(language === 'zh' ? '，' : '、')}）`
    : `${name} (${facts.join(', ')})`;
}
