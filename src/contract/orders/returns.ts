import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, codes, done, erpCode, filter, id, orEmpty, orNone, period, posInt8, text, version } from '../fields';
import { BATCH_QUALITY } from '../goods/stock';
import { posDec4 } from '../pricing/trial';
import { PAY_CHANNEL } from '../pay-channels';
import { ORDER_EVENT } from './orders';

export const RETURN_TYPE = { quality: 1, nearExpiry: 2, wrongGoods: 3, refused: 4, recall: 5, other: 9 } as const;
export type ReturnType = (typeof RETURN_TYPE)[keyof typeof RETURN_TYPE];

export const RETURN_STATUS = {
  toAudit: 0,
  audited: 1,
  toReceive: 2,
  received: 3,
  refunding: 4,
  finished: 5,
  rejected: 8,
  withdrawn: 9,
} as const;
export type ReturnStatus = (typeof RETURN_STATUS)[keyof typeof RETURN_STATUS];

/**
 * The result of an inspection: sellable again, not sellable, or refused: refused goods are not refunded, and may be
 * returned again.
 */
export const CHECK_RESULT = { good: 1, bad: 2, refused: 3 } as const;
export type CheckResult = (typeof CHECK_RESULT)[keyof typeof CHECK_RESULT];

/** The actions on a return (docs/domain/orders.md#returns). */
export const RETURN_ACTIONS = ['approve', 'reject', 'receive', 'cancel', 'refund'] as const;

/** For how many days after the receipt of an order its goods may be returned. */
export const RETURN_DAYS = 90;
/** The most photos of returned goods. */
export const RETURN_IMAGES = 6;
const MOST_LINES = 200;

const row = z.object({
  returnNo: z.string(),
  orderNo: z.string(),
  outboundNo: z.string(),
  custName: z.string(),
  branchName: z.string(),
  returnType: z.enum(RETURN_TYPE),
  reason: z.string(),
  skuCount: z.number().int(),
  returnQty: z.string(),
  /** Yuan; until the goods have been received, the amount that it would be. */
  refundAmount: z.string(),
  rebateDeduct: z.string(),
  status: z.enum(RETURN_STATUS),
  applyTime: z.string(),
  finishTime: z.string().nullable(),
  applicantName: z.string(),
  can: z.array(z.enum(RETURN_ACTIONS)),
  version: z.number().int(),
});
export type ReturnRecord = z.infer<typeof row>;

const goods = {
  lineNo: z.number().int(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  unit: z.string(),
  batchNo: z.string(),
  expiryDate: z.string(),
  /** The shipped quantity of the batch. */
  shippedQty: z.string(),
  /** Sold by the piece or box: no part of one comes back. */
  isWhole: z.boolean(),
};

const line = z.object({
  ...goods,
  id: z.string(),
  unitPrice: z.string(),
  returnQty: z.string(),
  receivedQty: z.string().nullable(),
  netUnitPrice: z.string(),
  refundAmount: z.string(),
  promotionDeduct: z.string(),
  checkResult: z.enum(CHECK_RESULT).nullable(),
});
export type ReturnLine = z.infer<typeof line>;

const detail = row.extend({
  promotionDeduct: z.string(),
  returnPolicy: z.union([z.literal(1), z.literal(2)]),
  images: z.array(z.object({ fileId: z.string(), url: z.string() })),
  rejectReason: z.string(),
  refundNo: z.string(),
  /** For the whole order: the amount to pay back to the customer. */
  toRefund: z.string(),
  lines: z.array(line),
  events: z.array(z.object({ time: z.string(), kind: z.enum(ORDER_EVENT), byName: z.string(), text: z.string() })),
});
export type ReturnDetail = z.infer<typeof detail>;

/** The batches of an order that can be returned. */
const returnable = z.object({
  orderNo: z.string(),
  custName: z.string(),
  signTime: z.string().nullable(),
  rows: z.array(z.object({ ...goods, id: z.string(), netUnitPrice: z.string(), returnableQty: z.string() })),
});
export type Returnable = z.infer<typeof returnable>;

const wanted = z.object({ lineNo: posInt8, batchNo: text(40).min(1), returnQty: posDec4 });

/** Facts that somebody who decides on a return should know. */
export const RETURN_WARNING = { expired: 1, nearExpiry: 2, batchLocked: 3, late: 4 } as const;
export type ReturnWarning = (typeof RETURN_WARNING)[keyof typeof RETURN_WARNING];

/** The effects of a return before it is made: its money, stock and statement. */
const preview = z.object({
  policy: z.union([z.literal(1), z.literal(2)]),
  lines: z.array(
    z.object({
      ...goods,
      id: z.string(),
      /** For the line: its net amount, and the quantity returned before. */
      netAmount: z.string(),
      soldQty: z.string(),
      returnedBefore: z.string(),
      returnQty: z.string(),
      refundAmount: z.string(),
      promotionDeduct: z.string(),
    }),
  ),
  refundAmount: z.string(),
  promotionDeduct: z.string(),
  /** The part of rebates that was paid already. */
  rebateDeduct: z.string(),
  /** The part of the refund that is paid out; the rest lowers what is still owed. */
  toRefund: z.string(),
  /** Returned goods wait for inspection; the present stock of the batch, by quality. */
  stock: z.array(
    z.object({
      ...{ id: z.string(), productName: z.string(), batchNo: z.string(), qty: z.string() },
      qualityState: z.enum(BATCH_QUALITY),
      held: z.array(z.object({ warehouse: z.string(), qualityState: z.enum(BATCH_QUALITY), qty: z.string() })),
    }),
  ),
  /** The statement that will contain the return as of today; without a number, the next one to be made. */
  statement: z.object({
    ...{ statementId: z.string().nullable(), statementNo: z.string() },
    ...{ periodStart: z.string(), periodEnd: z.string(), isLate: z.boolean() },
    /** The first day of the next statement; empty where there is no earlier one. */
    from: z.string(),
    /** Statements that contain the shipments: they do not change. */
    origins: z.array(z.object({ statementId: z.string(), statementNo: z.string() })),
    /** The amount by which the return lowers what the customer owes. */
    amount: z.string(),
  }),
  warnings: z.array(z.object({ kind: z.enum(RETURN_WARNING), batchNo: z.string() })),
  /** A hash of all these figures: a return is made only with the figures that were previewed. */
  previewHash: z.string(),
});
export type ReturnPreview = z.infer<typeof preview>;

const orderNo = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const returnNo = orderNo;
const previewHash = z.string().regex(/^[0-9a-f]{64}$/);
const lines = z
  .array(wanted)
  .min(1)
  .max(MOST_LINES)
  .refine((all) => new Set(all.map(({ lineNo, batchNo }) => `${lineNo} ${batchNo}`)).size === all.length);

const action = (button: ButtonCode | readonly ButtonCode[], verb: 'add' | 'approve' | 'status') =>
  ({
    access: { buttons: [button].flat() },
    write: true,
    log: [verb, 'returnRecord'],
    changes: ['salesOrder'],
    assumed: true,
  }) as const;

/** Returns of goods (docs/domain/orders.md#returns). */
export const returnApi = service('platform', '/order-bill/api/return', {
  page: post(
    '/page',
    pageQuery(
      {
        returnNo: filter(40),
        orderNo: filter(40),
        custName: filter(100),
        branchId: erpCode.optional(),
        returnType: code(RETURN_TYPE).optional(),
        status: codes(RETURN_STATUS).optional(),
        applyTime: period.optional(),
      },
      ['returnNo', 'applyTime', 'refundAmount'],
    ),
    page(row),
    { access: { pages: ['returnedRecord'] }, write: false, assumed: true },
  ),
  goods: get('/goods/:orderNo', z.object({ orderNo }), returnable, {
    access: { buttons: ['returnedRecord_add'] },
    write: false,
    assumed: true,
    reads: ['salesOrder'],
  }),
  /** The effects of a return; nothing is written. `returnNo`: of an existing return. */
  preview: post(
    '/preview',
    z.object({ orderNo, returnType: code(RETURN_TYPE), lines, returnNo: returnNo.optional() }),
    preview,
    { access: { buttons: ['returnedRecord_preview'] }, write: false, assumed: true },
  ),
  detail: get('/:returnNo', z.object({ returnNo }), detail, {
    access: { buttons: ['returnedRecord_view'] },
    write: false,
    assumed: true,
  }),
  add: post(
    '/add',
    z.object({
      orderNo,
      returnType: code(RETURN_TYPE),
      reason: text(200).min(5),
      images: orNone(z.array(id).max(RETURN_IMAGES)),
      lines,
      previewHash,
    }),
    z.object({ returnNo: z.string() }),
    action('returnedRecord_add', 'add'),
  ),
  approve: post(
    '/approve/:returnNo',
    z.object({ returnNo, version, previewHash, opinion: orEmpty(text(200)) }),
    done,
    action(['returnedRecord_approve', 'returnedRecordDetail_approve'], 'approve'),
  ),
  reject: post(
    '/reject/:returnNo',
    z.object({ returnNo, version, reason: text(200).min(5) }),
    done,
    action(['returnedRecord_reject', 'returnedRecordDetail_reject'], 'approve'),
  ),
  receive: post(
    '/receive/:returnNo',
    z.object({
      returnNo,
      version,
      lines: z
        .array(
          z.object({
            lineNo: posInt8,
            batchNo: text(40).min(1),
            receivedQty: z.string().regex(/^\d{1,8}(\.\d{1,4})?$/),
            checkResult: code(CHECK_RESULT),
          }),
        )
        .min(1)
        .max(MOST_LINES),
    }),
    z.object({ refundAmount: z.string() }),
    action('returnedRecord_receive', 'status'),
  ),
  /** Cancels a return; only by its applicant. */
  cancel: post('/cancel/:returnNo', z.object({ returnNo, version }), done, action('returnedRecord_cancel', 'status')),
  /** Records that the refund is on its way, and later that it has arrived; each once. */
  refund: post(
    '/refund/:returnNo',
    z.object({
      returnNo,
      version,
      refundNo: orEmpty(text(40)),
      channel: code(PAY_CHANNEL).optional(),
    }),
    done,
    action('returnedRecord_refund', 'status'),
  ),
});
