import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import type { StoredRow } from './openRows';
import { statementRow } from './schema/statements';

type Changes = Pick<StoredRow, 'amount' | 'lines'> & Partial<Pick<StoredRow, 'retired'>>;

/** Stores a changed amount beside the first one, until both are equal again. */
export async function changeDocument(db: Db, rowId: string, { lines, ...changes }: Changes) {
  const { amount, changedFrom } = statementRow;
  const first = sql`coalesce(${changedFrom}, ${amount})`;
  await db
    .update(statementRow)
    .set({ ...changes, lines: [...lines], changedFrom: sql`nullif(${first}, ${changes.amount})` })
    .where(ofParent(statementRow.rowId, rowId));
}
