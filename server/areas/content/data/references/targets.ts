import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReferenceTarget } from '../../../../../src/contract/content/references';
import { APP_PAGE } from '../../../../../src/contract/content/jump';
import { PUBLISH_STATUS, type PublishStatus } from '../../../../../src/contract/content/publishing';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Db } from '../../../../platform/database/db';
import { isId, isNamed } from '../../../../platform/database/columns';
import { global } from '../../../../platform/scope';
import { brand, product, productCategory } from '../../../master-data/public';
import { activity, STAGE_OF } from '../../../promotion/public';
import { tradeFair } from '../../../trade-fair/public';
import type { TargetFacts } from '../../rules/referenceChecks';
import type { Reference } from '../../rules/references';
import { article } from '../schema/article';
import { branchAnnouncement } from '../schema/branch-announcement';
import { zone } from '../schema/zone';

type Found = Map<string, TargetFacts>;
type Find = (db: Db, ids: readonly string[], now: string) => Promise<Found>;

const shown = (condition: SQL | undefined) => global('shown', condition);
const always = { isGone: false, branchIds: null, from: null, to: null, isAnnounced: false } as const;

interface Times {
  publishStatus: PublishStatus;
  branchIds: string[];
  startTime: string | null;
  endTime: string | null;
  planTime: string | null;
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);
/** A waiting object without a time may never be published. */
const NEVER = '9999-12-31 00:00:00';

/** Objects that are taken down or over cannot be shown; waiting ones are there from their time on. */
function publishedFacts({ publishStatus, branchIds, startTime, endTime, planTime }: Times, now: string) {
  const isWaiting = publishStatus === PUBLISH_STATUS.waiting;
  return {
    isGone: publishStatus === PUBLISH_STATUS.takenDown || (endTime !== null && endTime < now),
    branchIds,
    from: isWaiting ? later(startTime, planTime ?? NEVER) : startTime,
    to: endTime,
    isAnnounced: false,
  };
}

/** Rows with a code, a name, and a life cycle. */
const published =
  (
    table: PgTable & Readonly<Record<keyof Times | 'deleted', PgColumn>>,
    key: PgColumn,
    called: [PgColumn, PgColumn],
  ): Find =>
  async (db, ids, now) => {
    const [code, name] = called;
    const { publishStatus, branchIds, startTime, endTime, planTime } = table;
    const rows = await db
      .select({ id: key, code, name, publishStatus, branchIds, startTime, endTime, planTime })
      .from(table)
      .where(shown(and(inArray(key, [...ids]), eq(table.deleted, 0))));
    return new Map(
      rows.map(({ id, code: number, name: title, ...times }) => [
        String(id),
        // The columns of a life cycle are what `data/schema/published.ts` says they are.
        { code: String(number), name: String(title), ...publishedFacts(times as Times, now) },
      ]),
    );
  };

/** Rows without a life cycle. */
const plain =
  (key: PgColumn, name: PgColumn, more?: () => SQL): Find =>
  async (db, ids) => {
    const rows = await db
      .select({ id: key, name })
      .from(key.table)
      .where(shown(and(isNamed(key, ids), more?.())));
    return new Map(rows.map((row) => [String(row.id), { code: String(row.id), name: String(row.name), ...always }]));
  };

const findActivities: Find = async (db, ids, now) => {
  const rows = await db
    .select()
    .from(activity)
    .where(shown(and(inArray(activity.activityId, [...ids]), eq(activity.deleted, 0))));
  return new Map(
    rows.map(({ activityId: code, activityName: name, stage, visible, branchId, startTime: from, endTime: to }) => {
      const isThere = stage === STAGE_OF.published && visible === 1 && from !== null && to !== null && to >= now;
      return [code, { code, name, isGone: !isThere, branchIds: [branchId], from, to, isAnnounced: true }];
    }),
  );
};

const findFairs: Find = async (db, ids, now) => {
  const rows = await db
    .select()
    .from(tradeFair)
    .where(shown(and(inArray(tradeFair.tradeFairId, [...ids]), eq(tradeFair.deleted, 0))));
  const { published: isOut, ongoing } = TRADE_FAIR_STATE;
  return new Map(
    rows.map(({ tradeFairId, tradeFairCode: code, subject: name, state, branchIds, startTime: from, endTime: to }) => {
      const isThere = (state === isOut || state === ongoing) && (to === null || to >= now);
      return [tradeFairId, { code, name, isGone: !isThere, branchIds, from, to, isAnnounced: true }];
    }),
  );
};

const findPages: Find = (_db, ids) =>
  Promise.resolve(
    new Map(ids.flatMap((code) => (code in APP_PAGE ? [[code, { code, name: code, ...always }] as const] : []))),
  );

const { zoneCode, zoneName } = zone;
const { announcementId, title } = branchAnnouncement;
const NUMBERED: ReadonlySet<ReferenceTarget> = new Set(['activity', 'zone', 'content', 'announcement', 'fair']);
const FINDS: Readonly<Record<Exclude<ReferenceTarget, 'host'>, Find>> = {
  activity: findActivities,
  product: plain(product.productId, product.productName, () => eq(product.status, 1)),
  zone: published(zone, zone.zoneId, [zoneCode, zoneName]),
  content: published(article, article.contentId, [article.contentNo, article.title]),
  announcement: published(branchAnnouncement, announcementId, [announcementId, title]),
  fair: findFairs,
  category: plain(productCategory.id, productCategory.name),
  brand: plain(brand.brandId, brand.brandName),
  pageCode: findPages,
};

/** The facts of referenced objects, as far as they exist. */
export async function targetsOf(db: Db, references: readonly Reference[], now: string) {
  const found = new Map<ReferenceTarget, Found>();
  for (const [type, find] of Object.entries(FINDS)) {
    // The keys of the table are the kinds.
    const targetType = type as ReferenceTarget;
    const named = references.flatMap((one) => (one.targetType === targetType ? [one.targetId] : []));
    const ids = [...new Set(named)].filter((id) => !NUMBERED.has(targetType) || isId(id));
    if (ids.length > 0) found.set(targetType, await find(db, ids, now));
  }
  return (targetType: ReferenceTarget, targetId: string) => found.get(targetType)?.get(targetId);
}
