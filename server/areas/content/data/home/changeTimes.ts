import { and, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { listingTimes, shieldTimes } from '../../../goods/public';
import { registrationDays } from '../../../master-data/public';
import { activity } from '../../../promotion/public';
import { ANNOUNCE_TARGET } from '../../../../../src/contract/content/announcements';
import { isHomeComponent, liftPage } from '../../../../../src/contract/content/home/lift';
import { secondOf, textOf } from '../../rules/moments';
import { announcement } from '../schema/announcement';
import { branchAnnouncement } from '../schema/branch-announcement';
import { zone } from '../schema/zone';
import type { NamedPlan } from './plans';
import type { PageContent } from './shownPage';

/** From the first moment on, the last included. */
export interface Window {
  from: string;
  to: string;
}

/** The second after the last second of a period. */
const after = (moment: string) => textOf(secondOf(moment) + 1);

interface Period {
  startTime: string | null;
  endTime: string | null;
}

const edges = ({ startTime, endTime }: Period) => [
  ...(startTime ? [startTime] : []),
  ...(endTime ? [after(endTime)] : []),
];

/** Rows whose period begins or ends in the window. */
const beginsOrEnds = (start: PgColumn, end: PgColumn, { from, to }: Window): SQL | undefined =>
  or(and(gte(start, from), lte(start, to)), and(gte(end, from), lte(end, to)));

async function publishedTimes(db: Db, window: Window): Promise<string[]> {
  const { from, to } = window;
  const times: string[] = [];
  for (const table of [branchAnnouncement, zone]) {
    const { startTime, endTime, planTime, deleted } = table;
    const rows = await db
      .select({ startTime, endTime, planTime })
      .from(table)
      .where(
        global(
          'shown',
          and(
            eq(deleted, 0),
            or(beginsOrEnds(startTime, endTime, window), and(gte(planTime, from), lte(planTime, to))),
          ),
        ),
      );
    times.push(...rows.flatMap((row) => [...edges(row), ...(row.planTime ? [row.planTime] : [])]));
  }
  const { startTime, endTime, planTime, deleted, targetType } = announcement;
  const isForApp = and(eq(deleted, 0), eq(targetType, ANNOUNCE_TARGET.customerType));
  const rows = await db
    .select({ startTime, endTime, planTime })
    .from(announcement)
    .where(
      global(
        'shown',
        and(isForApp, or(beginsOrEnds(startTime, endTime, window), and(gte(planTime, from), lte(planTime, to)))),
      ),
    );
  times.push(...rows.flatMap((row) => [...edges(row), ...(row.planTime ? [row.planTime] : [])]));
  return times;
}

async function activityTimes(db: Db, line: readonly string[], window: Window): Promise<string[]> {
  const { startTime, endTime } = activity;
  const rows = await db
    .select({ startTime, endTime })
    .from(activity)
    .where(
      global(
        'shown',
        and(inArray(activity.branchId, [...line]), eq(activity.deleted, 0), beginsOrEnds(startTime, endTime, window)),
      ),
    );
  return rows.flatMap(edges);
}

/** Midnights at which a registration ends, or another one begins to hold. */
const registrationTimes = async (db: Db, { from, to }: Window) =>
  (await registrationDays(db, [from.slice(0, 10), to.slice(0, 10)])).map((day) => `${day} 00:00:00`);

const planTimes = ({ startTime, endTime, cancelTime }: NamedPlan) => [
  ...edges({ startTime, endTime }),
  ...(cancelTime ? [cancelTime] : []),
];

const componentTimes = ({ components }: PageContent) =>
  liftPage(components).flatMap((one) => (isHomeComponent(one) ? edges(one) : []));

interface Changing {
  line: readonly string[];
  plans: readonly NamedPlan[];
  pages: readonly PageContent[];
  /** The moments at which releases are published and taken back. */
  releases: readonly string[];
}

/** All moments after `from` up to `to` at which the page of a company may change. */
export async function changeTimes(
  db: Db,
  { line, plans, pages, releases }: Changing,
  window: Window,
): Promise<string[]> {
  const found = [
    ...releases,
    ...plans.flatMap(planTimes),
    ...pages.flatMap(componentTimes),
    ...(await publishedTimes(db, window)),
    ...(await activityTimes(db, line, window)),
    ...(await listingTimes(db, line, window)),
    ...(await shieldTimes(db, line, window)),
    ...(await registrationTimes(db, window)),
  ];
  return [...new Set(found)].filter((one) => one > window.from && one <= window.to).sort();
}
