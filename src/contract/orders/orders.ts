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

/** The events in the history of an order. */
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
  /** The approval of a return was cancelled, so it has to be decided again. */
  returnReopened: 19,
} as const;
export type OrderEvent = (typeof ORDER_EVENT)[keyof typeof ORDER_EVENT];

/** Events of the statements that contain its documents; they are stored with the statements. */
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
  /** Yuan, like all amounts below. */
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
  /** The line from which a limited offer has split this one. */
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
  /** For display: the net amount divided by the quantity. */
  netUnitPrice: z.string(),
  batches: z.array(batch),
});
export type SalesOrderLine = z.infer<typeof line>;

/** A line in the list of lines of all orders. */
const listedLine = line.omit({ batches: true }).extend({
  /** The number of the order and of the line. */
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
  /** The value of returned goods. */
  returnedAmount: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUS),
  invoiceNo: z.string(),
  /** How returns are refunded: 1 pro rata, 2 by a new computation. */
  returnPolicy: z.union([z.literal(1), z.literal(2)]),
  signTime: z.string().nullable(),
  cancelReason: z.string(),
  remark: z.string(),
  lines: z.array(line),
  /** Activities and rules that have set a price or a discount. */
  fired: z.array(subject.extend({ lines: z.array(z.number().int()), saving: z.string() })),
  can: z.array(z.enum(['cancel', 'urge'])),
});
export type SalesOrderDetail = z.infer<typeof detail>;

const event = z.object({
  eventId: z.string(),
  time: z.string(),
  kind: z.enum(TIMELINE_EVENT),
  /** The user who did it; empty where the clock or a rule did. */
  byName: z.string(),
  text: z.string(),
  amount: z.string().nullable(),
  /** The number of the outbound, receipt, refund, match or difference. */
  docNo: z.string(),
  /** The statement that the event concerns. */
  statementId: z.string().nullable(),
});
export type TimelineEvent = z.infer<typeof event>;

/** The data of a cashier at the moment at which it received money. */
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
      /** Null where it is not known. */
      receivedBy: receivingCashier.nullable(),
    }),
  ),
  /** The statements that contain its documents, with match and difference, which are empty where there is none. */
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

/** Filters that the lists of orders and of lines share. */
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
  /** Salespeople by whom orders can be filtered, and who can be chosen for an order or a customer. */
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
  /** The trace of the prices, as it was stored when the order was placed. */
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
  /** Cancels an order of which nothing has been picked. */
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
