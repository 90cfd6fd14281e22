import type { ReactElement, ReactNode } from 'react';
import { FormField, type FormFieldProps } from '../form/FormField';
import { NOTHING } from '../format/number';
import { T } from '../text';
import type { TextId } from '../types';
import { CodeText } from './CodeText';
import { ACTIONS, type Column, type FileColumn } from './column';
import type { Labelled } from './codeTable';
import styles from './fields.module.css';
import type { Field } from './fieldTypes';

/** A custom cell that shows nothing gets the same dash as any other cell. */
const dashed = (shown: ReactNode) => (Array.isArray(shown) && shown.length === 0 ? NOTHING : shown || NOTHING);

const copyable = (code: ReactNode) => (typeof code === 'string' && code ? <CodeText code={code} /> : code);

/** Figures are aligned on the right, also in a cell that shows more than one. */
export const FIGURE = { align: 'right' } as const;

interface Views<K> {
  /** Columns, in this order. */
  show: readonly K[];
  /** Fields of the search form, in this order. */
  search?: readonly K[];
  /** Columns of the exported file; those of the table when absent. */
  file?: readonly K[];
}

interface ItemProps<K> extends Partial<Omit<FormFieldProps, 'name' | 'children'>> {
  /** A field of the record. */
  name: K;
  /** The path of its value in the form, if it is not the field's name. */
  path?: string | (string | number)[];
  disabled?: boolean;
  autoFocus?: boolean;
  /** A control that replaces that of its type. */
  children?: ReactElement;
}

/** What forms, the history and the conflict dialog need to know about a record's fields. */
export interface RecordFields {
  /** In the order in which people read them. */
  names: readonly string[];
  labelOf: (name: string) => TextId | undefined;
  show: (name: string, value: unknown) => ReactNode;
  isSecret: (name: string) => boolean;
  /** Whether a former value can go back into the form. */
  isRestorable: (name: string) => boolean;
}

/**
 * One dictionary of a record's fields: from it the columns of its lists, files and search forms, and its inputs. `T` is
 * a row of the list, `F` what the form holds where that is more.
 */
export const fieldsOf =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- given by hand, before the others are inferred
  <T extends object, F extends object = T>() =>
    <P extends string, K extends (keyof T | keyof F) & string>(
      prefix: P,
      dictionary: Record<K, Field<T>> & Labelled<P, K>,
    ) => {
      // The same dictionary, typed without the check that every field has a text.
      const fields = dictionary as Record<K, Field<T>>;
      // The constraint above has proved that the text exists.
      const idOf = (key: K) => `${prefix}.${key}` as TextId;
      const find = (name: string): Field<T> | undefined => new Map<string, Field<T>>(Object.entries(fields)).get(name);

      const cell = (key: K): Column<T> => {
        const { show, cell: own, width, align, ellipsis, isCode, isState, isFact, fixed, sorted, column } = fields[key];
        return {
          ...{ dataIndex: key, key, title: <T id={idOf(key)} />, width, search: false, isState, isFact },
          ...(align ? { align } : {}),
          ...(ellipsis ? { ellipsis } : {}),
          ...(isCode ? { className: styles.code ?? '' } : {}),
          ...(fixed ? { fixed } : {}),
          ...(sorted ? { sorter: true } : {}),
          // `renderText`, not `render`: ProTable then handles ellipsis and the dash, without a component.
          ...(own
            ? { render: (_, row) => dashed(own(row)) }
            : { renderText: isCode ? (value: unknown) => copyable(show(value)) : show }),
          ...column,
        };
      };
      const searched = (key: K, index: number): Column<T> => {
        const { filter, show, say = show } = fields[key];
        // ProTable sorts larger numbers first.
        return { ...filter, order: -index, dataIndex: key, key, title: <T id={idOf(key)} />, hideInTable: true, say };
      };

      /** The form item of one field: label, help, rules and the control of its type. */
      function Item({ name, path, children, disabled, autoFocus, rules = [], ...props }: ItemProps<K>) {
        const { control: Control, keep, isFlag, required, help, max, min, rules: own = [] }: Field<T> = fields[name];
        const limits = { ...(max === undefined ? {} : { max }), ...(min === undefined ? {} : { min }) };
        return (
          <FormField
            name={path ?? name}
            label={idOf(name)}
            {...(help ? { help } : {})}
            {...(required ? { required } : {})}
            {...(keep ? { filter: keep } : {})}
            {...(isFlag ? { isFlag } : {})}
            rules={[...own, ...rules]}
            {...props}
          >
            {children ?? (
              <Control {...limits} {...(disabled ? { disabled } : {})} {...(autoFocus ? { autoFocus } : {})} />
            )}
          </FormField>
        );
      }

      return {
        /** For a table of antd that only shows: the same cells, without search and sorting. */
        cells: (names: readonly K[]) =>
          names.map((key) => {
            const { show, cell: own, width, align } = fields[key];
            return {
              ...{ key, dataIndex: key, title: <T id={idOf(key)} />, width },
              ...(align ? FIGURE : {}),
              render: (value: unknown, row: T) => dashed(own ? own(row) : show(value)),
            };
          }),
        /** For `<CrudTable {...fields.table({ … })} />`. */
        table({ show, search = [], file = show }: Views<K>) {
          return {
            // Search-only columns come first: of two columns with one name, ProTable keeps the last.
            columns: [...search.map(searched), ...show.map(cell)],
            // In the order of the screen; what only the file has comes last.
            fileColumns: [
              ...show.filter((key) => file.includes(key)),
              ...file.filter((key) => !show.includes(key)),
            ].map((key): FileColumn => ({
              // A spreadsheet counts in digits of its font.
              ...{ fieldName: key, title: idOf(key), width: Math.max(8, Math.round(fields[key].width / 8)) },
              ...fields[key].file,
            })),
          };
        },
        Field: Item,
        /** The form items of these fields, in this order. */
        inputs: (names: readonly K[]) => names.map((name) => <Item key={name} name={name} />),
        names: Object.keys(fields),
        // A key of the dictionary is one of its names.
        labelOf: (name: string) => (find(name) ? idOf(name as K) : undefined),
        show: (name: string, value: unknown) => find(name)?.show(value),
        isSecret: (name: string) => find(name)?.isSecret === true,
        isRestorable: (name: string) => find(name) !== undefined && find(name)?.isFinal !== true,
      };
    };

/** Two actions of four letters and "more" on one line; the column grows where their texts are longer. */
const ACTIONS_WIDTH = 152;

/** The last column: the actions of a row. */
export const actionColumn = <R,>(render: (row: R) => ReactNode): Column<R> => ({
  title: <T id="kit.actions" />,
  key: ACTIONS,
  valueType: 'option',
  fixed: 'right',
  width: ACTIONS_WIDTH,
  search: false,
  render: (_, row) => render(row),
});
