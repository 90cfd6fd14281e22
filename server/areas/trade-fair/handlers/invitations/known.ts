import { and, eq, ne } from 'drizzle-orm';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';

/** What rows refer to: guests and customers of the fair, and who is invited already. */
export async function knownIn(tradeFairId: string, { db, session }: Context) {
  const guests = await db
    .select({ guestId: guest.guestId, phone: guest.phone })
    .from(guest)
    .where(within(session, guest, eq(guest.tradeFairId, tradeFairId)));
  const customers = await db
    .select()
    .from(fairCustomer)
    .where(within(session, fairCustomer, eq(fairCustomer.tradeFairId, tradeFairId)));
  const live = await db
    .select({ guestId: invitation.guestId })
    .from(invitation)
    .where(
      within(
        session,
        invitation,
        and(eq(invitation.tradeFairId, tradeFairId), ne(invitation.replyStatus, REPLY_STATUS.cancelled)),
      ),
    );
  return {
    guestIds: new Set(guests.map(({ guestId }) => guestId)),
    phones: new Set(guests.map(({ phone }) => phone)),
    customers: new Map(customers.map((one) => [one.id, one])),
    invited: new Set(live.map(({ guestId }) => guestId)),
  };
}

export type Known = Awaited<ReturnType<typeof knownIn>>;
