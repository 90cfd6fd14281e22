import { isSame } from '../../../../src/contract/canonical';
import type { FaultState } from '../../../../src/contract/finance/counter';
import type { HandleStatus, HandleType, MatchStatus } from '../../../../src/contract/finance/matching';
import type { DocumentLine } from './matching/rows';

/* What a command has changed besides matches, before and after: undoing goes back to the one, redoing to the other. */

export interface Changed<T> {
  before: T;
  after: T;
}

/** How somebody has handled a difference. */
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

/** One thing that an action has changed, other than a match. */
export interface ActionState {
  objectId: string;
  /** The number that people call it by. */
  no: string;
  /** The numbers of the documents of both sides that it belongs to. */
  ours: string;
  theirs: string;
  /** A difference is named by its key, which outlives its record. */
  diff?: Changed<HandlingState> & { key: string };
  rows?: readonly ChangedDocument[];
  fault?: Changed<FaultFigures> & { faultId: string };
  figures?: Changed<StatedFigures>;
  /** The matches that its documents have left, as they were before. */
  left?: readonly LeftMatch[];
}

/** Whether a record has all that an earlier state of it names; what the state does not name may differ. */
export const agrees = (record: object, state: object) => {
  const has: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(state).every(([key, value]) => isSame(has[key], value));
};
