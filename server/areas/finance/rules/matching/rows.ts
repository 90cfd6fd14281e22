import type { RuleCode } from '../../../../../src/contract/finance/matching';
import type { NumberRule } from './numbers';

/* The documents as the rules see them; amounts in fen, signed by their effect on what is owed. */

/** A line of a document: goods by our code, quantity in 1/10000. */
export interface DocumentLine {
  code: string;
  qty: number;
  amount: number;
}

interface DocumentRow {
  id: string;
  no: string;
  /** yyyy-MM-dd */
  date: string;
  amount: number;
  /** Whether it counts in the closing of its side. */
  counted: boolean;
  lines: readonly DocumentLine[];
}

export type OurRow = DocumentRow;

export interface TheirRow extends DocumentRow {
  /** Our number, as the partner wrote it. */
  ourNo: string;
  text: string;
}

/** Settings of the rule table. */
export interface RuleSettings {
  /** Fen that M05 lets pass, and the rate in 1/10000 of our amount. */
  fen: number;
  rate: number;
  /** Days between equal amounts: of M11, and of those further apart; between a sum and its parts. */
  near: number;
  far: number;
  sums: number;
  /** Rules whose matches are only suggested. */
  manual: readonly RuleCode[];
  /** Whether M11 confirms automatically. */
  sureNear: boolean;
}

export const USUAL_SETTINGS: RuleSettings = {
  ...{ fen: 5, rate: 0, near: 3, far: 7, sums: 7 },
  ...{ manual: [], sureNear: false },
};

export interface Given {
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
  numberRules: readonly NumberRule[];
  /** Numbers (k1) of bills of ours that stand in other statements. */
  otherNumbers: ReadonlySet<string>;
  /** Pairs that were refused, and pairs that were taken apart: see `pairKey`. */
  rejected: ReadonlySet<string>;
  held: ReadonlySet<string>;
  /** Rows with a handled difference: a match of one is only suggested. */
  handled?: ReadonlySet<string>;
  settings: RuleSettings;
}

export const pairKey = (ourId: string, theirId: string) => `${ourId} ${theirId}`;

export type NumberFact = 'EXACT' | 'NORM' | 'MAP' | 'PART' | 'NONE' | 'MISSING';

/** The reason for a match: the number, and the days between both documents, if any. */
export interface Reason {
  number: NumberFact;
  ours: string;
  theirs: string;
  days: number;
}

/** Documents of both sides that the rules consider the same business. */
export interface Found {
  rule: RuleCode;
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
  confirms: boolean;
  /** An ambiguous group: it is not known which rows belong together. */
  ambiguous: boolean;
  /** Sets that add up, and whether all were looked at. */
  solutions: number;
  finished: boolean;
  /** The first of these sets, by ids, where there is more than one. */
  sets: readonly (readonly string[])[];
  reason: Reason;
}

export const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
export const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** By date, then number, then id: the order in which rows of one amount belong to each other. */
export const byDate = <R extends Pick<DocumentRow, 'date' | 'no' | 'id'>>(a: R, b: R) =>
  compare(a.date, b.date) || compare(a.no, b.no) || compare(a.id, b.id);

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}

/** The most rows of one match. */
export const MOST_ROWS = 200;
