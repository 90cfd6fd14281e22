import { and, asc, eq } from 'drizzle-orm';
import { ANNOUNCE_TARGET, ANNOUNCE_TYPE, PUBLISH_STATUS } from '../../src/contract/content/announcements';
import { REPLY_STATUS } from '../../src/contract/trade-fair/invitations';
import { DAY, fromShanghai, HOUR, MINUTE, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { announcement, announcementRead } from '../../server/areas/content/data/schema/announcement';
import { paragraphs } from '../../server/areas/content/rules/paragraphs';
import { settleTargets } from '../../server/areas/content/data/settleTargets';
import { invitation } from '../../server/areas/trade-fair/data/schema/fair-trade';

const FAIR = '70001';

const TO_STAFF = { tradeFairId: null, branchIds: ['FDA'], publishStatus: PUBLISH_STATUS.published };
/** The two of the audience who see it in a window: an auditor and the clerk of the store. */
const AUDITOR = '3006';
const STORE_CLERK = '3010';

type Told = Pick<typeof announcement.$inferInsert, 'content' | 'languages'>;

/** Written as plain texts above, kept as rich ones. */
const rich = <T extends Told>({ content, languages = {}, ...one }: T) => ({
  ...one,
  content: paragraphs(content),
  languages: Object.fromEntries(
    Object.entries(languages).map(([language, own]) => [language, { ...own, content: paragraphs(own.content) }]),
  ),
});

/** What people of the console are told: everybody in the list, two of them in a window as well. */
const STAFF_NEWS: readonly (Pick<
  typeof announcement.$inferInsert,
  'targetType' | 'announceType' | 'title' | 'content'
> &
  Partial<typeof announcement.$inferInsert>)[] = [
  {
    ...{ announcementId: '88011', announceType: ANNOUNCE_TYPE.system, targetType: ANNOUNCE_TARGET.users },
    targetIds: [AUDITOR, STORE_CLERK],
    mustRead: 1,
    minSeconds: 5,
    confirmText: '我已知悉',
    remindDays: [1, 3, 7],
    title: '客户资料保密须知',
    content: [
      '一、客户证照、联系电话只用于本职工作，不得导出后外传。',
      '二、离开座位请锁屏；不得把账号借给他人使用。',
      '三、发现资料外泄，请立即联系信息部。',
      '阅读后请确认。',
    ].join('\n'),
    languages: {
      en: {
        title: 'Customer data is confidential',
        content: 'Use licences and phone numbers of customers for your work only. Lock your screen when you leave.',
      },
    },
  },
  {
    ...{ announcementId: '88012', announceType: ANNOUNCE_TYPE.business, targetType: ANNOUNCE_TARGET.users },
    ...{ targetIds: [AUDITOR], popup: 1, popupTimes: 2, title: '季度审计日程' },
    content: '审计组 3 月 16 日到总部，3 月 18 日到湖北公司，请各部门备好台账。',
  },
  {
    ...{ announcementId: '88013', announceType: ANNOUNCE_TYPE.system, targetType: ANNOUNCE_TARGET.everyone },
    ...{ title: '周末系统升级', content: '周日 02:00 至 04:00 升级系统，期间无法登录。' },
  },
  {
    ...{ announcementId: '88014', announceType: ANNOUNCE_TYPE.business, targetType: ANNOUNCE_TARGET.customerType },
    ...{ targetIds: ['2', '3'], title: '药店冷链到货时间调整' },
    content: '三月起，冷链品种每周二、周五到货，请在前一日 17:00 前下单。',
    languages: {
      en: {
        title: 'Cold chain: new delivery days',
        content: 'From March on, cold chain goods come on Tuesdays and Fridays. Order by 17:00 the day before.',
      },
    },
  },
];

/** What the guests of the fair that is on are told, and the staff. */
export async function seedAnnouncements(db: Db, day: string) {
  const at = shanghai(fromShanghai(day) - DAY + 480 * MINUTE);
  const row = {
    ...{ announceType: ANNOUNCE_TYPE.fair, targetType: ANNOUNCE_TARGET.fairGuests, tradeFairId: FAIR },
    ...{ branchIds: ['FDA'], gmtCreated: at, gmtModified: at },
    ...{ createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' },
  };
  await db.insert(announcement).values([
    {
      ...{ ...row, announcementId: '88001', publishStatus: PUBLISH_STATUS.waiting },
      ...{ title: '返程班车', content: '<p>展会最后一天 17:00 起，每半小时有一班车从南门开往高铁站。</p>' },
    },
    {
      ...row,
      announcementId: '88002',
      publishStatus: PUBLISH_STATUS.published,
      publishTime: at,
      top: 1,
      mustRead: 1,
      title: '入场须知',
      content: '<p>请从东门凭签到码入场；随行人员请一同签到。</p><p>用餐凭餐券，在<strong>二楼宴会厅</strong>。</p>',
      languages: {
        en: {
          title: 'How to get in',
          content: '<p>Come to the east gate with your entry code, together with your companions.</p>',
        },
        es: {
          title: 'Cómo entrar',
          content: '<p>Acceda por la puerta este con su código, junto con sus acompañantes.</p>',
        },
        ja: {
          title: '入場のご案内',
          content: '<p>東門から受付コードでご入場ください。同伴者の方もご一緒にお願いします。</p>',
        },
      },
    },
  ]);
  await db
    .insert(announcement)
    .values(STAFF_NEWS.map((one) => ({ ...row, ...TO_STAFF, ...rich(one), publishTime: at })));
  await seedReads(db, day);
  await settleTargets(db, at);
}

/** Most of those who come have read how to get in, some of them without confirming it. */
async function seedReads(db: Db, day: string) {
  const coming = await db
    .select({ guestId: invitation.guestId })
    .from(invitation)
    .where(and(eq(invitation.tradeFairId, FAIR), eq(invitation.replyStatus, REPLY_STATUS.accepted)))
    .orderBy(asc(invitation.invitationNo));
  const readTime = shanghai(fromShanghai(day) - 8 * HOUR);
  const reads = coming.slice(1).map(({ guestId }, i) => ({
    ...{ announcementId: '88002', readerId: guestId, readTime, staySec: 12 + ((i * 17) % 90) },
    ...{ openedTime: readTime, lastTime: readTime },
    ...(i % 4 === 3 ? {} : { confirmed: 1 as const, confirmTime: readTime }),
  }));
  if (reads.length > 0) await db.insert(announcementRead).values(reads);
}
