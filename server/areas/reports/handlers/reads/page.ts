import { and, between, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import type { Drill } from '../../../../../src/contract/drill';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CONTENT_KIND, type ContentRead, type contentReadApi } from '../../../../../src/contract/reports/reads';
import type { Context } from '../../../../http/context';
import { holdsButton } from '../../../../http/permission';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { percent } from '../../../../platform/numbers/percent';
import { within } from '../../../../platform/scope';
import {
  announcement,
  announcementRead,
  announcementTarget,
  hasRead,
  isUnread,
  ownRead,
  wasToRead,
} from '../../../content/public';
import { average } from '../../rules/cells';

type Query = Parsed<typeof contentReadApi.page>;

const REPORT = '/report/userReadReport';

/** A count of the readers of each announcement, in one company or in all. */
function ofReaders<T>(told: SQL, { branchId }: Query, condition: SQL | undefined) {
  const ofBranch = branchId ? eq(announcementTarget.branchId, branchId) : undefined;
  return subquery<T>(sql`select ${told} from ${announcementTarget} left join ${announcementRead} on ${ownRead}
    where ${and(eq(announcementTarget.announcementId, announcement.announcementId), ofBranch, condition)}`);
}

const HOW_MANY = sql`count(*)::int`;

function drillsFrom(contentId: string, { query: { branchId }, asOf, may }: Asked): ContentRead['drills'] {
  const to = (of: string): Drill => ({
    menuUrl: REPORT,
    filters: { of, content: contentId, ...(branchId ? { branch: branchId } : {}) },
    asOf,
  });
  return {
    ...(may.read || may.unread ? { targetCount: to('target') } : {}),
    ...(may.read ? { readCount: to('read') } : {}),
    ...(may.unread ? { unreadCount: to('unread') } : {}),
  };
}

interface Asked {
  query: Query;
  asOf: string;
  may: { read: boolean; unread: boolean };
}

const mayOpen = async ({ db, session }: Context): Promise<Asked['may']> => ({
  read: await holdsButton(db, session.userId, ['userReadReport_readUsers']),
  unread: await holdsButton(db, session.userId, ['userReadReport_unreadUsers']),
});

/** The published announcements, the number of their readers, and how many of them have read. */
export async function contentReads(query: Query, context: Context): Promise<Output<typeof contentReadApi.page>> {
  const { db, session, now: asOf } = context;
  const { contentKind, contentTitle, publishTime, orderBy = 'publishTime', orderDir = 'desc' } = query;
  const may = await mayOpen(context);
  const listed = db
    .select({
      row: announcement,
      targetCount: ofReaders<number>(HOW_MANY, query, wasToRead(asOf)),
      readCount: ofReaders<number>(HOW_MANY, query, and(wasToRead(asOf), hasRead(asOf))),
      unreadCount: ofReaders<number>(HOW_MANY, query, and(wasToRead(asOf), isUnread(asOf))),
      readSec: ofReaders<number>(
        sql`coalesce(sum(${announcementRead.staySec}), 0)::int`,
        query,
        and(wasToRead(asOf), hasRead(asOf)),
      ),
      lastReadTime: ofReaders<string | null>(
        sql`to_char(max(${announcementRead.lastTime}), 'YYYY-MM-DD HH24:MI:SS')`,
        query,
        lte(announcementRead.lastTime, asOf),
      ),
    })
    .from(announcement)
    .where(
      within(
        session,
        announcement,
        and(
          // Nothing else is built.
          contentKind === undefined || contentKind === CONTENT_KIND.announcement ? undefined : sql`false`,
          isNotNull(announcement.publishTime),
          contentTitle ? hasText(announcement.title, contentTitle) : undefined,
          publishTime ? between(announcement.publishTime, ...publishTime) : undefined,
        ),
      ),
    )
    .$dynamic();
  const column = orderBy === 'publishTime' ? announcement.publishTime : announcement.title;
  const order: Order = [by(column, orderDir), by(announcement.announcementId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map(({ row, readSec, ...counts }) => ({
    ...{ contentKind: CONTENT_KIND.announcement, contentId: row.announcementId, contentTitle: row.title },
    ...{ ...counts, publishTime: row.publishTime ?? '', remindCount: row.remindCount, remindTime: row.remindTime },
    readRate: percent(BigInt(counts.readCount), BigInt(counts.targetCount)),
    avgReadSec: average(readSec, counts.readCount),
    canRemind: row.publishStatus === PUBLISH_STATUS.published && counts.unreadCount > 0,
    drills: drillsFrom(row.announcementId, { query, asOf, may }),
  }));
  return { records, ...found, asOf };
}
