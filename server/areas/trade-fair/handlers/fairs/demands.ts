import { and, eq, lt, sql } from 'drizzle-orm';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE, type TradeFairState } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent, within } from '../../../../platform/scope';
import { tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { DAY, shanghai } from '../../../../platform/clock';
import { demandGranted } from '../../../../http/branchScope';
import type { Importer } from '../../../tasks/public';
import { lockFair } from './lock';
import type { FairRow } from './read';

/* Conditions that a call sets on a fair, refused with a failure. */

const { draft, initial, ended, ongoing, published, takenDown } = TRADE_FAIR_STATE;

/** Check-in and draws happen while the fair is on, and stop when it is taken down. */
export function demandOngoing({ state }: Pick<FairRow, 'state'>) {
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  if (state !== ongoing) throw new Failure(ERROR.fairNotOngoing);
}

/** What keeps a fair from what is done with one that is published. */
const KEPT_BACK: Partial<Record<TradeFairState, string>> = {
  [draft]: 'fair.draft',
  [initial]: 'fair.unpublished',
  [takenDown]: String(ERROR.fairTakenDown),
  [ended]: 'fair.ended',
};

/** The refusal of what the status of a fair forbids; where the fair is not published, it says why. */
export function stateForbids({ state }: Pick<FairRow, 'state'>) {
  const text = KEPT_BACK[state];
  return new Failure(ERROR.statusForbids, text ? { text } : {});
}

/** The failure of a move that a fair refuses with this code. */
export const refusedMove = (code: ErrorCode, fair: Pick<FairRow, 'state'>) =>
  code === ERROR.statusForbids ? stateForbids(fair) : new Failure(code);

/** Prizes, groups and guests are prepared until the fair is over. */
export function demandOpen(fair: Pick<FairRow, 'state'>) {
  const { state } = fair;
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  const open: readonly number[] = [draft, initial, published, ongoing];
  if (!open.includes(state)) throw stateForbids(fair);
}

/** For a week after its end a fair's prizes are still handed over and its orders still come in, so its figures change. */
const SETTLED_AFTER = 7 * DAY;

/**
 * When a fair that is over has ended: by its plan, or when the headquarters did it. They say why, and nothing is changed
 * of it afterwards (docs/domain/trade-fair.md#status).
 */
const endedAt = sql<string>`case when ${tradeFair.takeDownReason} = '' then ${tradeFair.endTime} else ${tradeFair.gmtModified} end`;

/** Whether the week after the fair's end is over. */
export const isFrozen = (ms: number) => and(eq(tradeFair.state, ended), lt(endedAt, shanghai(ms - SETTLED_AFTER)));

/** After it nothing may change that the figures of the fair count: what was reported stays true. */
export async function demandNotFrozen({ tradeFairId }: Pick<FairRow, 'tradeFairId'>, { db, ms }: Context) {
  const [frozen] = await db
    .select({ tradeFairId: tradeFair.tradeFairId })
    .from(tradeFair)
    .where(ofParent(tradeFair.tradeFairId, tradeFairId, isFrozen(ms)));
  if (frozen) throw new Failure(ERROR.statusForbids, { text: 'fair.frozen' });
}

/** The last moment at which a fair was on that is over: it may have been taken down, or ended, before its plan. */
export const lastMomentOf = ({ endTime, stopTime }: Pick<FairRow, 'endTime' | 'stopTime'>) => stopTime ?? endTime ?? '';

/** Locks the fair, so that calls that change what belongs to it follow one another. */
export const lockedFair = async (id: string, context: Context) => (await lockFair(id, undefined, context)).fair;

/**
 * Opens an import into a fair that is not over, for a company of the user. The fair is locked: what was checked stays so
 * until it is written.
 */
export const openForImport: Importer['open'] = async ({ tradeFairId = '', branchId = '' }, context) => {
  demandOpen(await lockedFair(tradeFairId, context));
  await demandGranted([branchId], context);
};

export async function demandVisible(tradeFairId: string, { db, session }: Context) {
  const [found] = await db
    .select({ state: tradeFair.state, lotteryEnabled: tradeFair.lotteryEnabled })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!found) throw notFound();
  return found;
}
