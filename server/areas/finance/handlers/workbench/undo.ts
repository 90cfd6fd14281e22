import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, type ActionKind, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { holdRows } from '../../data/saveMatches';
import { statementAction, statementMatch } from '../../data/schema/matches';
import { settle } from '../../data/settle';
import { setMatch } from './commands';
import { type ActionRow, NOT_UNDONE, demandUnfollowed } from './followed';
import { lockedForWork, logAction } from './locked';
import type { MatchRow } from './views';

/** Headquarters take back what anybody did, the others their own; the machine's runs are anybody's. */
const mayUndo = ({ loginName, kind, undone }: ActionRow, { session }: Pick<Context, 'session'>) =>
  undone === 0 &&
  !NOT_UNDONE.includes(kind) &&
  (session.dataScope === 'ALL' || loginName === session.loginName || loginName === '');

export async function workActions(
  { statementId, orderDir = 'desc', ...query }: Parsed<typeof workbenchApi.actions>,
  context: Context,
): Promise<Output<typeof workbenchApi.actions>> {
  const { db, session } = context;
  const listed = db
    .select()
    .from(statementAction)
    .where(within(session, statementAction, eq(statementAction.statementId, statementId)))
    .$dynamic();
  const order = [by(statementAction.actionId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementAction.actionId] }, query);
  const records = rows.map((row) => ({
    ...{ actionId: row.actionId, kind: row.kind, byName: row.byName, time: row.time, count: row.matchIds.length },
    ...{ undone: row.undone, canUndo: mayUndo(row, context) },
  }));
  return { records, ...found };
}

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
  if (!action || !mayUndo(action, context)) throw new Failure(ERROR.actionNotUndone);
  return action;
}

/** What the parts of a kind have to be, to be taken back, and what they become. */
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

/** Which parts are to be taken back: one that is named, or all that have not been so far. */
function askedOf({ matchIds, undoneIds }: ActionRow, partNo: number | undefined) {
  if (partNo === undefined) return matchIds.filter((id) => !undoneIds.includes(id));
  const id = matchIds[partNo - 1];
  if (id === undefined || undoneIds.includes(id)) throw new Failure(ERROR.actionNotUndone);
  return [id];
}

/** The inverse of a command or of one of its parts, never an overwrite. */
export async function undoAction(
  input: Parsed<typeof workbenchApi.undo>,
  context: Context,
): Promise<Output<typeof workbenchApi.undo>> {
  const { db, now } = context;
  const row = await lockedForWork(input.statementId, context);
  const action = await wanted(input, context);
  const asked = askedOf(action, input.partNo);
  const parts = (await partsOf(asked, action, context)).filter((match) => stands(match, action.kind));
  // A suggestion may share its rows with whatever was confirmed since.
  if (action.kind !== ACTION_KIND.reject) await demandUnfollowed(action, { asked, parts }, context);
  if (input.partNo !== undefined && parts.length === 0) throw new Failure(ERROR.actionNotUndone);
  for (const match of parts) await takeBack(match, action.kind, context);
  const matchIds = parts.map(({ matchId }) => matchId);
  const undoneIds = [...action.undoneIds, ...matchIds];
  const isAll = input.partNo === undefined || undoneIds.length === action.matchIds.length;
  await db
    .update(statementAction)
    .set({ undone: isAll ? 1 : 0, undoneIds })
    .where(ofParent(statementAction.actionId, action.actionId));
  await settle(db, row.statementId, now);
  await logAction(row, { kind: ACTION_KIND.undo, matchIds, undoes: action.actionId }, context);
  return { undone: parts.length, skipped: asked.length - parts.length };
}
