import type { ProColumns, ProFormColumnsType } from '@ant-design/pro-components';
import { Tag } from 'antd';
import { T, type TextId } from '@/core/i18n';

/** What a field is, in ProComponents' own words; its label is the text `<prefix>.<field>`. */
type Field<T> = Omit<ProColumns<T>, 'dataIndex' | 'title'> & { required?: boolean };

/** A field without a text does not compile. */
type Labelled<P extends string, K extends string> = `${P}.${K}` extends TextId ? unknown : never;

interface Views<K> {
  /** Columns, in this order. */
  show: readonly K[];
  /** Fields of the search form, in this order. */
  search: readonly K[];
}

/** One dictionary of an object's fields, and from it the columns of its table, search form and dialog. */
export const fieldsOf =
  <T extends object>() =>
  <P extends string, K extends keyof T & string>(prefix: P, dictionary: Record<K, Field<T>> & Labelled<P, K>) => {
    // The constraint above has just proved that the text exists.
    const label = (key: K) => <T id={`${prefix}.${key}` as TextId} />;
    const column = (key: K): ProColumns<T> => {
      const { required: _required, ...field } = dictionary[key] as Field<T>;
      return { ...field, dataIndex: key, title: label(key) };
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
      form(keys: readonly K[]): ProFormColumnsType<T>[] {
        return keys.map((key) => {
          const { required } = dictionary[key] as Field<T>;
          const rules = required ? [{ required: true }] : [];
          // Both kinds of column share these properties; their types differ in the callbacks that dialogs do not use.
          return { ...column(key), formItemProps: { rules } } as ProFormColumnsType<T>;
        });
      },
    };
  };

/** One colour per meaning, everywhere (look). */
const TONES = {
  draft: 'default',
  waiting: 'blue',
  active: 'green',
  attention: 'orange',
  stopped: 'red',
  ended: 'default',
};
export type Tone = keyof typeof TONES;

type CodeTable = Readonly<Record<string, number>>;
type Member<C extends CodeTable> = keyof C & string;

/** A code table as a select and, in the table, as a tag; its texts are `<prefix>.<member>`. */
export function codeField<T extends object, C extends CodeTable, P extends string>(
  prefix: P,
  { codes, tones }: { codes: C & Labelled<P, Member<C>>; tones: Record<Member<C>, Tone> },
): Field<T> {
  const members = Object.entries(codes);
  // As above: every member has its text.
  const label = (member: string) => <T id={`${prefix}.${member}` as TextId} />;
  return {
    valueType: 'select',
    valueEnum: new Map(members.map(([member, value]) => [value, { text: label(member) }])),
    render: (_, row, _index, _action, schema) => {
      const value: unknown = Object.entries(row).find(([key]) => key === schema.dataIndex)?.[1];
      const member = members.find(([, one]) => one === value)?.[0];
      if (member === undefined) return '–';
      // `members` are the entries of `codes`, so the name is one of its keys.
      return <Tag color={TONES[tones[member as Member<C>]]}>{label(member)}</Tag>;
    },
  };
}
