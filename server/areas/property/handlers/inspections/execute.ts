import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { inspectionApi, InspectionPoint } from '../../../../../src/contract/property/inspections';
import { INSPECTION_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, requireConfirmation } from '../../../../http/failure';
import { pmsInspectionResult } from '../../data/schema/work';
import { isNormal } from '../../rules/inspection';
import { demandPhotos } from '../../../../http/photos';
import { changeTask, lockedTask, resultsOf, type TaskRow } from './tasks';
import { itemsOf, openOrder, orderAutomatically, orderFaults } from './orderFaults';

type Given = Parsed<typeof inspectionApi.execute>['results'][number];

async function keep(task: TaskRow, results: readonly Given[], context: Context) {
  const items = itemsOf(task.points);
  await demandPhotos(
    results.flatMap(({ images }) => images),
    context,
  );
  for (const [i, { pointId, itemName, value, normal, remark, images }] of results.entries()) {
    const known = items.get(`${pointId} ${itemName}`);
    if (!known) throw new InvalidInput([{ field: `results.${i}.itemName`, text: 'field.unknown' }]);
    const said = {
      value,
      remark,
      images,
      normal: isNormal(known.item, { value, normal }) ? (1 as const) : (0 as const),
    };
    await context.db
      .insert(pmsInspectionResult)
      .values({ ...said, taskId: task.taskId, pointId, itemName })
      .onConflictDoUpdate({
        target: [pmsInspectionResult.taskId, pmsInspectionResult.pointId, pmsInspectionResult.itemName],
        set: said,
      });
  }
}

export async function executeTask(
  { results, ...key }: Parsed<typeof inspectionApi.execute>,
  context: Context,
): Promise<Output<typeof inspectionApi.execute>> {
  const before = await lockedTask(key, context);
  const { done, running, overdue } = INSPECTION_STATUS;
  if (before.status === done) throw new Failure(ERROR.propertyForbids);
  await keep(before, results, context);
  const kept = await resultsOf(before.taskId, context.db);
  const abnormalCount = kept.filter(({ result }) => result.normal === 0).length;
  const isChecked = ({ pointId, items }: InspectionPoint) =>
    items.every(({ itemName }) =>
      kept.some(({ result }) => result.pointId === pointId && result.itemName === itemName),
    );
  const checkedCount = before.points.filter(isChecked).length;
  const isDone = checkedCount === before.points.length;
  const going = before.status === overdue ? overdue : running;
  const status = isDone ? done : going;
  const orderNos = isDone ? await orderAutomatically(before, context) : [];
  await changeTask(before, { status, checkedCount, abnormalCount, finishTime: isDone ? context.now : null }, context);
  return { status, orderNos };
}

export async function toWorkOrder(
  input: Parsed<typeof inspectionApi.toWorkOrder>,
  context: Context,
): Promise<Output<typeof inspectionApi.toWorkOrder>> {
  const { taskId, pointId, itemNames, ...confirmation } = input;
  const task = await lockedTask({ id: taskId }, context);
  const items = itemsOf(task.points);
  const kept = await resultsOf(taskId, context.db);
  const faults = itemNames.map((itemName) => {
    const known = items.get(`${pointId} ${itemName}`);
    const found = kept.find(({ result }) => result.pointId === pointId && result.itemName === itemName);
    if (!known || !found) throw new InvalidInput([{ field: 'itemNames', text: 'field.unknown' }]);
    if (found.result.normal === 1) throw new Failure(ERROR.pointNormal);
    if (found.result.orderId !== null) {
      const orderNo = found.orderNo ?? '';
      throw new Failure(ERROR.pointHasOrder, { params: { orderNo }, data: { orderNo } });
    }
    return { ...known, result: found.result };
  });
  const [first] = faults;
  if (!first) throw new Failure(ERROR.pointNormal);
  const failed = { point: first.point, faults };
  const { orderStillOpen } = ERROR;
  const open = await openOrder(task, failed, context);
  const wantsAnother = confirmation.confirm === 1 || confirmation.confirmCodes?.includes(orderStillOpen) === true;
  if (open && !wantsAnother)
    requireConfirmation([{ code: orderStillOpen, params: { orderNo: open.orderNo } }], confirmation);
  const orderNo = await orderFaults(task, failed, context);
  context.note({ objectId: taskId, objectName: task.taskNo, after: { orderNo } });
  return { orderNo, linked: 0 };
}
