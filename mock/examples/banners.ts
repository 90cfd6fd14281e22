import { BANNER_POSITION } from '../../src/contract/content/banners';
import { type Jump, JUMP_TYPE } from '../../src/contract/content/jump';
import { PUBLISH_STATUS } from '../../src/contract/content/publishing';
import { banner } from '../../server/areas/content/data/schema/banner';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { storePictures } from './pictures';

const FIRST = 88_301;
/** Of the head office, and of others. */
const PICTURE = '88300';
const PICTURE_BELOW = '88309';
const { homeTop, homeMiddle, category, popup } = BANNER_POSITION;
const { published, waiting, takenDown } = PUBLISH_STATUS;

const product = (productId: string): Jump => ({
  ...{ jumpType: JUMP_TYPE.app, target: { pageCode: 'product', params: { productId } } },
});
const fair: Jump = { jumpType: JUMP_TYPE.app, target: { pageCode: 'fair', params: { tradeFairId: '70001' } } };
const web = (target: string): Jump => ({ jumpType: JUMP_TYPE.web, target });

type Row = Pick<typeof banner.$inferInsert, 'bannerName' | 'position' | 'jump' | 'branchIds' | 'publishStatus'> & {
  customerTypes?: string[];
  clickCount?: number;
  /** Days from the day of the examples. */
  from: number;
  to: number;
  plan?: number;
};

/** The first has the id 88301. */
const ROWS: readonly Row[] = [
  {
    ...{ bannerName: '2026春季订货会', position: homeTop, jump: fair, branchIds: ['FDA'], publishStatus: published },
    ...{ from: -6, to: 10, clickCount: 1286 },
  },
  {
    ...{ bannerName: '湖北仓次日达', position: homeTop, jump: product('P001'), branchIds: ['FDB'] },
    ...{ publishStatus: published, from: -12, to: 30, clickCount: 342 },
  },
  {
    ...{ bannerName: '家庭药箱', position: homeTop, jump: product('P003'), branchIds: ['FDB'] },
    ...{ publishStatus: waiting, from: 0, to: 53, plan: 4 },
  },
  {
    ...{ bannerName: '春节不打烊', position: homeMiddle, jump: product('P002'), branchIds: ['FDB', 'FDB01'] },
    ...{ publishStatus: takenDown, from: -40, to: -20, clickCount: 917 },
  },
  {
    ...{ bannerName: '关注公众号领资料', position: popup, jump: web('https://mp.weixin.qq.com/s/jc-2026-03') },
    ...{ branchIds: ['FDA'], publishStatus: published, customerTypes: ['2', '3'], from: -3, to: 27, clickCount: 58 },
  },
  {
    ...{ bannerName: '口罩限时供应', position: category, jump: product('P005'), branchIds: ['FDC'] },
    ...{ publishStatus: published, from: -2, to: 12, clickCount: 76 },
  },
];

/** Banners of the head office and of two companies. */
export async function seedBanners(db: Db, day: string) {
  await storePictures(db, day, [
    { fileId: PICTURE, branchId: 'FDA', name: '春季', hue: [46, 125, 109] },
    { fileId: PICTURE_BELOW, branchId: 'FDB', name: '湖北', hue: [176, 96, 58] },
  ]);
  const at = (days: number, clock = '00:00:00') => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${clock}`;
  const by = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
  await db.insert(banner).values(
    ROWS.map(({ from, to, plan, publishStatus, ...row }, i) => ({
      ...row,
      ...by,
      publishStatus,
      bannerId: String(FIRST + i),
      sort: (i + 1) * 10,
      startTime: at(from),
      endTime: at(to, '23:59:59'),
      planTime: plan === undefined ? null : at(plan, '08:00:00'),
      image: row.branchIds.includes('FDA') ? PICTURE : PICTURE_BELOW,
      publishTime: publishStatus === waiting ? null : at(from),
      takeDownTime: publishStatus === takenDown ? at(to, '23:59:59') : null,
      ...{ gmtCreated: at(from - 1, '10:20:00'), gmtModified: at(Math.min(from, -1), '16:05:00') },
    })),
  );
}
