import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, filter, id, orEmpty, orNull, plainText, version } from '../fields';
import { UNIT_STATUS } from './micro-pms';
import { area, rent, unitPrice, WITH_CHOICES, writes } from './shared';

/** The most days of a reservation; after its last day the unit is vacant again. */
export const RESERVE_DAYS = 15;
/** The most units that one batch makes. */
export const MOST_BATCH = 2_000;

/** The actions that the state of a unit allows (docs/domain/property.md#units). */
const ACTIONS = ['edit', 'reserve', 'release', 'maintain', 'restore', 'close', 'reopen', 'del'] as const;
export type UnitAction = (typeof ACTIONS)[number];

const { vacant, reserved, repair, closed } = UNIT_STATUS;
const SETTABLE = { vacant, reserved, repair, closed } as const;

const whole = z.number().int();

const unit = z.object({
  unitId: z.string(),
  unitNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  buildingId: z.string(),
  buildingName: z.string(),
  /** Negative: underground. */
  floor: whole,
  /** Square metres, two decimals. */
  area: z.string(),
  innerArea: z.string().nullable(),
  unitType: z.string(),
  /** Yuan a month. */
  rentPrice: z.string().nullable(),
  /** Yuan a month for each square metre, four decimals. */
  propertyFeeRate: z.string().nullable(),
  unitStatus: z.enum(UNIT_STATUS),
  /** For a reservation: its last day, and for whom. */
  reservedUntil: z.string().nullable(),
  reservedFor: z.string(),
  /** The tenant of the running lease. */
  tenantName: z.string(),
  leaseEndDate: z.string().nullable(),
  gmtModified: z.string(),
  version: whole,
  /** What its state allows, whatever the user's buttons are. */
  can: z.array(z.enum(ACTIONS)),
});
export type PmsUnit = z.infer<typeof unit>;

const form = {
  /** Not 0; within the floors of its building. */
  floor: z.coerce.number().int().min(-20).max(200),
  unitNo: plainText(20).min(1),
  area,
  innerArea: orNull(area),
  unitType: orEmpty(plainText(20)),
  rentPrice: orNull(rent),
  propertyFeeRate: orNull(unitPrice),
};

/**
 * `{F}` is the floor, `{N}` the number of the room on the floor; a digit gives the least number of digits: `{F2}{N2}`
 * makes 0801. Floors underground begin with the letter B.
 */
export const UNIT_PATTERN = /^(?=.*\{N\d?\})[^{}]*(?:\{F\d?\}[^{}]*)?\{N\d?\}[^{}]*$/;

const batch = z.object({
  buildingId: id,
  ...{ fromFloor: form.floor, toFloor: form.floor },
  rooms: z.coerce.number().int().min(1).max(100),
  pattern: z.string().trim().max(20).regex(UNIT_PATTERN),
  ...{ area, innerArea: form.innerArea, unitType: form.unitType },
  ...{ rentPrice: form.rentPrice, propertyFeeRate: form.propertyFeeRate },
  /** Only answers what would be made. */
  preview: z.boolean().default(false),
});

const filters = {
  propertyId: id.optional(),
  buildingId: id.optional(),
  unitNo: filter(20),
  unitStatus: code(UNIT_STATUS).optional(),
  /** Square metres, from and to. */
  area: z.tuple([orNull(area), orNull(area)]).optional(),
};

const change = z.object({
  time: z.string(),
  operatorName: z.string(),
  /** The code of the action in the operation log. */
  action: whole,
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

const occupancy = z.object({
  leaseNo: z.string(),
  tenantName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  leaseStatus: whole,
});

/** Units to let: rooms, flats, halls (docs/domain/property.md#units). */
export const unitApi = service('platform', '/base/api/pms/unit', {
  page: post('/page', pageQuery(filters, ['unitNo', 'floor', 'area', 'rentPrice', 'gmtModified']), page(unit), {
    access: WITH_CHOICES,
    write: false,
    assumed: true,
  }),
  /** All units of a building, floor by floor from the top. */
  map: post(
    '/map',
    z.object({ buildingId: id }),
    z.object({
      buildingName: z.string(),
      floors: z.array(z.object({ floor: whole, units: z.array(unit) })),
    }),
    { access: { pages: ['unit'] }, write: false, assumed: true },
  ),
  /** The changes of a unit, and its tenants. */
  history: get('/:id/history', z.object({ id }), z.object({ changes: z.array(change), leases: z.array(occupancy) }), {
    access: { buttons: ['unit_history'] },
    write: false,
    assumed: true,
  }),
  /** Saves a unit: without an id a new one, otherwise with id and version; its building cannot change. */
  save: post(
    '/save',
    z.object({ unitId: orNull(id), version: orNull(version), buildingId: id, ...form }),
    z.object({ unitId: z.string() }),
    writes('pmsUnit', 'edit', 'unit_add', 'unit_edit'),
  ),
  /** Makes all units that do not exist yet; numbers that exist are answered, and not changed. */
  batchAdd: post(
    '/batchAdd',
    batch,
    z.object({ made: whole, unitNos: z.array(z.string()), taken: z.array(z.string()) }),
    writes('pmsUnit', 'add', 'unit_batchAdd'),
  ),
  /**
   * Sets the state: 2 reserves (until a day, for somebody), 4 starts a repair, 9 takes out of use, 1 ends any of these.
   * A unit is let by a lease only.
   */
  updateStatus: post(
    '/updateStatus',
    z.object({
      ...{ id, version, unitStatus: code(SETTABLE) },
      until: orNull(date),
      reservedFor: orEmpty(plainText(50)),
    }),
    done,
    writes('pmsUnit', 'status', 'unit_reserve', 'unit_maintain', 'unit_edit'),
  ),
  delete: post('/delete', z.object({ id, version }), done, writes('pmsUnit', 'delete', 'unit_del')),
});
