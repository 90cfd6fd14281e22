import { eq } from 'drizzle-orm';
import { INVITATION_PAGE, SEND_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { unscoped } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { tradeFair } from '../../data/schema/trade-fair';
import { describe } from '../../../../platform/fault';
import type { App } from '../../../../http/context';
import { logger } from '../../../../platform/logger';
import { translate } from '../../../../http/texts';
import { shanghai } from '../../../../platform/clock';

const AT_ONCE = 200;
type SendingApp = Pick<App, 'db' | 'clock' | 'sendSms' | 'publicOrigin'>;

interface Addressee {
  row: Pick<typeof invitation.$inferSelect, 'templateId' | 'token'>;
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
