import type { ProColumns, ProFormColumnsType } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import type { ExportField } from '@/contract/transfer/export-jobs';
import { T, text, type TextId } from '@/core/i18n';
import styles from './CrudTable.module.css';

/** The key of the last column. */
export const ACTIONS = 'actions';

/** What a field is, in ProComponents' own words; its label is the text `<prefix>.<field>`. */
export type Field<T> = Omit<ProColumns<T>, 'dataIndex' | 'title'> & { required?: boolean };

/** A field without a text does not compile. */
export type Labelled<P extends string, K extends string> = `${P}.${K}` extends TextId ? unknown : never;

/** A column of an exported file: its title is that of the table. */
export interface FileColumn extends Pick<ExportField, 'fieldName' | 'dictCode' | 'format'> {
  title: TextId;
}

interface Views<K> {
  /** Columns, in this order. */
  show: readonly K[];
  /** Fields of the search form, in this order. */
  search: readonly K[];
}

/** The sign that clears a text would be one more stop of Tab between two fields. */
const withoutClear = <T,>({ valueType, fieldProps }: Field<T>) =>
  (valueType === undefined || valueType === 'text') && typeof fieldProps !== 'function'
    ? { fieldProps: { allowClear: false, ...fieldProps } }
    : {};

/** One dictionary of an object's fields, and from it the columns of its table, search form and dialog. */
export const fieldsOf =
  <T extends object>() =>
  <P extends string, K extends keyof T & string>(prefix: P, dictionary: Record<K, Field<T>> & Labelled<P, K>) => {
    // The constraint above has just proved that the text exists.
    const label = (key: K) => <T id={`${prefix}.${key}` as TextId} />;
    // Without the check of its texts the dictionary is a plain one.
    const fields = dictionary as Record<K, Field<T>>;
    const column = (key: K): ProColumns<T> => {
      const { required: _required, ...field } = fields[key];
      return { ...field, dataIndex: key, key, title: label(key) };
    };
    return {
      table({ show, search }: Views<K>): ProColumns<T>[] {
        const inSearch = (key: K) => search.includes(key);
        return [
          ...show.map((key) => ({
            ...column(key),
            ...(inSearch(key) ? { order: -search.indexOf(key) } : { search: false as const }),
          })),
          ...search
            .filter((key) => !show.includes(key))
            .map((key) => ({ ...column(key), order: -search.indexOf(key), hideInTable: true })),
        ];
      },
      /** How values are written is told beside their fields. */
      file(
        keys: readonly K[],
        written: Partial<Record<K, Omit<FileColumn, 'fieldName' | 'title'>>> = {},
      ): FileColumn[] {
        // The constraint above has proved that the text exists.
        return keys.map((key) => ({ fieldName: key, title: `${prefix}.${key}` as TextId, ...written[key] }));
      },
      form(keys: readonly K[]): ProFormColumnsType<T>[] {
        return keys.map((key) => {
          const { required, formItemProps } = fields[key];
          // The constraint above has proved that the text exists.
          const id = `${prefix}.${key}` as TextId;
          // Messages can not name a label that is an element. A function: in the language of that moment.
          const named = () => ({
            messageVariables: { label: text(id) },
            rules: required ? [{ required: true }] : [],
            ...(typeof formItemProps === 'object' ? formItemProps : {}),
          });
          const itemProps = typeof formItemProps === 'function' ? formItemProps : named;
          // Both kinds of column share these properties; their types differ in the callbacks that dialogs do not use.
          return { ...column(key), ...withoutClear(fields[key]), formItemProps: itemProps } as ProFormColumnsType<T>;
        });
      },
    };
  };

/** A code or number that identifies something: in monospace, with copy on hover. */
export const codeField = { copyable: true, width: 150, className: styles.code ?? '' } as const;

/** Actions stay on one line and make their column wider: it begins narrow, and grows with the words of the language. */
const ACTIONS_WIDTH = 96;

/** The last column: what may be done to a row. */
export const actionColumn = <R,>(render: (row: R) => ReactNode): ProColumns<R> => ({
  title: <T id="crud.actions" />,
  key: ACTIONS,
  valueType: 'option',
  fixed: 'right',
  width: ACTIONS_WIDTH,
  className: styles.actions ?? '',
  render: (_, row) => render(row),
});
