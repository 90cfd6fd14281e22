import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { FLAG } from '../../../../src/contract/fields';
import { announcement, announcementRead, announcementTarget } from './schema/announcement';

/*
 * Who was to read an announcement, who has, and who has not, at a moment: conditions on its targets, joined to itself
 * and, to the left, to what they have read.
 */

export const wasToRead = (asOf: string) => lte(announcementTarget.joinTime, asOf);

/** Looked at it long enough. */
export const hasRead = (asOf: string): SQL => sql`coalesce(${announcementRead.openedTime} <= ${asOf}, false)`;

const hasConfirmed = (asOf: string): SQL => sql`coalesce(${announcementRead.confirmTime} <= ${asOf}, false)`;

/** Is still there and has not read it; what must be read is not read before it is confirmed. */
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
