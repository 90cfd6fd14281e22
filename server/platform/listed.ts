/** What a text says of its case; several names are listed as the language does. */
export type TextParams = Record<string, string | number | readonly string[]>;

/** The first of many names; behind them, that there are more. */
export const firstOf = (names: readonly string[], most: number): readonly string[] =>
  names.length > most ? [...names.slice(0, most), '…'] : names;

/** What Chinese and Japanese put between names that are listed, other languages write with a comma. */
export const listed = (language: string, names: readonly string[]) =>
  names.join(language === 'zh' || language === 'ja' ? '、' : ', ');
