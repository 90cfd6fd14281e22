import { eq, ne, sql } from 'drizzle-orm';
import { VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { diningVoucher } from '../../data/schema/dining';
import { lotteryTicket } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { meal } from '../../data/schema/trade-fair';

/** Open vouchers let nobody in any more, and their seats are there for others. */
async function voidVouchers(db: Db, guestIds: readonly string[]) {
  const gone = await db
    .update(diningVoucher)
    .set({ status: VOUCHER_STATUS.void })
    .where(ofParent(diningVoucher.guestId, guestIds, eq(diningVoucher.status, VOUCHER_STATUS.open)))
    .returning({ mealId: diningVoucher.mealId, seats: diningVoucher.seats });
  for (const { mealId, seats } of gone)
    await db
      .update(meal)
      .set({ issuedCount: sql`${meal.issuedCount} - ${seats}` })
      .where(ofParent(meal.mealId, mealId));
}

/** What guests who go have in their hands; the caller holds the fair. */
export async function withdrawFrom(db: Db, guestIds: readonly string[]) {
  if (guestIds.length === 0) return;
  await db
    .update(lotteryTicket)
    .set({ status: 2 })
    .where(ofParent(lotteryTicket.guestId, guestIds, eq(lotteryTicket.status, 0)));
  await db
    .update(invitation)
    .set({ replyStatus: REPLY_STATUS.cancelled })
    .where(ofParent(invitation.guestId, guestIds, ne(invitation.replyStatus, REPLY_STATUS.cancelled)));
  await voidVouchers(db, guestIds);
}
