import { and, arrayOverlaps, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET } from '../../../../src/contract/content/announcements';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Standing } from '../rules/releasesAhead';
import { isOutThen } from './releases/outThen';
import { announcement } from './schema/announcement';

interface Reader {
  /** The customer's company and those above it. */
  line: readonly string[];
  /** Undefined: the customer's type is not known, and nothing is addressed to him. */
  customerType: string | undefined;
  at: string;
  things?: ReadonlyMap<string, Standing> | undefined;
}

/**
 * The condition for announcements that a customer of a type finds in the app (docs/domain/content.md#audience);
 * undefined where none is for him.
 */
export function isForCustomer({ line, customerType, at, things }: Reader): SQL | undefined {
  if (customerType === undefined) return undefined;
  const { publishStatus, planTime, startTime, endTime } = announcement;
  return and(
    ...[eq(announcement.targetType, ANNOUNCE_TARGET.customerType), eq(announcement.deleted, 0)],
    ...[sql`${customerType} = any(${announcement.targetIds})`, arrayOverlaps(announcement.branchIds, [...line])],
    isOutThen(announcement.announcementId, { objectType: 'announcementV2', things }, [
      eq(publishStatus, PUBLISH_STATUS.published),
      and(eq(publishStatus, PUBLISH_STATUS.waiting), lte(planTime, at)),
    ]),
    or(isNull(startTime), lte(startTime, at)),
    or(isNull(endTime), gte(endTime, at)),
  );
}
