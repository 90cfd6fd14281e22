import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { type invitationApi, REPLY_STATUS } from '../../../src/contract/fair/invitations';
import { TRADE_FAIR_STATE } from '../../../src/contract/trade-fair';
import { unscoped } from '../../db/scope';
import { guest } from '../../db/schema/fair-guests';
import { invitation } from '../../db/schema/fair-trade';
import { tradeFair } from '../../db/schema/trade-fair';
import type { Context } from '../../http/context';
import { Failure } from '../../http/failure';

const OPEN: readonly number[] = [TRADE_FAIR_STATE.published, TRADE_FAIR_STATE.ongoing, TRADE_FAIR_STATE.ended];

/** An invitation by its link; one that was withdrawn and one of a fair that is taken down look alike. */
async function byToken(token: string, { db, now }: Context) {
  const [found] = await db
    .select({ row: invitation, guest, fair: tradeFair })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, invitation.tradeFairId))
    .where(unscoped(eq(invitation.token, token)));
  if (
    !found ||
    found.row.replyStatus === REPLY_STATUS.cancelled ||
    found.guest.deleted === 1 ||
    found.fair.deleted === 1 ||
    !OPEN.includes(found.fair.state)
  )
    throw new Failure(ERROR.invitationGone);
  return { ...found, canReply: now < (found.fair.startTime ?? '') };
}

export async function openInvitation(
  { token }: Parsed<typeof invitationApi.open>,
  context: Context,
): Promise<Output<typeof invitationApi.open>> {
  const { row, guest: of, fair, canReply } = await byToken(token, context);
  const { subject, startTime, endTime, venue } = fair;
  const { guestName, companions } = of;
  return { subject, startTime, endTime, venue, guestName, companions, replyStatus: row.replyStatus, canReply };
}

/** Changeable until the fair begins; who comes along is taken over (domain/02 §2.5). */
export async function replyInvitation(
  { token, replyStatus, companions }: Parsed<typeof invitationApi.reply>,
  context: Context,
) {
  const { db, now, note } = context;
  const { row, guest: of, canReply } = await byToken(token, context);
  if (!canReply) throw new Failure(ERROR.replyClosed);
  const isComing = replyStatus === REPLY_STATUS.accepted;
  await db
    .update(invitation)
    .set({ replyStatus, replyTime: now, companionsReply: isComing ? companions : null })
    .where(unscoped(eq(invitation.invitationNo, row.invitationNo)));
  if (isComing && companions !== of.companions)
    await db
      .update(guest)
      .set({ companions, gmtModified: now })
      .where(unscoped(eq(guest.guestId, of.guestId)));
  note({
    objectId: row.invitationNo,
    objectName: of.guestName,
    loginName: row.inviterId,
    before: { replyStatus: row.replyStatus },
    after: { replyStatus, companions },
  });
  return true;
}
