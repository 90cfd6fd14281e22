/** An amount in a text, in yuan: `{ yuan: "1280.00" }`. */
export interface Amount {
  readonly yuan: string;
}

type TextParam = string | number | readonly string[] | Amount;
/** The parameters of a text; names are joined, and amounts written, as the language does. */
export type TextParams = Record<string, TextParam>;

/** The first of many names, followed by a sign that there are more. */
export const firstOf = (names: readonly string[], most: number): readonly string[] =>
  names.length > most ? [...names.slice(0, most), '…'] : names;

/** Chinese and Japanese have punctuation of their own, as wide as a character and without spaces. */
const isWide = (language: string) => language === 'zh' || language === 'ja';

/** A list of names: Chinese and Japanese have a sign of their own between them, other languages a comma. */
export const listed = (language: string, names: readonly string[]) => names.join(isWide(language) ? '、' : ', ');

/** As the console shows amounts (docs/console.md#formats). */
const written = (language: string, { yuan }: Amount) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: 'always' }).format(
    // Intl writes a decimal text exactly; its type asks for a numeric text, which an amount is.
    yuan as `${number}`,
  );

/** A parameter in a text of this language. */
export function spoken(language: string, param: TextParam): string {
  if (typeof param !== 'object') return String(param);
  return 'yuan' in param ? written(language, param) : listed(language, param);
}

/** Several sentences one after the other. */
export const phrased = (language: string, phrases: readonly string[]) => phrases.join(isWide(language) ? '；' : '; ');

/** A name followed by facts in brackets. */
export function withFacts(language: string, name: string, facts: readonly string[]): string {
  if (facts.length === 0) return name;
  return isWide(language)
    ? `${name}（${facts.join(language === 'zh' ? '，' : '、')}）`
    : `${name} (${facts.join(', ')})`;
}
