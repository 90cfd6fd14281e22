import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, flag, id, posInt8, version } from '../fields';

/** Low: less than a tenth of it may still be sold. */
export const STOCK_STATE = { some: 1, none: 2, low: 3 } as const;
/** Batches that expire within so many days are near their end. */
export const NEAR_EXPIRY_DAYS = 180;
export const BATCH_QUALITY = { good: 1, toInspect: 2, locked: 3 } as const;
/** A reserve that was taken out of the list is off, and kept for whoever asks what was used of it. */
export const RESERVE_STATUS = { off: 0, on: 1, used: 2, expired: 3 } as const;
export type ReserveStatus = (typeof RESERVE_STATUS)[keyof typeof RESERVE_STATUS];

/** Reserves of one product in one company. */
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
  /** What anybody may buy: without what is locked, and without what is kept for core customers. */
  availableQty: z.string(),
  /** Batches that wait for their inspection, or are locked. */
  lockedQty: z.string(),
  /** The quantity in batches that are near their end. */
  nearExpiryQty: z.string(),
  /** What core customers have not used yet of their reserves in force. */
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
  /** In all warehouses of the company. */
  stockQty: z.string(),
  availableQty: z.string(),
  rows: z.array(reserve),
  gmtModified: z.string().nullable(),
  modifiedByName: z.string(),
  version: z.number().int(),
});
export type CoreStock = z.infer<typeof core>;

const pages = ['productStock'] as const;

/** What companies have of products, and what of it is kept for core customers (docs/domain/goods.md#stock). */
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
  /** Takes over what the batches of the ERP say, for all companies. */
  sync: post('/sync', z.object({}), z.object({ rows: z.number().int() }), {
    access: { buttons: ['productStock_sync'] },
    write: true,
    log: ['edit', 'stock'],
    assumed: true,
  }),
  /** By any row of the product's stock in the company. */
  coreCustomer: get('/coreCustomer', z.object({ id }), core, { access: { pages }, write: false, assumed: true }),
  /** All reserves of the product in the company, as they are to be: what is absent is taken out. */
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
