import { eq } from 'drizzle-orm';
import { isSame } from '../../../../../src/contract/canonical';
import type { homePlanApi } from '../../../../../src/contract/content/home/plans';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { type Confirmation, Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { ofParent, within } from '../../../../platform/scope';
import { type PlanRow, toPlan } from '../../data/home/plans';
import type { PageRow } from '../../data/home/versions';
import { demandNotInRelease } from '../publishing/inRelease';
import { homePlan } from '../../data/schema/home';
import { areGood, planTimes } from '../../rules/planTimes';
import { seenPage } from './pageRead';
import { auditOf, demandBranches, lockedPage } from './pageWrite';
import { type AskedPlan, holdPages } from './planHold';
import { demandPlan, frozenVersion, planChange, plannedVersion } from './planChecks';

type Form = Omit<Parsed<typeof homePlanApi.add>, 'confirm' | 'confirmCodes'>;

/** An id larger than any existing one, for a plan without an id. */
const NEWEST = String(10n ** 17n);

/** A locked plan of one of the user's companies; plans of companies above he may see but not change. */
async function lockedPlan(asked: AskedPlan, context: Context): Promise<PlanRow> {
  const { id, version } = asked;
  const { db, session } = context;
  await holdPages(asked, context);
  const [row] = await db
    .select()
    .from(homePlan)
    .where(within(session, homePlan, eq(homePlan.planId, id)))
    .for('update');
  if (!row) throw notFound();
  await demandBranches([row.branchId], context);
  if (row.version !== version) throw await staleVersion(context, row, row);
  await demandNotInRelease(db, 'page', row.pageId);
  return row;
}

interface Planning {
  page: PageRow;
  form: Form;
  /** Plans that the new one replaces. */
  removed?: readonly string[];
}

/** Plans a locked page, by hand or for a release. */
export async function planPage(
  { page, form, removed = [] }: Planning,
  { context, input }: { context: Context; input: Confirmation },
) {
  const { db, session, now, note } = context;
  const times = planTimes(form, now);
  await demandPlan({ ...form, ...times }, context);
  const versionNo = form.versionNo ?? page.versionNo;
  const { kind, force, branchIds, inherit, pageId } = form;
  const values = { pageId, versionNo, kind, force, branchIds, inherit, ...times, branchId: session.branchId };
  const draft = { ...values, planId: NEWEST, page: pageId, pageName: page.pageName, cancelTime: null };
  const { version, warnings } = await plannedVersion({ page, versionNo }, { branchIds, inherit, ...times }, context);
  const { changed, warnings: shown } = await planChange({ added: draft, removed }, context);
  requireConfirmation([...shown, ...warnings], input);
  await frozenVersion(version, context);
  const [made] = await db
    .insert(homePlan)
    .values({ ...values, ...auditOf(context) })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  note({ objectId: pageId, objectName: page.pageName, after: { ...made } });
  return { planId: made.planId, changed };
}

export async function addPlan({ confirm, confirmCodes, ...form }: Parsed<typeof homePlanApi.add>, context: Context) {
  const page = await lockedPage(form.pageId, context);
  return planPage({ page, form }, { context, input: { confirm, confirmCodes } });
}

export async function changePlan(row: PlanRow, values: Partial<PlanRow>, context: Context) {
  const after = { ...row, ...values, ...touch(context), version: row.version + 1 };
  await context.db.update(homePlan).set(after).where(ofParent(homePlan.planId, row.planId));
  context.note({ objectId: row.pageId, before: { ...row }, after });
  return after;
}

const FIXED = ['pageId', 'kind', 'force', 'branchIds', 'inherit'] as const;

/** Once a plan has begun only its end may change, and only to a moment that is still to come. */
function demandOnlyEnd(row: PlanRow, form: Form, { endTime, now }: { endTime: string | null; now: string }) {
  const isFixed = FIXED.every((field) => isSame(row[field], form[field]));
  const isSameStart = form.startTime === null || form.startTime.slice(0, 16) === row.startTime.slice(0, 16);
  const isSameVersion = form.versionNo === null || form.versionNo === row.versionNo;
  if (!isFixed || !isSameStart || !isSameVersion || endTime === null || endTime < now)
    throw new Failure(ERROR.planTimes);
  if (!areGood({ startTime: row.startTime, endTime }, row.kind, row.startTime)) throw new Failure(ERROR.planTimes);
}

function demandOpen({ cancelTime, endTime }: PlanRow, now: string) {
  if (cancelTime !== null || (endTime !== null && endTime < now)) throw new Failure(ERROR.planTimes);
}

export async function updatePlan(input: Parsed<typeof homePlanApi.update>, context: Context) {
  const { id, version, confirm, confirmCodes, ...form } = input;
  const { now } = context;
  const row = await lockedPlan({ id, version, pageId: form.pageId }, context);
  demandOpen(row, now);
  const hasBegun = row.startTime <= now;
  const page = await lockedPage(hasBegun ? row.pageId : form.pageId, context);
  const times = planTimes(form, now);
  if (hasBegun) demandOnlyEnd(row, form, { endTime: times.endTime, now });
  else await demandPlan({ ...form, ...times }, context);
  const { pageId, kind, force, branchIds, inherit } = form;
  const versionNo = form.versionNo ?? (pageId === row.pageId ? row.versionNo : page.versionNo);
  const values = hasBegun
    ? { endTime: times.endTime }
    : { pageId, versionNo, kind, force, branchIds, inherit, ...times };
  const planned = { ...row, ...values };
  const shown = { page, versionNo: planned.versionNo, isBegun: hasBegun };
  const { version: content, warnings } = await plannedVersion(
    shown,
    hasBegun ? { ...planned, startTime: now } : planned,
    context,
  );
  const { changed, warnings: met } = await planChange({ added: toPlan(planned, page.pageName) }, context);
  requireConfirmation([...met, ...warnings], { confirm, confirmCodes });
  await frozenVersion(content, context);
  await changePlan(row, values, context);
  return { planId: row.planId, changed };
}

export async function replacePlan(input: Parsed<typeof homePlanApi.replace>, context: Context) {
  const { id, version, reason, confirm, confirmCodes, ...form } = input;
  const row = await lockedPlan({ id, version, pageId: form.pageId }, context);
  demandOpen(row, context.now);
  const page = await lockedPage(form.pageId, context);
  const answer = await planPage({ page, form, removed: [row.planId] }, { context, input: { confirm, confirmCodes } });
  await changePlan(row, { cancelTime: context.now, reason }, context);
  return answer;
}

export async function cancelPlan(input: Parsed<typeof homePlanApi.cancel>, context: Context) {
  const row = await lockedPlan({ id: input.id, version: input.version }, context);
  demandOpen(row, context.now);
  await seenPage(row.pageId, context);
  const { changed, warnings } = await planChange({ removed: [row.planId] }, context);
  requireConfirmation(warnings, input);
  await changePlan(row, { cancelTime: context.now, reason: input.reason }, context);
  return { planId: row.planId, changed };
}
