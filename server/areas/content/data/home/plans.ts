import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { global, type Scoped, type Viewer, within } from '../../../../platform/scope';
import type { AheadPlan } from '../../rules/releasesAhead';
import { homePage, homePlan } from '../schema/home';

export type PlanRow = typeof homePlan.$inferSelect;

/** A plan that is stored, tried out, or part of a release that is scheduled. */
export type NamedPlan = AheadPlan;

export const toPlan = (row: PlanRow, pageName: string): NamedPlan => ({
  ...{ planId: row.planId, page: row.pageId, pageName, versionNo: row.versionNo, kind: row.kind, force: row.force },
  ...{ branchIds: row.branchIds, inherit: row.inherit },
  ...{ startTime: row.startTime, endTime: row.endTime, cancelTime: row.cancelTime },
});

const read = async (db: Db, where: Scoped) => {
  const rows = await db
    .select({ row: homePlan, pageName: homePage.pageName })
    .from(homePlan)
    .innerJoin(homePage, eq(homePage.pageId, homePlan.pageId))
    .where(where);
  return rows.map(({ row, pageName }) => toPlan(row, pageName));
};

const overlapping = (from: string, to: string): SQL | undefined =>
  and(
    lte(homePlan.startTime, to),
    or(isNull(homePlan.endTime), gte(homePlan.endTime, from)),
    or(isNull(homePlan.cancelTime), gt(homePlan.cancelTime, from)),
  );

/** The plans that may decide between two moments, of the viewer's company and those above and below. */
export const plansBetween = (db: Db, viewer: Viewer, { from, to }: { from: string; to: string }) =>
  read(db, within(viewer, homePlan, overlapping(from, to)));

/** All plans, whoever asks, because everybody may see what the app shows. */
export const plansShown = (db: Db, { from, to }: { from: string; to: string }) =>
  read(db, global('shown', overlapping(from, to)));

/** The plans with these ids, whether or not they are in force. */
export const plansNamed = (db: Db, planIds: readonly string[]) =>
  planIds.length === 0 ? Promise.resolve([]) : read(db, global('shown', inArray(homePlan.planId, [...planIds])));

/** Plans of a page that are in force or to come. */
export const openPlans = (db: Db, viewer: Viewer, { pageId, now }: { pageId: string; now: string }) =>
  db
    .select()
    .from(homePlan)
    .where(
      within(
        viewer,
        homePlan,
        and(
          eq(homePlan.pageId, pageId),
          isNull(homePlan.cancelTime),
          or(isNull(homePlan.endTime), gte(homePlan.endTime, now)),
        ),
      ),
    );

/** All plans that these pages ever had, from which their status follows. */
export const plansOf = (db: Db, viewer: Viewer, pageIds: readonly string[]) =>
  pageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(homePlan)
        .where(within(viewer, homePlan, inArray(homePlan.pageId, [...pageIds])));
