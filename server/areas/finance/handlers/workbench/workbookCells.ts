import type { translate } from '../../../../http/texts';
import { yuan } from '../../../../platform/numbers/money';
import type { Cell } from '../../../../platform/sheet/write/cells';
import type { NamedSheet } from '../../../../platform/sheet/write/writers';

export type Say = ReturnType<typeof translate>;

export const text = (value: string): Cell => ({ kind: 'text', text: value });
export const day = (value: string | null): Cell => ({ kind: 'date', text: value ?? '' });
export const moment = (value: string | null): Cell => ({ kind: 'dateTime', text: value ?? '' });
export const whole = (value: number): Cell => ({ kind: 'number', text: String(value) });
export const money = (fen: number | null): Cell => ({ kind: 'number', text: fen === null ? '' : yuan(fen) });

const WIDE = 40;
export const fieldsOf = (say: Say, ...names: readonly string[]): NamedSheet['fields'] =>
  names.map((name) => ({
    ...{ fieldName: name, fieldTitle: say(`workbook.${name}`) },
    ...(name === 'remark' || name === 'note' ? { width: WIDE } : {}),
  }));
