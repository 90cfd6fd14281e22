import { Tag } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { NOTHING } from '../format/number';
import { T } from '../text';
import type { TextId } from '../types';

/** One colour per meaning, everywhere. */
const COLOURS = {
  draft: 'default',
  waiting: 'blue',
  active: 'green',
  attention: 'orange',
  stopped: 'red',
  ended: 'default',
} as const;

/** A code without a text is a type error. */
export type Labelled<P extends string, K extends string> = `${P}.${K}` extends TextId ? unknown : never;

type Codes = Readonly<Record<string, number | string>>;
type Member<C extends Codes> = keyof C & string;

interface Options<C extends Codes> {
  /** The meaning of each member, which decides the colour of its tag. */
  tones?: Readonly<Record<Member<C>, keyof typeof COLOURS>>;
  /** The server's dictionary of the same codes; exports write its labels. */
  dictCode?: string;
}

export interface CodeTable {
  Tag: ComponentType<{ value: unknown }>;
  /** The text alone. */
  labelOf: (value: unknown) => ReactNode;
  options: readonly { value: number | string; label: ReactNode }[];
  dictCode?: string;
  /** Its colours have meanings. */
  isToned: boolean;
}

/**
 * A code table of the contract with its texts `<prefix>.<member>`: options of a select, and a text or a coloured tag.
 */
export function codeTable<C extends Codes, P extends string>(
  prefix: P,
  codes: C & Labelled<P, Member<C>>,
  { tones, dictCode }: Options<C> = {},
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
    labelOf: (value: unknown) => {
      const member = memberOf(value);
      return member === undefined ? NOTHING : label(member);
    },
    options: members.map(([member, value]) => ({ value, label: label(member) })),
    isToned: tones !== undefined,
    ...(dictCode ? { dictCode } : {}),
  };
}
