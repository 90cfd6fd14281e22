import * as z from 'zod';
import { BILL_TYPE, DIFF_CAUSE } from './matching';

/* The rows behind a figure of the bridge (docs/domain/workbench.md#bridge). */

/** Figures of the bridge that open their rows: both closings, the lines between them, and what nothing explains. */
export const BRIDGE_LINES = [
  ...(['closing', 'counterClosing', 'opening', 'oursOnly', 'theirsOnly'] as const),
  ...(['amount', 'timing', 'duplicate', 'remainder'] as const),
] as const;
export type BridgeLine = (typeof BRIDGE_LINES)[number];

/**
 * `openings` are the opening balances of both sides; `gap` is the difference between the partner's closing and the sum
 * of his rows.
 */
export const BRIDGE_PART = { bill: 1, counterRow: 2, match: 3, carried: 4, openings: 5, gap: 6 } as const;
export type BridgePart = (typeof BRIDGE_PART)[keyof typeof BRIDGE_PART];

const money = z.string();

export const bridgeRow = z.object({
  part: z.enum(BRIDGE_PART),
  /** The id of a row or a match; empty where there is no document. */
  objectId: z.string(),
  matchNo: z.string(),
  ours: z.string(),
  theirs: z.string(),
  /** The date of the first document. */
  date: z.string().nullable(),
  billType: z.enum(BILL_TYPE).nullable(),
  orderNo: z.string(),
  ourAmount: money.nullable(),
  counterAmount: money.nullable(),
  /** The share of this row: all rows add up to the figure, to the fen. */
  amount: money,
  cause: z.enum(DIFF_CAUSE).nullable(),
  text: z.string(),
});
export type BridgeRow = z.infer<typeof bridgeRow>;
