import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import {
  INVITATION_CHANNEL,
  INVITATION_PAGE,
  type invitationApi,
  MAX_RESENT,
  REPLY_STATUS,
  SEND_STATUS,
} from '../../../src/contract/fair/invitations';
import { TRADE_FAIR_STATE } from '../../../src/contract/trade-fair';
import { unscoped, within } from '../../db/scope';
import { guest } from '../../db/schema/fair-guests';
import { invitation } from '../../db/schema/fair-trade';
import { tradeFair } from '../../db/schema/trade-fair';
import { describe } from '../../http/answer';
import type { App, Context } from '../../http/context';
import { Failure, notFound } from '../../http/failure';
import { logger } from '../../http/logger';
import { translate } from '../../http/texts';
import { shanghai } from '../../rules/time';
import { heldFair } from '../lottery/fairs';

type Row = typeof invitation.$inferSelect;
type Chosen = Parsed<typeof invitationApi.send>;

/** Invitations of a fair that the caller holds. */
async function heldInvitations({ tradeFairId, ids }: Chosen, { db, session }: Context) {
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

const isLive = ({ replyStatus }: Row) => replyStatus !== REPLY_STATUS.cancelled;
const canSend = (row: Row) =>
  isLive(row) &&
  (row.sendStatus === SEND_STATUS.waiting || (row.sendStatus === SEND_STATUS.failed && row.resent < MAX_RESENT));

export async function sendInvitations(input: Chosen, context: Context) {
  const { db, now, note } = context;
  const fair = await heldFair(input.tradeFairId, context);
  // Before it is published the link would open nothing.
  const open: readonly number[] = [TRADE_FAIR_STATE.published, TRADE_FAIR_STATE.ongoing];
  if (!open.includes(fair.state)) throw new Failure(ERROR.fairStateForbids);
  const rows = await heldInvitations(input, context);
  const ready = rows.filter(canSend);
  const of = (isText: boolean) =>
    ready
      .filter(({ channel }) => (channel === INVITATION_CHANNEL.sms) === isText)
      .map(({ invitationNo }) => invitationNo);
  const again = sql`case when ${invitation.sendStatus} = ${SEND_STATUS.failed} then ${invitation.resent} + 1 else ${invitation.resent} end`;
  await db
    .update(invitation)
    .set({ sendStatus: SEND_STATUS.sending, resent: again })
    .where(unscoped(inArray(invitation.invitationNo, of(true))));
  await db
    .update(invitation)
    .set({ sendStatus: SEND_STATUS.sent, sendTime: now, resent: again })
    .where(unscoped(inArray(invitation.invitationNo, of(false))));
  const skipped = rows.filter((row) => !canSend(row)).map(({ invitationNo }) => invitationNo);
  note({ objectId: input.tradeFairId, objectName: fair.subject, after: { sent: ready.length, skipped } });
  return { sent: ready.length, skipped };
}

export async function cancelInvitations(input: Chosen, context: Context) {
  const fair = await heldFair(input.tradeFairId, context);
  const live = (await heldInvitations(input, context)).filter(isLive).map(({ invitationNo }) => invitationNo);
  await context.db
    .update(invitation)
    .set({ replyStatus: REPLY_STATUS.cancelled })
    .where(unscoped(inArray(invitation.invitationNo, live)));
  context.note({ objectId: input.tradeFairId, objectName: fair.subject, after: { cancelled: live } });
  return { cancelled: live.length };
}

const AT_ONCE = 200;
type SendingApp = Pick<App, 'db' | 'clock' | 'sendSms' | 'publicOrigin'>;

interface Addressee {
  row: Pick<Row, 'templateId' | 'token'>;
  name: string;
  fair: Pick<typeof tradeFair.$inferSelect, 'subject' | 'venue' | 'startTime'>;
}

/** The text message to a guest, with the link that answers it. */
export function messageTo({ row, name, fair: { subject, venue, startTime } }: Addressee, publicOrigin: string) {
  const from = startTime?.slice(0, 10) ?? '';
  const link = publicOrigin + INVITATION_PAGE + row.token;
  return translate('zh')(`invitation.${row.templateId ?? ''}`, { name, subject, venue, from, link });
}

/** Sends what is queued; several processes take turns at the rows. */
export async function sendQueued({ db, clock, sendSms, publicOrigin }: SendingApp) {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ row: invitation, name: guest.guestName, phone: guest.phone, fair: tradeFair })
      .from(invitation)
      .innerJoin(guest, eq(guest.guestId, invitation.guestId))
      .innerJoin(tradeFair, eq(tradeFair.tradeFairId, invitation.tradeFairId))
      .where(unscoped(eq(invitation.sendStatus, SEND_STATUS.sending)))
      .limit(AT_ONCE)
      .for('update', { of: invitation, skipLocked: true });
    for (const { row, name, phone, fair } of rows) {
      const message = messageTo({ row, name, fair }, publicOrigin);
      const sendStatus = await sendSms(phone, message).then(
        () => SEND_STATUS.sent,
        (error: unknown) => {
          logger.error({ ...describe(error), invitationNo: row.invitationNo });
          return SEND_STATUS.failed;
        },
      );
      await tx
        .update(invitation)
        .set({ sendStatus, sendTime: shanghai(clock()) })
        .where(unscoped(eq(invitation.invitationNo, row.invitationNo)));
    }
  });
}
