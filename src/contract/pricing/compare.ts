import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, erpCode, filter, flag, id, orNull } from '../fields';

/*
 * The prices of branches side by side, and copies of prices. Prices are decimal texts in yuan; null: the branch does
 * not sell the product.
 */

export const PRICE_FIELDS = ['listPrice', 'minSalePrice'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export const MOST_BRANCHES = 10;
/** The most cells of one copy, because a user has to check them before the copy is made. */
export const MOST_CHANGES = 2_000;
export const PRICE_CHANGE_STATUS = { waiting: 0, applied: 1, cancelled: 2 } as const;

const branchIds = z
  .array(erpCode)
  .min(1)
  .max(MOST_BRANCHES)
  .refine((ids) => new Set(ids).size === ids.length);
const filters = {
  keyword: filter(60),
  categoryIds: z.array(erpCode).max(200).optional(),
  brandId: erpCode.optional(),
  /** Only products whose price differs between branches. */
  differs: flag.optional(),
};

const cell = z.object({
  branchId: z.string(),
  listPrice: z.string().nullable(),
  minSalePrice: z.string().nullable(),
  /** The branch has a price of its own; otherwise the price of the branch `fromName` applies. */
  isOwn: z.boolean(),
  fromName: z.string(),
  /** The planned price, and from when on. */
  next: z.object({ effectiveTime: z.string(), listPrice: z.string(), minSalePrice: z.string().nullable() }).nullable(),
});
export type PriceCell = z.infer<typeof cell>;

const inFile = z.number().nullable();
/**
 * For files, whose rows cannot hold lists: the price at the first requested branch, at the second, and so on. Numbers
 * in yuan, so that a spreadsheet can compute with them.
 */
const inFiles = {
  ...{ price0: inFile, price1: inFile, price2: inFile, price3: inFile, price4: inFile },
  ...{ price5: inFile, price6: inFile, price7: inFile, price8: inFile, price9: inFile },
};
const row = z.object({
  ...{ productId: z.string(), productCode: z.string(), productName: z.string(), spec: z.string(), unit: z.string() },
  /** Whether the compared price differs between branches. */
  differs: z.boolean(),
  cells: z.array(cell),
  ...inFiles,
});
export type PriceRow = z.infer<typeof row>;

/** The prices to copy: from one branch to others, of these products or of all that the filters find. */
const copying = z.object({
  fromBranchId: erpCode,
  toBranchIds: branchIds,
  fields: z.array(z.enum(PRICE_FIELDS)).min(1).max(PRICE_FIELDS.length),
  productIds: z.array(erpCode).max(500).optional(),
  query: z.object({ ...filters, branchIds: branchIds.optional() }).optional(),
});

const change = z.object({
  ...{ productId: z.string(), productCode: z.string(), productName: z.string(), spec: z.string() },
  ...{ branchId: z.string(), branchName: z.string() },
  listPrice: z.object({ before: z.string(), after: z.string() }).nullable(),
  minSalePrice: z.object({ before: z.string().nullable(), after: z.string().nullable() }).nullable(),
  /** The branch had no price of its own before. */
  becomesOwn: z.boolean(),
  /** The list price would be below the minimum. */
  belowMin: z.boolean(),
});
export type PriceChange = z.infer<typeof change>;

const scheduled = z.object({
  ...{ changeId: z.string(), productCode: z.string(), productName: z.string(), branchName: z.string() },
  fromBranchName: z.string(),
  /** Null: the price does not change. */
  ...{ listPrice: z.string().nullable(), minSalePrice: z.string().nullable() },
  effectiveTime: z.string(),
  status: z.enum(PRICE_CHANGE_STATUS),
  createdByName: z.string(),
  gmtCreated: z.string(),
});
export type ScheduledPrice = z.infer<typeof scheduled>;

const read = { access: { pages: ['priceCompare'] }, write: false, assumed: true } as const;

export const priceCompareApi = service('platform', '/prodrules/api/priceCompare', {
  page: post(
    '/page',
    pageQuery({ ...filters, branchIds, field: z.enum(PRICE_FIELDS).default('listPrice') }, [
      'productCode',
      'productName',
    ]),
    page(row),
    read,
  ),
  /** The cells that a copy would change, with old and new prices; `plan` stands for exactly these. */
  preview: post('/preview', copying, z.object({ changes: z.array(change), plan: z.string() }), {
    access: { buttons: ['priceCompare_copy'] },
    write: false,
    assumed: true,
  }),
  /** Makes the previewed copy, now or at a time; refused (44151) when prices have changed since. */
  copy: post(
    '/copy',
    copying.extend({ plan: z.string().max(64), effectiveTime: orNull(dateTime) }),
    z.object({ changed: z.number().int(), scheduled: z.number().int() }),
    { access: { buttons: ['priceCompare_copy'] }, write: true, log: ['edit', 'branchPrice'], assumed: true },
  ),
  /** Copies that are planned, done or cancelled. */
  changes: post(
    '/changes',
    pageQuery({ status: code(PRICE_CHANGE_STATUS).optional(), branchId: erpCode.optional(), keyword: filter(60) }, [
      'effectiveTime',
      'gmtCreated',
    ]),
    page(scheduled),
    read,
  ),
  cancel: post('/cancel', z.object({ ids: z.array(id).min(1).max(500) }), z.object({ cancelled: z.number().int() }), {
    access: { buttons: ['priceCompare_cancel'] },
    write: true,
    log: ['status', 'branchPrice'],
    assumed: true,
  }),
});
