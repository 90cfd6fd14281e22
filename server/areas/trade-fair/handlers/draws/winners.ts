import { asc, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import type { Context } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { draw, winner } from '../../data/schema/lottery';
import { fairCustomer, prize } from '../../data/schema/trade-fair';
import { Failure, notFound } from '../../../../http/failure';

type WinnerRow = typeof winner.$inferSelect;

const OPEN: readonly number[] = [WIN_STATUS.valid, WIN_STATUS.revoked];
const GIVEN_UP: readonly number[] = [2, 3];

/** A place in which somebody else may be drawn: revoked, or a prize that nobody has come for. */
export const canRedraw = ({ winStatus, registerStatus, redrawn }: WinnerRow) =>
  redrawn === 0 && OPEN.includes(winStatus) && (winStatus === WIN_STATUS.revoked || GIVEN_UP.includes(registerStatus));

const STANDINGS = ['win.waiting', 'win.received', 'win.waived', 'win.overdue'];

/** The refusal of what a win does not allow as it is now: says how it is. */
export function winForbids(row: Pick<WinnerRow, 'winStatus' | 'registerStatus'>) {
  const text = row.winStatus === WIN_STATUS.valid ? STANDINGS[row.registerStatus] : 'win.revoked';
  return new Failure(ERROR.prizeTaken, text ? { text } : {});
}

/** Winners with the names that belong to them. */
export const winnersOf = (db: Db, drawIds: readonly string[]) =>
  db
    .select({
      row: winner,
      guestName: guest.guestName,
      customerName: fairCustomer.customerName,
      prizeName: prize.prizeName,
    })
    .from(winner)
    .innerJoin(guest, eq(guest.guestId, winner.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, winner.fairCustomerId))
    .innerJoin(prize, eq(prize.prizeId, winner.prizeId))
    .where(ofParent(winner.drawId, drawIds))
    .orderBy(asc(winner.drawId), asc(winner.seq));

type Named = Awaited<ReturnType<typeof winnersOf>>[number];

export const shown = ({ row, guestName, customerName, prizeName }: Named) => ({
  ...{ winNo: row.winNo, seq: row.seq, ticketNo: row.ticketNo, winStatus: row.winStatus },
  ...{ guestName, customerName, prizeName, canRedraw: canRedraw(row) },
});

/** A draw of a fair that the caller sees. */
export async function visibleDraw(drawId: string, { db, session }: Context) {
  const [row] = await db
    .select()
    .from(draw)
    .where(within(session, draw, eq(draw.drawId, drawId)));
  if (!row) throw notFound();
  return row;
}
