import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { FLAG } from '../../../../src/contract/fields';
import { announcement, announcementRead, announcementTarget } from './schema/announcement';

/*
 * Who was meant to read an announcement, who has read it, and who has not, at a moment: conditions on its targets,
 * left-joined to their readings.
 */

export const wasToRead = (asOf: string) => lte(announcementTarget.joinTime, asOf);

/** The reader had it open long enough. */
export const hasRead = (asOf: string): SQL => sql`coalesce(${announcementRead.openedTime} <= ${asOf}, false)`;

const hasConfirmed = (asOf: string): SQL => sql`coalesce(${announcementRead.confirmTime} <= ${asOf}, false)`;

/** The reader is still in the audience and has not read it; if it must be read, not confirmed it. */
export const isUnread = (asOf: string) =>
  and(
    or(isNull(announcementTarget.leftTime), gt(announcementTarget.leftTime, asOf)),
    or(
      and(eq(announcement.mustRead, FLAG.yes), not(hasConfirmed(asOf))),
      and(eq(announcement.mustRead, FLAG.no), not(hasRead(asOf))),
    ),
  );

export const ownRead = and(
  eq(announcementRead.announcementId, announcementTarget.announcementId),
  eq(announcementRead.readerId, announcementTarget.readerId),
);
