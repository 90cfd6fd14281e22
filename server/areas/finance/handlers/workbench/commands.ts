import { eq, isNotNull } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { ofParent, within } from '../../../../platform/scope';
import { handledRows } from '../../data/handledRows';
import type { StatementRow } from '../../data/makeStatements';
import { holdRows } from '../../data/saveMatches';
import { statementDiff, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { settle } from '../../data/settle';
import { mayConfirm, type refusal } from '../../rules/match';
import { lockedForWork, logAction } from './locked';
import { takenAmong, type MatchRow, matchViews } from './views';

type Reason = NonNullable<ReturnType<typeof refusal>> | 'locked' | 'ambiguous' | 'handled';

export const refused = (reason: Reason, context: Context) =>
  new Failure(ERROR.matchRowsWrong, {
    params: { reason: translate(context.request.language)(`match.${reason}`) },
  });

/** A match in the version that the caller has seen; its statement is locked. */
async function lockedMatch({ matchId, version }: { matchId: string; version: number }, context: Context) {
  const { db, session } = context;
  const [seen] = await db
    .select({ statementId: statementMatch.statementId })
    .from(statementMatch)
    .where(within(session, statementMatch, eq(statementMatch.matchId, matchId)));
  if (!seen) throw notFound();
  const row = await lockedForWork(seen.statementId, context);
  const [match] = await db.select().from(statementMatch).where(ofParent(statementMatch.matchId, matchId));
  if (!match) throw notFound();
  if (match.version !== version)
    throw new Failure(ERROR.versionConflict, { data: (await matchViews(db, [match]))[0] ?? null });
  return { row, match };
}

const rowIdsOf = async (matchId: string, { db }: Context) =>
  (
    await db
      .select({ rowId: statementMatchRow.rowId })
      .from(statementMatchRow)
      .where(ofParent(statementMatchRow.matchId, matchId))
  ).map(({ rowId }) => rowId);

/** Refuses rows that another match holds, and names that match. */
export async function demandFree(rowIds: readonly string[], { db }: Context) {
  const [taken] = await takenAmong(db, rowIds);
  if (!taken) return;
  const [match] = await db.select().from(statementMatch).where(ofParent(statementMatch.matchId, taken.matchId));
  throw new Failure(ERROR.versionConflict, { data: match ? ((await matchViews(db, [match]))[0] ?? null) : null });
}

/** A handled document must be revoked before it can be matched. */
export async function demandUnhandled(statementId: string, rowIds: readonly string[], context: Context) {
  const handled = await handledRows(context.db, statementId);
  if (rowIds.some((id) => handled.has(id))) throw refused('handled', context);
}

export const setMatch = (match: Pick<MatchRow, 'matchId' | 'version'>, set: Partial<MatchRow>, { db }: Context) =>
  db
    .update(statementMatch)
    .set({ ...set, version: match.version + 1 })
    .where(ofParent(statementMatch.matchId, match.matchId));

/** Status 1 → 2: all its rows must be free, and an ambiguous group must be equal on both sides. */
export async function confirmOne(match: MatchRow, context: Context) {
  const { db, session, now } = context;
  if (match.status !== MATCH_STATUS.suggested) throw new Failure(ERROR.versionConflict);
  const rowIds = await rowIdsOf(match.matchId, context);
  if (!mayConfirm(match, rowIds.length)) throw refused('ambiguous', context);
  await demandUnhandled(match.statementId, rowIds, context);
  await demandFree(rowIds, context);
  await holdRows(db, [match.matchId], 1);
  const set = { status: MATCH_STATUS.confirmed, confirmedBy: session.realName, confirmTime: now };
  await setMatch(match, set, context);
}

export async function after(row: StatementRow, kind: Parameters<typeof logAction>[1], context: Context) {
  await settle(context.db, row.statementId, context.now);
  await logAction(row, kind, context);
}

export async function confirmMatch(input: Parsed<typeof workbenchApi.confirm>, context: Context) {
  const { row, match } = await lockedMatch(input, context);
  await confirmOne(match, context);
  await after(row, { kind: ACTION_KIND.confirm, matchIds: [match.matchId] }, context);
  return true;
}

export async function rejectMatch(input: Parsed<typeof workbenchApi.reject>, context: Context) {
  const { row, match } = await lockedMatch(input, context);
  if (match.status !== MATCH_STATUS.suggested) throw new Failure(ERROR.versionConflict);
  await setMatch(match, { status: MATCH_STATUS.rejected }, context);
  await after(row, { kind: ACTION_KIND.reject, matchIds: [match.matchId] }, context);
  return true;
}

/** A match with an adjustment of ours is taken apart by revoking the handling. */
export async function demandNoAdjustment(matchId: string, { db }: Context) {
  const [found] = await db
    .select({ diffNo: statementDiff.diffNo })
    .from(statementDiff)
    .innerJoin(statementMatchRow, eq(statementMatchRow.rowId, statementDiff.adjustRowId))
    .where(ofParent(statementMatchRow.matchId, matchId, isNotNull(statementDiff.adjustRowId)))
    .limit(1);
  if (found) throw new Failure(ERROR.actionFollowed, { params: { names: found.diffNo } });
}

/** A match by hand is deleted; an automatic one becomes a suggestion that is no longer confirmed automatically. */
export async function unmatchOne(match: MatchRow, context: Context) {
  if (match.status !== MATCH_STATUS.confirmed) throw new Failure(ERROR.versionConflict);
  await demandNoAdjustment(match.matchId, context);
  await holdRows(context.db, [match.matchId], 0);
  const left = { confirmedBy: '', confirmTime: null };
  const isHand = match.rule === 'M90';
  const set = isHand
    ? { ...left, status: MATCH_STATUS.dissolved }
    : { ...left, status: MATCH_STATUS.suggested, hold: match.confirmedBy === '' ? (1 as const) : match.hold };
  await setMatch(match, set, context);
}

export async function unmatchMatch(input: Parsed<typeof workbenchApi.unmatch>, context: Context) {
  const { row, match } = await lockedMatch(input, context);
  await unmatchOne(match, context);
  await after(row, { kind: ACTION_KIND.unmatch, matchIds: [match.matchId] }, context);
  return true;
}
