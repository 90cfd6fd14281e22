import { ANNOUNCE_TYPE } from '../../src/contract/content/announcements';
import { PUBLISH_STATUS } from '../../src/contract/content/publishing';
import { branchAnnouncement } from '../../server/areas/content/data/schema/branch-announcement';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

const FIRST = 88_501;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const { system, business, fair } = ANNOUNCE_TYPE;

type Row = Pick<
  typeof branchAnnouncement.$inferInsert,
  'title' | 'announceType' | 'content' | 'branchIds' | 'publishStatus' | 'top' | 'readCount'
> & {
  /** Days from the day of the examples. */
  day: number;
  /** Days that it is shown. */
  lasts?: number;
};

/** The first has the id 88501. */
const ROWS: readonly Row[] = [
  {
    ...{ title: '移动端改版说明', announceType: system, branchIds: ['FDA'], publishStatus: published, day: -6 },
    ...{ top: 1, readCount: 3120 },
    content: '<p>首页新增<strong>公告条</strong>与限时活动；原“我的收藏”移到“我的”页面。</p>',
  },
  {
    ...{ title: '湖北仓周末配送安排', announceType: business, branchIds: ['FDB'], publishStatus: published, day: -2 },
    ...{ readCount: 486, lasts: 30 },
    content: '<p>周六照常配送，周日停配一天。</p><ul><li>急救药品随时配送</li><li>冷链订单请在 15:00 前提交</li></ul>',
  },
  {
    ...{ title: '月末对账提醒', announceType: business, branchIds: ['FDB'], publishStatus: waiting, day: -1 },
    content: '<p>请各客户于月末前核对账单，差异请在线回复。</p>',
  },
  {
    ...{ title: '春节放假通知', announceType: system, branchIds: ['FDB'], publishStatus: takenDown, day: -40 },
    ...{ readCount: 1904, lasts: 12 },
    content: '<p>2 月 16 日至 22 日放假，2 月 23 日恢复发货。</p>',
  },
  {
    ...{ title: '春季订货会开放报名', announceType: fair, branchIds: ['FDA'], publishStatus: published, day: -4 },
    ...{ readCount: 752, lasts: 20 },
    content: '<p>2026 春季订货会开放报名，现场签约享专属政策。</p>',
  },
  {
    ...{ title: '四川仓搬迁', announceType: business, branchIds: ['FDC'], publishStatus: published, day: -3 },
    ...{ readCount: 61, lasts: 45 },
    content: '<p>新仓启用后，成都市区改为当日达。</p>',
  },
];

/** What the head office and its companies tell the users of the app. */
export async function seedBranchAnnouncements(db: Db, day: string) {
  const at = (days: number, clock: string) => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${clock}`;
  const by = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
  await db.insert(branchAnnouncement).values(
    ROWS.map(({ day: days, lasts, publishStatus, ...row }, i) => ({
      ...{ ...row, ...by, publishStatus, announcementId: String(FIRST + i) },
      endTime: lasts === undefined ? null : at(days + lasts, '23:59:59'),
      publishTime: publishStatus === waiting ? null : at(days, '09:00:00'),
      takeDownTime: publishStatus === takenDown ? at(days + (lasts ?? 1), '23:59:59') : null,
      ...{ gmtCreated: at(days - 1, '16:20:00'), gmtModified: at(days, '09:00:00') },
    })),
  );
}
