import { T, type TextId } from '@/core/i18n';
import { float } from '@/core/input/filters';

/** The common props of the fields of a category. */
export interface ParamProps {
  branchId: string;
  disabled: boolean;
}

export const choice = <K extends string>(texts: Readonly<Record<K, TextId>>) =>
  Object.entries<TextId>(texts).map(([value, id]) => ({ value, label: <T id={id} /> }));

export const param = (name: string) => ['params', name];
/** Per cent with two decimals; 100 is one of them. */
export const rate = (value: unknown) => float(value, 2).replace(/^(\d{3})\d+/, '$1');

export const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;
