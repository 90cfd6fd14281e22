import { count, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { expireTickets } from '../../jobs/advanceFairs';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder, signIn } from '../../data/schema/fair-guests';
import { draw } from '../../data/schema/lottery';
import { fairCommodity, fairSupplier, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation } from '../../../../http/failure';
import { demandUnused } from '../../../../http/pageUses';
import { decide, type Move, type Situation } from '../../rules/tradeFair';
import { fairNews } from '../invitations/news';
import { refusedMove } from './demands';
import { lockFair } from './lock';
import type { FairRow } from './read';
import { savedFair } from './save';

interface Change {
  id: string;
  version: number;
  reason?: string;
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
}

function targetOf(move: Move, situation: Situation) {
  const verdict = decide(move, situation);
  if ('refusal' in verdict) throw refusedMove(verdict.refusal, situation.fair);
  return verdict.to;
}

type FairTable = typeof fairSupplier | typeof fairCommodity | typeof signIn | typeof fairOrder | typeof draw;

/** Whether any row of these tables belongs to the fair, which the caller has locked. */
async function hasRows({ db }: Context, tradeFairId: string, tables: readonly FairTable[]) {
  for (const table of tables) {
    const live = 'deleted' in table ? eq(table.deleted, 0) : undefined;
    const [found] = await db
      .select({ rows: count() })
      .from(table)
      .where(ofParent(table.tradeFairId, tradeFairId, live));
    if (found && found.rows > 0) return true;
  }
  return false;
}

async function change(fair: FairRow, values: Partial<FairRow>, { db, session, now, note }: Context) {
  const [changed] = await db
    .update(tradeFair)
    .set({ ...values, version: fair.version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, fair.tradeFairId)))
    .returning();
  if (!changed) throw new Failure(ERROR.serverFailed);
  note({ objectId: fair.tradeFairId, objectName: fair.subject, before: { ...fair }, after: { ...changed } });
  return savedFair(changed);
}

/** Publishes, or publishes again; a fair with nothing to show asks first. */
export async function publishFair({ id, version, ...confirmation }: Change, context: Context) {
  const { fair, actor } = await lockFair(id, version, context);
  const to = targetOf('publish', { fair, actor, now: context.now });
  const empty = !(await hasRows(context, id, [fairSupplier, fairCommodity]));
  requireConfirmation(empty ? [{ code: ERROR.fairEmpty }] : [], confirmation);
  // A fair that is published again is known to its guests already.
  if (fair.state === TRADE_FAIR_STATE.initial) await fairNews.get().announce(fair, context);
  return change(fair, { state: to === 'deleted' ? fair.state : to, takeDownReason: '', stopTime: null }, context);
}

export async function takeDownFair({ id, version, reason = '', ...confirmation }: Change, context: Context) {
  const { fair, actor } = await lockFair(id, version, context);
  targetOf('takeDown', { fair, actor, now: context.now });
  await demandUnused([{ targetType: 'fair', targetIds: [id] }], confirmation, { context });
  const stopTime = context.now;
  return change(fair, { state: TRADE_FAIR_STATE.takenDown, takeDownReason: reason, stopTime }, context);
}

export async function endFair({ id, version, reason = '' }: Change, context: Context) {
  const { fair, actor } = await lockFair(id, version, context);
  targetOf('end', { fair, actor, now: context.now });
  await expireTickets(context.db, [id]);
  const stopTime = fair.stopTime ?? context.now;
  return change(fair, { state: TRADE_FAIR_STATE.ended, takeDownReason: reason, stopTime }, context);
}

/**
 * A soft delete, so that the code stays taken. A fair that ran can be deleted only while nothing has happened in it.
 */
export async function deleteFair({ id, version }: Change, context: Context) {
  const { fair, actor } = await lockFair(id, version, context);
  targetOf('del', { fair, actor, now: context.now });
  const ran = fair.state === TRADE_FAIR_STATE.takenDown;
  if (ran && (await hasRows(context, id, [signIn, fairOrder, draw]))) throw new Failure(ERROR.fairInUse);
  await change(fair, { deleted: 1 }, context);
  return true;
}
