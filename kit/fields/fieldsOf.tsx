import type { ProColumns } from '@ant-design/pro-components';
import type { ReactElement, ReactNode } from 'react';
import { FormField, type FormFieldProps } from '../form/FormField';
import { T } from '../text';
import type { TextId } from '../types';
import type { Labelled } from './codeTable';
import styles from './fields.module.css';
import type { Field, FileFormat } from './fieldTypes';

/** A column that knows how a filter by it reads. */
export interface Column<T> extends ProColumns<T> {
  say?: (value: unknown) => ReactNode;
}

/** A column of an exported file; its title is that of the table. */
export interface FileColumn extends FileFormat {
  fieldName: string;
  title: TextId;
}

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
  /** Where its value stands in the form, when not under its own name. */
  path?: string | (string | number)[];
  disabled?: boolean;
  autoFocus?: boolean;
  /** Another control than that of its type. */
  children?: ReactElement;
}

/** What forms, history and conflicts know of a record's fields. */
export interface RecordFields {
  labelOf: (name: string) => TextId | undefined;
  show: (name: string, value: unknown) => ReactNode;
  isSecret: (name: string) => boolean;
  /** Whether a former value can go back into the form. */
  isRestorable: (name: string) => boolean;
}

/** What a search field stands at: ProTable sorts by the larger number first. */
const ahead = (index: number) => ({ order: -index });

/**
 * One dictionary of a record's fields: from it the columns of its lists, files and search forms, and its inputs. `T` is a
 * row of the list, `F` what the form holds where that is more.
 */
export const fieldsOf =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- given by hand, before the others are inferred
  <T extends object, F extends object = T>() =>
    <P extends string, K extends (keyof T | keyof F) & string>(
      prefix: P,
      dictionary: Record<K, Field<T>> & Labelled<P, K>,
    ) => {
      // Without the check of its texts the dictionary is a plain one.
      const fields = dictionary as Record<K, Field<T>>;
      // The constraint above has proved that the text exists.
      const idOf = (key: K) => `${prefix}.${key}` as TextId;
      const find = (name: string): Field<T> | undefined => new Map<string, Field<T>>(Object.entries(fields)).get(name);

      const cell = (key: K): Column<T> => {
        const { show, cell: own, width, align, ellipsis, isCode, fixed, sorted, column } = fields[key];
        return {
          dataIndex: key,
          key,
          title: <T id={idOf(key)} />,
          width,
          search: false,
          ...(align ? { align } : {}),
          ...(ellipsis ? { ellipsis } : {}),
          ...(isCode ? { copyable: true, className: styles.code ?? '' } : {}),
          ...(fixed ? { fixed } : {}),
          ...(sorted ? { sorter: true } : {}),
          // Not `render`: a text is copied, cut and replaced by a dash where it is empty, and costs no component.
          ...(own ? { render: (_, row) => own(row) } : { renderText: show }),
          ...column,
        };
      };
      const searched = (key: K, index: number): Column<T> => {
        const { filter, show, say = show } = fields[key];
        return { ...filter, ...ahead(index), dataIndex: key, key, title: <T id={idOf(key)} />, hideInTable: true, say };
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
        /** For `<CrudTable {...fields.table({ … })} />`. */
        table({ show, search = [], file = show }: Views<K>) {
          return {
            // First what is only searched by: ProTable keeps what the last column of a name says.
            columns: [...search.map(searched), ...show.map(cell)],
            fileColumns: file.map((key): FileColumn => ({ fieldName: key, title: idOf(key), ...fields[key].file })),
          };
        },
        Field: Item,
        /** The form items of these fields, in this order. */
        inputs: (names: readonly K[]) => names.map((name) => <Item key={name} name={name} />),
        // A name that is found is one of the dictionary.
        labelOf: (name: string) => (find(name) ? idOf(name as K) : undefined),
        show: (name: string, value: unknown) => find(name)?.show(value),
        isSecret: (name: string) => find(name)?.isSecret === true,
        isRestorable: (name: string) => find(name) !== undefined && find(name)?.isFinal !== true,
      };
    };

/** The key of the last column. */
export const ACTIONS = 'actions';

/** Actions stay on one line and make their column wider: it begins narrow, and grows with the words of the language. */
const ACTIONS_WIDTH = 96;

/** The last column: what may be done to a row. */
export const actionColumn = <R,>(render: (row: R) => ReactNode): Column<R> => ({
  title: <T id="kit.actions" />,
  key: ACTIONS,
  valueType: 'option',
  fixed: 'right',
  width: ACTIONS_WIDTH,
  className: styles.actions ?? '',
  search: false,
  render: (_, row) => render(row),
});
