import { and, eq, ne, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { numberRule, statementMatch } from '../../data/schema/matches';
import { settle } from '../../data/settle';
import { lockedForWork } from './locked';
import { matchViews } from './views';

const { rejected, confirmed, dissolved } = MATCH_STATUS;

/** Deletes a number rule for good; confirmed pairs may propose it again. */
export async function forgetRule({ ruleId }: Parsed<typeof workbenchApi.forgetRule>, { db, session, note }: Context) {
  const [rule] = await db
    .delete(numberRule)
    .where(within(session, numberRule, eq(numberRule.ruleId, ruleId)))
    .returning();
  if (!rule) throw notFound();
  const { theirPrefix, theirSuffix, ourPrefix, ourSuffix } = rule;
  const name = `${theirPrefix}…${theirSuffix} → ${ourPrefix}…${ourSuffix}`;
  note({ objectId: ruleId, objectName: name, before: { enabled: rule.enabled, rule: name } });
  return true;
}

/** A match whose refusal, or taking apart, is remembered. */
const isRemembered = and(
  ne(statementMatch.status, confirmed),
  or(eq(statementMatch.status, rejected), eq(statementMatch.hold, 1)),
);

export async function decidedPairs(
  query: Parsed<typeof workbenchApi.pairs>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.pairs>> {
  const { statementId, orderDir = 'asc' } = query;
  const listed = db
    .select()
    .from(statementMatch)
    .where(within(session, statementMatch, and(eq(statementMatch.statementId, statementId), isRemembered)))
    .$dynamic();
  const order = [by(statementMatch.matchNo, orderDir), by(statementMatch.matchId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementMatch.matchId] }, query);
  return { records: await matchViews(db, rows), ...found };
}

export async function forgetPair({ matchId, version }: Parsed<typeof workbenchApi.forgetPair>, context: Context) {
  const { db, session, now, note } = context;
  const own = eq(statementMatch.matchId, matchId);
  const [seen] = await db
    .select()
    .from(statementMatch)
    .where(within(session, statementMatch, and(own, isRemembered)));
  if (!seen) throw notFound();
  const row = await lockedForWork(seen.statementId, context);
  if (seen.version !== version) throw new Failure(ERROR.versionConflict);
  const [changed] = await db
    .update(statementMatch)
    .set({ hold: 0, version: version + 1, ...(seen.status === rejected ? { status: dissolved } : {}) })
    .where(ofParent(statementMatch.matchId, matchId, and(eq(statementMatch.version, version), isRemembered)))
    .returning({ matchNo: statementMatch.matchNo });
  if (!changed) throw new Failure(ERROR.versionConflict);
  await settle(db, row.statementId, now);
  note({ objectId: row.statementId, objectName: row.statementNo, before: { match: changed.matchNo } });
  return true;
}
