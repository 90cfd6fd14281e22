import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  dateTime,
  done,
  erpCode,
  filter,
  id,
  orEmpty,
  orNone,
  orNull,
  period,
  plainText,
  posInt8,
  text,
} from '../fields';
import { version } from '../fields';
import { WORK_ORDER_STATUS } from './micro-pms';
import { rent, telephone, writes } from './shared';

/** The kind of defect; the value is its Chinese name. */
export const WORK_CATEGORY = {
  water: '水',
  power: '电',
  air: '空调',
  lock: '门锁',
  fire: '消防',
  other: '其他',
} as const;
export const WORK_URGENCY = { plain: 1, urgent: 2, critical: 3 } as const;
/** The most photos of the reporter, and of the person who repairs. */
export const MOST_PHOTOS = 6;
/** The most materials of one work order. */
export const MOST_MATERIALS = 20;
/** After how many hours a finished work order counts as confirmed. */
export const CONFIRM_HOURS = 72;
/** Within how many minutes a critical work order has to be accepted. */
export const ACCEPT_MINUTES = 30;

const ACTIONS = ['assign', 'accept', 'finish', 'confirm', 'reject', 'cancel'] as const;
export type WorkAction = (typeof ACTIONS)[number];

const whole = z.number().int();
const category = z.enum(Object.values(WORK_CATEGORY));
const photo = z.object({ fileId: z.string(), url: z.string() });
const material = z.object({ name: z.string(), qty: z.string(), price: z.string() });

const order = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  unitId: z.string().nullable(),
  unitText: z.string(),
  category: z.string(),
  urgency: z.enum(WORK_URGENCY),
  description: z.string(),
  reporterName: z.string(),
  phone: z.string(),
  handlerId: z.string(),
  handlerName: z.string(),
  status: z.enum(WORK_ORDER_STATUS),
  reportTime: z.string(),
  appointTime: z.string().nullable(),
  finishTime: z.string().nullable(),
  score: whole.nullable(),
  /** When a critical work order was found not accepted in time. */
  alertTime: z.string().nullable(),
  gmtModified: z.string(),
  version: whole,
  /** What its state allows, whatever the user's buttons are. */
  can: z.array(z.enum(ACTIONS)),
});
export type WorkOrder = z.infer<typeof order>;

const detail = order.extend({
  images: z.array(photo),
  /** Photos of the inspection behind it: the same files. */
  sourceImages: z.array(photo),
  finishImages: z.array(photo),
  result: z.string(),
  materials: z.array(material),
  /** Yuan. */
  cost: z.string(),
  rejectReason: z.string(),
  /** The number of the inspection task behind it. */
  taskNo: z.string(),
  pointName: z.string(),
  /** The outage during which it was reported, in words. */
  outageText: z.string(),
});
export type WorkOrderDetail = z.infer<typeof detail>;

const images = orNone(z.array(id).max(MOST_PHOTOS));
const key = { id, version };
const buttons = ['workOrder_view'] as const;

/** Work orders for repairs (docs/domain/property-work.md#work-orders). */
export const workOrderApi = service(
  'platform',
  '/base/api/pms/workOrder',
  {
    page: post(
      '/page',
      pageQuery(
        {
          orderNo: filter(20),
          propertyId: id.optional(),
          category: category.optional(),
          urgency: code(WORK_URGENCY).optional(),
          status: code(WORK_ORDER_STATUS).optional(),
          handlerId: erpCode.optional(),
          reportTime: period.optional(),
        },
        ['orderNo', 'urgency', 'reportTime', 'finishTime', 'gmtModified'],
      ),
      page(order),
      { access: { pages: ['workOrder'] }, write: false, assumed: true },
    ),
    detail: get('/:id', z.object({ id }), detail, { access: { buttons }, write: false, assumed: true }),
    add: post(
      '/add',
      z.object({
        propertyId: id,
        unitId: orNull(id),
        category,
        urgency: code(WORK_URGENCY),
        description: plainText(500).min(5),
        /** Absent for the name of the user who reports. */
        reporterName: orEmpty(plainText(20)),
        phone: orEmpty(z.union([telephone, z.literal('')])),
        appointTime: orNull(dateTime),
        images,
      }),
      z.object({ orderId: z.string(), orderNo: z.string(), outageText: z.string() }),
      writes('pmsWorkOrder', 'add', 'workOrder_add'),
    ),
    assign: post(
      '/assign',
      z.object({ ...key, handlerId: erpCode }),
      done,
      writes('pmsWorkOrder', 'status', 'workOrder_assign'),
    ),
    accept: post('/accept', z.object(key), done, writes('pmsWorkOrder', 'status', 'workOrder_accept')),
    finish: post(
      '/finish',
      z.object({
        ...key,
        result: plainText(500).min(1),
        materials: orNone(
          z
            .array(z.object({ name: plainText(50).min(1), qty: z.coerce.string().pipe(rent), price: rent }))
            .max(MOST_MATERIALS),
        ),
        /** Yuan. */
        cost: orNull(rent),
        images,
      }),
      done,
      writes('pmsWorkOrder', 'status', 'workOrder_finish'),
    ),
    /** `score`: one to five stars. */
    confirm: post(
      '/confirm',
      z.object({ ...key, score: posInt8.max(5) }),
      done,
      writes('pmsWorkOrder', 'status', 'workOrder_confirm'),
    ),
    /** Not accepted, it is unassigned again; not confirmed, it is worked on again. */
    reject: post(
      '/reject',
      z.object({ ...key, reason: text(200).min(1) }),
      done,
      writes('pmsWorkOrder', 'status', 'workOrder_reject'),
    ),
    cancel: post(
      '/cancel',
      z.object({ ...key, reason: orEmpty(text(200)) }),
      done,
      writes('pmsWorkOrder', 'status', 'workOrder_cancel'),
    ),
  },
  { reads: ['pmsInspection', 'pmsOutage'] },
);
