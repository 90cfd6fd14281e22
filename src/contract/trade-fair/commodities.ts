import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import {
  batchResult,
  chosen,
  code,
  confirmation,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  orNull,
  posInt8,
  version,
} from '../fields';
import { posDec4 } from '../pricing/trial';

export const MAX_COMMODITIES = 500;
export const SHELF = { off: 0, on: 1 } as const;

const goods = {
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  unit: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  /** Yuan with four decimals. */
  listPrice: z.string(),
};

const commodity = z.object({
  ...goods,
  id: z.string(),
  fairPrice: z.string(),
  stockQty: z.string(),
  minQty: z.number().int(),
  /** The most for each customer; null: no limit. */
  limitQty: z.number().int().nullable(),
  soldQty: z.string(),
  sort: z.number().int(),
  status: z.enum(SHELF),
  version: z.number().int(),
});
export type FairCommodity = z.infer<typeof commodity>;

const candidate = z.object({ ...goods, alreadyAdded: z.enum(FLAG) });
export type CommodityCandidate = z.infer<typeof candidate>;

const terms = {
  minQty: posInt8.default(1),
  limitQty: orNull(posInt8),
  sort: posInt8.default(100),
  status: code(SHELF).default(SHELF.on),
};

const action = (button: ButtonCode | readonly ButtonCode[], verb: 'add' | 'edit' | 'delete' | 'status') =>
  ({
    access: { buttons: typeof button === 'string' ? [button] : button },
    write: true,
    log: [verb, 'fairCommodity'],
    assumed: true,
  }) as const;
const madeOf = ['fairSupplier', 'fairOrder', 'import'] as const;
const reads = { access: { pages: ['saleShowCommodities'] }, write: false, assumed: true, reads: madeOf } as const;

const filters = {
  tradeFairId: id,
  productCode: filter(40),
  productName: filter(100),
  supplierId: erpCode.optional(),
  status: code(SHELF).optional(),
};
/** Commodities of one fair. */
const rows = chosen(id, filters);
const removes = ['saleShowCommodities_del', 'saleShowCommodities_batchDel'] as const;
const shelves = ['saleShowCommodities_shelf', 'saleShowCommodities_batchShelf'] as const;

/** What is offered at a fair (docs/domain/trade-fair.md#suppliers-and-commodities). */
export const fairCommodityApi = service('platform', '/tradefair/api/tradeFair/commodity', {
  page: post('/page', pageQuery(filters, ['productCode', 'fairPrice', 'sort']), page(commodity), reads),
  /** Products of the fair's suppliers, at the host's prices. */
  productPage: post(
    '/productPage',
    pageQuery({ tradeFairId: id, keyword: filter(100), supplierId: erpCode.optional() }, [
      'productCode',
      'productName',
    ]),
    page(candidate),
    reads,
  ),
  /**
   * Adds commodities, at given prices or all at a percentage of their list prices. Those that are offered already are
   * skipped.
   */
  add: post(
    '/add',
    z.object({
      tradeFairId: id,
      items: z
        .array(z.object({ productId: erpCode, fairPrice: orNull(posDec4) }))
        .min(1)
        .max(MAX_COMMODITIES),
      rate: z
        .string()
        .regex(/^(100(\.00?)?|[1-9]\d?(\.\d{1,2})?)$/)
        .default('100'),
      ...terms,
      ...confirmation,
    }),
    z.object({ added: z.number().int(), skipped: z.array(z.string()) }),
    action('saleShowCommodities_add', 'add'),
  ),
  update: post(
    '/update',
    z.object({ id, version, fairPrice: posDec4, ...terms, ...confirmation }),
    z.object({ id: z.string() }),
    action('saleShowCommodities_edit', 'edit'),
  ),
  /** Deletes commodities that were never ordered. */
  delete: post('/delete', z.object(rows), batchResult, action(removes, 'delete')),
  /** The results that `delete` would have. */
  deletePreview: post('/delete/preview', z.object(rows), batchResult, { ...reads, access: { buttons: removes } }),
  shelf: post(
    '/shelf',
    z.object({ ...rows, status: flag }),
    batchResult.extend({ changed: z.number().int() }),
    action(shelves, 'status'),
  ),
  /** The results that `shelf` would have. */
  shelfPreview: post('/shelf/preview', z.object({ ...rows, status: flag }), batchResult, {
    ...reads,
    access: { buttons: shelves },
  }),
});
