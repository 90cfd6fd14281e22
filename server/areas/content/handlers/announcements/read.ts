import { and, eq, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET, type announcementApi } from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch, dictItem, role, user } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { tradeFair } from '../../../trade-fair/public';
import { countsAt, ratesOf } from '../../data/readerCounts';
import { announcement } from '../../data/schema/announcement';
import { attachmentsOf } from '../publishing/attachments';
import { maySend } from './remind';

const NAMED = 10;

/** The first of the targets by name, and one more. */
const targetNames = subquery<string[]>(sql`case ${announcement.targetType}
  when ${ANNOUNCE_TARGET.branch} then array(select ${branch.branchName} from ${branch}
    where ${branch.branchId} = any(${announcement.targetIds}) order by ${branch.path} limit ${NAMED + 1})
  when ${ANNOUNCE_TARGET.role} then array(select ${role.roleName} from ${role}
    where ${role.roleId}::text = any(${announcement.targetIds}) order by ${role.roleName} limit ${NAMED + 1})
  when ${ANNOUNCE_TARGET.customerType} then array(select ${dictItem.label} from ${dictItem}
    where ${dictItem.dictCode} = 'customerType' and ${dictItem.value} = any(${announcement.targetIds}) order by ${dictItem.value} limit ${NAMED + 1})
  when ${ANNOUNCE_TARGET.users} then array(select ${user.realName} from ${user}
    where ${user.userId}::text = any(${announcement.targetIds}) order by ${user.realName} limit ${NAMED + 1})
  when ${ANNOUNCE_TARGET.fairGuests} then array[coalesce(${tradeFair.subject}, '')]
  else array[]::text[] end`);

function filtersOf({
  title,
  announceType,
  target,
  publishStatus,
  mustRead,
  tradeFairId,
}: Parsed<typeof announcementApi.page>) {
  const is = (column: Parameters<typeof eq>[0], value: unknown) =>
    value === undefined ? undefined : eq(column, value);
  return and(
    title ? hasText(announcement.title, title) : undefined,
    is(announcement.announceType, announceType),
    is(announcement.targetType, target),
    is(announcement.publishStatus, publishStatus),
    is(announcement.mustRead, mustRead),
    is(announcement.tradeFairId, tradeFairId),
  );
}

export async function announcementPage(
  query: Parsed<typeof announcementApi.page>,
  context: Context,
): Promise<Output<typeof announcementApi.page>> {
  const { db, session, now, request } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const listed = db
    .select({ row: announcement, subject: tradeFair.subject, targetNames, ...countsAt(now) })
    .from(announcement)
    .leftJoin(tradeFair, eq(tradeFair.tradeFairId, announcement.tradeFairId))
    .where(within(session, announcement, filtersOf(query)))
    .$dynamic();
  const order = [by(announcement[orderBy], orderDir), by(announcement.announcementId, 'desc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const filesOf = await attachmentsOf(
    rows.map(({ row }) => row),
    context,
  );
  const told = translate(request.language);
  const textOf = (names: readonly string[]) =>
    `${names.slice(0, NAMED).join(told('announcement.and'))}${names.length > NAMED ? '…' : ''}`;
  const records = rows.map(({ row, subject, targetNames: names, ...counts }) => ({
    ...{ ...row, ...counts, ...ratesOf(counts), attachments: filesOf(row) },
    ...{ tradeFairId: row.tradeFairId ?? '', tradeFairSubject: subject ?? '', lastRemindTime: row.remindTime },
    canSms: maySend(row, session),
    // For customers only the number of openings is known, not who opened it.
    ...(row.targetType === ANNOUNCE_TARGET.customerType && { readCount: row.appReadCount }),
    targetText: row.targetType === ANNOUNCE_TARGET.everyone ? told('announcement.everyone') : textOf(names),
  }));
  return { records, ...paging };
}
