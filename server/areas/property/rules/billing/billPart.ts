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
  /** Where the counter has passed zero: 10 to the power of its digits before the point. */
  overflow?: string;
  /** Where the reading spans several months: its days in each. */
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

/** The name of a bill that belongs to no fee: what it charges for at the end of a lease. */
export const chargeName = (parts: readonly BillPart[]) =>
  parts.flatMap((part) => (part.kind === 'CHARGE' ? [part.name] : []))[0] ?? '';

export const partsAmount = (parts: readonly BillPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
