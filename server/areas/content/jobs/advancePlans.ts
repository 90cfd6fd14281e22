import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { App } from '../../../http/context';
import { logChange } from '../../../http/operationLog';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { homePage, homePlan } from '../data/schema/home';
import { byTheClock } from '../handlers/releases/byTheClock';

const AT_ONCE = 200;

/** Plans whose beginning or end is not in the log yet; one that was cancelled before it began has neither. */
const isDue = (now: string) =>
  or(
    and(
      ...[eq(homePlan.startLogged, 0), lte(homePlan.startTime, now)],
      or(isNull(homePlan.cancelTime), gt(homePlan.cancelTime, homePlan.startTime)),
    ),
    and(
      ...[eq(homePlan.startLogged, 1), eq(homePlan.endLogged, 0)],
      or(lt(homePlan.endTime, now), and(isNotNull(homePlan.cancelTime), lte(homePlan.cancelTime, now))),
    ),
  );

async function logDue(tx: Db, app: App, now: string) {
  const due = await tx
    .select({ plan: homePlan, pageName: homePage.pageName })
    .from(homePlan)
    .innerJoin(homePage, eq(homePage.pageId, homePlan.pageId))
    .where(global('clock', isDue(now)))
    .orderBy(asc(homePlan.startTime), asc(homePlan.planId))
    .limit(AT_ONCE)
    .for('update', { of: homePlan, skipLocked: true });
  for (const { plan, pageName } of due) {
    const { planId, pageId, versionNo, branchIds, startLogged } = plan;
    const told = startLogged === 0 ? ({ startLogged: 1 } as const) : ({ endLogged: 1 } as const);
    await tx.update(homePlan).set(told).where(ofParent(homePlan.planId, planId));
    const shows = startLogged === 0 ? 1 : 0;
    await logChange(tx, byTheClock(app, plan), {
      ...{ objectType: 'homePage', objectId: pageId, objectName: pageName },
      ...{ before: { shows: 1 - shows }, after: { shows, planId, versionNo, branchIds } },
    });
  }
  return due.length;
}

/**
 * Writes into the log that a plan has begun to show, and that what lies underneath is back. Nothing depends on it: which
 * page shows is decided by the plans themselves, so that a late run shows no wrong one (docs/domain/home-pages.md#plans).
 */
export async function advancePlans(app: App): Promise<number> {
  const now = shanghai(app.clock());
  let logged = 0;
  for (;;) {
    const more = await app.db.transaction((tx) => logDue(tx, app, now));
    logged += more;
    if (more === 0) return logged;
  }
}
