import { and, between, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { hasText, subquery, told } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff } from '../../data/schema/matches';
import type { DiffRow } from '../../data/settle';
import { statement, statementRow } from '../../data/schema/statements';
import { amountsOf, changedKeys, offeredKeys } from './diffView';

/** Differences of at least this amount, with either sign. */
const beyond = (fen: number) => or(gte(statementDiff.diffAmount, fen), lte(statementDiff.diffAmount, 0 - fen));

const evidenceCount = subquery<number>(
  sql`select count(*)::integer from ${statementEvidence} where ${statementEvidence.statementId} = ${statementDiff.statementId}
    and (${statementEvidence.diffKey} = ${statementDiff.key} or ${statementEvidence.matchId} = ${statementDiff.matchId})`,
);

/** The orders of the bills of some differences, by difference. */
async function ordersOf(db: Db, diffs: readonly DiffRow[]) {
  const numbers = (diff: DiffRow) => diff.billNo.split(' ').filter(Boolean);
  const all = [...new Set(diffs.flatMap(numbers))];
  if (all.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ statementId: statementRow.statementId, no: statementRow.no, orderNo: statementRow.orderNo })
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        [...new Set(diffs.map((one) => one.statementId))],
        and(inArray(statementRow.no, all), eq(statementRow.side, SIDE.ours), ne(statementRow.orderNo, '')),
      ),
    );
  const found = new Map(rows.map(({ statementId, no, orderNo }) => [`${statementId} ${no}`, orderNo]));
  return new Map(
    diffs.map((diff) => [
      diff.diffId,
      numbers(diff)
        .map((no) => found.get(`${diff.statementId} ${no}`))
        .find(Boolean) ?? '',
    ]),
  );
}

export async function workDiffs(
  query: Parsed<typeof workbenchApi.diffs>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.diffs>> {
  const { statementId, statementNo, partyName, branchId, diffType, handleStatus, billNo, rowId } = query;
  const { billDate, minDiff, diffNo } = query;
  const { orderBy = 'billDate', orderDir = 'asc' } = query;
  const where = and(
    statementId ? eq(statementDiff.statementId, statementId) : undefined,
    statementNo ? hasText(statement.statementNo, statementNo) : undefined,
    partyName ? hasText(statement.partyName, partyName) : undefined,
    branchId ? eq(statementDiff.branchId, branchId) : undefined,
    diffNo ? hasText(statementDiff.diffNo, diffNo) : undefined,
    billDate ? between(statementDiff.billDate, ...billDate) : undefined,
    minDiff ? beyond(toUnits(minDiff, 2)) : undefined,
    rowId ? sql`${statementDiff.key} || ' ' like ${`% ${rowId} %`}` : undefined,
    diffType?.length ? inArray(statementDiff.diffType, diffType) : undefined,
    handleStatus?.length ? inArray(statementDiff.handleStatus, handleStatus) : undefined,
    billNo ? or(hasText(statementDiff.billNo, billNo), hasText(statementDiff.counterBillNo, billNo)) : undefined,
  );
  const listed = db
    .select({
      row: statementDiff,
      statementNo: told(statement.statementNo),
      partyName: told(statement.partyName),
      partyType: statement.partyType,
      evidenceCount,
    })
    .from(statementDiff)
    .innerJoin(statement, eq(statement.statementId, statementDiff.statementId))
    .where(within(session, statementDiff, where))
    .$dynamic();
  const order = [by(statementDiff[orderBy], orderDir), by(statementDiff.diffId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementDiff.diffId] }, query);
  const all = rows.map(({ row }) => row);
  const [orders, offered] = [await ordersOf(db, all), await offeredKeys(db, all)];
  const changed = await changedKeys(db, all);
  const records = rows.map(({ row, ...named }) => ({
    ...{ orderNo: orders.get(row.diffId) ?? '', ...row, ...named, ...amountsOf(row) },
    isChanged: changed.has(row.key) ? (1 as const) : (0 as const),
    hasSuggestion: offered.has(row.key) ? (1 as const) : (0 as const),
  }));
  return { records, ...found };
}
