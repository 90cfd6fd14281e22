/** The parameters of a text; a list of names is joined as the language does. */
export type TextParams = Record<string, string | number | readonly string[]>;

/** The first of many names, followed by a sign that there are more. */
export const firstOf = (names: readonly string[], most: number): readonly string[] =>
  names.length > most ? [...names.slice(0, most), '…'] : names;

/** Chinese and Japanese have punctuation of their own, as wide as a character and without spaces. */
const isWide = (language: string) => language === 'zh' || language === 'ja';

/** A list of names: Chinese and Japanese have a sign of their own between them, other languages a comma. */
export const listed = (language: string, names: readonly string[]) => names.join(isWide(language) ? '、' : ', ');

/** Several sentences one after the other. */
export const phrased = (language: string, phrases: readonly string[]) => phrases.join(isWide(language) ? '；' : '; ');

/** A name followed by facts in brackets. */
export function withFacts(language: string, name: string, facts: readonly string[]): string {
  if (facts.length === 0) return name;
  return isWide(language)
    ? `${name}（${facts.join(language === 'zh' ? '，' : '、')}）`
    : `${name} (${facts.join(', ')})`;
}
