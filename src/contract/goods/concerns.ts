import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, erpCode, filter, FLAG, flag, id, period } from '../fields';

export const CONCERN_TYPE = { restock: 1, priceDrop: 2, favourite: 3 } as const;
export type ConcernType = (typeof CONCERN_TYPE)[keyof typeof CONCERN_TYPE];
export const CONCERN_STOCK = { none: 0, some: 1 } as const;

const concern = z.object({
  concernId: z.string(),
  branchId: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  custId: z.string(),
  custCode: z.string(),
  custName: z.string(),
  concernType: z.enum(CONCERN_TYPE),
  /** Yuan; only for a price drop. */
  targetPrice: z.string().nullable(),
  concernTime: z.string(),
  stockState: z.enum(CONCERN_STOCK),
  notified: z.enum(FLAG),
  noticeTime: z.string().nullable(),
});
export type Concern = z.infer<typeof concern>;

const summed = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  branchId: z.string(),
  customers: z.number().int(),
  restocks: z.number().int(),
  priceDrops: z.number().int(),
  favourites: z.number().int(),
  /** The highest price at which a customer wants to be notified. */
  highestTarget: z.string().nullable(),
});
export type ConcernSum = z.infer<typeof summed>;

const look = (access: { pages: readonly ['goodsConcern'] } | { buttons: readonly ButtonCode[] }) =>
  ({ access, write: false, assumed: true }) as const;

/** Products that customers have marked, for news of stock or price or as favourites (docs/domain/goods.md#concerns). */
export const concernApi = service('platform', '/dcr/api/goodsConcern', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ productCode: filter(40), custName: filter(100), branchId: erpCode.optional(), custId: erpCode.optional() },
        /** `perCustomer`: only the last concern of each customer about a product, as a summary counts customers. */
        ...{ productId: erpCode.optional(), perCustomer: flag.optional() },
        ...{ concernType: code(CONCERN_TYPE).optional(), notified: flag.optional(), concernTime: period.optional() },
      },
      ['concernTime', 'noticeTime'],
    ),
    page(concern),
    look({ pages: ['goodsConcern'] }),
  ),
  /** The number of customers per product and kind of concern, the most wanted products first. */
  summary: post(
    '/summary',
    pageQuery({ branchId: erpCode.optional() }, []),
    page(summed),
    look({ buttons: ['goodsConcern_statistics'] }),
  ),
  /** Notifies customers now; each at most once a day. */
  notify: post(
    '/notify',
    z.object({ ids: z.array(id).min(1).max(500) }),
    z.object({ sent: z.number().int(), skipped: z.number().int() }),
    {
      access: { buttons: ['goodsConcern_notify', 'goodsConcern_batchNotify'] },
      write: true,
      log: ['edit', 'goodsConcern'],
      assumed: true,
    },
  ),
});
