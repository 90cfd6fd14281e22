/**
 * How the text of a cell is read: `code` is an ERP code, which has no small letters; `whole` is posInt8, `decimal4`
 * posDec4; `reward` has nine digits and up to four decimals, `money` up to two; a `day` may be typed with a time of
 * 00:00:00. A `notGiven` column is in no template: a file that fills it is refused there.
 */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'mobile'
  | 'oneDigit'
  | 'whole'
  | 'decimal4'
  | 'reward'
  | 'money'
  | 'choice'
  | 'moment'
  | 'day'
  | 'uscc'
  | 'notGiven';

export interface TemplateColumn {
  field: string;
  /** Chinese in every language (docs/console.md#languages). */
  title: string;
  required?: true;
  kind: ColumnKind;
  max: number;
  /** The example in the first row of the template. */
  example: string;
  /** The texts that a `choice` may have, with the code of each. */
  options?: Readonly<Record<string, string>>;
}

export interface Template {
  title: string;
  columns: readonly TemplateColumn[];
  /** The most rows below the titles (docs/domain/tasks.md#templates). */
  limit: number;
}
