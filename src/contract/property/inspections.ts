import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, date, done, erpCode, filter, FLAG, flag, id, orEmpty, orNone, orNull } from '../fields';
import { plainText, version } from '../fields';
import { INSPECTION_STATUS } from './micro-pms';
import { writes } from './shared';
import { MOST_PHOTOS, WORK_CATEGORY, WORK_URGENCY } from './work-orders';

export const INSPECTION_CYCLE = { day: 1, week: 2, month: 3, quarter: 4 } as const;
export const PLAN_STATUS = { off: 0, on: 1 } as const;
/** How an item is checked: yes or no, or a number within a range. */
export const ITEM_TYPE = { flag: 1, number: 2 } as const;

const whole = z.number().int();
const decimal = z.string().regex(/^-?\d{1,7}(\.\d{1,4})?$/);
const category = z.enum(Object.values(WORK_CATEGORY));

const item = z.object({
  itemName: plainText(50).min(1),
  type: z.enum(ITEM_TYPE),
  min: orNull(decimal),
  max: orNull(decimal),
  /** If it is abnormal, completing the task makes a work order. */
  autoOrder: z.enum(FLAG).default(0),
  category: category.default('其他'),
  urgency: z.enum(WORK_URGENCY).default(1),
});
export type InspectionItem = z.output<typeof item>;

const point = z.object({
  /** The server gives a new point its id. */
  pointId: orEmpty(z.string().max(20)),
  pointName: plainText(50).min(1),
  location: plainText(100).min(1),
  items: z.array(item).min(1).max(30),
});
export type InspectionPoint = z.output<typeof point>;

const plan = z.object({
  planId: z.string(),
  planName: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  cycle: z.enum(INSPECTION_CYCLE),
  pointCount: whole,
  points: z.array(point),
  handlerId: z.string(),
  handlerName: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  status: z.enum(PLAN_STATUS),
  gmtModified: z.string(),
  version: whole,
});
export type InspectionPlan = z.infer<typeof plan>;

const ACTIONS = ['execute', 'del'] as const;

const task = z.object({
  taskId: z.string(),
  taskNo: z.string(),
  planName: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  planDate: z.string(),
  handlerName: z.string(),
  pointCount: whole,
  checkedCount: whole,
  abnormalCount: whole,
  status: z.enum(INSPECTION_STATUS),
  finishTime: z.string().nullable(),
  gmtModified: z.string(),
  version: whole,
  can: z.array(z.enum(ACTIONS)),
});
export type InspectionTask = z.infer<typeof task>;

const photo = z.object({ fileId: z.string(), url: z.string() });

const result = z.object({
  pointId: z.string(),
  itemName: z.string(),
  value: z.string(),
  normal: z.enum(FLAG),
  remark: z.string(),
  images: z.array(photo),
  orderId: z.string().nullable(),
  orderNo: z.string(),
  /** Its work order has been confirmed. */
  repaired: z.enum(FLAG),
});
export type InspectionResult = z.infer<typeof result>;

const taskDetail = task.extend({
  points: z.array(point),
  results: z.array(result),
  /** What failed in the previous task, by point and item. */
  failedBefore: z.array(z.object({ pointId: z.string(), itemName: z.string() })),
});
export type InspectionTaskDetail = z.infer<typeof taskDetail>;

const pages = { access: { pages: ['inspection'] }, write: false, assumed: true } as const;

/** Inspections by plan (docs/domain/property-work.md#inspections). */
export const inspectionApi = service(
  'platform',
  '/base/api/pms/inspection',
  {
    planPage: post(
      '/planPage',
      pageQuery({ planName: filter(50), propertyId: id.optional(), status: code(PLAN_STATUS).optional() }, [
        ...(['planName', 'startDate', 'gmtModified'] as const),
      ]),
      page(plan),
      pages,
    ),
    /** Saves a plan: without an id a new one, otherwise with id and version; tasks that exist already do not change. */
    savePlan: post(
      '/savePlan',
      z.object({
        ...{ planId: orNull(id), version: orNull(version), propertyId: id, planName: plainText(50).min(1) },
        ...{ cycle: code(INSPECTION_CYCLE), handlerId: erpCode, startDate: date, endDate: orNull(date) },
        points: z.array(point).min(1).max(100),
      }),
      z.object({ planId: z.string() }),
      writes('pmsInspection', 'edit', 'inspection_add', 'inspection_edit'),
    ),
    planStatus: post(
      '/planStatus',
      z.object({ id, version, status: code(PLAN_STATUS) }),
      done,
      writes('pmsInspection', 'status', 'inspection_status'),
    ),
    taskPage: post(
      '/taskPage',
      pageQuery(
        {
          planName: filter(50),
          propertyId: id.optional(),
          status: code(INSPECTION_STATUS).optional(),
          planDate: z.tuple([date, date]).optional(),
          /** 1: only tasks with an abnormal result. */
          abnormal: flag.optional(),
        },
        ['taskNo', 'planDate', 'finishTime', 'gmtModified'],
      ),
      page(task),
      pages,
    ),
    task: get('/task/:id', z.object({ id }), taskDetail, {
      access: { buttons: ['inspection_view', 'inspection_execute'] },
      write: false,
      assumed: true,
    }),
    /** Stores results; when all items have one, the task is completed, and marked items become work orders. */
    execute: post(
      '/execute',
      z.object({
        ...{ id, version },
        results: z
          .array(
            z.object({
              ...{ pointId: z.string().max(20), itemName: plainText(50) },
              /** A number, or 1 and 0 for yes and no. */
              value: decimal,
              /** For yes or no; for a number the server computes it. */
              normal: flag.optional(),
              remark: orEmpty(plainText(200)),
              images: orNone(z.array(id).max(MOST_PHOTOS)),
            }),
          )
          .min(1)
          .max(500),
      }),
      z.object({ status: z.enum(INSPECTION_STATUS), orderNos: z.array(z.string()) }),
      writes('pmsInspection', 'status', 'inspection_execute'),
    ),
    /** Makes one work order of the abnormal items of each point, with all their photos. */
    toWorkOrder: post(
      '/toWorkOrder',
      z.object({
        taskId: id,
        pointId: z.string().max(20),
        itemNames: z.array(plainText(50)).min(1).max(30),
        ...confirmation,
      }),
      z.object({ orderNo: z.string(), linked: z.enum(FLAG) }),
      writes('pmsInspection', 'status', 'inspection_toWorkOrder'),
    ),
    /** Deletes a task; refused while a work order refers to it (48073). */
    deleteTask: post(
      '/deleteTask',
      z.object({ id, version }),
      done,
      writes('pmsInspection', 'delete', 'inspection_edit'),
    ),
  },
  { reads: ['pmsWorkOrder'] },
);
