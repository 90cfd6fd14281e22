import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import { SIDE } from '../../../../../src/contract/finance/matching';
import { BILL_ANSWER } from '../../../../../src/contract/finance/replies';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { statementDiff } from '../../data/schema/matches';
import { statementAnswer } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';

const isForDifference = sql`exists (select 1 from ${statementDiff} where ${statementDiff.adjustRowId} = ${statementRow.rowId}
  and ${statementDiff.statementId} = ${statementRow.statementId})`;

/** The bills that the partner is asked about: all except our write-offs and adjustments. */
export const askedBills = (statementId: string, ...more: (SQL | undefined)[]) =>
  ofParent(
    statementRow.statementId,
    statementId,
    and(
      ...[eq(statementRow.side, SIDE.ours), eq(statementRow.counted, 1), eq(statementRow.retired, 0)],
      ...[not(isForDifference), ...more],
    ),
  );

export const ofBill = eq(statementAnswer.rowId, statementRow.rowId);

/** How many bills the partner has answered. */
export async function progressOf(db: Db, statementId: string) {
  const [found] = await db
    .select({
      billCount: sql<number>`count(*)::integer`,
      answered: sql<number>`count(${statementAnswer.rowId})::integer`,
      disagreed: sql<number>`count(*) filter (where ${ne(statementAnswer.answer, BILL_ANSWER.agree)})::integer`,
    })
    .from(statementRow)
    .leftJoin(statementAnswer, ofBill)
    .where(askedBills(statementId));
  return found ?? { billCount: 0, answered: 0, disagreed: 0 };
}
