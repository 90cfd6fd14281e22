import type { ProColumns } from '@ant-design/pro-components';
import type { FormItemProps } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { formatDate } from '../format/date';
import { formatList } from '../format/list';
import { formatMoney, formatNumber, formatPercent, formatPrice, formatQuantity } from '../format/number';
import { T } from '../text';
import type { TextId } from '../types';
import type { FileFormat } from './column';
import type { CodeTable } from './codeTable';
import { type ControlProps, controls } from './controls';

/** A field of the search form, as ProComponents describes one. */
export type Filter<T extends object = object> = Omit<ProColumns<T>, 'dataIndex' | 'title' | 'key' | 'render'>;

interface Limits {
  /** The maximum length of a text, or the largest number. */
  max?: number;
  min?: number;
}

/** One kind of value, and how it appears everywhere: cell, filter, input, exported file, history, edit conflict. */
export interface FieldType {
  /** The value as text for people; '' if there is nothing to show. */
  show: (value: unknown) => ReactNode;
  /** The same as plain text, for use in a sentence. */
  say?: (value: unknown) => ReactNode;
  /** Width of its column in pixels. */
  width: number;
  align?: 'right';
  /** Cut at the end of its column, whole on hover. */
  ellipsis?: boolean;
  /** In monospace, with copy on hover. */
  isCode?: boolean;
  filter?: Filter;
  /** Its input control. */
  control: ComponentType<ControlProps & Limits>;
  /** Filters what is typed. */
  keep?: (value: unknown) => string;
  isFlag?: boolean;
  /** The state of a record: its column is never hidden for lack of room. */
  isState?: boolean;
  file?: FileFormat;
  /** Never kept as a draft. */
  isSecret?: boolean;
  /** Former values cannot be restored from the history: files, and values that the log masks. */
  isFinal?: boolean;
}

/** Options of a single field, beyond its type. */
export interface FieldOptions<T extends object> extends Limits, Partial<Omit<FieldType, 'filter'>> {
  required?: boolean;
  /** Help under the input. */
  help?: TextId;
  rules?: FormItemProps['rules'];
  fixed?: 'left';
  /** The list can be sorted by it. */
  sorted?: boolean;
  /** A cell that needs more of the row than the value. */
  cell?: (row: T) => ReactNode;
  filter?: Filter<T>;
  /** Kept where room is short: in a narrow list, and on the card of a phone. */
  isFact?: true;
  /** Child columns, or any other property of ProComponents' column. */
  column?: Partial<ProColumns<T>>;
}

export type Field<T extends object> = Omit<FieldType, 'filter'> & FieldOptions<T>;

const propsOf = (filter: { fieldProps?: unknown } = {}) =>
  typeof filter.fieldProps === 'object' ? filter.fieldProps : {};

/** A type; each field extends it with options of its own. */
export const fieldType =
  (type: FieldType | ((limits: Limits) => FieldType)) =>
  <T extends object>(options: FieldOptions<T> = {}): Field<T> => {
    const own = typeof type === 'function' ? type(options) : type;
    return {
      ...own,
      ...options,
      filter: {
        // The filter of a type works for rows of any kind.
        ...(own.filter as Filter<T> | undefined),
        ...options.filter,
        fieldProps: { ...propsOf(own.filter), ...propsOf(options.filter) },
      },
      file: { ...own.file, ...options.file },
    };
  };

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Formatters return a dash for an empty value; ProTable draws its own dash in an empty cell. */
const shownBy = (format: (value: string | number) => string) => (value: unknown) =>
  value !== '' && (typeof value === 'string' || typeof value === 'number') ? format(value) : '';

const FILTER_LENGTH = 200;
const textFilter = (max = FILTER_LENGTH): Filter => ({ fieldProps: { maxLength: max } });
const plain = (width: number, more: Partial<FieldType> = {}) =>
  fieldType(({ max }) => ({ show: asText, width, filter: textFilter(max), control: controls.text, ...more }));

const figure = (width: number, format: (value: string | number) => string, control = controls.decimal) =>
  fieldType({ show: shownBy(format), width, align: 'right', control });

const YES_NO = [
  { value: 1, label: <T id="kit.yes" /> },
  { value: 0, label: <T id="kit.no" /> },
];

/** The kinds of values that every application has; an application adds its own. */
export const fieldTypes = {
  text: plain(160, { ellipsis: true }),
  /** Several lines. */
  note: fieldType({ show: asText, width: 240, ellipsis: true, control: controls.note }),
  /** The code by which people know a record. */
  code: plain(150, { isCode: true }),
  /** The name of a person. */
  person: plain(100),
  password: fieldType({ show: () => '•••', width: 100, control: controls.password, isSecret: true }),
  /** A whole number. */
  count: figure(90, (value) => formatNumber(value, 0), controls.whole),
  /** An amount in yuan: a decimal text with two decimals. */
  money: figure(130, formatMoney),
  /** Unit price in yuan, with two to four decimals. */
  price: figure(110, formatPrice),
  /** A quantity with up to four decimals, and none if it is whole. */
  quantity: figure(100, formatQuantity),
  /** `"5.00"` is 5 %. */
  percent: figure(100, (value) => formatPercent(value)),
  date: fieldType({
    show: shownBy((value) => formatDate(value)),
    width: 110,
    filter: { valueType: 'dateRange', colSize: 2 },
    control: controls.date,
    file: { format: 'date' },
  }),
  /** To the minute, in Asia/Shanghai. */
  dateTime: fieldType({
    show: shownBy((value) => formatDate(value, 'YMDHM')),
    width: 150,
    filter: { valueType: 'dateTimeRange', colSize: 2, fieldProps: { className: 'to-the-second' } },
    control: controls.dateTime,
    file: { format: 'dateTime' },
  }),
  /** The server's 0 or 1. */
  flag: fieldType({
    show: (value) => (value === 1 || value === 0 ? <T id={value === 1 ? 'kit.yes' : 'kit.no'} /> : ''),
    width: 80,
    filter: { valueType: 'select', fieldProps: { options: YES_NO } },
    control: controls.flag,
    isFlag: true,
  }),
  /** Several texts. */
  list: fieldType({
    show: (value) => (Array.isArray(value) ? formatList(value.map(asText)) : ''),
    width: 240,
    ellipsis: true,
    control: controls.text,
  }),
  /** A code of a table, as a tag in the colour of its meaning. */
  codes: <T extends object>(table: CodeTable, options: FieldOptions<T> = {}) =>
    fieldType({
      show: (value) => <table.Tag value={value} />,
      say: table.labelOf,
      width: 100,
      filter: { valueType: 'select', fieldProps: { options: table.options } },
      control: controls.oneOf(table.options),
      isState: table.isToned,
      ...(table.dictCode ? { file: { dictCode: table.dictCode } } : {}),
    })(options),
} as const;
