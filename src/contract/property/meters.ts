import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
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
  orNull,
  plainText,
  version,
} from '../fields';
import { month, price4 } from './trial';
import { quantity } from './fee-items';
import { writes } from './shared';

/** By the type of the fee that charges it. */
export const METER_TYPE = { water: 3, power: 4, other: 9 } as const;
export const METER_STATUS = { off: 0, active: 1, removed: 2 } as const;
export const READING_KIND = { installed: 1, read: 2, removed: 3, movedIn: 4, movedOut: 5 } as const;
export const READING_STATE = { valid: 1, corrected: 2 } as const;

const whole = z.number().int();
const meterNo = plainText(30).min(1);
/** What each register shows, two decimals at most. */
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
  /** Registers, and whole places of each. */
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

/** What counts water and power (docs/domain/property-bills.md#usage). */
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
  /** Without an id it is new, with its first reading. Values with two decimals, the factor with four. */
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
  /** The last values of the old one and the first of the new one, on one day (48035). */
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
  createdByName: z.string(),
});
export type Reading = z.infer<typeof reading>;

const form = {
  ...{ date, period: orNull(month), values, overflow: flag.default(0), estimated: flag.default(0) },
  ...{ remark: orEmpty(plainText(200)), readTime: dateTime.optional(), ...confirmation },
};
const answer = z.object({ readingId: z.string(), usage: z.string(), months: z.array(z.string()) });

/** What meters have shown. */
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
  /** Values with two decimals; the usage since the one before, and the months that it is of. */
  add: post(
    '/add',
    z.object({ meterId: id, kind: code({ read: 2, movedIn: 4, movedOut: 5 } as const).default(2), ...form }),
    answer,
    writes('pmsMeter', 'add', 'bill_reading'),
  ),
  /** Another one instead of one that is wrong; what is billed of it is made right at once. */
  correct: post(
    '/correct/:id',
    z.object({ id, ...form, reason: plainText(200).min(2) }),
    answer,
    writes('pmsMeter', 'edit', 'bill_readingCorrect'),
  ),
});
