import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  INVITATION_CHANNEL,
  type invitationApi,
  REPLY_STATUS,
  SEND_STATUS,
} from '../../../../../src/contract/trade-fair/invitations';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { isLive, sendRefusal } from '../../rules/invitation';
import { BATCH_LIMIT, chosenRows, demandForQuery, judge, listed } from '../../../../http/batch';
import { demandNotFrozen, demandVisible, lockedFair, stateForbids } from '../fairs/demands';
import type { FairRow } from '../fairs/read';
import { invitationFilters } from './read';
import { queueInvitationSms } from './queue';

type Choice = Parsed<typeof invitationApi.sendPreview>;

/** Before it is published the link would open nothing. */
function demandPublished(fair: Pick<FairRow, 'state'>) {
  const open: readonly number[] = [TRADE_FAIR_STATE.published, TRADE_FAIR_STATE.ongoing];
  if (!open.includes(fair.state)) throw stateForbids(fair);
}

/** The chosen invitations of a fair, in the order of their numbers. */
async function judged({ tradeFairId, ...choice }: Choice, context: Context) {
  const chosen = chosenRows(invitation.invitationNo, choice, invitationFilters);
  const rows = await context.db
    .select({
      invitationNo: invitation.invitationNo,
      channel: invitation.channel,
      sendStatus: invitation.sendStatus,
      replyStatus: invitation.replyStatus,
      resent: invitation.resent,
      guestName: guest.guestName,
    })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(within(context.session, invitation, and(eq(invitation.tradeFairId, tradeFairId), chosen)))
    .orderBy(invitation.invitationNo)
    .limit(BATCH_LIMIT);
  return judge(rows, choice, {
    context,
    idOf: ({ invitationNo }) => invitationNo,
    nameOf: ({ guestName }) => guestName,
    refuse: sendRefusal,
  });
}

export async function previewSend(choice: Choice, context: Context) {
  await demandForQuery(choice, 'invitation_batchSend', context);
  demandPublished(await demandVisible(choice.tradeFairId, context));
  return (await judged(choice, context)).result;
}

export async function sendInvitations(choice: Choice, context: Context) {
  const { db, now, note } = context;
  await demandForQuery(choice, 'invitation_batchSend', context);
  const fair = await lockedFair(choice.tradeFairId, context);
  demandPublished(fair);
  const { fit, result } = await judged(choice, context);
  const of = (isText: boolean) =>
    fit
      .filter(({ channel }) => (channel === INVITATION_CHANNEL.sms) === isText)
      .map(({ invitationNo }) => invitationNo);
  const again = sql`case when ${invitation.sendStatus} = ${SEND_STATUS.failed} then ${invitation.resent} + 1 else ${invitation.resent} end`;
  await db
    .update(invitation)
    .set({ sendStatus: SEND_STATUS.sending, resent: again })
    .where(ofParent(invitation.invitationNo, of(true)));
  await db
    .update(invitation)
    .set({ sendStatus: SEND_STATUS.sent, sendTime: now, resent: again })
    .where(ofParent(invitation.invitationNo, of(false)));
  await queueInvitationSms(db, context.ms, of(true));
  const sent = fit.map(({ invitationNo }) => invitationNo);
  note({ objectId: choice.tradeFairId, objectName: fair.subject, after: { sent: listed(sent) } });
  return result;
}

/** Invitations of a fair that the caller holds. */
async function lockedInvitations({ tradeFairId, ids }: Parsed<typeof invitationApi.cancel>, { db, session }: Context) {
  const wanted = [...new Set(ids)];
  const rows = await db
    .select()
    .from(invitation)
    .where(
      within(
        session,
        invitation,
        and(eq(invitation.tradeFairId, tradeFairId), inArray(invitation.invitationNo, wanted)),
      ),
    );
  if (rows.length !== wanted.length) throw notFound();
  return rows;
}

export async function cancelInvitations(input: Parsed<typeof invitationApi.cancel>, context: Context) {
  const fair = await lockedFair(input.tradeFairId, context);
  await demandNotFrozen(fair, context);
  const live = (await lockedInvitations(input, context)).filter(isLive).map(({ invitationNo }) => invitationNo);
  await context.db
    .update(invitation)
    .set({ replyStatus: REPLY_STATUS.cancelled })
    .where(ofParent(invitation.invitationNo, live));
  context.note({ objectId: input.tradeFairId, objectName: fair.subject, after: { cancelled: live } });
  return { cancelled: live.length };
}
