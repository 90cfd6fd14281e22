import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { RELEASE_ACTION, RELEASE_STATUS, type ReleaseObject } from '../../../../../src/contract/content/releases';
import { groupBy } from '../../../../platform/groupBy';
import type { Db } from '../../../../platform/database/db';
import { global, type Viewer } from '../../../../platform/scope';
import { type AheadMember, type AheadRelease, type Standing, thingKey, type World } from '../../rules/releasesAhead';
import { plansBetween, plansNamed, plansShown } from '../home/plans';
import { announcement } from '../schema/announcement';
import { article } from '../schema/article';
import { banner } from '../schema/banner';
import { branchAnnouncement } from '../schema/branch-announcement';
import { homePage } from '../schema/home';
import { release, releaseMember } from '../schema/release';
import { zone } from '../schema/zone';
import type { MemberRow } from './rows';

/** Releases that are still to be published or taken back, with the present plans and objects. */
export interface Ahead extends World {
  releases: readonly AheadRelease[];
}

type ThingType = Exclude<ReleaseObject, 'page'>;

const TABLES = {
  banner: { table: banner, id: banner.bannerId },
  zone: { table: zone, id: zone.zoneId },
  content: { table: article, id: article.contentId },
  announcement: { table: branchAnnouncement, id: branchAnnouncement.announcementId },
  announcementV2: { table: announcement, id: announcement.announcementId },
} satisfies Record<ThingType, unknown>;

async function standingsOf(db: Db, objectType: ThingType, ids: readonly string[]) {
  const { table, id } = TABLES[objectType];
  const { publishStatus, publishTime, takeDownTime, planTime, endTime, deleted } = table;
  const rows = await db
    .select({ id, publishStatus, publishTime, takeDownTime, planTime, endTime })
    .from(table)
    .where(global('shown', and(inArray(id, [...ids]), eq(deleted, 0))));
  return rows.map(({ id: objectId, ...standing }) => [thingKey(objectType, objectId), standing] as const);
}

const isThing = (one: MemberRow): one is MemberRow & { objectType: ThingType } => one.objectType !== 'page';

async function things(db: Db, members: readonly MemberRow[]) {
  const found = new Map<string, Standing>();
  for (const [objectType, own] of groupBy(members.filter(isThing), (one) => one.objectType))
    for (const [key, standing] of await standingsOf(
      db,
      objectType,
      own.map(({ objectId }) => objectId),
    ))
      found.set(key, standing);
  return found;
}

async function pagesOf(db: Db, members: readonly MemberRow[]) {
  const ids = members.flatMap(({ objectType, objectId }) => (objectType === 'page' ? [objectId] : []));
  if (ids.length === 0) return new Map<string, { pageName: string; branchIds: string[] }>();
  const rows = await db
    .select({ pageId: homePage.pageId, pageName: homePage.pageName, branchIds: homePage.branchIds })
    .from(homePage)
    .where(global('shown', inArray(homePage.pageId, ids)));
  return new Map(rows.map(({ pageId, ...page }) => [pageId, page]));
}

const { waiting, out } = RELEASE_STATUS;
const EVER = '9999-12-31 23:59:59';

interface Asked {
  now: string;
  /** The first moment in question; absent for now. */
  from?: string;
  /** Only plans that this viewer may see; absent for all. */
  viewer?: Viewer;
  /** Releases with one of these pages are left out, because they are the ones in question. */
  withoutPages?: readonly string[];
}

/** All plans that a release may change: those in force and to come, and cancelled ones that it will restore. */
async function plansMet(db: Db, { now, from = now, viewer }: Asked, planIds: readonly string[]) {
  const window = { from: from < now ? from : now, to: EVER };
  const open = await (viewer ? plansBetween(db, viewer, window) : plansShown(db, window));
  const known = new Set(open.map(({ planId }) => planId));
  return [...open, ...(await plansNamed(db, planIds)).filter(({ planId }) => !known.has(planId))];
}

/**
 * The effects of releases, whoever has made them, because everybody may see what the app will show. A scheduled release
 * whose time is over is never published. Undefined where there is none.
 */
export async function releasesAhead(db: Db, asked: Asked): Promise<Ahead | undefined> {
  const { now, withoutPages = [] } = asked;
  const toCome = and(eq(release.status, waiting), or(isNull(release.endTime), gte(release.endTime, now)));
  const toGoBack = and(eq(release.status, out), isNotNull(release.endTime));
  const rows = await db
    .select({ row: release, member: releaseMember })
    .from(release)
    .innerJoin(releaseMember, eq(releaseMember.releaseId, release.releaseId))
    .where(global('shown', or(toCome, toGoBack)))
    .orderBy(release.startTime, release.releaseId, releaseMember.sort);
  if (rows.length === 0) return undefined;
  const pages = await pagesOf(
    db,
    rows.map(({ member }) => member),
  );
  const toMember = (member: MemberRow): AheadMember => {
    const { objectType, objectId, action, versionNo, branchIds, doneTime, planIds } = member;
    const page = pages.get(objectId);
    const goesOut = objectType === 'page' && action === RELEASE_ACTION.publish && page && versionNo !== null;
    return {
      ...{ objectType, objectId, action, doneTime, planIds },
      page: goesOut
        ? { versionNo, pageName: page.pageName, branchIds: branchIds.length > 0 ? branchIds : page.branchIds }
        : null,
    };
  };
  const releases = [...groupBy(rows, ({ row }) => row.releaseId).values()].flatMap((own): AheadRelease[] => {
    const [first] = own;
    if (!first || own.some(({ member }) => member.objectType === 'page' && withoutPages.includes(member.objectId)))
      return [];
    const { releaseNo, startTime, endTime, status } = first.row;
    const outTime = status === waiting ? (startTime < now ? now : startTime) : null;
    return [{ releaseNo, outTime, endTime, members: own.map(({ member }) => toMember(member)) }];
  });
  const members = rows.map(({ member }) => member);
  const planIds = members.flatMap((one) => one.planIds);
  return { releases, things: await things(db, members), plans: await plansMet(db, asked, planIds) };
}
