import { and, eq, ne } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { HANDLE_STATUS, HANDLE_TYPE, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { adjustFor, countMatch, dropAdjustment } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { holdRows } from '../../data/saveMatches';
import { counterFault } from '../../data/schema/counterFaults';
import { statementDiff, statementDiffLapsed, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statement, statementRow } from '../../data/schema/statements';
import { type ActionState, agrees, type ChangedDocument, type LeftMatch } from '../../rules/actionParts';
import { setMatch } from './commands';
import { changeDocument } from '../../data/changeDocument';
import { documentsOf } from '../../data/diffKey';
import { ADJUSTED } from './handled';
import { writeOffWithin } from './handleDiffs';
import { documentState, dropRows } from './retire';
import { takenAmong } from './views';

/** The direction: back to the state before the action, or forth to the state after it. */
export type Way = 'before' | 'after';

/** Called with the later action that prevents the move, if there is one. */
export type Refuse = (taken: Awaited<ReturnType<typeof takenAmong>>) => Promise<void>;

interface Move {
  row: StatementRow;
  way: Way;
  refuse: Refuse;
}

const from = (way: Way) => (way === 'before' ? 'after' : 'before');

type Handling = NonNullable<ActionState['diff']>;

async function moveDiff({ key, ...states }: Handling, { row, way, refuse }: Move, context: Context) {
  const { db } = context;
  const [seen, target] = [states[from(way)], states[way]];
  const [diff] = await db
    .select()
    .from(statementDiff)
    .where(ofParent(statementDiff.statementId, row.statementId, eq(statementDiff.key, key)));
  if (!diff) {
    await refuse(await takenAmong(db, documentsOf(key)));
    // If its documents are as they were, the difference gets its former handling.
    const { remark: _, ...handling } = target;
    await db
      .update(statementDiffLapsed)
      .set(handling)
      .where(ofParent(statementDiffLapsed.statementId, row.statementId, eq(statementDiffLapsed.key, key)));
    return false;
  }
  const { remark: said, ...handling } = seen;
  if (!agrees(diff, handling)) return false;
  if (diff.adjustRowId) await dropAdjustment(db, diff.adjustRowId);
  const after = { ...target, remark: diff.remark === said ? target.remark : diff.remark };
  const { handleType, handlerName: byName, handleTime, remark } = after;
  if (after.handleStatus === HANDLE_STATUS.handled && handleType !== null && ADJUSTED.includes(handleType)) {
    const again = { row, diff, now: handleTime ?? context.now, byName, remark, handleType };
    if (handleType === HANDLE_TYPE.writeOff) await writeOffWithin(db, again);
    else await adjustFor(db, again);
  } else
    await db
      .update(statementDiff)
      .set({ ...after, adjustRowId: null, version: diff.version + 1 })
      .where(ofParent(statementDiff.diffId, diff.diffId));
  return true;
}

async function stateOf(rowId: string, { db }: Context) {
  const [row] = await db.select().from(statementRow).where(ofParent(statementRow.rowId, rowId));
  return row;
}

/** Whether another row with the same cells was imported since. */
const isReplaced = async ({ rowId, sourceRef, branchId }: typeof statementRow.$inferSelect, { db }: Context) =>
  (await db.$count(
    statementRow,
    ofParent(
      statementRow.branchId,
      branchId,
      and(eq(statementRow.sourceRef, sourceRef), eq(statementRow.retired, 0), ne(statementRow.rowId, rowId)),
    ),
  )) > 0;

/** Restores a match that a document has left, as soon as all its documents are there again. */
async function rejoin({ matchId, status, confirmedBy, confirmTime }: LeftMatch, { refuse }: Move, context: Context) {
  const { db } = context;
  const [match] = await db.select().from(statementMatch).where(ofParent(statementMatch.matchId, matchId));
  if (match?.status !== MATCH_STATUS.dissolved) return;
  const rows = await db
    .select({ rowId: statementRow.rowId, retired: statementRow.retired })
    .from(statementMatchRow)
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(ofParent(statementMatchRow.matchId, matchId));
  if (rows.some(({ retired }) => retired === 1)) return;
  if (status === MATCH_STATUS.confirmed) {
    const ids = rows.map(({ rowId }) => rowId);
    await refuse(await takenAmong(db, ids));
    await holdRows(db, [matchId], 1);
  }
  await setMatch(match, { status, confirmedBy, confirmTime }, context);
}

async function moveRow(changed: ChangedDocument, { way, refuse }: Move, { left, context }: Moved) {
  const { db } = context;
  const target = changed[way];
  const row = await stateOf(changed.rowId, context);
  if (!row || !agrees(documentState(row), changed[from(way)])) return false;
  if (target.retired === 0 && row.retired === 1 && (await isReplaced(row, context))) return false;
  const [held] = await takenAmong(db, [row.rowId]);
  // A row that a user has retired leaves its match; a row that a repair has added must not be in any.
  if (target.retired === 1 && held && !left) await refuse([held]);
  await changeDocument(db, row.rowId, target);
  if (target.retired === 1) await dropRows(db, [row.rowId]);
  else if (held) await countMatch(db, held.matchId);
  return true;
}

interface Moved {
  left: ActionState['left'];
  context: Context;
}

async function moveFault({ faultId, ...states }: NonNullable<ActionState['fault']>, way: Way, { db }: Context) {
  const own = ofParent(counterFault.faultId, faultId);
  const [fault] = await db.select().from(counterFault).where(own);
  if (!fault || !agrees(fault, states[from(way)])) return false;
  const { repaired, ...target } = states[way];
  await db
    .update(counterFault)
    .set({ ...target, repaired: repaired && { ...fault.cells, ...repaired } })
    .where(own);
  return true;
}

async function moveFigures(states: NonNullable<ActionState['figures']>, { row, way }: Move, { db }: Context) {
  const own = ofParent(statement.statementId, row.statementId);
  const [found] = await db.select().from(statement).where(own);
  if (found && agrees(found, states[from(way)])) await db.update(statement).set(states[way]).where(own);
}

/** Undoes or redoes a part, unless it has changed since. */
export async function movePart(part: ActionState, move: Move, context: Context) {
  const { diff, rows = [], fault, figures, left } = part;
  if (diff) return moveDiff(diff, move, context);
  if (fault && !(await moveFault(fault, move.way, context))) return false;
  for (const one of rows)
    if (!(await moveRow(one, move, { left, context }))) {
      if (fault) throw new Failure(ERROR.actionNotUndone);
      return false;
    }
  if (figures) await moveFigures(figures, move, context);
  if (move.way === 'before') for (const match of left ?? []) await rejoin(match, move, context);
  return true;
}
