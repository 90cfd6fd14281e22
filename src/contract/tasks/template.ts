/** How the text of a cell is read: `code` is an ERP code, which has no small letters; `whole` is posInt8, `decimal4` posDec4; `reward` has nine digits and up to four decimals, `money` up to two; a `day` may be typed with its first second. A `notGiven` column stands in no template: a file that fills it is refused there. */
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
  /** What the template shows in its first row. */
  example: string;
  /** What a `choice` may say, and the code behind each. */
  options?: Readonly<Record<string, string>>;
}

export interface Template {
  title: string;
  columns: readonly TemplateColumn[];
  /** Rows below the titles (docs/domain/tasks.md#templates). */
  limit: number;
}
