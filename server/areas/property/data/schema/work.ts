import { and, eq, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INSPECTION_CYCLE, type InspectionPoint } from '../../../../../src/contract/property/inspections';
import { INSPECTION_STATUS, WORK_ORDER_STATUS } from '../../../../../src/contract/property/micro-pms';
import { type Outage, OUTAGE_SERVICE, OUTAGE_STATUS } from '../../../../../src/contract/property/outages';
import type { WORK_URGENCY, WorkOrderDetail } from '../../../../../src/contract/property/work-orders';
import { among, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branchIs, branchRule } from '../../../../platform/scope';
import { ofProperty, owner, pmsUnit } from './property';

type Code<T> = T[keyof T];

/** Ids, in the order in which they were given. */
const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const pmsWorkOrder = pgTable(
  'pms_work_order',
  {
    orderId: newId().primaryKey(),
    orderNo: text().notNull(),
    propertyId: ofProperty(),
    branchId: owner(),
    unitId: id().references(() => pmsUnit.unitId),
    category: text().notNull(),
    urgency: smallint().$type<Code<typeof WORK_URGENCY>>().notNull(),
    description: text().notNull(),
    reporterName: text().notNull(),
    phone: text().notNull().default(''),
    reportTime: moment().notNull(),
    /** Ids of files: of the reporter, of the inspection that the order came from, of whoever did the repair. */
    images: ids(),
    sourceImages: ids(),
    finishImages: ids(),
    appointTime: moment(),
    handlerId: text().notNull().default(''),
    handlerName: text().notNull().default(''),
    /** Since when the order has its status. */
    stateTime: moment(),
    finishTime: moment(),
    result: text().notNull().default(''),
    materials: jsonb().$type<WorkOrderDetail['materials']>().notNull().default([]),
    cost: fen().notNull().default(0),
    score: smallint(),
    rejectReason: text().notNull().default(''),
    alertTime: moment(),
    /** The inspection that the order came from. */
    taskId: id(),
    pointId: text().notNull().default(''),
    /** The outage during which the order was reported. */
    outageId: id(),
    status: smallint().$type<Code<typeof WORK_ORDER_STATUS>>().notNull().default(0),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_work_order_no').on(table.orderNo),
    index('pms_work_order_status').on(table.status),
    index('pms_work_order_report').on(table.reportTime),
    among('pms_work_order_status', table.status, WORK_ORDER_STATUS),
    versions('pms_work_order_version', table.version),
  ],
);

export const pmsInspectionPlan = pgTable(
  'pms_inspection_plan',
  {
    planId: newId().primaryKey(),
    propertyId: ofProperty(),
    branchId: owner(),
    planName: text().notNull(),
    cycle: smallint().$type<Code<typeof INSPECTION_CYCLE>>().notNull(),
    points: jsonb().$type<InspectionPoint[]>().notNull(),
    handlerId: text().notNull(),
    handlerName: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('pms_inspection_plan_modified').on(table.gmtModified),
    among('pms_inspection_plan_cycle', table.cycle, INSPECTION_CYCLE),
    versions('pms_inspection_plan_version', table.version),
  ],
);

export const pmsInspectionTask = pgTable(
  'pms_inspection_task',
  {
    taskId: newId().primaryKey(),
    taskNo: text().notNull(),
    propertyId: ofProperty(),
    branchId: owner(),
    planId: id().references(() => pmsInspectionPlan.planId),
    planName: text().notNull(),
    handlerId: text().notNull().default(''),
    handlerName: text().notNull().default(''),
    /** As the plan had them when the task was made. */
    points: jsonb().$type<InspectionPoint[]>().notNull().default([]),
    finishTime: moment(),
    planDate: date({ mode: 'string' }).notNull(),
    pointCount: integer().notNull(),
    checkedCount: integer().notNull().default(0),
    abnormalCount: integer().notNull().default(0),
    status: smallint().$type<Code<typeof INSPECTION_STATUS>>().notNull().default(0),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_inspection_task_no').on(table.taskNo),
    uniqueIndex('pms_inspection_task_day')
      .on(table.planId, table.planDate)
      .where(sql`deleted = 0`),
    index('pms_inspection_date').on(table.planDate),
    among('pms_inspection_task_status', table.status, INSPECTION_STATUS),
    notNegative('pms_inspection_task_counts', table.pointCount, table.checkedCount, table.abnormalCount),
    versions('pms_inspection_task_version', table.version),
  ],
);

/** The result of an item of a point; a fault names the order that was made for it, or that it was linked to. */
export const pmsInspectionResult = pgTable(
  'pms_inspection_result',
  {
    resultId: newId().primaryKey(),
    taskId: id()
      .notNull()
      .references(() => pmsInspectionTask.taskId),
    pointId: text().notNull(),
    itemName: text().notNull(),
    value: text().notNull(),
    normal: smallint().$type<0 | 1>().notNull(),
    remark: text().notNull().default(''),
    images: ids(),
    orderId: id().references(() => pmsWorkOrder.orderId),
  },
  (table) => [
    uniqueIndex('pms_inspection_result_once').on(table.taskId, table.pointId, table.itemName),
    index('pms_inspection_result_order').on(table.orderId),
  ],
);

export const pmsOutage = pgTable(
  'pms_outage',
  {
    outageId: newId().primaryKey(),
    outageNo: text().notNull(),
    propertyId: ofProperty(),
    branchId: owner(),
    /** Empty: all of the property. */
    buildingIds: ids(),
    unitIds: ids(),
    service: smallint().$type<Code<typeof OUTAGE_SERVICE>>().notNull(),
    planned: smallint().$type<0 | 1>().notNull(),
    startTime: moment().notNull(),
    planEndTime: moment().notNull(),
    endTime: moment(),
    reason: text().notNull(),
    texts: jsonb().$type<Outage['texts']>().notNull(),
    status: smallint().$type<Code<typeof OUTAGE_STATUS>>().notNull().default(0),
    extensions: jsonb().$type<Outage['extensions']>().notNull().default([]),
    alertTime: moment(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_outage_no').on(table.outageNo),
    index('pms_outage_modified').on(table.gmtModified),
    among('pms_outage_status', table.status, OUTAGE_STATUS),
    among('pms_outage_service', table.service, OUTAGE_SERVICE),
    inOrder('pms_outage_times', [table.startTime, table.planEndTime]),
    versions('pms_outage_version', table.version),
  ],
);

export type OutageRow = typeof pmsOutage.$inferSelect;

for (const table of [pmsWorkOrder, pmsInspectionPlan, pmsInspectionTask, pmsOutage])
  branchRule(table, (viewer) => and(eq(table.deleted, 0), branchIs(table.branchId, viewer)));

/** A result is seen by whoever sees its task. */
branchRule(
  pmsInspectionResult,
  (viewer) =>
    sql`exists (select from ${pmsInspectionTask} where ${pmsInspectionTask.taskId} = ${pmsInspectionResult.taskId} and ${branchIs(pmsInspectionTask.branchId, viewer)})`,
);

holdsFiles(pmsWorkOrder.images, pmsWorkOrder.sourceImages, pmsWorkOrder.finishImages, pmsInspectionResult.images);
