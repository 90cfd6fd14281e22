import { Tag } from 'antd';
import { NOTHING } from '@/core/format/number';
import { T, type TextId } from '@/core/i18n';
import type { Field, Labelled } from './fields';

/** One colour per meaning, everywhere (look). */
const COLOURS = {
  draft: 'default',
  waiting: 'blue',
  active: 'green',
  attention: 'orange',
  stopped: 'red',
  ended: 'default',
} as const;

type Codes = Readonly<Record<string, number>>;
type Member<C extends Codes> = keyof C & string;
type Tones<C extends Codes> = Readonly<Record<Member<C>, keyof typeof COLOURS>>;

/**
 * A code table with its texts `<prefix>.<member>`: as options of a select, as a column with its search field, and as a
 * tag where its members have tones.
 */
export function codeTable<C extends Codes, P extends string>(
  prefix: P,
  codes: C & Labelled<P, Member<C>>,
  tones?: Tones<C>,
) {
  // Entries of C are pairs of C: Object.entries only knows strings.
  const members = Object.entries(codes) as [Member<C>, C[Member<C>]][];
  // The constraint of `codes` has proved that every member has its text.
  const label = (member: Member<C>) => <T id={`${prefix}.${member}` as TextId} />;
  const memberOf = (value: unknown) => members.find(([, one]) => one === value)?.[0];

  function CodeTag({ value }: { value: unknown }) {
    const member = memberOf(value);
    if (member === undefined) return NOTHING;
    return tones ? <Tag color={COLOURS[tones[member]]}>{label(member)}</Tag> : label(member);
  }

  return {
    Tag: CodeTag,
    options: members.map(([member, value]) => ({ value, label: label(member) })),
    field<T extends object>(): Field<T> {
      return {
        valueType: 'select',
        valueEnum: new Map(members.map(([member, value]) => [value, { text: label(member) }])),
        // ProTable hands over the text of the code; the code itself stands in the row.
        render: (...[, row, , , { key }]) => (
          <CodeTag value={new Map<unknown, unknown>(Object.entries(row)).get(key)} />
        ),
      };
    },
  };
}
