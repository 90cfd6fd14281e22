import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, MATCH_KIND, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import { MATCH_ROWS, type workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { ofParent, within } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { figuresOf, holdRows, saveMatches } from '../../data/saveMatches';
import { statementDiff, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { settle, type WorkRowRow } from '../../data/settle';
import { mayConfirm, refusal } from '../../rules/match';
import { lockedForWork, logAction } from './locked';
import { heldAmong, type MatchRow, matchViews } from './views';

type Reason = NonNullable<ReturnType<typeof refusal>> | 'locked' | 'ambiguous';

const refused = (reason: Reason, context: Context) =>
  new Failure(ERROR.matchRowsWrong, {
    params: { reason: translate(context.request.language)(`match.${reason}`) },
  });

/** A match under the lock of its statement, as the caller has seen it. */
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

/** Whoever comes second is told of the match that holds the row. */
async function demandFree(rowIds: readonly string[], { db }: Context) {
  const [taken] = await heldAmong(db, rowIds);
  if (!taken) return;
  const [match] = await db.select().from(statementMatch).where(ofParent(statementMatch.matchId, taken.matchId));
  throw new Failure(ERROR.versionConflict, { data: match ? ((await matchViews(db, [match]))[0] ?? null) : null });
}

export const setMatch = (match: Pick<MatchRow, 'matchId' | 'version'>, set: Partial<MatchRow>, { db }: Context) =>
  db
    .update(statementMatch)
    .set({ ...set, version: match.version + 1 })
    .where(ofParent(statementMatch.matchId, match.matchId));

/** 1 → 2: all its rows are free, and a group of many solutions only where both sides are equal. */
export async function confirmOne(match: MatchRow, context: Context) {
  const { db, session, now } = context;
  if (match.status !== MATCH_STATUS.suggested) throw new Failure(ERROR.versionConflict);
  const rowIds = await rowIdsOf(match.matchId, context);
  if (!mayConfirm(match, rowIds.length)) throw refused('ambiguous', context);
  await demandFree(rowIds, context);
  await holdRows(db, [match.matchId], 1);
  const set = { status: MATCH_STATUS.confirmed, confirmedBy: session.realName, confirmTime: now };
  await setMatch(match, set, context);
}

async function after(row: StatementRow, kind: Parameters<typeof logAction>[1], context: Context) {
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

/** What an adjustment of ours belongs to is taken apart by revoking it. */
async function demandNoAdjustment(matchId: string, { db }: Context) {
  const [found] = await db
    .select({ diffNo: statementDiff.diffNo })
    .from(statementDiff)
    .innerJoin(statementMatchRow, eq(statementMatchRow.rowId, statementDiff.adjustRowId))
    .where(ofParent(statementMatchRow.matchId, matchId, isNotNull(statementDiff.adjustRowId)))
    .limit(1);
  if (found) throw new Failure(ERROR.actionFollowed, { params: { names: found.diffNo } });
}

/** A match by hand is gone, a machine's is a suggestion again, which does not confirm itself any more. */
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

const document = (row: WorkRowRow) => ({
  ...{ id: row.rowId, side: row.side, amount: row.amount, counted: row.counted === 1, lines: row.lines },
});

/** Rows that a person says belong together. */
export async function matchByHand(
  { statementId, ourIds, counterIds, ...confirmation }: Parsed<typeof workbenchApi.match>,
  context: Context,
): Promise<Output<typeof workbenchApi.match>> {
  const { db } = context;
  const row = await lockedForWork(statementId, context);
  const ids = [...new Set([...ourIds, ...counterIds])];
  const rows = await db
    .select()
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        and(inArray(statementRow.rowId, ids), eq(statementRow.retired, 0)),
      ),
    );
  const documents = rows.map(document);
  const why = rows.length === ids.length ? refusal(documents, MATCH_ROWS) : 'locked';
  if (why) throw refused(why, context);
  await demandFree(ids, context);
  const { kind, ourAmount, counterAmount } = figuresOf(documents);
  const isOpposite = kind !== MATCH_KIND.oneSide && Math.sign(ourAmount) !== Math.sign(counterAmount);
  requireConfirmation(isOpposite ? [{ code: ERROR.signsDiffer }] : [], confirmation);
  const into = { statementId, branchId: row.branchId, now: context.now, runNo: 0, byName: context.session.realName };
  const [matchId = ''] = await saveMatches(db, into, [
    { rule: 'M90', status: MATCH_STATUS.confirmed, rows: documents },
  ]);
  await after(row, { kind: ACTION_KIND.match, matchIds: [matchId] }, context);
  return { matchId };
}

/** As many as there are; each that does not come through says why, and is no part of the entry. */
export async function confirmMany(
  { statementId, items }: Parsed<typeof workbenchApi.batchConfirm>,
  context: Context,
): Promise<Output<typeof workbenchApi.batchConfirm>> {
  const { db } = context;
  const row = await lockedForWork(statementId, context);
  const ids = items.map(({ matchId }) => matchId);
  const found = await db
    .select()
    .from(statementMatch)
    .where(ofParent(statementMatch.statementId, statementId, inArray(statementMatch.matchId, ids)));
  const known = new Map(found.map((match) => [match.matchId, match]));
  const text = translate(context.request.language);
  const failed: { matchId: string; msg: string }[] = [];
  const matchIds: string[] = [];
  for (const { matchId, version } of items) {
    const match = known.get(matchId);
    const code = match?.version === version ? await tryConfirm(match, context) : ERROR.versionConflict;
    if (code === undefined) matchIds.push(matchId);
    else failed.push({ matchId, msg: text(code, { reason: text('match.ambiguous') }) });
  }
  if (matchIds.length > 0) await after(row, { kind: ACTION_KIND.confirm, matchIds }, context);
  else context.note({ objectId: statementId, objectName: row.statementNo });
  return { done: matchIds.length, failed };
}

/** Nothing is written before it is known that it may be. */
async function tryConfirm(match: MatchRow, context: Context): Promise<ErrorCode | undefined> {
  try {
    await confirmOne(match, context);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
