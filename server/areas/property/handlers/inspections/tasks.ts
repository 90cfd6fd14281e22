import { and, between, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { inspectionApi, InspectionTask } from '../../../../../src/contract/property/inspections';
import { INSPECTION_STATUS, WORK_ORDER_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { hasText, told } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, type Scoped, within } from '../../../../platform/scope';
import { pmsProperty } from '../../data/schema/property';
import { pmsInspectionResult, pmsInspectionTask, pmsWorkOrder } from '../../data/schema/work';
import { photosOf } from '../../../../http/photos';

export type TaskRow = typeof pmsInspectionTask.$inferSelect;

const { done } = INSPECTION_STATUS;

const listedTasks = (db: Db, where: Scoped) =>
  db
    .select({ row: pmsInspectionTask, propertyName: told(pmsProperty.propertyName) })
    .from(pmsInspectionTask)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsInspectionTask.propertyId))
    .where(where);

const toRecord = ({ row, propertyName }: { row: TaskRow; propertyName: string }): InspectionTask => ({
  ...row,
  propertyName,
  // A task that is late is still to be done; one without points has nothing to do.
  can: [...(row.status !== done && row.points.length > 0 ? (['execute'] as const) : []), 'del'],
});

export async function taskPage(query: Parsed<typeof inspectionApi.taskPage>, { db, session }: Context) {
  const { planName, propertyId, status, planDate, abnormal } = query;
  const { orderBy = 'planDate', orderDir = 'desc' } = query;
  const failed = abnormal === 1 ? gt(pmsInspectionTask.abnormalCount, 0) : eq(pmsInspectionTask.abnormalCount, 0);
  const where = within(
    session,
    pmsInspectionTask,
    and(
      planName ? hasText(pmsInspectionTask.planName, planName) : undefined,
      propertyId ? eq(pmsInspectionTask.propertyId, propertyId) : undefined,
      status === undefined ? undefined : eq(pmsInspectionTask.status, status),
      planDate ? between(pmsInspectionTask.planDate, ...planDate) : undefined,
      abnormal === undefined ? undefined : failed,
    ),
  );
  const listed = listedTasks(db, where).$dynamic();
  const order = [by(pmsInspectionTask[orderBy], orderDir), by(pmsInspectionTask.taskId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsInspectionTask.taskId] }, query);
  return { records: rows.map(toRecord), ...found };
}

/** What was found, with the order that it became. */
export const resultsOf = (taskId: string, db: Db) =>
  db
    .select({ result: pmsInspectionResult, orderNo: pmsWorkOrder.orderNo, orderStatus: pmsWorkOrder.status })
    .from(pmsInspectionResult)
    .leftJoin(pmsWorkOrder, eq(pmsWorkOrder.orderId, pmsInspectionResult.orderId))
    .where(ofParent(pmsInspectionResult.taskId, taskId))
    .orderBy(pmsInspectionResult.pointId, pmsInspectionResult.itemName);

/** What was abnormal the last time that the plan was carried out. */
async function failedBefore({ planId, planDate }: TaskRow, db: Db) {
  if (planId === null) return [];
  const [last] = await db
    .select({ taskId: pmsInspectionTask.taskId })
    .from(pmsInspectionTask)
    .where(
      ofParent(
        pmsInspectionTask.planId,
        planId,
        and(
          lt(pmsInspectionTask.planDate, planDate),
          eq(pmsInspectionTask.deleted, 0),
          eq(pmsInspectionTask.status, done),
        ),
      ),
    )
    .orderBy(desc(pmsInspectionTask.planDate))
    .limit(1);
  if (!last) return [];
  return db
    .select({ pointId: pmsInspectionResult.pointId, itemName: pmsInspectionResult.itemName })
    .from(pmsInspectionResult)
    .where(ofParent(pmsInspectionResult.taskId, last.taskId, eq(pmsInspectionResult.normal, 0)));
}

export async function taskDetail({ id }: { id: string }, context: Context): Promise<Output<typeof inspectionApi.task>> {
  const { db, session } = context;
  const [found] = await listedTasks(db, within(session, pmsInspectionTask, eq(pmsInspectionTask.taskId, id)));
  if (!found) throw notFound();
  const results = await resultsOf(id, db);
  return {
    ...toRecord(found),
    points: found.row.points,
    results: results.map(({ result, orderNo, orderStatus }) => ({
      ...result,
      images: photosOf(result.images, context),
      orderNo: orderNo ?? '',
      repaired: orderStatus === WORK_ORDER_STATUS.confirmed ? (1 as const) : (0 as const),
    })),
    failedBefore: await failedBefore(found.row, db),
  };
}

export async function lockedTask({ id, version }: { id: string; version?: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsInspectionTask)
    .where(within(context.session, pmsInspectionTask, eq(pmsInspectionTask.taskId, id)))
    .for('update');
  if (!found) throw notFound();
  if (version !== undefined && found.version !== version)
    throw await staleVersion(context, await taskDetail({ id }, context), found);
  return found;
}

export async function changeTask(before: TaskRow, values: Partial<TaskRow>, context: Context) {
  const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsInspectionTask).set(after).where(ofParent(pmsInspectionTask.taskId, before.taskId));
  const { taskId: objectId, taskNo: objectName } = before;
  context.note({ objectId, objectName, before: { ...before }, after: { ...after } });
  return true;
}

/** A task of which a fault has an order stays (48073). */
export async function deleteTask(key: Parsed<typeof inspectionApi.deleteTask>, context: Context) {
  const before = await lockedTask(key, context);
  const [linked] = await context.db
    .select({ id: pmsInspectionResult.resultId })
    .from(pmsInspectionResult)
    .where(ofParent(pmsInspectionResult.taskId, before.taskId, isNotNull(pmsInspectionResult.orderId)))
    .limit(1);
  if (linked) throw new Failure(ERROR.taskHasOrder);
  return changeTask(before, { deleted: 1 }, context);
}
