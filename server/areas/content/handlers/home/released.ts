import { eq } from 'drizzle-orm';
import { PLAN_KIND } from '../../../../../src/contract/content/home/plans';
import { type Confirmation, notFound, requireConfirmation } from '../../../../http/failure';
import type { Context } from '../../../../http/context';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { ofParent, within } from '../../../../platform/scope';
import type { PlanRow } from '../../data/home/plans';
import { readVersion } from '../../data/home/versions';
import { homePage, homePlan } from '../../data/schema/home';
import { ownPage } from './pageWrite';
import { frozenVersion, plannedVersion } from './planChecks';
import { changePlan, planPage } from './planWrite';
import { cancelPlans, takingDown } from './publish';

interface Going {
  objectId: string;
  versionNo: number | null;
  branchIds: string[];
  /** The end of the release, until which the page is a campaign; without one the page stays. */
  endTime: string | null;
  input: Confirmation;
}

async function versionOf({ objectId, versionNo }: Pick<Going, 'objectId' | 'versionNo'>, context: Context) {
  const page = await ownPage(objectId, context);
  const version = await readVersion(context.db, objectId, versionNo ?? page.versionNo);
  if (!version) throw notFound();
  return { page, version };
}

async function publish({ input, endTime, ...going }: Going, context: Context): Promise<string[]> {
  const { page, version } = await versionOf(going, context);
  const form = {
    ...({ pageId: page.pageId, versionNo: version.versionNo, force: 0, inherit: 1, startTime: null } as const),
    endTime,
    kind: endTime === null ? PLAN_KIND.standing : PLAN_KIND.campaign,
    branchIds: going.branchIds.length > 0 ? going.branchIds : page.branchIds,
  };
  const { planId } = await planPage({ page, form }, { context, input });
  return [planId];
}

async function takeDown({ objectId, input, reason }: Going & { reason: string }, context: Context): Promise<string[]> {
  const page = await ownPage(objectId, context);
  const { plans, warnings } = await takingDown(page, context);
  requireConfirmation(warnings, input);
  await cancelPlans({ page, plans, reason }, context);
  return plans.map(({ planId }) => planId);
}

interface Gone {
  objectId: string;
  planIds: readonly string[];
  doneTime: string;
}

async function plansOf({ planIds }: Gone, { db }: Context): Promise<PlanRow[]> {
  await takeLock(db, 'homePlans');
  if (planIds.length === 0) return [];
  return db.select().from(homePlan).where(ofParent(homePlan.planId, planIds)).orderBy(homePlan.planId).for('update');
}

/** Ends the plan that a release has made, unless somebody has ended it before: what lies underneath shows again. */
async function takeBack(gone: Gone & { reason: string }, context: Context) {
  const { now } = context;
  for (const plan of await plansOf(gone, context))
    if (plan.cancelTime === null && (plan.endTime === null || plan.endTime >= now))
      await changePlan(plan, { cancelTime: now, reason: gone.reason }, context);
}

/**
 * Brings back the plans that a release has cancelled, where their time is not over and their page may still be shown; a
 * page that was published meanwhile is the later one, and stays.
 */
async function bringBack(gone: Gone, context: Context) {
  const { db, session, now } = context;
  const cancelled = (await plansOf(gone, context)).filter(
    ({ cancelTime, endTime }) => cancelTime === gone.doneTime && (endTime === null || endTime >= now),
  );
  const [page] = await db
    .select()
    .from(homePage)
    .where(within(session, homePage, eq(homePage.pageId, gone.objectId)));
  if (!page) return;
  for (const plan of cancelled) {
    const startTime = plan.startTime > now ? plan.startTime : now;
    await plannedVersion({ page, versionNo: plan.versionNo }, { ...plan, startTime }, context);
    await changePlan(plan, { cancelTime: null, reason: '' }, context);
  }
}

/** What a release does with a page, as a person would do it by hand (docs/domain/releases.md#members). */
export const releasedPages = {
  lock: async (objectId: string, context: Context) => (await ownPage(objectId, context)).pageName,
  /** From now on the version stays as it was checked. */
  freeze: async (going: Pick<Going, 'objectId' | 'versionNo'>, context: Context) =>
    frozenVersion((await versionOf(going, context)).version, context),
  ...{ publish, takeDown, takeBack, bringBack },
};
