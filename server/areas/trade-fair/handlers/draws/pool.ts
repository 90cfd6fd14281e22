import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { guest, lotteryTicket, signIn } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { prize } from '../../data/schema/trade-fair';
import type { Entry, Stake } from '../../rules/lottery/pick';

export type PrizeRow = typeof prize.$inferSelect;

const isSignedIn = sql`exists (select 1 from ${signIn} where ${signIn.guestId} = ${guest.guestId} and ${signIn.revoked} = 0)`;
/** Who holds a prize that everybody gets once (rule 1). */
const hasWon = sql`exists (select 1 from ${winner} join ${prize} on ${prize.prizeId} = ${winner.prizeId} where ${winner.guestId} = ${guest.guestId} and ${winner.winStatus} = 0 and ${prize.oncePerGuest} = 1)`;

/** Who may be drawn at all, whatever the prize. */
export const mayBeDrawn = (tradeFairId: string) =>
  ofParent(
    lotteryTicket.tradeFairId,
    tradeFairId,
    eq(lotteryTicket.status, 0),
    eq(guest.deleted, 0),
    isSignedIn,
    sql`not ${hasWon}`,
  );

/** A prize, and how often it may be drawn now. */
export async function stakeOf(db: Db, row: PrizeRow, left = row.quota - row.drawnCount): Promise<Stake> {
  const { prizeId, weight, prizeGroupLabels: labels } = row;
  const oncePerCustomer = row.oncePerCustomer === 1;
  const had = oncePerCustomer
    ? await db
        .selectDistinct({ customerId: winner.fairCustomerId })
        .from(winner)
        .where(ofParent(winner.prizeId, prizeId, eq(winner.winStatus, 0)))
    : [];
  const customersOut = had.map(({ customerId }) => customerId).sort();
  return { prizeId, left, weight, oncePerCustomer, labels, customersOut };
}

/** Rule 1: the tickets that may win one of these prizes. */
export async function poolFor(db: Db, tradeFairId: string, stakes: readonly Stake[]): Promise<Entry[]> {
  const tickets = await db
    .select({
      ticketNo: lotteryTicket.ticketNo,
      guestId: guest.guestId,
      customerId: guest.fairCustomerId,
      label: lotteryTicket.prizeGroupLabel,
    })
    .from(lotteryTicket)
    .innerJoin(guest, eq(guest.guestId, lotteryTicket.guestId))
    .where(mayBeDrawn(tradeFairId));
  return tickets.filter(({ label, customerId }) =>
    stakes.some(
      ({ labels, customersOut }) =>
        (labels.length === 0 || labels.includes(label)) && !customersOut.includes(customerId),
    ),
  );
}

/** Prizes of a fair that are given away, under a lock. */
export const lockedPrizes = (db: Db, tradeFairId: string, prizeIds?: readonly string[]) =>
  db
    .select()
    .from(prize)
    .where(
      ofParent(
        prize.tradeFairId,
        tradeFairId,
        eq(prize.deleted, 0),
        eq(prize.status, 1),
        prizeIds ? inArray(prize.prizeId, [...prizeIds]) : undefined,
      ),
    )
    .orderBy(prize.prizeId)
    .for('update');
