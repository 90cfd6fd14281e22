import { and, eq, exists, gte, inArray, ne, not, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { HANDLE_STATUS, HANDLE_TYPE } from '../../../../../src/contract/finance/matching';
import { CARRY_REASON, STATEMENT_STATUS, type statementApi } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { subquery, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { global, within } from '../../../../platform/scope';
import { statementDiff, statementMatchRow } from '../../data/schema/matches';
import { statement, statementRow } from '../../data/schema/statements';

const rowsOf = sql`${statementRow.carryOf} = ${statementDiff.diffId} and ${statementRow.retired} = 0`;
/** How many later statements have a row of it. */
const periods = subquery<number>(sql`select count(*)::integer from ${statementRow} where ${rowsOf}`);

/** Agreed differences without a counterpart; those of voided statements are left out. */
export async function carriedPage(
  query: Parsed<typeof statementApi.carried>,
  { db, session }: Context,
): Promise<Output<typeof statementApi.carried>> {
  const { partyType, partyId, branchId, periods: least, orderBy = 'billDate', orderDir = 'asc' } = query;
  const isMatched = exists(
    db
      .select({ one: sql`1` })
      .from(statementRow)
      .innerJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
      .where(global('joined', rowsOf)),
  );
  const where = and(
    ...[eq(statementDiff.handleStatus, HANDLE_STATUS.handled), not(isMatched)],
    inArray(statementDiff.handleType, [HANDLE_TYPE.carry, HANDLE_TYPE.ignore]),
    ne(statement.status, STATEMENT_STATUS.voided),
    partyType === undefined ? undefined : eq(statement.partyType, partyType),
    partyId ? eq(statement.partyId, partyId) : undefined,
    branchId ? eq(statement.branchId, branchId) : undefined,
    least === undefined ? undefined : gte(periods, least),
  );
  const listed = db
    .select({
      ...{ row: statementDiff, periods, statementNo: told(statement.statementNo) },
      ...{ partyId: told(statement.partyId), partyName: told(statement.partyName) },
    })
    .from(statementDiff)
    .innerJoin(statement, eq(statement.statementId, statementDiff.statementId))
    .where(within(session, statementDiff, where))
    .$dynamic();
  const order = [by(statementDiff[orderBy], orderDir), by(statementDiff.diffId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map(({ row, ...of }) => ({
    ...{ diffId: row.diffId, diffNo: row.diffNo, fromStatementId: row.statementId, fromStatementNo: of.statementNo },
    ...{ partyId: of.partyId, partyName: of.partyName, billNo: row.billNo, counterBillNo: row.counterBillNo },
    ...{ originDate: row.billDate, amount: yuan(row.diffAmount), periods: of.periods },
    reason: row.handleType === HANDLE_TYPE.ignore ? CARRY_REASON.ignored : CARRY_REASON.carried,
  }));
  return { records, ...found };
}
