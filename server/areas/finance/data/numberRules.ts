import { eq, gte } from 'drizzle-orm';
import { MATCH_KIND, MATCH_STATUS, SIDE } from '../../../../src/contract/finance/matching';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { ofParent } from '../../../platform/scope';
import type { StatementRow } from './makeStatements';
import { ofParty, rememberedSince } from './ruleContradictions';
import { numberRule, statementMatch, statementMatchRow } from './schema/matches';
import { statement, statementRow } from './schema/statements';

export const rulesOf = (db: Db, row: StatementRow) =>
  db
    .select()
    .from(numberRule)
    .where(ofParent(numberRule.partyId, row.partyId, ofParty(row)))
    .orderBy(numberRule.ruleId);

/** Pairs of one of our numbers and one of the partner's, confirmed by a person or a rule. */
export async function confirmedPairs(db: Db, { branchId, partyType, partyId }: StatementRow, ms: number) {
  const rows = await db
    .select({
      matchId: statementMatch.matchId,
      side: statementRow.side,
      no: statementRow.no,
      ourNo: statementRow.ourNo,
    })
    .from(statement)
    .innerJoin(statementMatch, eq(statementMatch.statementId, statement.statementId))
    .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(
      ofParent(
        statement.partyId,
        partyId,
        eq(statement.branchId, branchId),
        eq(statement.partyType, partyType),
        eq(statementMatch.status, MATCH_STATUS.confirmed),
        eq(statementMatch.kind, MATCH_KIND.oneToOne),
        gte(statementMatch.confirmTime, rememberedSince(ms)),
      ),
    );
  return [...groupBy(rows, ({ matchId }) => matchId).values()].flatMap((own) => {
    const [our, their] = [own.find(({ side }) => side === SIDE.ours), own.find(({ side }) => side === SIDE.theirs)];
    const theirs = their && (their.ourNo || their.no);
    return our && theirs ? [{ ours: our.no, theirs }] : [];
  });
}
