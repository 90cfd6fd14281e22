import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { hasText, subquery, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toShortText } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff } from '../../data/schema/matches';
import { statement } from '../../data/schema/statements';

const orNull = (fen: number | null) => (fen === null ? null : yuan(fen));

const evidenceCount = subquery<number>(
  sql`select count(*)::integer from ${statementEvidence} where ${statementEvidence.statementId} = ${statementDiff.statementId}
    and (${statementEvidence.diffKey} = ${statementDiff.key} or ${statementEvidence.matchId} = ${statementDiff.matchId})`,
);

export async function workDiffs(
  query: Parsed<typeof workbenchApi.diffs>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.diffs>> {
  const { statementId, statementNo, partyName, branchId, diffType, handleStatus, billNo, rowId } = query;
  const { orderBy = 'billDate', orderDir = 'asc' } = query;
  const where = and(
    statementId ? eq(statementDiff.statementId, statementId) : undefined,
    statementNo ? hasText(statement.statementNo, statementNo) : undefined,
    partyName ? hasText(statement.partyName, partyName) : undefined,
    branchId ? eq(statementDiff.branchId, branchId) : undefined,
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
      evidenceCount,
    })
    .from(statementDiff)
    .innerJoin(statement, eq(statement.statementId, statementDiff.statementId))
    .where(within(session, statementDiff, where))
    .$dynamic();
  const order = [by(statementDiff[orderBy], orderDir), by(statementDiff.diffId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementDiff.diffId] }, query);
  const records = rows.map(({ row, ...named }) => ({
    ...{ ...row, ...named, ourAmount: orNull(row.ourAmount), counterAmount: orNull(row.counterAmount) },
    diffAmount: yuan(row.diffAmount),
    explained: row.parts.map(({ code, ours, theirs, qtyPart, pricePart, rounding }) => ({
      ...{ code, ourQty: toShortText(ours.qty, 4), theirQty: toShortText(theirs.qty, 4) },
      ...{ qtyPart: yuan(qtyPart), pricePart: yuan(pricePart), rounding: yuan(rounding) },
    })),
  }));
  return { records, ...found };
}
