import { ANNOUNCE_TARGET, ANNOUNCE_TYPE, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import { announcement } from '../../data/schema/announcement';
import { settleTargets } from '../../data/settleTargets';
import type { Context } from '../../../../http/context';
import { type Language, translate } from '../../../../http/texts';
import type { FairRow } from '../../../trade-fair/public';
import { paragraphs } from '../../rules/paragraphs';

const TITLE = 50;

/** Publishing a fair also publishes an announcement to its guests (docs/domain/trade-fair.md#status). */
export async function announceFair(fair: FairRow, { db, session, now }: Context) {
  const { tradeFairId, subject, venue, branchIds, startTime, endTime } = fair;
  const from = startTime?.slice(0, 16) ?? '';
  const textsIn = (language: Language) => ({
    title: subject.slice(0, TITLE),
    content: paragraphs(translate(language)('announcement.published', { subject, venue, from })),
  });
  const [made] = await db
    .insert(announcement)
    .values({
      ...{ ...textsIn('zh'), tradeFairId, branchIds, endTime, publishTime: now, gmtCreated: now, gmtModified: now },
      languages: { en: textsIn('en'), es: textsIn('es'), ja: textsIn('ja') },
      ...{ announceType: ANNOUNCE_TYPE.fair, targetType: ANNOUNCE_TARGET.fairGuests },
      publishStatus: PUBLISH_STATUS.published,
      ...{ createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName },
    })
    .returning({ id: announcement.announcementId });
  if (made) await settleTargets(db, now, { announcementId: made.id });
}
