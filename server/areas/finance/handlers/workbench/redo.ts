import { and, desc, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, type ActionKind, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { holdRows } from '../../data/saveMatches';
import { statementAction, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import { demandFree, setMatch, unmatchOne } from './commands';
import type { ActionState } from '../../rules/actionParts';
import { type ActionRow, partIds, refuseFollowed } from './followed';
import { lockedForWork, logAction } from './locked';
import { movePart, type Refuse } from './moveParts';
import { partsOf } from './undo';
import type { MatchRow } from './views';

const { undo, redo, confirm, match: byHand, reject, unmatch } = ACTION_KIND;
const { suggested, confirmed, rejected, dissolved } = MATCH_STATUS;

/** The status that undoing a command leaves its parts in; a run is repeated by a new run instead. */
const LEFT: Readonly<Partial<Record<ActionKind, MatchRow['status']>>> = {
  [confirm]: suggested,
  [byHand]: dissolved,
  [reject]: suggested,
  [unmatch]: confirmed,
};

/** The user's newest undo: nothing can be redone once he has done something else. */
async function newestUndo(statementId: string, { db, session }: Context) {
  const rows = await db
    .select()
    .from(statementAction)
    .where(ofParent(statementAction.statementId, statementId, eq(statementAction.loginName, session.loginName)))
    .orderBy(desc(statementAction.actionId));
  for (const row of rows) {
    if (row.kind === undo && row.undone === 0) return row;
    if (row.kind !== undo && row.kind !== redo) return undefined;
  }
  return undefined;
}

async function undoneBy({ undoes }: ActionRow, { db }: Context) {
  if (undoes === null) return undefined;
  const [found] = await db.select().from(statementAction).where(ofParent(statementAction.actionId, undoes));
  return found;
}

async function rowsOf(matchId: string, { db }: Context) {
  return db
    .select({ rowId: statementRow.rowId, retired: statementRow.retired })
    .from(statementMatchRow)
    .innerJoin(statementRow, and(eq(statementRow.rowId, statementMatchRow.rowId)))
    .where(ofParent(statementMatchRow.matchId, matchId));
}

/** Redoes a part; answers false if one of its documents was retired since. */
async function again(match: MatchRow, kind: ActionKind, context: Context) {
  const { db, session, now } = context;
  if (match.status !== LEFT[kind]) return false;
  if (kind === reject) await setMatch(match, { status: rejected }, context);
  else if (kind === unmatch) await unmatchOne(match, context);
  else {
    const rows = await rowsOf(match.matchId, context);
    if (rows.some(({ retired }) => retired === 1)) return false;
    await demandFree(
      rows.map(({ rowId }) => rowId),
      context,
    );
    await holdRows(db, [match.matchId], 1);
    await setMatch(match, { status: confirmed, confirmedBy: session.realName, confirmTime: now }, context);
  }
  return true;
}

interface Again {
  row: StatementRow;
  taken: ActionRow;
  context: Context;
}

async function statesAgain(parts: readonly ActionState[], { row, taken, context }: Again) {
  const made: ActionState[] = [];
  for (const [i, part] of parts.entries()) {
    const refuse: Refuse = (later) => refuseFollowed(taken, { later, partOf: () => i + 1 }, context);
    if (await movePart(part, { row, way: 'after', refuse }, context)) made.push(part);
  }
  return made;
}

/** Redoes what the user has undone last. */
export async function redoAction(
  { statementId }: Parsed<typeof workbenchApi.redo>,
  context: Context,
): Promise<Output<typeof workbenchApi.redo>> {
  const { db, now } = context;
  const row = await lockedForWork(statementId, context);
  const taken = await newestUndo(statementId, context);
  const action = taken && (await undoneBy(taken, context));
  if (!taken || !action || !(taken.parts ?? LEFT[action.kind])) throw new Failure(ERROR.actionNotUndone);
  const parts = taken.parts ? await statesAgain(taken.parts, { row, taken, context }) : null;
  const matchIds: string[] = [];
  for (const match of await partsOf(taken.matchIds, action, context))
    if (await again(match, action.kind, context)) matchIds.push(match.matchId);
  const made = partIds({ parts, matchIds });
  if (made.length === 0) throw new Failure(ERROR.actionNotUndone);
  const undoneIds = action.undoneIds.filter((id) => !made.includes(id));
  await db
    .update(statementAction)
    .set({ undone: 0, undoneIds })
    .where(ofParent(statementAction.actionId, action.actionId));
  await db.update(statementAction).set({ undone: 1 }).where(ofParent(statementAction.actionId, taken.actionId));
  await settle(db, statementId, now);
  await logAction(row, { kind: redo, matchIds, parts, undoes: taken.actionId }, context);
  return { done: made.length, skipped: partIds(taken).length - made.length };
}
