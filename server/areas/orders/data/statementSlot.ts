import type { TimelineKind } from '../../../../src/contract/orders/orders';
import type { Db } from '../../../platform/database/db';
import type { Viewer } from '../../../platform/scope';
import { slot } from '../../../platform/slot';

/** The place of an order's document in a statement. */
export interface Stated {
  docNo: string;
  /** Fen. */
  amount: number;
  statementId: string;
  statementNo: string;
  /** The numbers of its confirmed match and of its difference; empty where there is none. */
  matchNo: string;
  diffNo: string;
}

interface Asked {
  branchId: string;
  /** The numbers of shipments, receipts and returns. */
  docNos: readonly string[];
}

/** The statement that a return would be in; null: the next one to be made. */
export interface ReturnStanding {
  statementId: string | null;
  statementNo: string;
  periodStart: string;
  periodEnd: string;
  /** The first day of the next statement; empty where there is no earlier one. */
  from: string;
  /** The statement of the period of that day is confirmed already. */
  isLate: boolean;
}

/** An event of a statement with documents of an order. */
export interface StatementEvent {
  kind: TimelineKind;
  time: string;
  byName: string;
  /** The number of the match, of the difference, or of the statement. */
  docNo: string;
  /** Fen. */
  amount: number | null;
  statementId: string;
}

/** The statements that contain documents of an order; orders know no statements themselves. */
export const orderStatements = slot<(db: Db, viewer: Viewer, asked: Asked) => Promise<Stated[]>>('orderStatements');

type ReturnAsked = Record<'branchId' | 'custId' | 'day', string>;
export const returnStatement =
  slot<(db: Db, viewer: Viewer, asked: ReturnAsked) => Promise<ReturnStanding>>('returnStatement');

export const statementEvents =
  slot<(db: Db, viewer: Viewer, asked: Asked) => Promise<StatementEvent[]>>('statementEvents');

/** The owner of the documents: a customer, or a supplier. */
type Party = Record<'branchId' | 'partyId', string>;
/** The debt of a party has changed, so its statements have to follow. In the transaction of the change. */
export const billsChanged = slot<(db: Db, party: Party, now: string) => Promise<void>>('billsChanged');
