import { and, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { MATCH_STATUS, SIDE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { holdRows } from '../../data/saveMatches';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import { lockedForWork } from './locked';

/** Rows that are retired leave their matches. */
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

/** Rows of the partner that he has taken back: they leave their matches, and may come in again. */
export async function retireRows({ statementId, rowIds }: Parsed<typeof workbenchApi.retire>, context: Context) {
  const { db, now, note } = context;
  const row = await lockedForWork(statementId, context);
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
    .returning({ rowId: statementRow.rowId });
  if (retired.length !== new Set(rowIds).size) throw notFound();
  await dropRows(db, rowIds);
  await settle(db, statementId, now);
  note({ objectId: statementId, objectName: row.statementNo, after: { retired: retired.length } });
  return true;
}
