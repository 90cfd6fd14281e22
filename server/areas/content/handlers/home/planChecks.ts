import { PLAN_KIND, type PlanKind } from '../../../../../src/contract/content/home/plans';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound, type Warning } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { phrased } from '../../../../platform/listed';
import { coverChanges, windowFrom } from '../../data/home/coverChanges';
import { branchLines } from '../../data/home/lines';
import { type NamedPlan, plansBetween } from '../../data/home/plans';
import { releasesAhead } from '../../data/releases/ahead';
import { type PageRow, readVersion, type VersionRow } from '../../data/home/versions';
import { isBetween, meetings } from '../../rules/coverage';
import { areGood } from '../../rules/planTimes';
import { foresee } from '../../rules/releasesAhead';
import { freeze } from './freeze';
import { demandBranches } from './pageWrite';
import { checksOf, demandNone, warningsOf } from './publishChecks';
import { referenceChecks } from './referenceChecks';
import { weightIn, weightWarnings } from './weightWarnings';

interface Wanted {
  kind: PlanKind;
  force: 0 | 1;
  branchIds: readonly string[];
  startTime: string;
  endTime: string | null;
}

/** Checks times, companies and force of a plan (docs/domain/home-pages.md#plans). */
export async function demandPlan({ kind, force, branchIds, startTime, endTime }: Wanted, context: Context) {
  await demandBranches(branchIds, context);
  if (force === 1) await demandButton(context.db, ['homeConfig_force'], context.session);
  const isForcedStanding = force === 1 && kind === PLAN_KIND.standing;
  if (isForcedStanding || !areGood({ startTime, endTime }, kind, context.now)) throw new Failure(ERROR.planTimes);
}

/** The version that a plan shows: frozen now if it is the draft. */
export const frozenVersion = async (row: VersionRow, context: Context, note = '') =>
  row.frozen === 1 ? row : freeze(row, context, note);

type Planned = Pick<Wanted, 'branchIds' | 'startTime' | 'endTime'> & { inherit: 0 | 1 };

interface Shown {
  page: PageRow;
  versionNo: number;
  /** The plan has begun: its end may change, whatever has become of the objects on its page. */
  isBegun?: boolean;
}

/** Refuses an incomplete page, and references to objects that cannot be shown; answers the warnings. */
export async function plannedVersion({ page, versionNo, isBegun = false }: Shown, planned: Planned, context: Context) {
  const version = await readVersion(context.db, page.pageId, versionNo);
  if (!version) throw notFound();
  const named = { pageId: page.pageId, pageName: page.pageName, components: version.components };
  if (version.frozen === 0) demandNone(checksOf(named, context.request.language));
  const checks = await referenceChecks(named, planned, context);
  if (!isBegun) demandNone(checks);
  // A frozen version was weighed when it was frozen.
  const weighed =
    version.frozen === 1 ? [] : weightWarnings(await weightIn(version.components, planned.branchIds, context), version);
  return { version, warnings: [...weighed, ...warningsOf(checks, context.request.language)] };
}

interface Change {
  added?: NamedPlan;
  removed?: readonly string[];
}

/**
 * The effects of a change of plans on the next 31 days, and the needed confirmations: companies that are left with the
 * default page, overlapping campaigns. Changes are serialised, because otherwise two of them would not see each other.
 */
export async function planChange({ added, removed = [] }: Change, context: Context) {
  const { db, session, now, request } = context;
  await takeLock(db, 'homePlans');
  const { from } = windowFrom(now);
  const to = added?.endTime ?? `${windowFrom(now).to}:59`;
  const window = { from, to: to > windowFrom(now).to ? to : `${windowFrom(now).to}:59` };
  const stored = await plansBetween(db, session, window);
  const gone = new Set([...removed, ...(added ? [added.planId] : [])]);
  // The release that makes this very change does not conflict with itself.
  const withoutPages = [...stored.filter(({ planId }) => gone.has(planId)), ...(added ? [added] : [])].map(
    ({ page }) => page,
  );
  const ahead = await releasesAhead(db, { now, viewer: session, withoutPages });
  const before = ahead ? foresee(ahead, window.to).plans.filter((plan) => isBetween(plan, window)) : stored;
  const others = before.filter(({ planId }) => !gone.has(planId));
  const lines = await branchLines(db);
  const { changed, falling } = coverChanges({ before, after: added ? [...others, added] : others }, lines, now);
  const warnings: Warning[] = [];
  const names = new Map(others.map(({ planId, pageName }) => [planId, pageName]));
  const met = added ? meetings(added, others, lines) : [];
  if (added && met.length > 0) {
    const times = met.map(
      ({ other, from: first, to: last, wins }) =>
        `${first}–${last} ${wins ? added.pageName : (names.get(other.planId) ?? '')}`,
    );
    warnings.push({ code: ERROR.plansOverlap, params: { detail: phrased(request.language, times) } });
  }
  if (falling.length > 0) warnings.push({ code: ERROR.defaultPageShown, params: { branches: falling } });
  return { changed, warnings };
}
