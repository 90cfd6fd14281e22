import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, flag, id, posInt8, version } from '../fields';

/** `low`: less than a tenth of the stock can still be sold. */
export const STOCK_STATE = { some: 1, none: 2, low: 3 } as const;
/** Batches that expire within so many days count as near expiry. */
export const NEAR_EXPIRY_DAYS = 180;
export const BATCH_QUALITY = { good: 1, toInspect: 2, locked: 3 } as const;
/** A reserve that was removed from the list is off; it is kept for reports on its use. */
export const RESERVE_STATUS = { off: 0, on: 1, used: 2, expired: 3 } as const;
export type ReserveStatus = (typeof RESERVE_STATUS)[keyof typeof RESERVE_STATUS];

/** The most reserves of one product in one company. */
export const MOST_RESERVES = 200;

const goods = {
  branchId: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
};

const stock = z.object({
  stockId: z.string(),
  ...goods,
  unit: z.string(),
  warehouse: z.string(),
  stockQty: z.string(),
  /** The quantity that anybody may buy: without locked batches, and without reserves of core customers. */
  availableQty: z.string(),
  /** The quantity in batches that wait for inspection, or are locked. */
  lockedQty: z.string(),
  /** The quantity in batches near expiry. */
  nearExpiryQty: z.string(),
  /** The unused part of reserves in force. */
  coreCustomerQty: z.string(),
  minBatchExpiry: z.string().nullable(),
  syncTime: z.string(),
});
export type Stock = z.infer<typeof stock>;

const batch = z.object({
  batchNo: z.string(),
  productionDate: z.string(),
  expiryDate: z.string(),
  qty: z.string(),
  qualityState: z.enum(BATCH_QUALITY),
});
export type Batch = z.infer<typeof batch>;

const reserve = z.object({
  reserveId: z.string(),
  custId: z.string(),
  custCode: z.string(),
  custName: z.string(),
  reserveQty: z.number().int(),
  usedQty: z.string(),
  remainQty: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(RESERVE_STATUS),
});
export type Reserve = z.infer<typeof reserve>;

const core = z.object({
  ...goods,
  unit: z.string(),
  /** The stock in all warehouses of the company. */
  stockQty: z.string(),
  availableQty: z.string(),
  rows: z.array(reserve),
  gmtModified: z.string().nullable(),
  modifiedByName: z.string(),
  version: z.number().int(),
});
export type CoreStock = z.infer<typeof core>;

const pages = ['productStock'] as const;

/** The stock of companies, and reserves of it for core customers (docs/domain/goods.md#stock). */
export const stockApi = service('platform', '/dcr/api/stock', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ branchId: erpCode.optional(), productCode: filter(40), productName: filter(100), warehouse: filter(20) },
        ...{ stockState: code(STOCK_STATE).optional(), hasReserve: flag.optional() },
      },
      ['stockQty', 'availableQty', 'nearExpiryQty', 'minBatchExpiry', 'syncTime'],
    ),
    page(stock),
    { access: { pages }, write: false, assumed: true },
  ),
  batchPage: post('/batchPage', pageQuery({ id }, ['expiryDate', 'qty']), page(batch), {
    access: { buttons: ['productStock_view'] },
    write: false,
    assumed: true,
  }),
  /** Takes over the batches of the ERP, for all companies. */
  sync: post('/sync', z.object({}), z.object({ rows: z.number().int() }), {
    access: { buttons: ['productStock_sync'] },
    write: true,
    log: ['edit', 'stock'],
    assumed: true,
  }),
  /** The reserves of a product in a company, by any row of its stock there. */
  coreCustomer: get('/coreCustomer', z.object({ id }), core, { access: { pages }, write: false, assumed: true }),
  /** Saves all reserves of a product in a company: those that are missing in the list are removed. */
  saveCore: post(
    '/coreCustomer/save',
    z.object({
      id,
      version,
      rows: z
        .array(
          z.object({
            reserveId: id.optional(),
            custId: erpCode,
            reserveQty: posInt8,
            startDate: date,
            endDate: date,
          }),
        )
        .max(MOST_RESERVES),
    }),
    done,
    { access: { buttons: ['edit_save'] }, write: true, log: ['edit', 'coreStock'], assumed: true },
  ),
});
