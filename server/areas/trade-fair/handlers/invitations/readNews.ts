import { sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import { announcementRead } from '../../../content/data/schema/announcement';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { takeTurn } from '../../../../http/limits';
import { MINUTE } from '../../../../platform/clock';
import { shownNow } from '../../../content/handlers/announcements/read';
import { byToken } from './answer';

/** Of one link: opening the page, looking at it and confirming are some calls each. */
const READS = { kind: 'invitationRead', most: 30, within: MINUTE };

/** What a guest has seen: the first time stays, the seconds add up, and what is confirmed remains so. */
export async function readNews({ token, reads }: Parsed<typeof invitationApi.read>, context: Context) {
  const { app, ms, now, note } = context;
  const { row, guest, fair } = await byToken(token, context);
  note({ objectId: row.invitationNo, objectName: guest.guestName, loginName: row.inviterId });
  if ((await takeTurn(app.db, { ...READS, key: row.invitationNo }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  const shown = new Map(
    (await shownNow(fair.tradeFairId, guest.guestId, context)).map(({ row: one }) => [one.announcementId, one]),
  );
  // One row can not be written twice by one statement.
  const known = [...new Map(reads.map((one) => [one.announcementId, one])).values()].flatMap((read) => {
    const seen = shown.get(read.announcementId);
    return seen ? [{ ...read, confirmed: seen.mustRead === 1 ? read.confirmed : (0 as const) }] : [];
  });
  if (known.length === 0) return true;
  const values = known.map(({ announcementId, staySec, popped, confirmed }) => ({
    ...{ announcementId, staySec, confirmed, readerId: guest.guestId, readTime: now, popups: popped },
    confirmTime: confirmed === 1 ? now : null,
  }));
  await inTransaction(context, ({ db }) =>
    db
      .insert(announcementRead)
      .values(values)
      .onConflictDoUpdate({
        target: [announcementRead.announcementId, announcementRead.readerId],
        set: {
          staySec: sql`least(${announcementRead.staySec} + excluded.stay_sec, 2000000000)`,
          popups: sql`least(${announcementRead.popups} + excluded.popups, 100)`,
          confirmed: sql`greatest(${announcementRead.confirmed}, excluded.confirmed)`,
          confirmTime: sql`coalesce(${announcementRead.confirmTime}, excluded.confirm_time)`,
        },
      }),
  );
  return true;
}
