import { and, arrayOverlaps, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { type homePlanApi, PLAN_STATUS } from '../../../../../src/contract/content/home/plans';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { foreignBranches, within } from '../../../../platform/scope';
import { branchLines, branchNames, visibleLines } from '../../data/home/lines';
import { type NamedPlan, plansBetween } from '../../data/home/plans';
import { homePage, homePlan } from '../../data/schema/home';
import { releasesAhead } from '../../data/releases/ahead';
import { coverage } from '../../rules/coverage';
import { foresee } from '../../rules/releasesAhead';
import { planStatus, planTimes } from '../../rules/planTimes';
import { demandBranches } from './pageWrite';
import { seenPage } from './pageRead';
import { demandPeriod } from './trial';

function withStatus(status: number | undefined, now: string): SQL | undefined {
  const isOpen = isNull(homePlan.cancelTime);
  switch (status) {
    case PLAN_STATUS.waiting:
      return and(isOpen, gt(homePlan.startTime, now));
    case PLAN_STATUS.active:
      return and(isOpen, lte(homePlan.startTime, now), or(isNull(homePlan.endTime), gte(homePlan.endTime, now)));
    case PLAN_STATUS.ended:
      return and(isOpen, lt(homePlan.endTime, now));
    case PLAN_STATUS.cancelled:
      return isNotNull(homePlan.cancelTime);
    default:
      return undefined;
  }
}

export async function homePlans(
  query: Parsed<typeof homePlanApi.page>,
  { db, session, now }: Context,
): Promise<Output<typeof homePlanApi.page>> {
  const { pageId, status, kind, branchId, orderBy = 'startTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    homePlan,
    and(
      pageId ? eq(homePlan.pageId, pageId) : undefined,
      kind === undefined ? undefined : eq(homePlan.kind, kind),
      branchId ? arrayOverlaps(homePlan.branchIds, [branchId]) : undefined,
      withStatus(status, now),
    ),
  );
  const listed = db
    .select({ row: homePlan, pageName: homePage.pageName })
    .from(homePlan)
    .innerJoin(homePage, eq(homePage.pageId, homePlan.pageId))
    .where(where)
    .$dynamic();
  const order = [by(homePlan[orderBy], orderDir), by(homePlan.planId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const names = await branchNames(
    db,
    rows.flatMap(({ row }) => row.branchIds),
  );
  const foreign = new Set(await foreignBranches(db, session, [...new Set(rows.map(({ row }) => row.branchId))]));
  const records = rows.map(({ row, pageName }) => ({
    ...({ ...row, pageName, status: planStatus(row, now), isEditable: foreign.has(row.branchId) ? 0 : 1 } as const),
    branchNames: row.branchIds.map((id) => names.get(id) ?? id),
  }));
  return { records, ...found };
}

type Cover = Parsed<typeof homePlanApi.coverage>;

/** Unsaved plans; a new one has an id larger than all existing ones. */
async function drafted(withPlans: Cover['withPlans'], context: Context): Promise<NamedPlan[]> {
  const plans: NamedPlan[] = [];
  for (const [i, plan] of withPlans.entries()) {
    const { pageName, versionNo } = await seenPage(plan.pageId, context);
    plans.push({
      ...{ ...plan, ...planTimes(plan, context.now), pageName, page: plan.pageId, cancelTime: null },
      ...{ versionNo: plan.versionNo ?? versionNo, planId: plan.planId ?? String(10n ** 17n + BigInt(i)) },
    });
  }
  return plans;
}

export async function homeCoverage(input: Cover, context: Context): Promise<Output<typeof homePlanApi.coverage>> {
  const { db, session } = context;
  demandPeriod(input);
  await demandBranches(input.branchIds, context);
  const lines = input.branchIds.length > 0 ? await branchLines(db, input.branchIds) : await visibleLines(db, session);
  const added = await drafted(input.withPlans, context);
  const left = new Set([...input.withoutPlans, ...added.map(({ planId }) => planId)]);
  const [from, to] = [`${input.from.slice(0, 16)}:00`, `${input.to.slice(0, 16)}:59`];
  const ahead = await releasesAhead(db, { now: context.now, from, viewer: session });
  const stored = ahead ? foresee(ahead, to).plans : await plansBetween(db, session, { from, to });
  const plans = [...stored.filter(({ planId }) => !left.has(planId)), ...added];
  const planOf = new Map(plans.map((plan) => [plan.planId, plan]));
  const nameOf = new Map(lines.map(({ branchId, branchName }) => [branchId, branchName]));
  return {
    branches: coverage(plans, lines, input).map(({ branchId, segments }) => ({
      branchId,
      branchName: nameOf.get(branchId) ?? branchId,
      segments: segments.map((segment) => {
        const plan = segment.planId === null ? undefined : planOf.get(segment.planId);
        const { pageName = '', versionNo = null, releaseNo = '' } = plan ?? {};
        return { ...segment, pageName, versionNo, releaseNo };
      }),
    })),
  };
}
