import { asc, eq } from 'drizzle-orm';
import { MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { contentHash } from '../../../../platform/canonical';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { statementDiff, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { reckon } from '../../data/settle';

/** The documents of both sides with their signed amounts. */
const rowsOf = async (db: Db, statementId: string) =>
  (
    await db
      .select()
      .from(statementRow)
      .where(ofParent(statementRow.statementId, statementId, eq(statementRow.retired, 0)))
      .orderBy(asc(statementRow.side), asc(statementRow.rowId))
  ).map(({ rowId, side, billType, no, ourNo, docDate, amount, counted, carryOf }) => [
    ...[rowId, side, billType, no, ourNo, docDate, amount, counted, carryOf],
  ]);

const matchesOf = async (db: Db, statementId: string) =>
  (
    await db
      .select({ match: statementMatch, rowId: statementMatchRow.rowId })
      .from(statementMatch)
      .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
      .where(ofParent(statementMatch.statementId, statementId, eq(statementMatch.status, MATCH_STATUS.confirmed)))
      .orderBy(asc(statementMatch.matchNo), asc(statementMatchRow.rowId))
  ).map(({ match: { matchNo, rule, gross, timing }, rowId }) => [matchNo, rule, gross, timing, rowId]);

const diffsOf = async (db: Db, statementId: string) =>
  (
    await db
      .select()
      .from(statementDiff)
      .where(ofParent(statementDiff.statementId, statementId))
      .orderBy(asc(statementDiff.diffNo))
  ).map(({ diffNo, diffType, key, diffAmount, handleType, remark }) => [
    ...[diffNo, diffType, key, diffAmount, handleType, remark],
  ]);

/** The confirmed content: header, rows of both sides, matches, differences and the bridge, as one canonical text. */
export async function sealed(row: StatementRow, { db }: Pick<Context, 'db'>) {
  const { statementId, statementNo, partyId, periodStart, periodEnd } = row;
  const { openingAmount, closingAmount, counterOpening, counterClosing } = row;
  return contentHash({
    header: {
      statementNo,
      partyId,
      periodStart,
      periodEnd,
      openingAmount,
      closingAmount,
      counterOpening,
      counterClosing,
    },
    rows: await rowsOf(db, statementId),
    matches: await matchesOf(db, statementId),
    differences: await diffsOf(db, statementId),
    bridge: (await reckon(db, row)).bridge,
  });
}
