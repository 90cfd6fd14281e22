import type { translate } from '../../../../http/texts';
import { yuan } from '../../../../platform/numbers/money';
import { digits } from '../../../../platform/sheet/write/cell';
import type { NamedSheet } from '../../../../platform/sheet/write/writers';

export type Say = ReturnType<typeof translate>;

export const whole = (value: number) => digits(String(value));
export const money = (fen: number | null) => digits(fen === null ? '' : yuan(fen));

const WIDE = 40;
export const fieldsOf = (say: Say, ...names: readonly string[]): NamedSheet['fields'] =>
  names.map((name) => ({
    ...{ fieldName: name, fieldTitle: say(`workbook.${name}`) },
    ...(name === 'remark' || name === 'note' ? { width: WIDE } : {}),
  }));
