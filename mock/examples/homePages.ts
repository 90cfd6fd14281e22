import { eq } from 'drizzle-orm';
import type { StoredComponent } from '../../src/contract/content/home/component';
import { withValue } from '../../src/contract/content/home/paths';
import { PLAN_KIND } from '../../src/contract/content/home/plans';
import { ORIGIN } from '../../src/contract/content/home/versions';
import { contentHash } from '../../server/platform/canonical';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { filesOf } from '../../server/areas/content/rules/images';
import {
  homeDraftStep,
  homeOverride,
  homeOverrideStep,
  homePage,
  homePlan,
  homeVersion,
} from '../../server/areas/content/data/schema/home';
import { branchComponents, campaignComponents, groupComponents } from './homeComponents';
import { drawCover } from './cover';
import { storePicture } from './storePicture';

const HQ = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
const PATH = 'data.text';
const HUBEI = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei' };

interface Example {
  pageId: string;
  pageName: string;
  branchId: string;
  branchIds: string[];
  by: typeof HQ;
  components: StoredComponent[];
  /** Without one it is a draft. */
  plan?: { planId: string; kind: 1 | 2; startTime: string; endTime: string | null };
}

async function addExample(
  db: Db,
  { pageId, pageName, branchId, branchIds, by, components, plan }: Example,
  made: string,
) {
  const audit = { ...by, gmtCreated: made, gmtModified: made };
  const looks = { backgroundColor: '#F5F7FA', shareTitle: pageName };
  await db.insert(homePage).values({ pageId, pageName, branchId, branchIds, ...looks, ...audit });
  await db.insert(homeVersion).values({
    ...{ pageId, versionNo: 1, origin: ORIGIN.made, components },
    ...{ componentCount: components.length, fileIds: filesOf(components), ...audit },
    ...(plan ? { frozen: 1 as const, frozenTime: made, note: '首次发布', hash: contentHash(components) } : {}),
  });
  await db.insert(homeDraftStep).values({ pageId, version: 1, components, fileIds: filesOf(components) });
  if (plan) await db.insert(homePlan).values({ ...plan, pageId, versionNo: 1, branchId, branchIds, ...audit });
}

type Hue = Parameters<typeof drawCover>[0];
type Size = Parameters<typeof drawCover>[1];

async function drawImages(db: Db, made: string) {
  const picture = (name: string, hue: Hue, size: Size) =>
    storePicture(db, drawCover(hue, size), {
      ...{ branchId: 'FDA', createdBy: 'admin.hq', gmtCreated: made, bizType: 'homePage', name: `${name}.png` },
    });
  const banners = [
    await picture('春季订货会', [24, 120, 90], [750, 375]),
    await picture('慢病用药专场', [30, 90, 160], [750, 375]),
    await picture('新品上架', [170, 90, 40], [750, 250]),
  ];
  const icons: (string | null)[] = [];
  for (const i of [0, 1, 2, 3])
    icons.push(await picture(`图标${i + 1}`, [60 + 40 * i, 140 - 20 * i, 90 + 30 * i], [96, 96]));
  const texts = (ids: readonly (string | null)[]) => ids.map((fileId) => fileId ?? '');
  return { banners: texts(banners), icons: texts(icons) };
}

/** Some mornings of one company. */
async function addCampaigns(db: Db, at: (days: number, time: string) => string, made: string) {
  await db.insert(homePlan).values(
    [15, 20, 25].map((days, i) => ({
      planId: String(97504 + i),
      pageId: '97002',
      versionNo: 1,
      kind: PLAN_KIND.campaign,
      branchId: 'FDB',
      branchIds: ['FDB02'],
      startTime: at(days, '08:00:00'),
      endTime: at(days, '11:59:59'),
      ...HUBEI,
      gmtCreated: made,
      gmtModified: made,
    })),
  );
}

/** A company's own words, and the head office that has changed them since: to be decided. */
async function addOverride(db: Db, before: StoredComponent[], made: string) {
  const of = { pageId: '97006', ...HUBEI, gmtCreated: made, gmtModified: made };
  const title = before.find(({ type }) => type === 'title');
  if (!title) return;
  const components = before.map((one) => (one === title ? withValue(one, PATH, '周末现货') : one));
  await db.insert(homeVersion).values({
    ...{ ...of, versionNo: 2, baseVersionNo: 1, origin: ORIGIN.edited, components, componentCount: components.length },
    ...{ frozen: 1, frozenTime: made, note: '换标题', hash: contentHash(components), fileIds: filesOf(components) },
  });
  await db.update(homePage).set({ versionNo: 2 }).where(eq(homePage.pageId, of.pageId));
  const props = [{ componentId: title.componentId, path: PATH, value: '宜昌仓现货' }];
  const override = { pageId: of.pageId, branchId: 'FDB02', baseVersionNo: 1, props, own: [], fileIds: filesOf(before) };
  await db.insert(homeOverride).values({ ...of, ...override, order: null, conflicts: [] });
  await db.insert(homeOverrideStep).values({ ...override, version: 1 });
}

/** A page of the group, one of a company, and a campaign of a day. */
export async function seedHomePages(db: Db, day: string) {
  const at = (days: number, time: string) => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${time}`;
  const made = at(-10, '09:00:00');
  const images = await drawImages(db, made);
  const group = { branchId: 'FDA', branchIds: ['FDA'], by: HQ };
  const hubei = { branchId: 'FDB', branchIds: ['FDB'], by: HUBEI };
  const { standing, campaign } = PLAN_KIND;
  const examples: Example[] = [
    {
      ...{ ...group, pageId: '97001', pageName: '集团首页', components: groupComponents(images) },
      plan: { planId: '97501', kind: standing, startTime: at(-7, '00:00:00'), endTime: null },
    },
    {
      ...{ ...hubei, pageId: '97002', pageName: '湖北首页', components: branchComponents(images) },
      plan: { planId: '97502', kind: standing, startTime: at(-3, '08:00:00'), endTime: null },
    },
    {
      ...{ ...hubei, pageId: '97006', pageName: '宜昌周末页', branchIds: ['FDB02'] },
      components: branchComponents(images).slice(0, 3),
      plan: { planId: '97507', kind: campaign, startTime: at(6, '00:00:00'), endTime: at(7, '23:59:59') },
    },
    {
      ...{ ...group, pageId: '97003', pageName: '订货会专场', components: campaignComponents(images) },
      plan: { planId: '97503', kind: campaign, startTime: at(1, '08:00:00'), endTime: at(1, '19:59:59') },
    },
    ...[
      { pageId: '97004', pageName: '五一活动页' },
      { pageId: '97005', pageName: '端午专题' },
    ].map((draft) => ({ ...draft, ...hubei, components: branchComponents(images).slice(0, 2) })),
  ];
  for (const example of examples) await addExample(db, example, made);
  await addCampaigns(db, at, made);
  await addOverride(db, branchComponents(images).slice(0, 3), made);
}
