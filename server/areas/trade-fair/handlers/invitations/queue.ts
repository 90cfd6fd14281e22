import { and, eq, inArray, not, sql } from 'drizzle-orm';
import * as z from 'zod';
import { INVITATION_PAGE, SEND_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { global, ofParent } from '../../../../platform/scope';
import { isLive } from '../../rules/invitation';
import { guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { tradeFair } from '../../data/schema/trade-fair';
import type { Db } from '../../../../platform/database/db';
import { defineJob } from '../../../../platform/jobs/kinds';
import { enqueue } from '../../../../platform/jobs/queue';
import { job } from '../../../../platform/schema/job';
import { describe } from '../../../../platform/fault';
import type { App } from '../../../../http/context';
import { logger } from '../../../../platform/logger';
import { translate } from '../../../../http/texts';
import { shanghai } from '../../../../platform/clock';

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

const KIND = 'invitationSms';
const keyOf = (invitationNo: string, resent: number) => `${invitationNo}-${resent}`;

/** Queues the text messages that are to be sent and have no job yet: of these invitations, or of all. */
export async function queueInvitationSms(db: Db, ms: number, invitationNos?: readonly string[]) {
  const hasJob = sql`exists (select 1 from ${job} where ${job.kind} = ${KIND} and ${job.key} = ${invitation.invitationNo} || '-' || ${invitation.resent})`;
  const rows = await db
    .select({ invitationNo: invitation.invitationNo, resent: invitation.resent, lane: invitation.tradeFairId })
    .from(invitation)
    .where(
      global(
        'clock',
        and(
          eq(invitation.sendStatus, SEND_STATUS.sending),
          invitationNos && inArray(invitation.invitationNo, [...invitationNos]),
          not(hasJob),
        ),
      ),
    );
  const jobs = rows.map(({ lane, ...payload }) => ({
    ...{ kind: KIND, key: keyOf(payload.invitationNo, payload.resent), payload, lane },
  }));
  await enqueue(db, jobs, ms);
}

/** Whom the message goes to; undefined where it has been settled or sent again meanwhile. */
async function addressee(db: Db, { invitationNo, resent }: { invitationNo: string; resent: number }) {
  const [found] = await db
    .select({ row: invitation, name: guest.guestName, phone: guest.phone, isGone: guest.deleted, fair: tradeFair })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, invitation.tradeFairId))
    .where(
      ofParent(
        invitation.invitationNo,
        invitationNo,
        eq(invitation.resent, resent),
        eq(invitation.sendStatus, SEND_STATUS.sending),
      ),
    );
  return found;
}

/**
 * Sends one message. No transaction is open while the provider works. Where a process is killed before it has stored the
 * outcome, the next one sends the message with the same key, by which the provider knows that it has it already.
 */
export const invitationSmsJob = defineJob({
  payload: z.object({ invitationNo: z.string(), resent: z.number() }),
  attempts: 3,
  atOnce: 8,
  async run({ db, clock, sendSms, publicOrigin }: SendingApp, { payload }) {
    const found = await addressee(db, payload);
    if (!found) return;
    // Withdrawn while it waited: its link would say no more than that.
    if (!isLive(found.row) || found.isGone === 1)
      return settle(db, payload.invitationNo, { sendStatus: SEND_STATUS.failed, sendTime: shanghai(clock()) });
    const key = `invitation-${keyOf(payload.invitationNo, payload.resent)}`;
    const sendStatus = await sendSms({ phone: found.phone, text: messageTo(found, publicOrigin), key }).then(
      () => SEND_STATUS.sent,
      (error: unknown) => {
        // A refusal is an answer: the user sees it, and may send the message again.
        logger.error({ ...describe(error), invitationNo: payload.invitationNo });
        return SEND_STATUS.failed;
      },
    );
    await settle(db, payload.invitationNo, { sendStatus, sendTime: shanghai(clock()) });
  },
  dead: ({ clock }, tx, { payload }) =>
    settle(tx, payload.invitationNo, { sendStatus: SEND_STATUS.failed, sendTime: shanghai(clock()) }),
});

async function settle(db: Db, invitationNo: string, values: Partial<typeof invitation.$inferSelect>) {
  await db
    .update(invitation)
    .set(values)
    .where(ofParent(invitation.invitationNo, invitationNo, eq(invitation.sendStatus, SEND_STATUS.sending)));
}
