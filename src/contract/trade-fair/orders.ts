import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, id, period, text, version } from '../fields';
import { CUSTOMER_LEVEL } from './customers';

export const ORDER_STATUS = { toConfirm: 0, confirmed: 1, shipped: 2, finished: 3, cancelled: 9 } as const;
export const LINE_STATUS = { valid: 0, cancelled: 9 } as const;
export const SHIPPED = { none: 0, partly: 1, wholly: 2 } as const;
/** The orders that figures count. */
export const LIVE_ORDERS = [
  ORDER_STATUS.toConfirm,
  ORDER_STATUS.confirmed,
  ORDER_STATUS.shipped,
  ORDER_STATUS.finished,
] as const;

const order = z.object({
  orderNo: z.string(),
  orderTime: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  level: z.enum(CUSTOMER_LEVEL),
  branchName: z.string(),
  salesmanName: z.string(),
  /** The guest who has ordered, if he is known. */
  guestId: z.string().nullable(),
  guestName: z.string(),
  skuCount: z.number().int(),
  /** Yuan, like the two amounts below. */
  orderAmount: z.string(),
  discountAmount: z.string(),
  payAmount: z.string(),
  ticketCount: z.number().int(),
  status: z.enum(ORDER_STATUS),
  version: z.number().int(),
});
export type FairOrder = z.infer<typeof order>;

const line = z.object({
  /** Of order and line. */
  id: z.string(),
  orderNo: z.string(),
  lineNo: z.number().int(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  unit: z.string(),
  supplierName: z.string(),
  qty: z.string(),
  unitPrice: z.string(),
  amount: z.string(),
  discountAmount: z.string(),
  netAmount: z.string(),
  shippedQty: z.string(),
  returnedQty: z.string(),
  customerName: z.string(),
  status: z.enum(LINE_STATUS),
  cancelReason: z.string(),
  orderStatus: z.enum(ORDER_STATUS),
  /** The version of the order. */
  version: z.number().int(),
});
export type FairOrderLine = z.infer<typeof line>;

/**
 * The sums of all orders that the filters find, not only of one page; cancelled orders do not count. Absent where
 * `more` is true.
 */
const sums = z.object({ orderAmount: z.string(), discountAmount: z.string(), payAmount: z.string() });
export type OrderSums = z.infer<typeof sums>;
const lineSums = z.object({ amount: z.string(), discountAmount: z.string(), netAmount: z.string() });
export type LineSums = z.infer<typeof lineSums>;

const orderNo = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const action = (button: ButtonCode, verb: 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'fairOrder'], assumed: true }) as const;

/** Orders at a fair (docs/domain/trade-fair.md#orders). */
export const fairOrderApi = service('platform', '/tradefair/api/tradeFair/order', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        orderNo: filter(40),
        customerName: filter(100),
        branchId: erpCode.optional(),
        salesmanId: erpCode.optional(),
        status: z.array(code(ORDER_STATUS)).max(5).optional(),
        orderTime: period.optional(),
        day: date.optional(),
      },
      ['orderNo', 'orderTime', 'orderAmount', 'payAmount'],
    ),
    page(order).extend({ sums: sums.optional() }),
    {
      access: { pages: ['saleShowOrders', 'saleShowHome'] },
      write: false,
      assumed: true,
      reads: ['guest', 'lotteryTicket', 'import'],
    },
  ),
  linePage: post(
    '/linePage',
    pageQuery(
      {
        tradeFairId: id,
        orderNo: filter(40),
        productCode: filter(40),
        supplierId: erpCode.optional(),
        customerName: filter(100),
        shipped: code(SHIPPED).optional(),
      },
      ['orderNo', 'amount', 'netAmount'],
    ),
    page(line).extend({ sums: lineSums.optional() }),
    { access: { pages: ['fairOrder', 'saleShowOrders'] }, write: false, assumed: true, reads: ['import'] },
  ),
  /** Binds an order to the guest who has made it, who gets its tickets. */
  bindGuest: post(
    '/bindGuest',
    z.object({ orderNo, guestId: id, version }),
    done,
    action('saleShowOrders_bind', 'edit'),
  ),
  unbind: post('/unbind', z.object({ orderNo, version }), done, action('saleShowOrders_unbind', 'edit')),
  /** Cancels a line of which nothing is shipped; cancelling the last line cancels the order. */
  cancelLine: post(
    '/cancelLine',
    z.object({
      orderNo,
      lineNo: z.coerce.number().int().min(1),
      version,
      reason: text(100).min(5),
    }),
    z.object({
      orderAmount: z.string(),
      discountAmount: z.string(),
      payAmount: z.string(),
      status: z.enum(ORDER_STATUS),
    }),
    action('fairOrder_cancelLine', 'status'),
  ),
});
