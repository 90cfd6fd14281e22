import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { branchAnnouncement } from '../../../server/areas/content/data/schema/branch-announcement';
import { homePage, homePlan, homeVersion } from '../../../server/areas/content/data/schema/home';
import { release, releaseMember } from '../../../server/areas/content/data/schema/release';
import { user } from '../../../server/platform/schema/organisation';
import type { StoredComponent } from '../../../src/contract/content/home/component';
import { freshComponent } from '../../../src/contract/content/home/fresh';
import { ORIGIN } from '../../../src/contract/content/home/versions';
import { RELEASE_ACTION, RELEASE_STATUS, type ReleaseObject } from '../../../src/contract/content/releases';
import { BY, draw, type Drawing } from './drawing';

const RELEASES = 8;

/** A page that names nothing which could be gone by then, with a plan that stands. */
async function drawPage({ db, from }: Drawing, n: number, plan: { branchId: string; startTime: string } | null) {
  const audit = { ...BY, gmtCreated: from, gmtModified: from };
  const pageId = String(98_101 + n);
  const title = freshComponent('title', `00000000-0000-4000-8000-0000000981${n}`, '标题');
  const notice = freshComponent('notice', `00000000-0000-4000-8000-0000000982${n}`, '公告');
  const components = [{ ...title, data: { ...title.data, text: `会场 ${n}` } }, notice] as StoredComponent[];
  await db.insert(homePage).values({ pageId, pageName: `R${n}`, branchId: 'FDA', branchIds: ['FDA'], ...audit });
  await db
    .insert(homeVersion)
    .values({ pageId, versionNo: 1, origin: ORIGIN.made, components, componentCount: 2, frozen: 1, ...audit });
  if (plan)
    await db.insert(homePlan).values({
      ...{ planId: String(98_601 + n), pageId, versionNo: 1, kind: 1, ...audit },
      ...{ ...plan, branchIds: [plan.branchId] },
    });
  return pageId;
}

interface Member {
  objectType: ReleaseObject;
  objectId: string;
  versionNo: number | null;
  branchIds: string[];
}

/**
 * Releases that wait: of each a page, a zone and announcements that no other one has. Some will be refused, as what they
 * take down is not out then.
 */
export async function drawReleases(drawing: Drawing, zoneIds: readonly string[]) {
  const { db, minute, branchIds } = drawing;
  const [actor] = await db.select().from(user).where(eq(user.loginName, BY.createdBy));
  if (!actor) throw new Error(`no ${BY.createdBy}`);
  const announcements = await db.select({ id: branchAnnouncement.announcementId }).from(branchAnnouncement);
  const action = fc.constantFrom(RELEASE_ACTION.publish, RELEASE_ACTION.takeDown);
  const drawn = fc.record({
    times: fc.tuple(minute, minute),
    hasEnd: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    branchId: fc.constantFrom(...branchIds),
    standing: fc.record({ branchId: fc.constantFrom(...branchIds), at: minute }),
    actions: fc.tuple(action, action, action),
    parts: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  });
  for (const [n, one] of draw(drawing, drawn, RELEASES).entries()) {
    const { times, hasEnd, branchId, standing, actions, parts } = one;
    const [first, last] = times[0].first <= times[1].first ? times : [times[1], times[0]];
    const isTakenDown = actions[0] === RELEASE_ACTION.takeDown;
    const plan = isTakenDown ? { branchId: standing.branchId, startTime: standing.at.first } : null;
    const page = await drawPage(drawing, n, plan);
    const none = { versionNo: null, branchIds: [] };
    const named: (Member & { action: 1 | 2 })[] = [
      {
        ...{ objectType: 'page', objectId: page, action: actions[0] },
        ...(isTakenDown ? none : { versionNo: 1, branchIds: [branchId] }),
      },
    ];
    const [zoneId, announcementId] = [zoneIds[n], announcements[n]?.id];
    if (parts[1] && zoneId) named.push({ objectType: 'zone', objectId: zoneId, action: actions[1], ...none });
    if (parts[2] && announcementId)
      named.push({ objectType: 'announcement', objectId: announcementId, action: actions[2], ...none });
    const { userId, loginName, realName } = actor;
    const audit = { ...BY, gmtCreated: drawing.from, gmtModified: drawing.from };
    const releaseId = String(98_701 + n);
    await db.insert(release).values({
      ...{ releaseId, releaseNo: `FBX${n}`, releaseName: `发布 ${n}`, branchId: 'FDA', status: RELEASE_STATUS.waiting },
      ...{ startTime: first.first, endTime: hasEnd ? last.last : null, ...audit },
      actor: { userId, loginName, realName, branchId: 'FDA', language: 'zh' },
    });
    await db.insert(releaseMember).values(
      named.map((member, i) => ({
        ...{ ...member, memberId: String(98_901 + n * 10 + i), releaseId, sort: i + 1, objectName: `${n}.${i}` },
      })),
    );
  }
}
