import { CONTENT_TYPE } from '../../src/contract/content/articles';
import { PUBLISH_STATUS } from '../../src/contract/content/publishing';
import { article, contentCategory } from '../../server/areas/content/data/schema/article';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { alignNumbers } from '../../server/platform/numbers/series';
import { storePictures } from './pictures';

const COVER = '88400';
const COVER_BELOW = '88409';
const FIRST = 88_401;
const CATEGORIES = ['用药知识', '企业动态', '营销资料', '培训视频', '常见问题'];
const FIRST_CATEGORY = 88_451;
const { published, waiting, takenDown } = PUBLISH_STATUS;

type Row = Pick<typeof article.$inferInsert, 'title' | 'contentType' | 'branchIds' | 'publishStatus' | 'summary'> & {
  body?: string;
  url?: string;
  top?: 0 | 1;
  readCount?: number;
  /** Which of them, from 0. */
  category: number;
  /** Days from the day of the examples. */
  day: number;
};

/** The first has the id 88401. */
const ROWS: readonly Row[] = [
  {
    ...{ title: '春季感冒用药指南', contentType: CONTENT_TYPE.article, branchIds: ['FDA'], publishStatus: published },
    ...{ summary: '区分风寒与风热，合理选择感冒用药。', category: 0, day: -5, top: 1, readCount: 2318 },
    body: '<h2>先分清类型</h2><p>风寒感冒<strong>怕冷、流清涕</strong>，风热感冒<strong>发热、咽痛</strong>。</p><ul><li>板蓝根颗粒适用于风热感冒</li><li>发热超过 38.5℃ 可用布洛芬缓释胶囊</li></ul>',
  },
  {
    ...{ title: '湖北仓冷链升级完成', contentType: CONTENT_TYPE.article, branchIds: ['FDB'], publishStatus: published },
    ...{ summary: '生物制品全程 2–8℃，次日送达。', category: 1, day: -2, readCount: 406 },
    body: '<p>湖北仓新增两条冷链分拣线，生物制品全程温控。</p>',
  },
  {
    ...{ title: '门店陈列培训', contentType: CONTENT_TYPE.video, branchIds: ['FDB'], publishStatus: waiting },
    ...{ summary: '十分钟看懂药品陈列。', category: 3, day: -1, url: 'https://video.jztey.com/train/2026-03' },
  },
  {
    ...{ title: '国家药监局药品查询', contentType: CONTENT_TYPE.link, branchIds: ['FDA'], publishStatus: published },
    ...{ summary: '核对批准文号。', category: 2, day: -30, url: 'https://www.nmpa.gov.cn/yaopin', readCount: 865 },
  },
  {
    ...{ title: '春节物流安排', contentType: CONTENT_TYPE.article, branchIds: ['FDB'], publishStatus: takenDown },
    ...{ summary: '春节期间配送时间调整。', category: 1, day: -45, readCount: 1502 },
    body: '<p>2 月 14 日至 20 日每日一配，急救药品随时配送。</p>',
  },
];

/** What the head office and Hubei have to say. */
export async function seedContents(db: Db, day: string) {
  await storePictures(db, day, [
    { fileId: COVER, branchId: 'FDA', name: '封面', hue: [52, 101, 164] },
    { fileId: COVER_BELOW, branchId: 'FDB', name: '湖北封面', hue: [138, 109, 59] },
  ]);
  const at = (days: number, clock: string) => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${clock}`;
  const by = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
  const since = { gmtCreated: at(-60, '09:00:00'), gmtModified: at(-60, '09:00:00') };
  await db.insert(contentCategory).values(
    CATEGORIES.map((categoryName, i) => ({
      ...{ ...by, ...since, categoryName, categoryId: String(FIRST_CATEGORY + i), sort: (i + 1) * 10 },
    })),
  );
  await db.insert(article).values(
    ROWS.map(({ category, day: days, publishStatus, ...row }, i) => ({
      ...{ ...row, ...by, publishStatus, contentId: String(FIRST + i), contentNo: `NR0000000${i + 1}` },
      cover: row.branchIds.includes('FDA') ? COVER : COVER_BELOW,
      categoryId: String(FIRST_CATEGORY + category),
      publishTime: publishStatus === waiting ? null : at(days, '09:30:00'),
      takeDownTime: publishStatus === takenDown ? at(days + 10, '18:00:00') : null,
      ...{ gmtCreated: at(days - 1, '15:10:00'), gmtModified: at(days, '09:30:00') },
    })),
  );
  await alignNumbers(db, 'content', { column: article.contentNo });
}
