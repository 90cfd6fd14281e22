import { PUBLISH_STATUS } from '../../src/contract/content/publishing';
import { ZONE_LAYOUT_OF, ZONE_TYPE } from '../../src/contract/content/zones';
import { zone, zoneProduct } from '../../server/areas/content/data/schema/zone';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { alignNumbers } from '../../server/platform/numbers/series';
import { storePictures } from './pictures';

const FIRST = 98_001;
const PICTURE = '98090';
const PICTURE_BELOW = '98091';
const { published, waiting, takenDown } = PUBLISH_STATUS;
const { manual, rule: byRule, activity } = ZONE_TYPE;
const NO_RULE = { categoryId: null, brandId: null, activityId: null };

type Row = Pick<typeof zone.$inferInsert, 'zoneName' | 'zoneType' | 'branchIds' | 'publishStatus' | 'layout'> & {
  rule?: typeof zone.$inferInsert.rule;
  /** Each with what stands on it. */
  products?: readonly (readonly [productId: string, tag: string])[];
  colour: string;
  maxCount: number;
};

/** The first has the id 98001 and the code ZQ000001. */
const ROWS: readonly Row[] = [
  {
    ...{ zoneName: '家庭常备', zoneType: manual, branchIds: ['FDA'], publishStatus: published, maxCount: 20 },
    ...{ layout: ZONE_LAYOUT_OF.two, colour: '#2E7D6D' },
    products: [
      ['P001', '热销'],
      ['P003', ''],
      ['P002', '新品'],
      ['P005', ''],
    ],
  },
  {
    ...{ zoneName: '湖北仓直发', zoneType: manual, branchIds: ['FDB'], publishStatus: waiting, maxCount: 50 },
    ...{ layout: ZONE_LAYOUT_OF.one, colour: '#B0603A' },
    products: [
      ['P002', ''],
      ['P004', '次日达'],
    ],
  },
  {
    ...{ zoneName: '春节礼盒', zoneType: manual, branchIds: ['FDB'], publishStatus: takenDown, maxCount: 10 },
    ...{ layout: ZONE_LAYOUT_OF.slide, colour: '#C0392B' },
    products: [['P003', '礼盒']],
  },
  {
    ...{ zoneName: '抗感染用药', zoneType: byRule, branchIds: ['FDA'], publishStatus: published, maxCount: 30 },
    ...{ layout: ZONE_LAYOUT_OF.three, colour: '#1F5FA8', rule: { ...NO_RULE, categoryId: '01' } },
  },
  {
    ...{ zoneName: '满减会场', zoneType: activity, branchIds: ['FDB'], publishStatus: waiting, maxCount: 40 },
    ...{ layout: ZONE_LAYOUT_OF.two, colour: '', rule: { ...NO_RULE, activityId: '90001' } },
  },
];

/** Zones of the head office and of Hubei, of each type. */
export async function seedZones(db: Db, day: string) {
  await storePictures(db, day, [
    { fileId: PICTURE, branchId: 'FDA', name: '家庭常备', hue: [46, 125, 109] },
    { fileId: PICTURE_BELOW, branchId: 'FDB', name: '湖北仓', hue: [176, 96, 58] },
  ]);
  const at = (days: number, clock = '00:00:00') => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${clock}`;
  const by = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
  await db.insert(zone).values(
    ROWS.map(({ products: _, colour, rule = NO_RULE, ...row }, i) => ({
      ...{ ...row, ...by, rule, themeColor: colour },
      ...{ zoneId: String(FIRST + i), zoneCode: `ZQ${String(i + 1).padStart(6, '0')}`, sort: (i + 1) * 10 },
      image: row.branchIds.includes('FDA') ? PICTURE : PICTURE_BELOW,
      publishTime: row.publishStatus === waiting ? null : at(-6, '10:00:00'),
      takeDownTime: row.publishStatus === takenDown ? at(-2, '18:00:00') : null,
      ...{ gmtCreated: at(-8, '10:20:00'), gmtModified: at(-2, '16:05:00') },
    })),
  );
  const products = ROWS.flatMap(({ products: chosen = [] }, i) =>
    chosen.map(([productId, tag], at0) => ({ zoneId: String(FIRST + i), productId, tag, sort: at0 + 1 })),
  );
  await db.insert(zoneProduct).values(products);
  await alignNumbers(db, 'zone', { column: zone.zoneCode });
}
