import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { type inspectionApi, ITEM_TYPE, type InspectionPoint } from '../../../../../src/contract/property/inspections';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { pmsProperty } from '../../data/schema/property';
import { pmsInspectionPlan, pmsInspectionTask } from '../../data/schema/work';
import { demandStaff, propertyOf } from '../names';

type PlanRow = typeof pmsInspectionPlan.$inferSelect;

export async function planPage(query: Parsed<typeof inspectionApi.planPage>, { db, session }: Context) {
  const { planName, propertyId, status, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    pmsInspectionPlan,
    and(
      planName ? hasText(pmsInspectionPlan.planName, planName) : undefined,
      propertyId ? eq(pmsInspectionPlan.propertyId, propertyId) : undefined,
      status === undefined ? undefined : eq(pmsInspectionPlan.status, status),
    ),
  );
  const listed = db
    .select({ row: pmsInspectionPlan, propertyName: told(pmsProperty.propertyName) })
    .from(pmsInspectionPlan)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsInspectionPlan.propertyId))
    .where(where)
    .$dynamic();
  const order = [by(pmsInspectionPlan[orderBy], orderDir), by(pmsInspectionPlan.planId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsInspectionPlan.planId] }, query);
  return {
    records: rows.map(({ row, propertyName }) => ({ ...row, propertyName, pointCount: row.points.length })),
    ...found,
  };
}

const POINT_ID = /^P([1-9]\d{0,8})$/;
const numberOf = ({ pointId }: InspectionPoint) => Number(POINT_ID.exec(pointId)?.[1] ?? 0);

/** The highest number of a point that the plan has, or had when one of its tasks was made. */
async function lastNumber({ planId, points }: PlanRow, { db }: Context) {
  const point = sql`jsonb_array_elements(${pmsInspectionTask.points}) as point`;
  const number = sql`substring(point ->> 'pointId' from '^P([1-9][0-9]{0,8})$')::integer`;
  const [found] = await db
    .select({ last: sql<number | null>`max(${number})` })
    .from(pmsInspectionTask)
    .crossJoin(point)
    .where(ofParent(pmsInspectionTask.planId, planId));
  return Math.max(found?.last ?? 0, ...points.map(numberOf));
}

/**
 * A point of the plan keeps its id; any other gets the next one, never that of a point that was removed: what was found
 * there would count as found here.
 */
function numbered(points: readonly InspectionPoint[], last: number): InspectionPoint[] {
  const used = new Set<number>([0]);
  let next = last;
  return points.map((point) => {
    const number = numberOf(point);
    const isOwn = number <= last && !used.has(number);
    used.add(number);
    return isOwn ? point : { ...point, pointId: `P${(next += 1)}` };
  });
}

/** Each item is named once in its point, and its limits are in order. */
function demandPoints(points: readonly InspectionPoint[]) {
  for (const [i, { items }] of points.entries()) {
    if (new Set(items.map(({ itemName }) => itemName)).size < items.length)
      throw new InvalidInput([{ field: `points.${i}.items`, text: 'field.taken' }]);
    for (const [k, { type, min, max }] of items.entries())
      if (type === ITEM_TYPE.number && min !== null && max !== null && Number(min) > Number(max))
        throw new InvalidInput([{ field: `points.${i}.items.${k}.min`, text: 'field.bandOrder' }]);
  }
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsInspectionPlan)
    .where(within(context.session, pmsInspectionPlan, eq(pmsInspectionPlan.planId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, found, found);
  return found;
}

async function change(before: PlanRow, values: Partial<PlanRow>, context: Context) {
  const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsInspectionPlan).set(after).where(ofParent(pmsInspectionPlan.planId, before.planId));
  const { planId: objectId, planName: objectName } = before;
  context.note({ objectId, objectName, before: { ...before }, after: { ...after } });
  return true;
}

export async function savePlan(form: Parsed<typeof inspectionApi.savePlan>, context: Context) {
  const { planId, version, propertyId, handlerId, startDate, endDate, ...plain } = form;
  const { db, session, now, note } = context;
  await demandButton(db, [planId ? 'inspection_edit' : 'inspection_add'], session);
  const { branchId } = await propertyOf(propertyId, context);
  const { staffName: handlerName } = await demandStaff(handlerId, 'handlerId', context);
  if (endDate !== null && endDate < startDate)
    throw new InvalidInput([{ field: 'endDate', text: 'field.beforeStart' }]);
  demandPoints(plain.points);
  const dates = { startDate, endDate };
  const values = { ...plain, ...dates, handlerId, handlerName };
  if (planId) {
    const before = await locked({ id: planId, version: version ?? 0 }, context);
    if (before.propertyId !== propertyId) throw new InvalidInput([{ field: 'propertyId', text: 'field.locked' }]);
    const points = numbered(plain.points, await lastNumber(before, context));
    await change(before, { ...values, points }, context);
    return { planId };
  }
  const { loginName: createdBy, realName: createdByName } = session;
  const audit = { createdBy, createdByName, gmtCreated: now, ...touch(context) };
  const [created] = await db
    .insert(pmsInspectionPlan)
    .values({ ...values, ...audit, propertyId, branchId, points: numbered(plain.points, 0) })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.planId, objectName: created.planName, action: 'add', after: { ...created } });
  return { planId: created.planId };
}

export const switchPlan = async ({ status, ...key }: Parsed<typeof inspectionApi.planStatus>, context: Context) =>
  change(await locked(key, context), { status }, context);
