import { and, asc, eq } from 'drizzle-orm';
import { ANNOUNCE_TARGET, ANNOUNCE_TYPE, PUBLISH_STATUS } from '../../src/contract/content/announcements';
import { REPLY_STATUS } from '../../src/contract/trade-fair/invitations';
import { DAY, fromShanghai, HOUR, MINUTE, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { announcement, announcementRead } from '../../server/areas/content/data/schema/announcement';
import { settleTargets } from '../../server/areas/content/data/settleTargets';
import { invitation } from '../../server/areas/trade-fair/data/schema/fair-trade';
import { readSetting, writeSetting } from '../../server/platform/settings';

const FAIR = '70001';

/** What the guests of the fair that is on are told. Does nothing twice. */
export async function seedAnnouncements(db: Db, day: string) {
  if (await readSetting(db, 'announcements')) return;
  await writeSetting(db, 'announcements', '1');
  const at = shanghai(fromShanghai(day) - DAY + 480 * MINUTE);
  const row = {
    ...{ announceType: ANNOUNCE_TYPE.fair, targetType: ANNOUNCE_TARGET.fairGuests, tradeFairId: FAIR },
    ...{ branchIds: ['FDA'], gmtCreated: at, gmtModified: at },
    ...{ createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' },
  };
  await db.insert(announcement).values([
    {
      ...{ ...row, announcementId: '88001', publishStatus: PUBLISH_STATUS.waiting },
      ...{ title: '返程班车', content: '展会最后一天 17:00 起，每半小时有一班车从南门开往高铁站。' },
    },
    {
      ...{
        ...row,
        announcementId: '88002',
        publishStatus: PUBLISH_STATUS.published,
        publishTime: at,
        top: 1,
        mustRead: 1,
      },
      ...{ title: '入场须知', content: '请从东门凭签到码入场；随行人员请一同签到。\n用餐凭餐券，在二楼宴会厅。' },
      languages: {
        en: {
          title: 'How to get in',
          content: 'Come to the east gate with your entry code, together with your companions.',
        },
        es: { title: 'Cómo entrar', content: 'Acceda por la puerta este con su código, junto con sus acompañantes.' },
        ja: {
          title: '入場のご案内',
          content: '東門から受付コードでご入場ください。同伴者の方もご一緒にお願いします。',
        },
      },
    },
  ]);
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
