import type { FaultState } from '../../../../src/contract/finance/counter';
import type { HandleStatus, HandleType, MatchStatus } from '../../../../src/contract/finance/matching';
import type { DocumentLine } from './matching/rows';

/* What a command has changed beside matches, as it was before and as it was left: the way back, and forth again. */

export interface Changed<T> {
  before: T;
  after: T;
}

/** What somebody has done about a difference. */
export interface HandlingState {
  handleStatus: HandleStatus;
  handleType: HandleType | null;
  handlerName: string;
  handleTime: string | null;
  remark: string;
}

export interface DocumentState {
  retired: 0 | 1;
  amount: number;
  lines: readonly DocumentLine[];
}

export interface FaultFigures {
  state: FaultState;
  repaired: Readonly<Record<string, string>> | null;
  reason: string;
  byName: string;
}

export interface StatedFigures {
  counterOpening: number | null;
  counterClosing: number | null;
}

export interface ChangedDocument extends Changed<DocumentState> {
  rowId: string;
}

export interface LeftMatch {
  matchId: string;
  status: MatchStatus;
  confirmedBy: string;
  confirmTime: string | null;
}

/** One part of an action that is no match. */
export interface ActionState {
  objectId: string;
  /** What people call it, and the documents that it is of. */
  no: string;
  ours: string;
  theirs: string;
  /** Of a difference: its key, which outlives its record. */
  diff?: Changed<HandlingState> & { key: string };
  rows?: readonly ChangedDocument[];
  fault?: Changed<FaultFigures> & { faultId: string };
  figures?: Changed<StatedFigures>;
  /** Matches that its documents have left, as they were. */
  left?: readonly LeftMatch[];
}

/** Whether one is as the other says, as far as it says something. */
export const isSame = (one: object, other: object) => {
  const has: Readonly<Record<string, unknown>> = { ...one };
  return Object.entries(other).every(([key, value]) => JSON.stringify(has[key]) === JSON.stringify(value));
};
