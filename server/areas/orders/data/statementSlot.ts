import type { TimelineKind } from '../../../../src/contract/orders/orders';
import type { Db } from '../../../platform/database/db';
import type { Viewer } from '../../../platform/scope';
import { slot } from '../../../platform/slot';

/** Where a document of an order stands in a statement. */
export interface Stated {
  docNo: string;
  /** Fen. */
  amount: number;
  statementId: string;
  statementNo: string;
  /** Numbers of its confirmed match and of the difference that it belongs to; empty where there is none. */
  matchNo: string;
  diffNo: string;
}

interface Asked {
  branchId: string;
  /** Numbers of what was shipped, paid and returned. */
  docNos: readonly string[];
}

/** Which statement a return would stand in: null, the one that is made next. */
export interface ReturnStanding {
  statementId: string | null;
  statementNo: string;
  periodStart: string;
  periodEnd: string;
  /** Where the statement that is made next begins; empty: with the first day. */
  from: string;
  /** The statement of the period that its day lies in is confirmed already. */
  isLate: boolean;
}

/** What has happened to statements with documents of an order. */
export interface StatementEvent {
  kind: TimelineKind;
  time: string;
  byName: string;
  /** Number of the match or of the difference, or of the statement. */
  docNo: string;
  /** Fen. */
  amount: number | null;
  statementId: string;
}

/** Statements that documents of an order stand in; orders know none of them. */
export const orderStatements = slot<(db: Db, viewer: Viewer, asked: Asked) => Promise<Stated[]>>('orderStatements');

type ReturnAsked = Record<'branchId' | 'custId' | 'day', string>;
export const returnStatement =
  slot<(db: Db, viewer: Viewer, asked: ReturnAsked) => Promise<ReturnStanding>>('returnStatement');

export const statementEvents =
  slot<(db: Db, viewer: Viewer, asked: Asked) => Promise<StatementEvent[]>>('statementEvents');

/** The owner of the documents: a customer, or a supplier. */
type Party = Record<'branchId' | 'partyId', string>;
/** Something that is owed has changed: the statements of the party have to follow. In the transaction of the change. */
export const billsChanged = slot<(db: Db, party: Party, now: string) => Promise<void>>('billsChanged');
