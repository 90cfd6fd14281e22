import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { SIDE } from '../../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { subquery } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { type Viewer, within } from '../../../platform/scope';
import { k1 } from '../rules/matching/numbers';
import { statementDiff, statementMatch, statementMatchRow } from './schema/matches';
import { statement, statementRow } from './schema/statements';

const diffNo = subquery<string | null>(
  sql`select min(${statementDiff.diffNo}) from ${statementDiff} where ${statementDiff.statementId} = ${statementRow.statementId}
    and (${statementDiff.matchId} = ${statementMatch.matchId} or ${statementDiff.key} || ' ' like '% ' || ${statementRow.rowId} || ' %')`,
);

/** Documents of a company, by their numbers. */
export interface Documents {
  branchId: string;
  docNos: readonly string[];
}

/** Our bills with these numbers, in valid statements. */
export const isStated = ({ branchId, docNos }: Documents) =>
  and(
    eq(statementRow.branchId, branchId),
    inArray(statementRow.key, [...new Set(docNos.map(k1))]),
    inArray(statementRow.no, [...docNos]),
    eq(statementRow.side, SIDE.ours),
    eq(statementRow.retired, 0),
    ne(statement.status, STATEMENT_STATUS.voided),
  );

/** The statements, matches and differences of a company's documents. */
export async function statedDocuments(db: Db, viewer: Viewer, asked: Documents) {
  if (asked.docNos.length === 0) return [];
  const rows = await db
    .select({
      ...{ docNo: statementRow.no, amount: statementRow.amount, statementId: statement.statementId },
      ...{ statementNo: statement.statementNo, matchNo: statementMatch.matchNo, diffNo },
    })
    .from(statementRow)
    .innerJoin(statement, eq(statement.statementId, statementRow.statementId))
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .leftJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(within(viewer, statementRow, isStated(asked)))
    .orderBy(asc(statementRow.docDate), asc(statementRow.rowId));
  return rows.map((row) => ({ ...row, matchNo: row.matchNo ?? '', diffNo: row.diffNo ?? '' }));
}
