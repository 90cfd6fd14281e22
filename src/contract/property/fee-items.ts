import * as z from 'zod';
import { done, code, FLAG, id, orEmpty, orNull, plainText, text, version } from '../fields';
import { filter } from '../fields';
import { page, pageQuery, post, service } from '../endpoint';
import { CALC_MODE, month, PAY_CYCLE, percent2, price4, TARIFF_BASIS } from './trial';

export const FEE_TYPE = { rent: 1, property: 2, water: 3, power: 4, parking: 5, deposit: 6, other: 9 } as const;
export type FeeType = (typeof FEE_TYPE)[keyof typeof FEE_TYPE];

/** Quantities of a meter, with two decimals at most. */
export const quantity = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);

const item = z.object({
  feeItemId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeType: z.enum(FEE_TYPE),
  calcMode: z.enum(CALC_MODE),
  /** Yuan with four decimals: per month, per month and m², or per unit of usage. */
  unitPrice: z.string(),
  /** Months; null: the cycle of the lease. */
  cycle: z.number().int().nullable(),
  lateFeeDays: z.number().int(),
  /** Per mille a day, four decimals. */
  lateRate: z.string(),
  /** Per cent, two decimals; amounts include the tax. */
  taxRate: z.string(),
  status: z.enum(FLAG),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type FeeItem = z.infer<typeof item>;

const view = { access: { pages: ['feeItem', 'lease', 'bill'] }, write: false, assumed: true } as const;

/** The fees that tenants are charged; one table for all companies (docs/domain/property-bills.md#fee-items). */
export const feeItemApi = service('platform', '/base/api/pms/feeItem', {
  page: post(
    '/page',
    pageQuery({ feeName: filter(50), feeType: code(FEE_TYPE).optional(), status: code(FLAG).optional() }, [
      'feeCode',
      'gmtModified',
    ]),
    page(item),
    view,
  ),
  /**
   * Saves a fee; without an id a new one. Prices in yuan with four decimals, `lateRate` in per mille a day, `taxRate`
   * in per cent.
   */
  save: post(
    '/save',
    z.object({
      feeItemId: orNull(id),
      version: version.optional(),
      feeCode: orEmpty(text(20).regex(/^[A-Za-z0-9_-]*$/)),
      feeName: plainText(50).min(1),
      feeType: code(FEE_TYPE),
      calcMode: code(CALC_MODE),
      unitPrice: price4,
      cycle: orNull(code(PAY_CYCLE)),
      lateFeeDays: z.coerce.number().int().min(0).max(3_650).default(0),
      lateRate: price4.default('0'),
      taxRate: percent2.default('0'),
    }),
    z.object({ feeItemId: z.string() }),
    { access: { buttons: ['feeItem_add', 'feeItem_edit'] }, write: true, log: ['edit', 'pmsFeeItem'], assumed: true },
  ),
  updateStatus: post('/updateStatus', z.object({ id, version, status: code(FLAG) }), done, {
    ...{ access: { buttons: ['feeItem_status'] }, write: true, log: ['status', 'pmsFeeItem'], assumed: true },
  }),
});

const steps = z.array(z.object({ over: quantity, add: price4 })).max(5);

const tariff = z.object({
  tariffId: z.string(),
  feeItemId: z.string(),
  feeName: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  /** yyyy-MM: the first month in which the tariff applies. */
  from: z.string(),
  /** Yuan with four decimals, one per register. */
  prices: z.array(z.string()),
  basis: z.enum(TARIFF_BASIS),
  steps: z.array(z.object({ over: z.string(), add: z.string() })),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Tariff = z.infer<typeof tariff>;

/** Tariffs: the price of a fee at a property, from a month on (docs/domain/property-bills.md#usage). */
export const tariffApi = service('platform', '/base/api/pms/tariff', {
  page: post(
    '/page',
    pageQuery({ feeItemId: id.optional(), propertyId: id.optional() }, ['from', 'gmtModified']),
    page(tariff),
    view,
  ),
  /**
   * Saves a tariff; refused for a month that is billed; steps must ascend (48038). Prices in yuan, `over` in units of
   * usage.
   */
  save: post(
    '/save',
    z.object({
      tariffId: orNull(id),
      version: version.optional(),
      feeItemId: id,
      propertyId: id,
      from: month,
      prices: z.array(price4).min(1).max(4),
      basis: code(TARIFF_BASIS).default(1),
      steps: steps.default([]),
    }),
    z.object({ tariffId: z.string(), version: z.number().int() }),
    { access: { buttons: ['feeItem_tariff'] }, write: true, log: ['edit', 'pmsFeeItem'], assumed: true },
  ),
});
