import type { BillPart } from './billPart';
import type { LineKind } from './settle';

/** What is charged at the end besides fees, in fen. */
export interface Charge {
  name: string;
  amount: number;
  remark: string;
  images: readonly string[];
}

/** What a meter shows on the last day, in 1/100. */
export interface FinalReading {
  meterId: string;
  values: readonly number[];
  overflow: 0 | 1;
}

/** The reason of a line, in figures; it is put into words when it is read. */
interface Why {
  /** For a fee and period: what was billed until now, and how much of it was earned. */
  billed?: number;
  earned?: number;
  credit?: number;
  /** As the bill stands on the day of settlement. */
  principal?: number;
  feeOpen?: number;
  parts?: readonly BillPart[];
  remark?: string;
}

/** A line of a settlement as it is kept. */
export interface KeptLine {
  kind: LineKind;
  name: string;
  billId: string | null;
  billNo: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  due: number;
  back: number;
  why: Why;
}
