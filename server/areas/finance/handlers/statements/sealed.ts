import { createHash } from 'node:crypto';
import type { Context } from '../../../../http/context';
import type { StatementRow } from '../../data/makeStatements';
import { billsOf } from './read';

/** What was confirmed, in one canonical text. */
export async function sealed(row: StatementRow, context: Pick<Context, 'db'>) {
  const bills = await billsOf(row.statementId, context);
  const { statementNo, partyId, periodStart, periodEnd, openingAmount, closingAmount, counterAmount } = row;
  const header = [statementNo, partyId, periodStart, periodEnd, openingAmount, closingAmount, counterAmount];
  const rows = bills.map(({ billType, no, docDate, amount }) => [billType, no, docDate, amount]);
  return createHash('sha256')
    .update(JSON.stringify([header, rows]))
    .digest('hex');
}
