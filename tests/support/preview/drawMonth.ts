import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as z from 'zod';
import { branchAnnouncement } from '../../../server/areas/content/data/schema/branch-announcement';
import { homePage, homePlan, homeVersion } from '../../../server/areas/content/data/schema/home';
import { zone, zoneProduct } from '../../../server/areas/content/data/schema/zone';
import { listing } from '../../../server/areas/goods/data/schema/listing';
import { productShield } from '../../../server/areas/goods/data/schema/shield';
import { product } from '../../../server/areas/master-data/public';
import { activity } from '../../../server/areas/promotion/public';
import { BY, draw, type Drawing, type Month } from './drawing';
import { drawReleases } from './drawReleases';
import { DAY, fromShanghai, MINUTE, shanghai } from '../../../server/platform/clock';
import type { Db } from '../../../server/platform/database/db';
import { rowsOf } from '../../../server/platform/database/rows';
import type { StoredComponent } from '../../../src/contract/content/home/component';
import { freshComponent } from '../../../src/contract/content/home/fresh';
import { PRODUCT_ORDER, PRODUCT_SOURCE } from '../../../src/contract/content/home/limits';
import { ORIGIN } from '../../../src/contract/content/home/versions';
import { PUBLISH_STATUS } from '../../../src/contract/content/publishing';
import { release } from '../../../server/areas/content/data/schema/release';
import { LISTING_STATUS, PLAN_ACTION } from '../../../src/contract/goods/listings';

/** From a minute on, until another, for good, or always. */
const windowOf = (minute: Drawing['minute']) =>
  fc.tuple(minute, minute, fc.integer({ min: 0, max: 3 })).map(([one, other, kind]) => {
    const [a, b] = one.first <= other.first ? [one, other] : [other, one];
    return { startTime: kind === 1 ? null : a.first, endTime: kind === 0 || kind === 1 ? null : b.last };
  });

interface Known {
  zoneIds: string[];
  productIds: string[];
  activityIds: string[];
  brandIds: string[];
}

function pageOf(known: Known, n: number, windows: { startTime: string | null; endTime: string | null }[]) {
  const list = freshComponent('productList', `l${n}`, '商品');
  const chosen = { ...list, data: { ...list.data, productIds: known.productIds.slice(0, 30) } };
  const rule = { source: PRODUCT_SOURCE.rule, brandId: known.brandIds[n % 2] ?? '', orderBy: PRODUCT_ORDER.newest };
  const ofActivity = { source: PRODUCT_SOURCE.activity, activityId: known.activityIds[n] ?? '', count: 20 };
  const zones = freshComponent('zone', `z${n}`, '专区');
  const countdown = freshComponent('countdown', `t${n}`, '倒计时');
  const components = [
    freshComponent('notice', `n${n}`, '公告'),
    { ...zones, data: { ...zones.data, zoneIds: known.zoneIds } },
    chosen,
    { ...list, componentId: `r${n}`, data: { ...list.data, ...rule } },
    { ...list, componentId: `a${n}`, data: { ...list.data, ...ofActivity } },
    { ...countdown, data: { ...countdown.data, activityId: known.activityIds[n + 1] ?? '' } },
  ];
  return components.map((one, i) => ({ ...one, ...windows[i] })) as StoredComponent[];
}

async function drawPages(drawing: Drawing, known: Known) {
  const { db, minute, branchIds, from } = drawing;
  const audit = { ...BY, gmtCreated: from, gmtModified: from };
  const windows = draw(drawing, fc.array(windowOf(minute), { minLength: 6, maxLength: 6 }), 4);
  const pageIds: string[] = [];
  for (const [n, ofParts] of windows.entries()) {
    const pageId = String(98_001 + n);
    const components = pageOf(known, n, ofParts);
    await db.insert(homePage).values({ pageId, pageName: `P${n}`, branchId: 'FDA', branchIds: ['FDA'], ...audit });
    await db
      .insert(homeVersion)
      .values({ pageId, versionNo: 1, origin: ORIGIN.made, components, componentCount: 6, frozen: 1, ...audit });
    pageIds.push(pageId);
  }
  const plan = fc.record({
    page: fc.constantFrom(...pageIds),
    branchId: fc.constantFrom(...branchIds),
    times: fc.tuple(minute, minute),
    standing: fc.boolean(),
    cancelled: fc.option(minute, { freq: 4 }),
  });
  for (const [n, { page, branchId, times, standing, cancelled }] of draw(drawing, plan, 14).entries()) {
    const [start, end] = times[0].first <= times[1].first ? times : [times[1], times[0]];
    const cancelTime = cancelled && cancelled.first > start.first ? cancelled.first : null;
    await db.insert(homePlan).values({
      ...{ planId: String(98_501 + n), pageId: page, versionNo: 1, branchId, branchIds: [branchId] },
      ...{ kind: standing ? 1 : 2, startTime: start.first, endTime: standing ? null : end.last, cancelTime },
      ...audit,
    });
  }
}

/** Zones and announcements that are out, wait for their time, or were taken down. */
async function drawPublished(drawing: Drawing, zoneIds: readonly string[]) {
  const { db, minute, branchIds, from } = drawing;
  const life = fc.tuple(windowOf(minute), minute, fc.integer({ min: 0, max: 4 })).map(([window, plan, kind]) => ({
    ...window,
    planTime: kind === 1 ? plan.first : null,
    publishStatus:
      kind === 0 ? PUBLISH_STATUS.takenDown : kind === 1 ? PUBLISH_STATUS.waiting : PUBLISH_STATUS.published,
  }));
  for (const [n, set] of draw(drawing, life, zoneIds.length).entries())
    await db
      .update(zone)
      .set({ ...set, branchIds: ['FDA'], publishTime: set.publishStatus === PUBLISH_STATUS.published ? from : null })
      .where(eq(zone.zoneId, zoneIds[n] ?? ''));
  const audit = { ...BY, gmtCreated: from, gmtModified: from };
  for (const [n, one] of draw(drawing, fc.tuple(life, fc.constantFrom(...branchIds)), 12).entries()) {
    const [{ planTime, publishStatus, ...window }, branchId] = one;
    await db.insert(branchAnnouncement).values({
      ...{ title: `公告 ${n}`, announceType: 1, content: '请阅读。', top: n % 3 === 0 ? 1 : 0, branchIds: [branchId] },
      ...{ ...window, publishStatus: planTime ? PUBLISH_STATUS.published : publishStatus, publishTime: from, ...audit },
    });
  }
}

/** Listings by plan, shields and the periods of activities. */
async function drawGoods(drawing: Drawing, { productIds, activityIds }: Known) {
  const { db, minute, branchIds, from } = drawing;
  const plan = fc.record({ up: fc.boolean(), productId: fc.constantFrom(...productIds), at: minute });
  const before = { up: LISTING_STATUS.up, down: LISTING_STATUS.down };
  for (const [n, { up, productId, at }] of draw(drawing, plan, 25).entries()) {
    const set = {
      listingStatus: LISTING_STATUS.planned,
      statusBefore: up ? before.down : before.up,
      planAction: up ? PLAN_ACTION.up : PLAN_ACTION.down,
      planTime: at.first,
    };
    const row = { branchId: branchIds[n % branchIds.length] ?? '', productId, operateTime: from, operatorName: '' };
    await db
      .insert(listing)
      .values({ ...row, ...set })
      .onConflictDoUpdate({ target: [listing.branchId, listing.productId], set });
  }
  const shield = fc.record({ window: fc.tuple(minute, minute), productId: fc.constantFrom(...productIds) });
  for (const [n, { window, productId }] of draw(drawing, shield, 10).entries()) {
    const [start, end] = window[0].first <= window[1].first ? window : [window[1], window[0]];
    await db.insert(productShield).values({
      ...{ shieldNo: `PX${n}`, branchId: branchIds[n % branchIds.length] ?? '', productScopeType: 'PRODUCT' },
      ...{ productIds: [productId], customerScopeType: 'ALL', shieldType: n % 2 === 0 ? 1 : 2, reason: '试' },
      ...{ startTime: start.first, endTime: n % 4 === 0 ? null : end.last, ...BY, gmtCreated: from, gmtModified: from },
    });
  }
  const period = fc.tuple(minute, minute);
  for (const [n, [one, other]] of draw(drawing, period, activityIds.length).entries()) {
    const [start, end] = one.first <= other.first ? [one, other] : [other, one];
    await db
      .update(activity)
      .set({ startTime: start.first, endTime: end.last })
      .where(eq(activity.activityId, activityIds[n] ?? ''));
  }
}

/** Ten copies of the zones that are there, with their products. */
async function moreZones(db: Db) {
  const found = await db.select().from(zone).where(eq(zone.deleted, 0));
  const chosen = found.filter(({ zoneType }) => zoneType === 1);
  for (let n = 0; n < 6; n += 1) {
    const like = chosen[n % chosen.length];
    if (!like) break;
    const { zoneId, ...rest } = like;
    const copy = String(98_801 + n);
    await db.insert(zone).values({ ...rest, zoneId: copy, zoneCode: `ZX${n}`, zoneName: `专区 ${n}` });
    const products = await db.select().from(zoneProduct).where(eq(zoneProduct.zoneId, zoneId));
    if (products.length > 0)
      await db
        .insert(zoneProduct)
        .values(products.map(({ productId, sort, tag }) => ({ zoneId: copy, productId, sort, tag })));
  }
  return db.select({ zoneId: zone.zoneId }).from(zone).where(eq(zone.deleted, 0));
}

/** Fills a month with what begins, ends and is planned in it, and answers the seconds at which something may change. */
export async function drawMonth(db: Db, month: Month): Promise<string[]> {
  const begin = fromShanghai(month.from);
  const minute = fc.integer({ min: 1, max: month.days * 1_440 - 1 }).map((n) => ({
    first: shanghai(begin + n * MINUTE),
    last: shanghai(begin + (n + 1) * MINUTE - 1_000),
  }));
  const drawing = { ...month, db, minute };
  const zoneIds = (await moreZones(db)).map(({ zoneId }) => zoneId);
  const goods = z.object({ id: z.string(), brand: z.string().nullable() });
  const products = await rowsOf(
    db,
    sql`select product_id as id, brand_id as brand from ${product} where status = 1 order by product_id limit 40`,
    goods,
  );
  const activities = await rowsOf(
    db,
    sql`select activity_id::text as id from ${activity} where deleted = 0 and visible = 1 and stage = 1 order by activity_id limit 8`,
    z.object({ id: z.string() }),
  );
  const known: Known = {
    zoneIds,
    productIds: products.map(({ id }) => id),
    brandIds: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
    activityIds: activities.map(({ id }) => id),
  };
  await drawPublished(drawing, zoneIds);
  await drawGoods(drawing, known);
  await drawPages(drawing, known);
  await drawReleases(drawing, zoneIds);
  const last = shanghai(begin + month.days * DAY);
  const found = await rowsOf(
    db,
    sql`select unnest(array[start_time, end_time, plan_time])::text as at from ${zone}
      union select unnest(array[start_time, end_time])::text from ${branchAnnouncement}
      union select unnest(array[start_time, end_time, cancel_time])::text from ${homePlan}
      union select unnest(array[start_time, end_time])::text from ${productShield}
      union select unnest(array[start_time, end_time])::text from ${activity}
      union select unnest(array[start_time, end_time + interval '1 second'])::text from ${release}
      union select plan_time::text from ${listing} where listing_status = 3`,
    z.object({ at: z.string().nullable() }),
  );
  return found.flatMap(({ at }) => (at !== null && at > month.from && at < last ? [at] : []));
}
