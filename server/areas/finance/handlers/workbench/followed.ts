import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, type ActionKind } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { statementAction, statementMatchRow } from '../../data/schema/matches';
import { type MatchRow, takenAmong } from './views';

export type ActionRow = typeof statementAction.$inferSelect;

/** None of them is taken back itself. */
export const NOT_UNDONE: ActionKind[] = [
  ...[ACTION_KIND.undo, ACTION_KIND.redo],
  ...[ACTION_KIND.suspendRule, ACTION_KIND.resumeRule],
];

/** What was done after an action, and stands. */
const doneAfter = ({ statementId, actionId }: ActionRow, { db }: Context) =>
  db
    .select()
    .from(statementAction)
    .where(
      ofParent(
        statementAction.statementId,
        statementId,
        and(
          gt(statementAction.actionId, actionId),
          eq(statementAction.undone, 0),
          notInArray(statementAction.kind, NOT_UNDONE),
        ),
      ),
    )
    .orderBy(desc(statementAction.actionId));

interface Asked {
  /** Matches that are to be taken back. */
  asked: readonly string[];
  /** Those of them that are still as the action left them. */
  parts: readonly MatchRow[];
}

/** Rows that a part needs and that stand in a later match: that one has to be undone first, and the answer says which. */
export async function demandUnfollowed(action: ActionRow, { asked, parts }: Asked, context: Context) {
  const { db } = context;
  if (asked.length === 0) return;
  const rows = await db
    .select({ rowId: statementMatchRow.rowId, matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.matchId, [...asked]));
  const partOf = new Map(rows.map(({ rowId, matchId }) => [rowId, action.matchIds.indexOf(matchId) + 1]));
  const own = new Set(parts.map(({ matchId }) => matchId));
  const later = (await takenAmong(db, [...partOf.keys()])).filter(({ matchId }) => !own.has(matchId));
  if (later.length === 0) return;
  const actions = await doneAfter(action, context);
  const names = [...new Set(later.map(({ matchNo }) => matchNo))].join(' ');
  const data = later.map((one) => ({
    ...{ ...one, partNo: partOf.get(one.rowId) ?? 0 },
    actionId: actions.find(({ matchIds }) => matchIds.includes(one.matchId))?.actionId ?? null,
  }));
  throw new Failure(ERROR.actionFollowed, { params: { names }, data });
}
