import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, codes, done, erpCode, filter, period, text, version } from '../fields';
import { subject, trialAnswer } from '../pricing/trial';
import { PAY_CHANNEL } from '../pay-channels';

export const ORDER_SOURCE = { app: 1, salesperson: 2, fair: 3, phone: 4, erp: 5 } as const;
export type OrderSource = (typeof ORDER_SOURCE)[keyof typeof ORDER_SOURCE];

export const SALES_STATUS = {
  toAudit: 10,
  audited: 20,
  picking: 30,
  partlyShipped: 40,
  shipped: 50,
  signed: 60,
  finished: 70,
  cancelled: 90,
} as const;
export type SalesStatus = (typeof SALES_STATUS)[keyof typeof SALES_STATUS];

export const PAY_STATUS = { unpaid: 0, partly: 1, paid: 2, refunding: 3, refunded: 4 } as const;
export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS];

export const INVOICE_STATUS = { none: 0, partly: 1, whole: 2 } as const;

/** What the time line of an order tells. */
export const ORDER_EVENT = {
  placed: 1,
  audited: 2,
  picking: 3,
  shipped: 4,
  signed: 5,
  finished: 6,
  cancelled: 7,
  paid: 8,
  refunded: 9,
  urged: 10,
  noted: 11,
  returnAsked: 12,
  returnApproved: 13,
  returnRejected: 14,
  returnReceived: 15,
  returnWithdrawn: 16,
  refundBegun: 17,
  returnFinished: 18,
  /** Its approval was taken back: it is to be decided anew. */
  returnReopened: 19,
} as const;
export type OrderEvent = (typeof ORDER_EVENT)[keyof typeof ORDER_EVENT];

/** What happens to the statements that its documents stand in; kept with those. */
export const TIMELINE_EVENT = {
  ...ORDER_EVENT,
  stated: 30,
  statementSent: 31,
  statementConfirmed: 32,
  matched: 33,
  differenceHandled: 34,
} as const;
export type TimelineKind = (typeof TIMELINE_EVENT)[keyof typeof TIMELINE_EVENT];

/** The most days that one search covers (docs/domain/orders.md#order-inquiry). */
export const ORDER_DAYS = 93;

const row = z.object({
  orderNo: z.string(),
  orderTime: z.string(),
  orderSource: z.enum(ORDER_SOURCE),
  custCode: z.string(),
  custName: z.string(),
  branchName: z.string(),
  salesmanName: z.string(),
  skuCount: z.number().int(),
  /** Yuan, as all amounts below. */
  orderAmount: z.string(),
  discountAmount: z.string(),
  payableAmount: z.string(),
  paidAmount: z.string(),
  payStatus: z.enum(PAY_STATUS),
  orderStatus: z.enum(SALES_STATUS),
  outboundNo: z.string(),
  version: z.number().int(),
});
export type SalesOrder = z.infer<typeof row>;

const batch = z.object({ batchNo: z.string(), expiryDate: z.string(), qty: z.string() });

const line = z.object({
  lineNo: z.number().int(),
  /** The line that this one was split from by a limited offer. */
  splitFrom: z.number().int().nullable(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  unit: z.string(),
  qty: z.string(),
  shippedQty: z.string(),
  returnedQty: z.string(),
  listPrice: z.string(),
  basePrice: z.string(),
  unitPrice: z.string(),
  amount: z.string(),
  discountAmount: z.string(),
  netAmount: z.string(),
  /** For display: the net by the quantity. */
  netUnitPrice: z.string(),
  batches: z.array(batch),
});
export type SalesOrderLine = z.infer<typeof line>;

/** A line among those of other orders. */
const listedLine = line.omit({ batches: true }).extend({
  /** Order number and line number. */
  id: z.string(),
  orderNo: z.string(),
  orderTime: z.string(),
  custCode: z.string(),
  custName: z.string(),
  branchName: z.string(),
  salesmanName: z.string(),
  orderStatus: z.enum(SALES_STATUS),
});
export type ListedOrderLine = z.infer<typeof listedLine>;

const detail = row.extend({
  custId: z.string(),
  branchId: z.string(),
  customerType: z.number().int(),
  unitDiscount: z.string(),
  orderDiscount: z.string(),
  freight: z.string(),
  refundedAmount: z.string(),
  /** What returned goods were worth. */
  returnedAmount: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUS),
  invoiceNo: z.string(),
  /** 1 pro rata, 2 computed anew. */
  returnPolicy: z.union([z.literal(1), z.literal(2)]),
  signTime: z.string().nullable(),
  cancelReason: z.string(),
  remark: z.string(),
  lines: z.array(line),
  /** Activities and rules that gave it a price or a discount. */
  fired: z.array(subject.extend({ lines: z.array(z.number().int()), saving: z.string() })),
  can: z.array(z.enum(['cancel', 'urge'])),
});
export type SalesOrderDetail = z.infer<typeof detail>;

const event = z.object({
  eventId: z.string(),
  time: z.string(),
  kind: z.enum(TIMELINE_EVENT),
  /** The user who did it; empty: the clock, or a rule. */
  byName: z.string(),
  text: z.string(),
  amount: z.string().nullable(),
  /** The number of the outbound, receipt, refund, match or difference. */
  docNo: z.string(),
  /** The statement that it has happened to. */
  statementId: z.string().nullable(),
});
export type TimelineEvent = z.infer<typeof event>;

/** What a cashier was when money went there. */
const receivingCashier = z.object({
  cashierCode: z.string(),
  cashierName: z.string(),
  payeeName: z.string(),
  bankName: z.string(),
  /** Masked: the last four digits. */
  accountNo: z.string(),
});
export type ReceivingCashier = z.infer<typeof receivingCashier>;

const links = z.object({
  outbounds: z.array(
    z.object({
      outboundNo: z.string(),
      shipTime: z.string(),
      amount: z.string(),
      lines: z.array(batch.extend({ lineNo: z.number().int(), productName: z.string() })),
    }),
  ),
  receipts: z.array(
    z.object({
      receiptNo: z.string(),
      payTime: z.string(),
      amount: z.string(),
      channel: z.enum(PAY_CHANNEL),
      /** Negative amounts are refunds. */
      isRefund: z.boolean(),
      /** Null: none that is known. */
      receivedBy: receivingCashier.nullable(),
    }),
  ),
  /** Where its documents stand: the statement, and of it the match and the difference, empty where there is none. */
  statements: z.array(
    z.object({
      docNo: z.string(),
      amount: z.string(),
      statementId: z.string(),
      statementNo: z.string(),
      matchNo: z.string(),
      diffNo: z.string(),
    }),
  ),
});
export type OrderLinks = z.infer<typeof links>;

const orderNo = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const action = (button: ButtonCode, verb: 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'salesOrder'], assumed: true }) as const;

/** Shared by the list of orders and that of their lines. */
const filters = {
  orderTime: period,
  orderNo: filter(40),
  custCode: filter(40),
  custName: filter(100),
  branchId: erpCode.optional(),
  salesmanId: erpCode.optional(),
  orderStatus: codes(SALES_STATUS).optional(),
  payStatus: codes(PAY_STATUS).optional(),
  orderSource: code(ORDER_SOURCE).optional(),
  productCode: filter(40),
};

/** Sales orders (docs/domain/orders.md). */
export const salesOrderApi = service('platform', '/order-bill/api/order', {
  page: post('/page', pageQuery(filters, ['orderNo', 'orderTime', 'orderAmount', 'payableAmount']), page(row), {
    access: { pages: ['orderInquiry'] },
    write: false,
    assumed: true,
  }),
  /** The lines of all orders that the filters find, for the file of details. */
  linePage: post('/linePage', pageQuery(filters, ['orderTime']), page(listedLine), {
    access: { pages: ['orderInquiry'] },
    write: false,
    assumed: true,
  }),
  /** Who may stand in an order or beside a customer, to search by and to choose from. */
  salespeople: post(
    '/salespeople',
    pageQuery({ keyword: filter(40), staffId: erpCode.optional() }, ['staffName']),
    page(z.object({ staffId: z.string(), staffName: z.string() })),
    { access: { pages: ['orderInquiry', 'customerEntry', 'customerEntryApply'] }, write: false, assumed: true },
  ),
  detail: get('/:orderNo', z.object({ orderNo }), detail, {
    access: { buttons: ['orderInquiry_view'] },
    write: false,
    assumed: true,
  }),
  /** The prices as they were explained when the order was placed. */
  trace: get(
    '/:orderNo/trace',
    z.object({ orderNo }),
    trialAnswer.pick({ lines: true, totals: true, deferred: true, trace: true }).nullable(),
    { access: { buttons: ['orderInquiry_trace'] }, write: false, assumed: true },
  ),
  timeline: get('/:orderNo/timeline', z.object({ orderNo }), z.array(event), {
    access: { buttons: ['orderInquiry_log'] },
    write: false,
    assumed: true,
  }),
  links: get('/:orderNo/links', z.object({ orderNo }), links, {
    access: { buttons: ['orderInquiry_links'] },
    write: false,
    assumed: true,
  }),
  /** Before anything of it is picked. */
  cancel: post(
    '/cancel/:orderNo',
    z.object({ orderNo, version, reason: text(100).min(5) }),
    done,
    action('orderInquiry_cancel', 'status'),
  ),
  /** Asks the warehouse to hurry. */
  urge: post(
    '/urge/:orderNo',
    z.object({ orderNo, version, remark: text(100).optional() }),
    done,
    action('orderInquiry_urge', 'edit'),
  ),
  note: post(
    '/note/:orderNo',
    z.object({ orderNo, text: text(200).min(1) }),
    done,
    action('orderInquiry_note', 'edit'),
  ),
});
