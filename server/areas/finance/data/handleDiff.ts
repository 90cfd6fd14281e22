import { and, eq } from 'drizzle-orm';
import {
  BILL_TYPE,
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  type HandleType,
  MATCH_STATUS,
  SIDE,
} from '../../../../src/contract/finance/matching';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { k1 } from '../rules/matching/numbers';
import { documentsOf } from './diffKey';
import type { StatementRow } from './makeStatements';
import { documentOf, figuresOf, saveMatches } from './saveMatches';
import { statementDiff, statementMatch, statementMatchRow } from './schema/matches';
import { statementRow } from './schema/statements';
import type { DiffRow } from './settle';

/** The most that may be written off, in fen: of one difference, and of a statement in all. */
export const WRITE_OFF = { one: 100, all: 1_000 } as const;

export interface Handling {
  row: StatementRow;
  diff: DiffRow;
  now: string;
  byName: string;
  remark: string;
  handleType: HandleType;
}

const rowsOf = async (db: Db, matchId: string) =>
  (
    await db
      .select({ row: statementRow })
      .from(statementMatchRow)
      .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
      .where(ofParent(statementMatchRow.matchId, matchId))
  ).map(({ row }) => row);

/** Computes the figures of a match from its present rows. */
export async function countMatch(db: Db, matchId: string) {
  const rows = (await rowsOf(db, matchId)).map(documentOf);
  await db.update(statementMatch).set(figuresOf(rows)).where(ofParent(statementMatch.matchId, matchId));
}

/** The document that stands alone in a difference of one side. */
async function loneRow(db: Db, { key, statementId }: DiffRow) {
  const [rowId = ''] = documentsOf(key);
  const [row] = await db
    .select()
    .from(statementRow)
    .where(ofParent(statementRow.statementId, statementId, eq(statementRow.rowId, rowId)));
  return row;
}

/**
 * Settles a difference by a bill of ours over its amount. The bill joins the match with the difference, or makes one
 * with the document that stood alone; for a difference of the openings, it stands alone, tied to them.
 */
export async function adjustFor(db: Db, { row, diff, now, byName, remark, handleType }: Handling) {
  const { statementId, branchId } = row;
  const isOpening = diff.diffType === DIFF_TYPE.opening;
  const [made] = await db
    .insert(statementRow)
    .values({
      ...{
        statementId,
        branchId,
        billType: BILL_TYPE.adjustment,
        no: `${diff.diffNo}-TZ`,
        amount: 0 - diff.diffAmount,
      },
      ...{ sourceRef: `adjustment ${diff.diffNo}`, docDate: now.slice(0, 10), remark, key: k1(`${diff.diffNo}-TZ`) },
      tied: isOpening ? 1 : 0,
    })
    .returning();
  if (!made) return;
  if (diff.diffType === DIFF_TYPE.amount && diff.matchId) {
    const own = { matchId: diff.matchId, rowId: made.rowId, branchId, side: SIDE.ours, held: 1 as const };
    await db.insert(statementMatchRow).values(own);
    await countMatch(db, diff.matchId);
  } else if (!isOpening) {
    const lone = await loneRow(db, diff);
    const rows = [...(lone ? [documentOf(lone)] : []), documentOf(made)];
    const into = { statementId, branchId, now, runNo: 0, byName };
    await saveMatches(db, into, [{ rule: 'M90', status: MATCH_STATUS.confirmed, rows }]);
  }
  await db
    .update(statementDiff)
    .set({
      ...{ adjustRowId: made.rowId, handleStatus: HANDLE_STATUS.handled, handleType, handlerName: byName },
      ...{ handleTime: now, remark, version: diff.version + 1 },
    })
    .where(ofParent(statementDiff.diffId, diff.diffId));
}

/** The amount written off in a statement so far. */
async function writtenOff(db: Db, statementId: string) {
  const rows = await db
    .select({ amount: statementDiff.diffAmount })
    .from(statementDiff)
    .where(
      ofParent(
        statementDiff.statementId,
        statementId,
        and(eq(statementDiff.handleType, HANDLE_TYPE.writeOff), eq(statementDiff.handleStatus, HANDLE_STATUS.handled)),
      ),
    );
  return rows.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

/** Writes a difference off within the limits; otherwise writes nothing, and calls `refuse` with the exceeded limit. */
export async function writeOff(db: Db, handling: Handling, refuse: (cap: 'one' | 'all') => void) {
  const size = Math.abs(handling.diff.diffAmount);
  if (size > WRITE_OFF.one) return refuse('one');
  if ((await writtenOff(db, handling.row.statementId)) + size > WRITE_OFF.all) return refuse('all');
  await adjustFor(db, handling);
}

/** Takes an adjustment back, with everything that it had made. */
export async function dropAdjustment(db: Db, rowId: string) {
  const [own] = await db
    .select({ matchId: statementMatchRow.matchId, rule: statementMatch.rule })
    .from(statementMatchRow)
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(ofParent(statementMatchRow.rowId, rowId, eq(statementMatchRow.held, 1)));
  const left = own ? (await rowsOf(db, own.matchId)).filter((row) => row.rowId !== rowId) : [];
  await db.delete(statementMatchRow).where(ofParent(statementMatchRow.rowId, rowId));
  await db.delete(statementRow).where(ofParent(statementRow.rowId, rowId));
  if (!own) return;
  // A match of one document was made for the adjustment alone.
  if (left.length > 1) return countMatch(db, own.matchId);
  await db.update(statementMatchRow).set({ held: 0 }).where(ofParent(statementMatchRow.matchId, own.matchId));
  await db
    .update(statementMatch)
    .set({ status: MATCH_STATUS.dissolved })
    .where(ofParent(statementMatch.matchId, own.matchId));
}
