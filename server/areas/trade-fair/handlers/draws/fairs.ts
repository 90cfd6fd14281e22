import { and, eq, inArray, sql } from 'drizzle-orm';
import { DRAW_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Db } from '../../../../platform/database/open';
import { unscoped, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { draw } from '../../data/schema/lottery';
import { tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import type { Session } from '../../../../http/session';
import { lockFair } from '../fairs/lock';
import type { FairRow } from '../fairs/read';

const { ongoing, published, takenDown } = TRADE_FAIR_STATE;

/** Sign-in and draws happen while the fair is on, and stop when it is taken down (domain/02 §2.1). */
export function demandOngoing({ state }: Pick<FairRow, 'state'>) {
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  if (state !== ongoing) throw new Failure(ERROR.fairNotOngoing);
}

export function demandLottery(fair: Pick<FairRow, 'state' | 'lotteryEnabled'>) {
  demandOngoing(fair);
  if (fair.lotteryEnabled !== 1) throw new Failure(ERROR.lotteryOff);
}

/** Prizes, groups and guests are prepared until the fair is over. */
export function demandOpen({ state }: Pick<FairRow, 'state'>) {
  if (state === takenDown) throw new Failure(ERROR.fairTakenDown);
  const open: readonly number[] = [TRADE_FAIR_STATE.draft, TRADE_FAIR_STATE.initial, published, ongoing];
  if (!open.includes(state)) throw new Failure(ERROR.fairStateForbids);
}

export function demandHeadquarters({ dataScope }: Session) {
  if (dataScope !== 'ALL') throw new Failure(ERROR.notGranted);
}

/** The fair under a lock: draws, tickets and groups change one after the other. */
export const heldFair = async (id: string, context: Context) => (await lockFair(id, undefined, context)).fair;

export async function demandVisible(tradeFairId: string, { db, session }: Context) {
  const [found] = await db
    .select({ state: tradeFair.state, lotteryEnabled: tradeFair.lotteryEnabled })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!found) throw notFound();
  return found;
}

/** The draw that runs in this fair, which the caller has locked. */
export async function runningDraw(db: Db, tradeFairId: string) {
  const [running] = await db
    .select()
    .from(draw)
    .where(unscoped(and(eq(draw.tradeFairId, tradeFairId), eq(draw.status, DRAW_STATUS.running))));
  return running;
}

/** Guests of this fair by id; 40004 when one of them is not. */
export async function guestsOf(tradeFairId: string, guestIds: readonly string[], { db, session }: Context) {
  const wanted = [...new Set(guestIds)];
  const found = await db
    .select()
    .from(guest)
    .where(within(session, guest, and(eq(guest.tradeFairId, tradeFairId), inArray(guest.guestId, wanted))))
    .orderBy(sql`${guest.guestId}`);
  if (found.length !== wanted.length) throw new Failure(ERROR.guestUnknown);
  return found;
}
