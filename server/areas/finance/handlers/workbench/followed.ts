import { and, desc, eq, gt, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, type ActionKind } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { statementAction, statementDiff, statementMatchRow } from '../../data/schema/matches';
import { type MatchRow, takenAmong } from './views';

export type ActionRow = typeof statementAction.$inferSelect;

/** The parts of an action, by their objects. */
export const partIds = ({ parts, matchIds }: Pick<ActionRow, 'parts' | 'matchIds'>): readonly string[] =>
  parts ? parts.map(({ objectId }) => objectId) : matchIds;

/** Kinds of actions that cannot be undone themselves. */
export const NOT_UNDONE: ActionKind[] = [
  ...[ACTION_KIND.undo, ACTION_KIND.redo],
  ...[ACTION_KIND.suspendRule, ACTION_KIND.resumeRule],
];

/** Actions that were done after an action, and were not undone. */
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
  /** The ids of matches to undo. */
  asked: readonly string[];
  /** Parts that are still as the action left them. */
  parts: readonly MatchRow[];
}

type Taken = Awaited<ReturnType<typeof takenAmong>>[number];

/** Refuses to undo parts whose documents are in a later match; the answer names that match. */
export async function refuseFollowed(
  action: ActionRow,
  { later, partOf }: { later: readonly Taken[]; partOf: (rowId: string) => number },
  context: Context,
) {
  if (later.length === 0) return;
  const actions = await doneAfter(action, context);
  const names = [...new Set(later.map(({ matchNo }) => matchNo))].join(' ');
  const data = later.map((one) => ({
    ...{ ...one, partNo: partOf(one.rowId) },
    actionId: actions.find(({ matchIds }) => matchIds.includes(one.matchId))?.actionId ?? null,
  }));
  throw new Failure(ERROR.actionFollowed, { params: { names }, data });
}

/** An adjustment for the residual of a match must be revoked, or undone, before the match. */
async function demandUnadjusted(action: ActionRow, parts: readonly MatchRow[], context: Context) {
  const ids = parts.map(({ matchId }) => matchId);
  if (ids.length === 0) return;
  const found = await context.db
    .select()
    .from(statementDiff)
    .where(
      ofParent(
        statementDiff.statementId,
        action.statementId,
        and(
          inArray(statementDiff.matchId, ids),
          isNotNull(statementDiff.adjustRowId),
          ne(statementDiff.handlerName, ''),
        ),
      ),
    );
  if (found.length === 0) return;
  const actions = await doneAfter(action, context);
  const data = found.map(({ diffId, diffNo, key, matchId }) => ({
    ...{ diffId, diffNo, partNo: action.matchIds.indexOf(matchId ?? '') + 1 },
    actionId: actions.find(({ parts: states }) => states?.some(({ diff }) => diff?.key === key))?.actionId ?? null,
  }));
  throw new Failure(ERROR.actionFollowed, { params: { names: data.map(({ diffNo }) => diffNo).join(' ') }, data });
}

/** Refuses if a later match holds rows that a part needs: that match must be undone first, and the answer names it. */
export async function demandUnfollowed(action: ActionRow, { asked, parts }: Asked, context: Context) {
  const { db } = context;
  if (asked.length === 0) return;
  await demandUnadjusted(action, parts, context);
  const rows = await db
    .select({ rowId: statementMatchRow.rowId, matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.matchId, [...asked]));
  const partOf = new Map(rows.map(({ rowId, matchId }) => [rowId, action.matchIds.indexOf(matchId) + 1]));
  const own = new Set(parts.map(({ matchId }) => matchId));
  const later = (await takenAmong(db, [...partOf.keys()])).filter(({ matchId }) => !own.has(matchId));
  await refuseFollowed(action, { later, partOf: (rowId) => partOf.get(rowId) ?? 0 }, context);
}
