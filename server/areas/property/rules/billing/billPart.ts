import type { SchedulePart } from './schedule';

/** A reading that a line of usage rests on, values and factor as texts. */
export interface ReadingLine {
  meterNo: string;
  register: number;
  kind: string;
  from: string;
  to: string;
  last: string;
  this: string;
  factor: string;
  usage: string;
  /** 10 to the power of its whole places, where the counter has passed zero. */
  overflow?: string;
  /** Where it spans several months: which of them share it. */
  months?: readonly { period: string; days: number }[];
}

/** What a bill keeps of how it was computed (docs/domain/property-bills.md#explanation). Amounts are fen. */
export type BillPart =
  | SchedulePart
  | { kind: 'USAGE'; register: number; usage: number; price: number; amount: number; lines: readonly ReadingLine[] }
  | { kind: 'STEP'; over: number; usage: number; add: number; amount: number; before?: number }
  | {
      kind: 'SHARE';
      shareNo: string;
      total: number;
      weight: number;
      weights: number;
      days: number;
      ofDays: number;
      unitAmount: number;
      amount: number;
    }
  | { kind: 'DIFF'; want: number; have: number; amount: number; reason: string }
  | { kind: 'CHARGE'; name: string; amount: number; remark: string }
  | { kind: 'DEPOSIT'; amount: number };

/** What a bill of no fee is called: what was charged at the end of a lease. */
export const chargeName = (parts: readonly BillPart[]) =>
  parts.flatMap((part) => (part.kind === 'CHARGE' ? [part.name] : []))[0] ?? '';

export const partsAmount = (parts: readonly BillPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
