import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, done, FLAG, flag, id, orNone, orNull, plainText, version } from '../fields';
import { writes } from './shared';

export const OUTAGE_SERVICE = { water: 1, power: 2, gas: 3, air: 4, lift: 5, network: 6, other: 9 } as const;
export const OUTAGE_STATUS = { draft: 0, published: 1, running: 2, restored: 3, cancelled: 9 } as const;

const ACTIONS = ['edit', 'publish', 'restore', 'extend', 'cancel'] as const;
export type OutageAction = (typeof ACTIONS)[number];

const whole = z.number().int();
const texts = z.object({
  zh: plainText(200).min(1),
  en: orNull(plainText(300)),
  es: orNull(plainText(300)),
  ja: orNull(plainText(300)),
});

const outage = z.object({
  outageId: z.string(),
  outageNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  /** Empty: the whole property. */
  buildingIds: z.array(z.string()),
  buildingText: z.string(),
  unitIds: z.array(z.string()),
  service: z.enum(OUTAGE_SERVICE),
  planned: z.enum(FLAG),
  startTime: z.string(),
  planEndTime: z.string(),
  endTime: z.string().nullable(),
  reason: z.string(),
  texts: z.object({ zh: z.string(), en: z.string().nullable(), es: z.string().nullable(), ja: z.string().nullable() }),
  status: z.enum(OUTAGE_STATUS),
  /** Each extension: the former end, and when it was announced. */
  extensions: z.array(z.object({ before: z.string(), at: z.string(), by: z.string() })),
  /** When the outage was reported as overdue. */
  alertTime: z.string().nullable(),
  /** The tenants of the units in question. */
  tenantNames: z.array(z.string()),
  /** Text messages to these tenants, about all changes of the outage. */
  notices: z.object({ waiting: whole, sent: whole, unreachable: whole }),
  orderCount: whole,
  gmtModified: z.string(),
  version: whole,
  can: z.array(z.enum(ACTIONS)),
});
export type Outage = z.infer<typeof outage>;

const key = { id, version };

/** Outages of water, power and the like (docs/domain/property-work.md#outages). */
export const outageApi = service(
  'platform',
  '/base/api/pms/outage',
  {
    page: post(
      '/page',
      pageQuery(
        {
          propertyId: id.optional(),
          service: code(OUTAGE_SERVICE).optional(),
          status: code(OUTAGE_STATUS).optional(),
        },
        ['outageNo', 'startTime', 'planEndTime', 'gmtModified'],
      ),
      page(outage),
      { access: { pages: ['workOrder'] }, write: false, assumed: true },
    ),
    /** Saves a draft: without an id a new one, otherwise with id and version. */
    save: post(
      '/save',
      z.object({
        ...{ outageId: orNull(id), version: orNull(version), propertyId: id },
        buildingIds: orNone(z.array(id).max(100)),
        unitIds: orNone(z.array(id).max(500)),
        ...{ service: code(OUTAGE_SERVICE), planned: flag, startTime: dateTime, planEndTime: dateTime },
        ...{ reason: plainText(200).min(1), texts },
      }),
      z.object({ outageId: z.string() }),
      writes('pmsOutage', 'edit', 'workOrder_outage'),
    ),
    /** Publishes a draft; an unplanned outage starts then. */
    publish: post('/publish/:id', z.object(key), done, writes('pmsOutage', 'status', 'workOrder_outagePublish')),
    /** Ends an outage; answers how many of its work orders wait for their reporters. */
    restore: post(
      '/restore/:id',
      z.object({ ...key, endTime: orNull(dateTime) }),
      z.object({ orders: whole }),
      writes('pmsOutage', 'status', 'workOrder_outagePublish'),
    ),
    extend: post(
      '/extend/:id',
      z.object({ ...key, planEndTime: dateTime }),
      done,
      writes('pmsOutage', 'status', 'workOrder_outagePublish'),
    ),
    cancel: post('/cancel/:id', z.object(key), done, writes('pmsOutage', 'status', 'workOrder_outagePublish')),
  },
  { reads: ['pmsWorkOrder'] },
);
