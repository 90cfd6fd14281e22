import * as z from 'zod';
import { BILL_TYPE, DIFF_CAUSE } from './matching';

/* What a figure of the bridge is made up of (docs/domain/reconciliation.md#bridge). */

/** Figures of the bridge that open their rows: both closings, the lines between them, and what nothing explains. */
export const BRIDGE_LINES = [
  ...(['closing', 'counterClosing', 'opening', 'oursOnly', 'theirsOnly'] as const),
  ...(['amount', 'timing', 'duplicate', 'remainder'] as const),
] as const;
export type BridgeLine = (typeof BRIDGE_LINES)[number];

/** `openings` are what both begin with; `gap` is what the partner's closing has beyond his own rows. */
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
  /** The date of its first document. */
  date: z.string().nullable(),
  billType: z.enum(BILL_TYPE).nullable(),
  orderNo: z.string(),
  ourAmount: money.nullable(),
  counterAmount: money.nullable(),
  /** Its part of the figure: all rows add up to the figure, to the fen. */
  amount: money,
  cause: z.enum(DIFF_CAUSE).nullable(),
  text: z.string(),
});
export type BridgeRow = z.infer<typeof bridgeRow>;
