import { and, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, MATCH_KIND, MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { MATCH_ROWS } from '../../../../../src/contract/finance/workbench-records';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { ofParent } from '../../../../platform/scope';
import { documentOf, figuresOf, saveMatches } from '../../data/saveMatches';
import { statementMatch } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { refusal } from '../../rules/match';
import { after, confirmOne, demandFree, demandUnhandled, refused } from './commands';
import { lockedForWork } from './locked';
import type { MatchRow } from './views';

/** Matches rows by hand. */
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
        and(inArray(statementRow.rowId, ids), eq(statementRow.retired, 0), eq(statementRow.tied, 0)),
      ),
    );
  const documents = rows.map(documentOf);
  const why = rows.length === ids.length ? refusal(documents, MATCH_ROWS) : 'locked';
  if (why) throw refused(why, context);
  await demandFree(ids, context);
  await demandUnhandled(statementId, ids, context);
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

const STALE = { code: ERROR.versionConflict, params: {} };

/** Confirms several matches; the answer has the reason of each refusal, and refused ones are not part of the action. */
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
    const failure = match?.version === version ? await tryConfirm(match, context) : STALE;
    if (failure === undefined) matchIds.push(matchId);
    else failed.push({ matchId, msg: text(failure.code, failure.params) });
  }
  if (matchIds.length > 0) await after(row, { kind: ACTION_KIND.confirm, matchIds }, context);
  else context.note({ objectId: statementId, objectName: row.statementNo });
  return { done: matchIds.length, failed };
}

/** Checks first, and writes only then. */
async function tryConfirm(match: MatchRow, context: Context): Promise<Pick<Failure, 'code' | 'params'> | undefined> {
  try {
    await confirmOne(match, context);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
