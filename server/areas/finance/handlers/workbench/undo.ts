import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import {
  ACTION_KIND,
  type ActionKind,
  HANDLE_STATUS,
  MATCH_STATUS,
} from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { dropAdjustment } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { holdRows } from '../../data/saveMatches';
import { statementAction, statementDiff, statementMatch } from '../../data/schema/matches';
import { settle } from '../../data/settle';
import type { ActionState } from '../../rules/actionParts';
import { whyNot } from './actions';
import { setMatch } from './commands';
import { type ActionRow, demandUnfollowed, NOT_UNDONE, partIds, refuseFollowed } from './followed';
import { lockedForWork, logAction } from './locked';
import { movePart, type Refuse } from './moveParts';
import type { MatchRow } from './views';

async function wanted({ statementId, actionId }: Parsed<typeof workbenchApi.undo>, context: Context) {
  const { db } = context;
  const rows = await db
    .select()
    .from(statementAction)
    .where(
      ofParent(
        statementAction.statementId,
        statementId,
        and(
          actionId ? eq(statementAction.actionId, actionId) : eq(statementAction.undone, 0),
          notInArray(statementAction.kind, NOT_UNDONE),
        ),
      ),
    )
    .orderBy(desc(statementAction.actionId));
  if (actionId && !rows[0]) throw notFound();
  const action = actionId ? rows[0] : rows.find((row) => row.loginName === context.session.loginName);
  if (!action || whyNot(action, context)) throw new Failure(ERROR.actionNotUndone);
  return action;
}

/** The status of an action's parts after it; a part in another status was changed since. */
const STATUS_AFTER: Readonly<Partial<Record<ActionKind, MatchRow['status']>>> = {
  [ACTION_KIND.run]: MATCH_STATUS.confirmed,
  [ACTION_KIND.confirm]: MATCH_STATUS.confirmed,
  [ACTION_KIND.match]: MATCH_STATUS.confirmed,
  [ACTION_KIND.reject]: MATCH_STATUS.rejected,
};

const { suggested, confirmed, dissolved } = MATCH_STATUS;

async function takeBack(match: MatchRow, kind: ActionKind, context: Context) {
  const { db, session, now } = context;
  if (kind === ACTION_KIND.reject) return setMatch(match, { status: suggested }, context);
  if (kind === ACTION_KIND.unmatch) {
    await holdRows(db, [match.matchId], 1);
    const isMachine = match.hold === 1;
    const by = { confirmedBy: isMachine ? '' : session.realName, confirmTime: now };
    return setMatch(match, { ...by, status: confirmed, hold: 0 }, context);
  }
  await holdRows(db, [match.matchId], 0);
  const status = kind === ACTION_KIND.confirm ? suggested : dissolved;
  return setMatch(match, { status, confirmedBy: '', confirmTime: null }, context);
}

/** Whether a part is still as the action left it; one that is not is skipped. */
const stands = (match: MatchRow, kind: ActionKind) => {
  if (kind === ACTION_KIND.unmatch) return match.status === (match.rule === 'M90' ? dissolved : suggested);
  if (kind === ACTION_KIND.run) return match.status === confirmed || match.status === suggested;
  return match.status === STATUS_AFTER[kind];
};

export const partsOf = async (matchIds: readonly string[], { statementId }: ActionRow, { db }: Context) =>
  matchIds.length === 0
    ? []
    : db
        .select()
        .from(statementMatch)
        .where(ofParent(statementMatch.statementId, statementId, inArray(statementMatch.matchId, [...matchIds])))
        .orderBy(statementMatch.matchId);

/** The parts to undo: the given one, or all that were not undone yet. */
function askedOf(action: ActionRow, partNo: number | undefined) {
  const ids = partIds(action);
  if (partNo === undefined) return ids.filter((id) => !action.undoneIds.includes(id));
  const id = ids[partNo - 1];
  if (id === undefined || action.undoneIds.includes(id)) throw new Failure(ERROR.actionNotUndone);
  return [id];
}

/** Removes automatic write-offs from automatic matches. */
async function dropWriteOffs(parts: readonly MatchRow[], { db }: Context) {
  if (parts.length === 0) return;
  const ids = parts.map(({ matchId }) => matchId);
  const own = and(isNotNull(statementDiff.adjustRowId), eq(statementDiff.handlerName, ''));
  const found = await db
    .select()
    .from(statementDiff)
    .where(ofParent(statementDiff.matchId, ids, own));
  for (const { diffId, adjustRowId, version } of found) {
    await dropAdjustment(db, adjustRowId ?? '');
    const open = { handleStatus: HANDLE_STATUS.open, handleType: null, adjustRowId: null, version: version + 1 };
    await db.update(statementDiff).set(open).where(ofParent(statementDiff.diffId, diffId));
  }
}

async function takeBackMatches(action: ActionRow, asked: readonly string[], context: Context) {
  const parts = (await partsOf(asked, action, context)).filter((match) => stands(match, action.kind));
  // Undoing a refusal only makes a suggestion again, which may share rows with later matches.
  if (action.kind !== ACTION_KIND.reject) await demandUnfollowed(action, { asked, parts }, context);
  if (action.kind === ACTION_KIND.run) await dropWriteOffs(parts, context);
  for (const match of parts) await takeBack(match, action.kind, context);
  return parts.map(({ matchId }) => matchId);
}

/** The newest first, because several parts may each have added a line to one document. */
async function takeBackStates(action: ActionRow, asked: readonly string[], { row, context }: Locked) {
  const moved: ActionState[] = [];
  for (const part of (action.parts ?? []).toReversed()) {
    if (!asked.includes(part.objectId)) continue;
    const partNo = partIds(action).indexOf(part.objectId) + 1;
    const refuse: Refuse = (later) => refuseFollowed(action, { later, partOf: () => partNo }, context);
    if (await movePart(part, { row, way: 'before', refuse }, context)) moved.unshift(part);
  }
  return moved;
}

interface Locked {
  row: StatementRow;
  context: Context;
}

/** Undoes an action, or one of its parts; parts that were changed since are skipped. */
export async function undoAction(
  input: Parsed<typeof workbenchApi.undo>,
  context: Context,
): Promise<Output<typeof workbenchApi.undo>> {
  const { db, now } = context;
  const row = await lockedForWork(input.statementId, context);
  const action = await wanted(input, context);
  const asked = askedOf(action, input.partNo);
  const parts = action.parts ? await takeBackStates(action, asked, { row, context }) : null;
  const matchIds = parts ? [] : await takeBackMatches(action, asked, context);
  const moved = partIds({ parts, matchIds });
  if (input.partNo !== undefined && moved.length === 0) throw new Failure(ERROR.actionNotUndone);
  const undoneIds = [...action.undoneIds, ...moved];
  const isAll = input.partNo === undefined || undoneIds.length === partIds(action).length;
  await db
    .update(statementAction)
    .set({ undone: isAll ? 1 : 0, undoneIds })
    .where(ofParent(statementAction.actionId, action.actionId));
  await settle(db, row.statementId, now);
  await logAction(row, { kind: ACTION_KIND.undo, matchIds, parts, undoes: action.actionId }, context);
  return { undone: moved.length, skipped: asked.length - moved.length };
}
