import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { homePublishApi, PublishReceipt } from '../../../../../src/contract/content/home/plans';
import { PLAN_KIND } from '../../../../../src/contract/content/home/plans';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { branchNames } from '../../data/home/lines';
import { companiesInConflict } from '../../data/home/overrides';
import { openPlans, type PlanRow } from '../../data/home/plans';
import { type PageRow, readVersion, type VersionRow } from '../../data/home/versions';
import { homePlan } from '../../data/schema/home';
import { auditOf, changePage, currentPage, demandBranches } from './pageWrite';
import { frozenVersion, planChange } from './planChecks';
import { changePlan } from './planWrite';
import { checksOf, demandNone, warningsOf } from './publishChecks';
import { referenceChecks } from './referenceChecks';
import { weightIn, weightWarnings } from './weightWarnings';

type Publish = Parsed<typeof homePublishApi.publish>;

/** The companies with conflicts to decide afterwards; publishing does not wait for them. */
async function conflictsOf(pageId: string, components: readonly StoredComponent[], { db }: Context) {
  const found = await companiesInConflict(db, pageId, components);
  const names = await branchNames(
    db,
    found.map(({ branchId }) => branchId),
  );
  return found.map((one) => ({ ...one, branchName: names.get(one.branchId) ?? one.branchId }));
}

/** The effects of publishing, and its problems (docs/domain/home-pages.md#plans). */
async function examine({ page, newest }: { page: PageRow; newest: VersionRow }, input: Publish, context: Context) {
  const { now, request } = context;
  const branchIds = input.branchIds ?? page.branchIds;
  await demandBranches(branchIds, context);
  const components = newest.components;
  const weight = await weightIn(components, branchIds, context);
  const times = { startTime: now, endTime: null, cancelTime: null };
  const named = { pageId: page.pageId, pageName: page.pageName, components };
  const where = { branchIds, inherit: input.inherit, startTime: now, endTime: null };
  const checks = [...checksOf(named, request.language), ...(await referenceChecks(named, where, context))];
  const plan = { kind: PLAN_KIND.standing, force: 0, branchIds, inherit: input.inherit, ...times } as const;
  const { pageId, pageName } = page;
  const draft = { ...plan, planId: String(10n ** 17n), page: pageId, pageName, versionNo: newest.versionNo };
  const { changed, warnings } = await planChange({ added: draft }, context);
  const { versionNo } = newest;
  const receipt: PublishReceipt = {
    versionNo,
    planId: null,
    version: page.version,
    changed,
    checks,
    conflicts: await conflictsOf(page.pageId, components, context),
    weight,
  };
  return { plan, receipt, warnings: [...warningsOf(checks, context.request.language), ...warnings], checks };
}

export async function publishPage(input: Publish, context: Context): Promise<PublishReceipt> {
  const { db, session, note } = context;
  const page = await currentPage(input, context);
  const newest = await readVersion(db, page.pageId, page.versionNo);
  if (!newest) throw notFound();
  const { plan, receipt, warnings, checks } = await examine({ page, newest }, input, context);
  if (input.dryRun === 1) {
    note({ objectId: page.pageId, objectName: page.pageName, action: 'view' });
    return receipt;
  }
  demandNone(checks);
  requireConfirmation([...weightWarnings(receipt.weight, newest), ...warnings], input);
  await frozenVersion(newest, context, input.note);
  const { kind, force, branchIds, inherit, startTime } = plan;
  const { pageId, versionNo } = newest;
  const [made] = await db
    .insert(homePlan)
    .values({
      pageId,
      versionNo,
      kind,
      force,
      branchIds,
      inherit,
      startTime,
      branchId: session.branchId,
      ...auditOf(context),
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  const { version } = await changePage(page, {}, context);
  return { ...receipt, planId: made.planId, version };
}

/** The plans that are cancelled when a page is taken down, and what companies show then. */
export async function takingDown(page: PageRow, context: Context) {
  const { db, session, now } = context;
  // Under a lock, so that plans are written in the state in which they were read.
  await takeLock(db, 'homePlans');
  const plans = await openPlans(db, session, { pageId: page.pageId, now }).orderBy(homePlan.planId).for('update');
  await demandBranches([...new Set(plans.map(({ branchId }) => branchId))], context);
  if (plans.length === 0) throw new Failure(ERROR.statusForbids);
  return { plans, ...(await planChange({ removed: plans.map(({ planId }) => planId) }, context)) };
}

interface Cancelled {
  page: PageRow;
  plans: readonly PlanRow[];
  reason: string;
}

export async function cancelPlans({ page, plans, reason }: Cancelled, context: Context) {
  const { now } = context;
  for (const plan of plans) await changePlan(plan, { cancelTime: now, reason }, context);
  await changePage(page, { takeDownTime: now }, context);
}

export async function takeDownPage(input: Parsed<typeof homePublishApi.takeDown>, context: Context) {
  const page = await currentPage(input, context);
  const { plans, changed, warnings } = await takingDown(page, context);
  if (input.dryRun === 1) {
    context.note({ objectId: page.pageId, objectName: page.pageName, action: 'view' });
    return { cancelled: plans.length, changed };
  }
  requireConfirmation(warnings, input);
  await cancelPlans({ page, plans, reason: input.reason }, context);
  return { cancelled: plans.length, changed };
}
