import { and, eq, ne, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type invitationApi, REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import { global, ofParent } from '../../../../platform/scope';
import { guest, lotteryTicket } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { proofKey } from '../../rules/proofKey';
import { isBelowLimit, countEvent } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';
import { fairNews } from './news';

const { published, ongoing, ended, takenDown } = TRADE_FAIR_STATE;
const PHASES = new Map<number, 'before' | 'on' | 'over'>([
  [published, 'before'],
  [ongoing, 'on'],
  [ended, 'over'],
]);

/** Limit of each address, for wrong links only: all guests at a venue may share one address. */
const WRONG_LINKS = { kind: 'invitation', most: 20, within: MINUTE };
/** Limit of each link. */
const REPLIES = { kind: 'invitationReply', most: 10, within: MINUTE };

async function find(token: string, { db }: Context) {
  const [found] = await db
    .select({
      ...{ row: invitation, guest, customerName: fairCustomer.customerName, fair: tradeFair },
      customer: { branchId: fairCustomer.branchId, custId: fairCustomer.custId },
    })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, invitation.tradeFairId))
    .where(global('key', and(eq(invitation.token, token), eq(tradeFair.deleted, 0))));
  return found;
}

/** An invitation by its link; where it cannot be opened, the failure says why in words of its own. */
export async function byToken(token: string, context: Context) {
  const { app, ms, now, request } = context;
  const limit = { ...WRONG_LINKS, key: request.ip };
  if (!(await isBelowLimit(app.db, limit, ms))) throw new Failure(ERROR.tooManyRequests);
  const found = await find(token, context);
  if (!found) {
    await countEvent(app.db, limit, ms);
    throw new Failure(ERROR.invitationUnknown);
  }
  const { row, guest: of, fair } = found;
  if (row.replyStatus === REPLY_STATUS.cancelled || of.deleted === 1) throw new Failure(ERROR.invitationGone);
  if (fair.state === takenDown) throw new Failure(ERROR.fairTakenDown);
  const phase = PHASES.get(fair.state);
  if (!phase) throw new Failure(ERROR.invitationClosed);
  return { ...found, phase, canReply: phase === 'before' && now < (fair.startTime ?? '') };
}

/** What a guest needs to compute the draws again: the address, and his numbers. */
async function drawsOf({ fair, guest: of, phase }: Seen, { app, db }: Context) {
  if (fair.lotteryEnabled !== 1 || phase === 'before') return { proofUrl: '', ticketNos: [] };
  const tickets = await db
    .select({ ticketNo: lotteryTicket.ticketNo })
    .from(lotteryTicket)
    .where(ofParent(lotteryTicket.guestId, of.guestId, ne(lotteryTicket.status, TICKET_STATUS.void)))
    .orderBy(lotteryTicket.ticketNo);
  return {
    proofUrl: `/drawProof#${proofKey(app.linkSecret, fair.tradeFairId)}`,
    ticketNos: tickets.map(({ ticketNo }) => ticketNo),
  };
}

export async function openInvitation(
  { token }: Parsed<typeof invitationApi.open>,
  context: Context,
): Promise<Output<typeof invitationApi.open>> {
  const seen = await byToken(token, context);
  const { row, guest: of, customerName, fair, phase, canReply } = seen;
  const { app, ms } = context;
  const { subject, startTime, endTime, venue, contactName, contactPhone } = fair;
  const { guestName, seatNo, companions, qrToken } = of;
  const { replyStatus } = row;
  const isComing = replyStatus === REPLY_STATUS.accepted && phase !== 'over';
  return {
    ...{ subject, startTime, endTime, venue, contactName, contactPhone, guestName, customerName, seatNo, companions },
    ...{ replyStatus, phase, canReply, qrToken: isComing ? qrToken : '' },
    coverUrl: fair.coverImage ? fileUrl(app.linkSecret, fair.coverImage, ms) : '',
    ...(await drawsOf(seen, context)),
    announcements: await fairNews.get().shownTo({ tradeFairId: fair.tradeFairId, guestId: of.guestId }, context),
  };
}

type Reply = Parsed<typeof invitationApi.reply>;

async function writeReply({ replyStatus, ...reply }: Reply, { row, guest: of }: Seen, { db, now }: Context) {
  const isComing = replyStatus === REPLY_STATUS.accepted;
  // A guest who does not come brings nobody.
  const companions = isComing ? reply.companions : 0;
  const [written] = await db
    .update(invitation)
    .set({ replyStatus, replyTime: now, companionsReply: isComing ? companions : null })
    .where(ofParent(invitation.invitationNo, row.invitationNo, ne(invitation.replyStatus, REPLY_STATUS.cancelled)))
    .returning({ no: invitation.invitationNo });
  // Withdrawn meanwhile.
  if (!written) throw new Failure(ERROR.invitationGone);
  if (companions !== of.companions)
    await db
      .update(guest)
      .set({ companions, gmtModified: now, version: sql`${guest.version} + 1` })
      .where(ofParent(guest.guestId, of.guestId));
}

type Seen = Awaited<ReturnType<typeof byToken>>;

/** Changeable until the fair begins; who comes along is taken over (docs/domain/trade-fair.md#invitations). */
export async function replyInvitation(input: Reply, context: Context) {
  const { app, ms, note } = context;
  const seen = await byToken(input.token, context);
  const { row, guest: of, canReply } = seen;
  note({
    objectId: row.invitationNo,
    objectName: of.guestName,
    operator: { loginName: row.inviterId },
    before: { replyStatus: row.replyStatus },
    after: { replyStatus: input.replyStatus, companions: input.companions },
  });
  if ((await countEvent(app.db, { ...REPLIES, key: row.invitationNo }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  if (!canReply) throw new Failure(ERROR.replyClosed);
  await inTransaction(context, (inside) => writeReply(input, seen, inside));
  return true;
}
