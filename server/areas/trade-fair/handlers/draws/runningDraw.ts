import { and, eq, inArray, sql } from 'drizzle-orm';
import { DRAW_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { draw } from '../../data/schema/lottery';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandOngoing } from '../fairs/demands';
import type { FairRow } from '../fairs/read';

export function demandLottery(fair: Pick<FairRow, 'state' | 'lotteryEnabled'>) {
  demandOngoing(fair);
  if (fair.lotteryEnabled !== 1) throw new Failure(ERROR.lotteryOff);
}

/** The draw that runs in this fair, which the caller has locked. */
export async function runningDraw(db: Db, tradeFairId: string) {
  const [running] = await db
    .select()
    .from(draw)
    .where(ofParent(draw.tradeFairId, tradeFairId, eq(draw.status, DRAW_STATUS.running)));
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
