import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  confirmation,
  date,
  dateTime,
  filter,
  FLAG,
  flag,
  id,
  orEmpty,
  orNone,
  orNull,
  plainText,
  version,
} from '../fields';
import { month, price4 } from './trial';
import { quantity } from './fee-items';
import { isOwn, writes } from './shared';

/** By the type of the fee that the meter serves. */
export const METER_TYPE = { water: 3, power: 4, other: 9 } as const;
export const METER_STATUS = { off: 0, active: 1, removed: 2 } as const;
export const READING_KIND = { installed: 1, read: 2, removed: 3, movedIn: 4, movedOut: 5 } as const;
export const READING_STATE = { valid: 1, corrected: 2 } as const;

/** The most photos of one reading. */
export const READING_PHOTOS = 3;

const whole = z.number().int();
const meterNo = plainText(30).min(1);
/** The value of each register, two decimals at most. */
const values = z.array(quantity).min(1).max(4);

const meter = z.object({
  meterId: z.string(),
  meterNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  feeType: z.enum(METER_TYPE),
  unitId: z.string().nullable(),
  unitNo: z.string().nullable(),
  parentId: z.string().nullable(),
  /** The number of registers, and of whole digits of each. */
  registers: whole,
  digits: whole,
  /** Four decimals. */
  factor: z.string(),
  installDate: z.string(),
  startValues: z.array(z.string()),
  removeDate: z.string().nullable(),
  finalValues: z.array(z.string()).nullable(),
  replacesId: z.string().nullable(),
  meterStatus: z.enum(METER_STATUS),
  version: whole,
});
export type Meter = z.infer<typeof meter>;

const view = { access: { pages: ['feeItem', 'bill', 'lease'] }, write: false, assumed: true } as const;

/** Meters of water and power (docs/domain/property-bills.md#usage). */
export const meterApi = service('platform', '/base/api/pms/meter', {
  page: post(
    '/page',
    pageQuery(
      {
        meterNo: filter(30),
        propertyId: id.optional(),
        unitId: id.optional(),
        meterStatus: code(METER_STATUS).optional(),
      },
      ['meterNo', 'installDate', 'gmtModified'],
    ),
    page(meter),
    view,
  ),
  /** Saves a meter; without an id a new one, with its first reading. Values with two decimals, the factor with four. */
  save: post(
    '/save',
    z.object({
      ...{ meterId: orNull(id), version: version.optional(), propertyId: id, meterNo, feeType: code(METER_TYPE) },
      ...{ unitId: orNull(id), parentId: orNull(id), digits: z.coerce.number().int().min(3).max(8).default(5) },
      ...{ factor: price4.default('1'), installDate: date, startValues: values },
    }),
    z.object({ meterId: z.string() }),
    writes('pmsMeter', 'edit', 'feeItem_meter'),
  ),
  /** Exchanges a meter: the last values of the old one and the first of the new one, on one day (48035). */
  exchange: post(
    '/exchange/:id',
    z.object({
      ...{ id, version, date, period: month, finalValues: z.array(quantity).max(4), overflow: flag.default(0) },
      ...{ meterNo, digits: z.coerce.number().int().min(3).max(8).default(5), factor: price4.default('1') },
      startValues: z.array(quantity).max(4),
    }),
    z.object({ meterId: z.string() }),
    writes('pmsMeter', 'edit', 'feeItem_exchange'),
  ),
});

const reading = z.object({
  readingId: z.string(),
  meterId: z.string(),
  meterNo: z.string(),
  unitNo: z.string().nullable(),
  kind: z.enum(READING_KIND),
  date: z.string(),
  period: z.string().nullable(),
  values: z.array(z.string()),
  overflow: z.enum(FLAG),
  estimated: z.enum(FLAG),
  remark: z.string(),
  readTime: z.string(),
  state: z.enum(READING_STATE),
  images: z.array(z.object({ fileId: z.string(), url: z.string() })),
  createdByName: z.string(),
});
export type Reading = z.infer<typeof reading>;

const form = {
  ...{ date, period: orNull(month), values, overflow: flag.default(0), estimated: flag.default(0) },
  ...{ remark: orEmpty(plainText(200)), readTime: dateTime.optional(), ...confirmation },
  images: orNone(z.array(id).max(READING_PHOTOS)),
};
const answer = z.object({ readingId: z.string(), usage: z.string(), months: z.array(z.string()) });

/** A meter that is read each month. */
const due = z.object({
  meterId: z.string(),
  meterNo: z.string(),
  /** Building and unit; empty for a meter of the whole house. */
  unitText: z.string(),
  feeType: z.enum(METER_TYPE),
  registers: whole,
  /** The last reading before that month. */
  lastDate: z.string().nullable(),
  lastValues: z.array(z.string()),
  /** The reading of the month. */
  readDate: z.string().nullable(),
  values: z.array(z.string()),
});
export type DueMeter = z.infer<typeof due>;

/** Readings of meters. */
export const readingApi = service('platform', '/base/api/pms/reading', {
  page: post(
    '/page',
    pageQuery({ meterNo: filter(30), propertyId: id.optional(), meterId: id.optional(), period: month.optional() }, [
      'date',
      'gmtModified',
    ]),
    page(reading),
    view,
  ),
  /**
   * The active meters of a property; those without a reading in the month come first. Without a property, the one with
   * the most unread meters.
   */
  due: post(
    '/due',
    pageQuery({ propertyId: orNull(id), period: month, meterNo: filter(30) }, []),
    page(due).extend({ missing: whole, propertyId: z.string().nullable() }),
    { access: { buttons: ['bill_reading'] }, write: false, assumed: true },
  ),
  /** Adds a reading: values with two decimals, the usage since the reading before, and its months. */
  add: post(
    '/add',
    z.object({ meterId: id, kind: code({ read: 2, movedIn: 4, movedOut: 5 } as const).default(2), ...form }),
    answer,
    writes('pmsMeter', 'add', 'bill_reading'),
  ),
  /** Replaces a wrong reading; bills that use it are corrected at once. */
  correct: post(
    '/correct/:id',
    z.object({ id, ...form, reason: plainText(200).min(2) }),
    answer,
    writes('pmsMeter', 'edit', 'bill_readingCorrect'),
  ),
});

/** By what the usage is divided among units: by area, by the usage of their own meters, or by agreed shares. */
export const SHARE_MODE = { area: 1, usage: 2, parts: 3 } as const;
export const SHARE_STATUS = { draft: 0, submitted: 1, approved: 2, rejected: 8 } as const;

const money = z.string();
const shareRow = z.object({
  lineNo: whole,
  unitId: z.string(),
  unitNo: z.string(),
  /** Two decimals, like `usage`. */
  weight: z.string(),
  usage: z.string(),
  amount: money,
  /** Who occupied the unit on which days; days without a lease are the owner's, to whom no bill is sent. */
  split: z.array(
    z.object({ leaseId: z.string().nullable(), tenantName: z.string().nullable(), days: whole, amount: money }),
  ),
});
const share = z.object({
  shareId: z.string(),
  shareNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  feeItemId: z.string(),
  feeName: z.string(),
  mainMeterId: z.string(),
  meterNo: z.string(),
  /** yyyy-MM */
  period: z.string(),
  mode: z.enum(SHARE_MODE),
  /** Yuan with four decimals. */
  price: z.string(),
  /** The usage of the main meter, and the part of it that no sub-meter has counted. */
  mainUsage: z.string(),
  restUsage: z.string(),
  amount: money,
  /** The amount for vacant days. */
  ownerAmount: money,
  status: z.enum(SHARE_STATUS),
  createdByName: z.string(),
  isOwn,
  auditorName: z.string(),
  auditTime: z.string().nullable(),
  opinion: z.string(),
  gmtModified: z.string(),
  version: whole,
});
export type MeterShare = z.infer<typeof share>;
const shareDetail = share.extend({
  subMeters: z.array(z.object({ meterNo: z.string(), usage: z.string() })),
  rows: z.array(shareRow),
});
export type MeterShareDetail = z.infer<typeof shareDetail>;

const step = z.object({ id, version });

/** Usage of a house's meter that no unit's meter has counted (docs/domain/property-bills.md#shared-meters). */
export const shareApi = service('platform', '/base/api/pms/share', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ shareNo: filter(20), propertyId: id.optional(), period: month.optional() },
        status: code(SHARE_STATUS).optional(),
      },
      ['shareNo', 'period', 'gmtModified'],
    ),
    page(share),
    view,
  ),
  detail: get('/:id', z.object({ id }), shareDetail, view),
  /**
   * Saves a draft, which is computed at once. Without a price, the price of the fee applies; `weight` is used for
   * agreed shares only (48036).
   */
  save: post(
    '/save',
    z.object({
      ...{ shareId: orNull(id), version: version.optional(), propertyId: id, feeItemId: id, mainMeterId: id },
      ...{ period: month, mode: code(SHARE_MODE).default(1), price: orNull(price4) },
      members: z
        .array(z.object({ unitId: id, weight: orNull(quantity) }))
        .min(1)
        .max(500),
    }),
    shareDetail,
    writes('pmsMeter', 'edit', 'feeItem_share'),
  ),
  /** Submits a draft, which is computed again; a refused one becomes a draft first. */
  submit: post('/submit/:id', step, shareDetail, writes('pmsMeter', 'edit', 'feeItem_share')),
  /**
   * Decides, by another user than the author (48037); refused when figures have changed since (48024). The next run
   * bills what has passed.
   */
  audit: post(
    '/audit/:id',
    step.extend({ result: code(FLAG), opinion: orEmpty(plainText(200)) }),
    shareDetail,
    writes('pmsMeter', 'status', 'feeItem_shareAudit'),
  ),
});
