import type { ProColumns } from '@ant-design/pro-components';
import type { FormItemProps } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { formatDate } from '../format/date';
import { formatList } from '../format/list';
import { formatMoney, formatNumber, formatPercent, formatPrice, formatQuantity } from '../format/number';
import { T } from '../text';
import type { FileFormatName, TextId } from '../types';
import type { CodeTable } from './codeTable';
import { type ControlProps, controls } from './controls';

/** How an export writes a value: by the labels of a dictionary, or in a format. */
export interface FileFormat {
  dictCode?: string;
  format?: FileFormatName;
}

/** A field of the search form, in ProComponents' own words. */
export type Filter<T extends object = object> = Omit<ProColumns<T>, 'dataIndex' | 'title' | 'key' | 'render'>;

interface Limits {
  /** Characters of a text, or the largest number. */
  max?: number;
  min?: number;
}

/** One kind of value, the same wherever it is met: cell, filter, input, file, history, another person's change. */
export interface FieldType {
  /** The value as people read it; '' where there is nothing to show. */
  show: (value: unknown) => ReactNode;
  /** The same without colours, for a sentence. */
  say?: (value: unknown) => ReactNode;
  /** Pixels of its column. */
  width: number;
  align?: 'right';
  /** Cut at the end of its column, whole on hover. */
  ellipsis?: boolean;
  /** In monospace, with copy on hover. */
  isCode?: boolean;
  filter?: Filter;
  /** What it is typed into. */
  control: ComponentType<ControlProps & Limits>;
  /** Of what is typed, what is let through. */
  keep?: (value: unknown) => string;
  isFlag?: boolean;
  file?: FileFormat;
  /** Never kept as a draft. */
  isSecret?: boolean;
  /** History cannot bring a former value back: files, and what is masked in the log. */
  isFinal?: boolean;
}

/** What one field says beyond its type. */
export interface FieldOptions<T extends object> extends Limits, Partial<Omit<FieldType, 'filter'>> {
  required?: boolean;
  /** Help under the input. */
  help?: TextId;
  rules?: FormItemProps['rules'];
  fixed?: 'left';
  /** The list can be sorted by it. */
  sorted?: boolean;
  /** A cell for which the value alone is not enough. */
  cell?: (row: T) => ReactNode;
  filter?: Filter<T>;
  /** Titles of the columns below this one, or anything else of ProComponents' column. */
  column?: Partial<ProColumns<T>>;
}

export type Field<T extends object> = Omit<FieldType, 'filter'> & FieldOptions<T>;

const propsOf = (filter: { fieldProps?: unknown } = {}) =>
  typeof filter.fieldProps === 'object' ? filter.fieldProps : {};

/** A type, from which each field makes its own by adding to it. */
export const fieldType =
  (type: FieldType | ((limits: Limits) => FieldType)) =>
  <T extends object>(options: FieldOptions<T> = {}): Field<T> => {
    const own = typeof type === 'function' ? type(options) : type;
    return {
      ...own,
      ...options,
      filter: {
        // A filter of a type is one for rows of any kind.
        ...(own.filter as Filter<T> | undefined),
        ...options.filter,
        fieldProps: { ...propsOf(own.filter), ...propsOf(options.filter) },
      },
      file: { ...own.file, ...options.file },
    };
  };

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Formatters answer a dash for nothing; an empty cell brings its own. */
const shownBy = (format: (value: string | number) => string) => (value: unknown) =>
  value !== '' && (typeof value === 'string' || typeof value === 'number') ? format(value) : '';

const FILTER_LENGTH = 200;
const textFilter = (max = FILTER_LENGTH): Filter => ({ fieldProps: { maxLength: max } });
const plain = (width: number) =>
  fieldType(({ max }) => ({ show: asText, width, filter: textFilter(max), control: controls.text }));

const figure = (width: number, format: (value: string | number) => string) =>
  fieldType({ show: shownBy(format), width, align: 'right', control: controls.decimal });

const YES_NO = [
  { value: 1, label: <T id="kit.yes" /> },
  { value: 0, label: <T id="kit.no" /> },
];

/** The kinds of values that any application has; an application puts its own beside them. */
export const fieldTypes = {
  text: fieldType(({ max }) => ({
    show: asText,
    width: 160,
    ellipsis: true,
    filter: textFilter(max),
    control: controls.text,
  })),
  /** Several lines. */
  note: fieldType({ show: asText, width: 240, ellipsis: true, control: controls.note }),
  /** What people tell it apart by. */
  code: fieldType(({ max }) => ({
    show: asText,
    width: 150,
    isCode: true,
    filter: textFilter(max),
    control: controls.text,
  })),
  /** The name of a person. */
  person: plain(100),
  password: fieldType({ show: () => '•••', width: 100, control: controls.password, isSecret: true }),
  /** A whole number. */
  count: fieldType({
    show: shownBy((value) => formatNumber(value, 0)),
    width: 90,
    align: 'right',
    control: controls.whole,
  }),
  /** Yuan, as a decimal text with two places. */
  money: figure(130, formatMoney),
  /** Yuan for one unit, with two to four places. */
  price: figure(110, formatPrice),
  /** With up to four places, and none when it is whole. */
  quantity: figure(100, formatQuantity),
  /** `"5.00"` is 5 %. */
  percent: figure(100, (value) => formatPercent(value)),
  date: fieldType({
    show: shownBy((value) => formatDate(value)),
    width: 110,
    filter: { valueType: 'dateRange', colSize: 2 },
    control: controls.date,
  }),
  /** To the minute, in Asia/Shanghai. */
  dateTime: fieldType({
    show: shownBy((value) => formatDate(value, 'YMDHM')),
    width: 150,
    filter: { valueType: 'dateTimeRange', colSize: 2 },
    control: controls.dateTime,
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
  /** One of a code table, in the colour of its meaning. */
  codes: <T extends object>(table: CodeTable, options: FieldOptions<T> = {}) =>
    fieldType({
      show: (value) => <table.Tag value={value} />,
      say: table.labelOf,
      width: 100,
      filter: { valueType: 'select', fieldProps: { options: table.options } },
      control: controls.oneOf(table.options),
      ...(table.dictCode ? { file: { dictCode: table.dictCode } } : {}),
    })(options),
} as const;
