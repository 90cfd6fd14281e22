import type { Db } from '../../../platform/database/db';
import type { Viewer } from '../../../platform/scope';
import { slot } from '../../../platform/slot';

/** Where a document of an order stands in a statement. */
export interface Stated {
  docNo: string;
  amount: number;
  statementId: string;
  statementNo: string;
  /** Of its confirmed match, and of a difference that it is of; empty where there is none. */
  matchNo: string;
  diffNo: string;
}

interface Asked {
  branchId: string;
  /** Numbers of what was shipped, paid and returned. */
  docNos: readonly string[];
}

/** Statements that documents of an order stand in; orders know none of them. */
export const orderStatements = slot<(db: Db, viewer: Viewer, asked: Asked) => Promise<Stated[]>>('orderStatements');
