import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ACTION_KIND, MATCH_STATUS, SIDE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { holdRows } from '../../data/saveMatches';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import type { StoredRow } from '../../data/openRows';
import type { DocumentState } from '../../rules/actionParts';
import { demandNoAdjustment } from './commands';
import { lockedForWork, logAction } from './locked';
import { takenAmong } from './views';

export const documentState = ({ retired, amount, lines }: StoredRow): DocumentState => ({ retired, amount, lines });

/** A document of the partner as a part of an action. */
export const namedRow = ({ rowId, no, remark }: StoredRow) => ({
  ...{ objectId: rowId, no: no || remark, ours: '', theirs: no || remark },
});

/** Matches and suggestions that these documents belong to. */
async function matchesWith(db: Db, rowIds: readonly string[]) {
  const rows = await db
    .select({ rowId: statementMatchRow.rowId, match: statementMatch })
    .from(statementMatchRow)
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(ofParent(statementMatchRow.rowId, rowIds, ne(statementMatch.status, MATCH_STATUS.dissolved)));
  return rows.map(({ rowId, match: { matchId, status, confirmedBy, confirmTime } }) => ({
    rowId,
    match: { matchId, status, confirmedBy, confirmTime },
  }));
}

/** Refuses rows with an adjustment of ours, which must be revoked first. */
async function demandUnadjusted(rowIds: readonly string[], context: Context) {
  for (const { matchId } of await takenAmong(context.db, rowIds)) await demandNoAdjustment(matchId, context);
}

/** Takes retired rows out of their matches. */
export async function dropRows(db: Db, rowIds: readonly string[]) {
  const found = await db
    .selectDistinct({ matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.rowId, [...rowIds]));
  const ids = found.map(({ matchId }) => matchId);
  if (ids.length > 0) {
    await holdRows(db, ids, 0);
    await db
      .update(statementMatch)
      .set({ status: MATCH_STATUS.dissolved })
      .where(ofParent(statementMatch.matchId, ids));
  }
}

/** Retires rows that the partner has withdrawn: they leave their matches, and may be imported again. */
export async function retireRows({ statementId, rowIds }: Parsed<typeof workbenchApi.retire>, context: Context) {
  const { db, now, note } = context;
  const row = await lockedForWork(statementId, context);
  await demandUnadjusted(rowIds, context);
  const left = await matchesWith(db, rowIds);
  const retired = await db
    .update(statementRow)
    .set({ retired: 1 })
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        and(inArray(statementRow.rowId, rowIds), eq(statementRow.side, SIDE.theirs), eq(statementRow.retired, 0)),
      ),
    )
    .returning();
  if (retired.length !== new Set(rowIds).size) throw notFound();
  await dropRows(db, rowIds);
  await settle(db, statementId, now);
  const parts = retired.map((one) => ({
    ...namedRow(one),
    rows: [{ rowId: one.rowId, before: { ...documentState(one), retired: 0 as const }, after: documentState(one) }],
    left: left.filter(({ rowId }) => rowId === one.rowId).map(({ match }) => match),
  }));
  await logAction(row, { kind: ACTION_KIND.retire, parts }, context);
  note({ objectId: statementId, objectName: row.statementNo, after: { retired: retired.length } });
  return true;
}
