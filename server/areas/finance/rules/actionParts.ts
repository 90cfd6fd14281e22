import { isSame } from '../../../../src/contract/canonical';
import type { FaultState } from '../../../../src/contract/finance/counter';
import type { HandleStatus, HandleType, MatchStatus } from '../../../../src/contract/finance/matching';
import type { DocumentLine } from './matching/rows';

/*
 * What a command has changed besides matches, with the states before and after: undo restores the former, redo the
 * latter.
 */

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
  /** Its number for people. */
  no: string;
  /** The numbers of the documents of both sides in question. */
  ours: string;
  theirs: string;
  /** A difference is named by its key, which outlives its record. */
  diff?: Changed<HandlingState> & { key: string };
  rows?: readonly ChangedDocument[];
  fault?: Changed<FaultFigures> & { faultId: string };
  figures?: Changed<StatedFigures>;
  /** The former matches of the document. */
  left?: readonly LeftMatch[];
}

/** Whether a record still equals an earlier state in all fields of the state. */
export const agrees = (record: object, state: object) => {
  const has: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(state).every(([key, value]) => isSame(has[key], value));
};
