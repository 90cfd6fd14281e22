import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { within } from '../../../../platform/scope';
import { tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { demandGranted } from '../../../../http/branchScope';
import type { Importer } from '../../../tasks/public';
import { lockFair } from './lock';
import type { FairRow } from './read';

/* Conditions that a call sets on a fair, refused with a failure. */

const { ongoing, published, takenDown } = TRADE_FAIR_STATE;

/** Check-in and draws happen while the fair is on, and stop when it is taken down. */
export function demandOngoing({ state }: Pick<FairRow, 'state'>) {
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  if (state !== ongoing) throw new Failure(ERROR.fairNotOngoing);
}

/** Prizes, groups and guests are prepared until the fair is over. */
export function demandOpen({ state }: Pick<FairRow, 'state'>) {
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  const open: readonly number[] = [TRADE_FAIR_STATE.draft, TRADE_FAIR_STATE.initial, published, ongoing];
  if (!open.includes(state)) throw new Failure(ERROR.fairStateForbids);
}

/** For a week after its end a fair's prizes are still handed over and its orders still come in, so its figures change. */
export const SETTLED_AFTER = 7 * DAY;

const isFrozen = ({ state, endTime }: Pick<FairRow, 'state' | 'endTime'>, ms: number) =>
  state === TRADE_FAIR_STATE.ended && ms > fromShanghai(endTime ?? '') + SETTLED_AFTER;

/** After that week nothing may change that the figures of the fair count: what was reported stays true. */
export function demandNotFrozen(fair: Pick<FairRow, 'state' | 'endTime'>, { ms }: Pick<Context, 'ms'>) {
  if (isFrozen(fair, ms)) throw new Failure(ERROR.fairStateForbids);
}

/**
 * The last moment of a fair that is over: that of its plan, or that at which the headquarters have ended it before. They
 * say why, and nothing is changed of it afterwards (docs/domain/trade-fair.md#status).
 */
export function lastMomentOf({ endTime, takeDownReason, gmtModified }: FairEnd) {
  const planned = endTime ?? '';
  return takeDownReason !== '' && gmtModified < planned ? gmtModified : planned;
}

type FairEnd = Pick<FairRow, 'endTime' | 'takeDownReason' | 'gmtModified'>;

/** Locks the fair, so that calls that change what belongs to it follow one another. */
export const lockedFair = async (id: string, context: Context) => (await lockFair(id, undefined, context)).fair;

/** What comes into a fair by a file comes before the fair is over, and for a company of the user. */
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
