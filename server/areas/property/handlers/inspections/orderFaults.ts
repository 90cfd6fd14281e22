import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { InspectionItem, InspectionPoint } from '../../../../../src/contract/property/inspections';
import { WORK_ORDER_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent } from '../../../../platform/scope';
import { pmsInspectionResult, pmsInspectionTask, pmsWorkOrder } from '../../data/schema/work';
import { faultText } from '../../rules/inspection';
import { insertOrder } from '../orders/add';
import { resultsOf, type TaskRow } from './tasks';

type Result = typeof pmsInspectionResult.$inferSelect;

interface Failed {
  point: InspectionPoint;
  faults: readonly { item: InspectionItem; result: Result }[];
}

/** Locks the newest order of one of these faults that is still open, from any task of the plan. */
export async function openOrder({ planId }: TaskRow, { point, faults }: Failed, { db }: Context) {
  if (planId === null) return undefined;
  const { confirmed, cancelled } = WORK_ORDER_STATUS;
  const names = faults.map(({ item }) => item.itemName);
  const [found] = await db
    .select({ order: pmsWorkOrder })
    .from(pmsInspectionResult)
    .innerJoin(pmsInspectionTask, eq(pmsInspectionTask.taskId, pmsInspectionResult.taskId))
    .innerJoin(pmsWorkOrder, eq(pmsWorkOrder.orderId, pmsInspectionResult.orderId))
    .where(
      ofParent(
        pmsInspectionTask.planId,
        planId,
        and(
          eq(pmsInspectionResult.pointId, point.pointId),
          inArray(pmsInspectionResult.itemName, names),
          notInArray(pmsWorkOrder.status, [confirmed, cancelled]),
          eq(pmsWorkOrder.deleted, 0),
        ),
      ),
    )
    .orderBy(desc(pmsWorkOrder.orderId))
    .limit(1)
    .for('update', { of: pmsWorkOrder });
  return found?.order;
}

const refer = (faults: Failed['faults'], orderId: string, { db }: Context) =>
  db
    .update(pmsInspectionResult)
    .set({ orderId })
    .where(
      ofParent(
        pmsInspectionResult.resultId,
        faults.map(({ result }) => result.resultId),
      ),
    );

const photosIn = (faults: Failed['faults']) => [...new Set(faults.flatMap(({ result }) => result.images))];

/** The same fault again while its order is open: the order gets these photos as well. */
async function link(order: typeof pmsWorkOrder.$inferSelect, { faults }: Failed, context: Context) {
  const sourceImages = [...new Set([...order.sourceImages, ...photosIn(faults)])];
  await context.db
    .update(pmsWorkOrder)
    .set({ sourceImages, ...touch(context), version: order.version + 1 })
    .where(ofParent(pmsWorkOrder.orderId, order.orderId));
  await refer(faults, order.orderId, context);
  return order.orderNo;
}

/** Makes one order of faults of a point, with the photos of its items: the same files. */
export async function orderFaults(task: TaskRow, { point, faults }: Failed, context: Context) {
  const [first] = faults;
  if (!first) throw new Failure(ERROR.pointNormal);
  const described = faults.map(({ item, result: { value, remark } }) => ({
    ...{ pointName: point.pointName, item, value, remark },
  }));
  const made = await insertOrder(
    {
      ...{ propertyId: task.propertyId, branchId: task.branchId, taskId: task.taskId, pointId: point.pointId },
      category: first.item.category,
      urgency: faults.reduce((most, { item }) => (item.urgency > most ? item.urgency : most), first.item.urgency),
      description: faultText(described),
      sourceImages: photosIn(faults),
    },
    context,
  );
  await refer(faults, made.orderId, context);
  return made.orderNo;
}

export const itemsOf = (points: readonly InspectionPoint[]) =>
  new Map(points.flatMap((point) => point.items.map((item) => [`${point.pointId} ${item.itemName}`, { point, item }])));

/** Orders the faults of items so marked: one whose order is open is linked to it, the others of a point share one. */
export async function orderAutomatically(task: TaskRow, context: Context) {
  const items = itemsOf(task.points);
  const failed = (await resultsOf(task.taskId, context.db)).flatMap(({ result }) => {
    const known = items.get(`${result.pointId} ${result.itemName}`);
    return known && result.normal === 0 && result.orderId === null && known.item.autoOrder === 1
      ? [{ ...known, result }]
      : [];
  });
  const orderNos = new Set<string>();
  for (const point of task.points) {
    const fresh: Failed['faults'][number][] = [];
    for (const fault of failed.filter((one) => one.point.pointId === point.pointId)) {
      const again = { point, faults: [fault] };
      const open = await openOrder(task, again, context);
      if (open) orderNos.add(await link(open, again, context));
      else fresh.push(fault);
    }
    if (fresh.length > 0) orderNos.add(await orderFaults(task, { point, faults: fresh }, context));
  }
  return [...orderNos];
}
