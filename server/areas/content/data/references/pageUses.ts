import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftComponent } from '../../../../../src/contract/content/home/lift';
import { type PageUse, REFERENCE_OWNER, type Taken } from '../../../../../src/contract/content/references';
import { RELEASE_ACTION, RELEASE_STATUS } from '../../../../../src/contract/content/releases';
import { isNamed } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent, type Viewer, within } from '../../../../platform/scope';
import { type Line, reaches } from '../../rules/coverage';
import { branchLines, branchNames } from '../home/lines';
import { readVersion } from '../home/versions';
import { homeOverride, homePage, homePlan } from '../schema/home';
import { contentReference } from '../schema/reference';
import { release, releaseMember } from '../schema/release';

type Planned = Pick<
  typeof homePlan.$inferSelect,
  'planId' | 'pageId' | 'versionNo' | 'branchIds' | 'inherit' | 'startTime' | 'endTime'
>;

interface Asker {
  db: Db;
  session: Viewer;
  now: string;
}

interface Use {
  plan: Planned;
  pageName: string;
  componentId: string;
  /** For an override, the company that it belongs to. */
  onlyBranch: string | null;
}

export const isMeant = ({ targetType, targetIds }: Taken) =>
  and(eq(contentReference.targetType, targetType), isNamed(contentReference.targetId, targetIds));

const isOpen = (now: string) =>
  and(isNull(homePlan.cancelTime), or(isNull(homePlan.endTime), gte(homePlan.endTime, now)));

const { pageVersion, override } = REFERENCE_OWNER;
const columns = { plan: homePlan, pageName: homePage.pageName, componentId: contentReference.componentId };

const isOverrideNamed = sql`${homeOverride.pageId}::text || '/' || ${homeOverride.branchId} = ${contentReference.ownerId}`;
const goesOut = and(
  ...[eq(releaseMember.objectType, 'page'), eq(releaseMember.action, RELEASE_ACTION.publish)],
  eq(release.status, RELEASE_STATUS.waiting),
);

const released = {
  ...{ member: releaseMember, startTime: release.startTime, endTime: release.endTime },
  ...{ pageName: homePage.pageName, ownBranches: homePage.branchIds, componentId: contentReference.componentId },
};

/** Pages in scheduled releases of any user. */
async function inReleases(taken: Taken, db: Db): Promise<Use[]> {
  const ofVersions = await db
    .selectDistinct(released)
    .from(contentReference)
    .innerJoin(
      releaseMember,
      and(
        sql`${releaseMember.objectId}::text = ${contentReference.ownerId}`,
        eq(releaseMember.versionNo, contentReference.versionNo),
      ),
    )
    .innerJoin(release, eq(release.releaseId, releaseMember.releaseId))
    .innerJoin(homePage, eq(homePage.pageId, releaseMember.objectId))
    .where(global('shown', and(isMeant(taken), eq(contentReference.ownerType, pageVersion), goesOut)));
  const ofOverrides = await db
    .selectDistinct({ ...released, onlyBranch: homeOverride.branchId })
    .from(contentReference)
    .innerJoin(homeOverride, isOverrideNamed)
    .innerJoin(releaseMember, eq(releaseMember.objectId, homeOverride.pageId))
    .innerJoin(release, eq(release.releaseId, releaseMember.releaseId))
    .innerJoin(homePage, eq(homePage.pageId, releaseMember.objectId))
    .where(global('shown', and(isMeant(taken), eq(contentReference.ownerType, override), goesOut)));
  const found = [...ofVersions.map((one) => ({ ...one, onlyBranch: null })), ...ofOverrides];
  return found.map(({ member, startTime, endTime, ownBranches, ...use }) => ({
    ...use,
    plan: {
      ...{ planId: `release ${member.memberId}`, pageId: member.objectId, versionNo: member.versionNo ?? 0 },
      ...{ branchIds: member.branchIds.length > 0 ? member.branchIds : ownBranches, inherit: 1, startTime, endTime },
    },
  }));
}

/**
 * Plans, in force and to come, whose version refers to one of the objects, or whose page a company overrides with one
 * of them.
 */
async function usesOf(taken: Taken, { db, session: viewer, now }: Asker): Promise<Use[]> {
  if (taken.targetIds.length === 0) return [];
  const inVersions = await db
    .selectDistinct(columns)
    .from(contentReference)
    .innerJoin(
      homePlan,
      and(
        sql`${homePlan.pageId}::text = ${contentReference.ownerId}`,
        eq(homePlan.versionNo, contentReference.versionNo),
      ),
    )
    .innerJoin(homePage, eq(homePage.pageId, homePlan.pageId))
    .where(within(viewer, homePlan, and(isMeant(taken), eq(contentReference.ownerType, pageVersion), isOpen(now))));
  const inOverrides = await db
    .selectDistinct({ ...columns, onlyBranch: homeOverride.branchId })
    .from(contentReference)
    .innerJoin(homeOverride, isOverrideNamed)
    .innerJoin(homePlan, eq(homePlan.pageId, homeOverride.pageId))
    .innerJoin(homePage, eq(homePage.pageId, homePlan.pageId))
    .where(within(viewer, homePlan, and(isMeant(taken), eq(contentReference.ownerType, override), isOpen(now))));
  return [...inVersions.map((one) => ({ ...one, onlyBranch: null })), ...inOverrides, ...(await inReleases(taken, db))];
}

const labelOf = (stored: StoredComponent | undefined) => {
  if (!stored) return '';
  const { name, type } = liftComponent(stored);
  return typeof name === 'string' && name !== '' ? name : type;
};

/** The names of components, read once for each version and each override. */
function componentNames(db: Db) {
  const known = new Map<string, Promise<StoredComponent[]>>();
  const read = async ({ plan: { pageId, versionNo }, onlyBranch }: Use) => {
    const version = await readVersion(db, pageId, versionNo);
    if (onlyBranch === null) return version?.components ?? [];
    const [row] = await db
      .select({ own: homeOverride.own })
      .from(homeOverride)
      .where(ofParent(homeOverride.pageId, pageId, eq(homeOverride.branchId, onlyBranch)));
    return [...(row?.own.map(({ component }) => component) ?? []), ...(version?.components ?? [])];
  };
  return async (use: Use) => {
    const key = [use.plan.pageId, use.plan.versionNo, use.onlyBranch].join(' ');
    const components = known.get(key) ?? read(use);
    known.set(key, components);
    return labelOf((await components).find(({ componentId }) => componentId === use.componentId));
  };
}

/**
 * Whether a plan reaches the company or one below it, or any company; for an override, whether it is that company's.
 */
const isWhere =
  (lines: readonly Line[], branchId: string | undefined) =>
  ({ plan, onlyBranch }: Use) =>
    lines.some(
      ({ branchId: own, line }) =>
        (branchId === undefined || line.includes(branchId)) &&
        (onlyBranch === null || onlyBranch === own) &&
        reaches(plan, line),
    );

/** The pages that show one of these objects now, or are planned to (docs/domain/home-pages.md#references). */
export async function pagesUsing(taken: readonly Taken[], asker: Asker): Promise<PageUse[]> {
  const { db } = asker;
  const lines = await branchLines(db);
  const found = new Map<string, Use>();
  for (const one of taken) {
    const isThere = isWhere(lines, one.branchId);
    for (const use of await usesOf(one, asker))
      if (isThere(use)) found.set([use.plan.planId, use.componentId, use.onlyBranch].join(' '), use);
  }
  const uses = [...found.values()];
  const branchesOf = ({ plan, onlyBranch }: Use) => (onlyBranch === null ? plan.branchIds : [onlyBranch]);
  const names = await branchNames(db, uses.flatMap(branchesOf));
  const nameOf = componentNames(db);
  const rows: PageUse[] = [];
  for (const use of uses) {
    const branchIds = branchesOf(use);
    rows.push({
      ...{ pageName: use.pageName, versionNo: use.plan.versionNo, componentName: await nameOf(use), branchIds },
      branchNames: branchIds.map((id) => names.get(id) ?? id),
      ...{ from: use.plan.startTime, to: use.plan.endTime },
    });
  }
  const keyOf = ({ from, pageName, componentName }: PageUse) => `${from} ${pageName} ${componentName}`;
  return rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
