import { and, between, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { WorkOrder, workOrderApi } from '../../../../../src/contract/property/work-orders';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { hasText, subquery, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { ofParent, type Scoped, within } from '../../../../platform/scope';
import { pmsBuilding, pmsProperty, pmsUnit } from '../../data/schema/property';
import { unitName } from '../../data/unitNames';
import { pmsInspectionTask, pmsOutage, pmsWorkOrder } from '../../data/schema/work';
import { workActions } from '../../rules/work';
import { sql } from 'drizzle-orm';
import { photosOf } from '../../../../http/photos';

export type OrderRow = typeof pmsWorkOrder.$inferSelect;

/** An order as the log has it. */
export const toldOrder = (row: OrderRow) => said(row, { cost: yuan });

const unitText = subquery<string | null>(
  sql`select ${unitName} from ${pmsUnit} join ${pmsBuilding} on ${pmsBuilding.buildingId} = ${pmsUnit.buildingId} where ${pmsUnit.unitId} = ${pmsWorkOrder.unitId}`,
);

const listedOrders = (db: Db, where: Scoped) =>
  db
    .select({ row: pmsWorkOrder, propertyName: told(pmsProperty.propertyName), unitText })
    .from(pmsWorkOrder)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsWorkOrder.propertyId))
    .where(where);

interface Listed {
  row: OrderRow;
  propertyName: string;
  unitText: string | null;
}

const toRecord = ({ row, propertyName, unitText: unit }: Listed): WorkOrder => ({
  ...row,
  propertyName,
  unitText: unit ?? '',
  can: workActions(row.status),
});

export async function orderPage(query: Parsed<typeof workOrderApi.page>, { db, session }: Context) {
  const { orderNo, propertyId, category, urgency, status, handlerId, reportTime } = query;
  const { orderBy = 'reportTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    pmsWorkOrder,
    and(
      orderNo ? hasText(pmsWorkOrder.orderNo, orderNo) : undefined,
      propertyId ? eq(pmsWorkOrder.propertyId, propertyId) : undefined,
      category ? eq(pmsWorkOrder.category, category) : undefined,
      urgency === undefined ? undefined : eq(pmsWorkOrder.urgency, urgency),
      status === undefined ? undefined : eq(pmsWorkOrder.status, status),
      handlerId ? eq(pmsWorkOrder.handlerId, handlerId) : undefined,
      reportTime ? between(pmsWorkOrder.reportTime, ...reportTime) : undefined,
    ),
  );
  const listed = listedOrders(db, where).$dynamic();
  const order = [by(pmsWorkOrder[orderBy], orderDir), by(pmsWorkOrder.orderId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsWorkOrder.orderId] }, query);
  return { records: rows.map(toRecord), ...found };
}

/** The inspection that an order came from, and the outage during which it was reported. */
async function originOf({ taskId, pointId, outageId }: OrderRow, { db }: Context) {
  const [task] = taskId
    ? await db
        .select({ taskNo: pmsInspectionTask.taskNo, points: pmsInspectionTask.points })
        .from(pmsInspectionTask)
        .where(ofParent(pmsInspectionTask.taskId, taskId))
    : [];
  const [outage] = outageId
    ? await db.select({ texts: pmsOutage.texts }).from(pmsOutage).where(ofParent(pmsOutage.outageId, outageId))
    : [];
  return {
    taskNo: task?.taskNo ?? '',
    pointName: task?.points.find((point) => point.pointId === pointId)?.pointName ?? '',
    texts: outage?.texts,
  };
}

export async function orderDetail(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof workOrderApi.detail>> {
  const { db, session, request } = context;
  const [found] = await listedOrders(db, within(session, pmsWorkOrder, eq(pmsWorkOrder.orderId, id)));
  if (!found) throw notFound();
  const { row } = found;
  const { texts, ...origin } = await originOf(row, context);
  return {
    ...toRecord(found),
    ...origin,
    images: photosOf(row.images, context),
    sourceImages: photosOf(row.sourceImages, context),
    finishImages: photosOf(row.finishImages, context),
    ...{ result: row.result, materials: row.materials, rejectReason: row.rejectReason },
    cost: yuan(row.cost),
    outageText: texts ? outageText(texts, request.language) : '',
  };
}

type OutageTexts = Readonly<Record<'zh' | 'en' | 'es' | 'ja', string | null>>;

/** The text in the language of whoever asks, or in Chinese. */
export function outageText(texts: OutageTexts, language: string): string {
  const short = language.slice(0, 2);
  const own = short === 'en' || short === 'es' || short === 'ja' ? texts[short] : texts.zh;
  return own ?? texts.zh ?? '';
}
