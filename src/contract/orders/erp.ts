import * as z from 'zod';
import { canonical } from '../canonical';
import { post, service } from '../endpoint';
import { code, date, dateTime, erpCode, money9, orEmpty, orNull, posInt8, text } from '../fields';
import { BATCH_QUALITY } from '../goods/stock';
import { licenceBlock } from '../master-data/licences';
import { PAY_CHANNEL } from '../pay-channels';
import { posDec4 } from '../pricing/trial';
import { ORDER_SOURCE } from './orders';
import { CHECK_RESULT } from './returns';

/** The states of an event (docs/domain/orders.md#events-of-the-erp). */
export const ERP_STATE = { faulty: 0, done: 1, stale: 2, dismissed: 9 } as const;
export type ErpState = (typeof ERP_STATE)[keyof typeof ERP_STATE];

const MOST_LINES = 500;
const MAX_BODY = 1_048_576;

const docNo = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const batchNo = text(40).min(1);
const received = z.string().regex(/^\d{1,8}(\.\d{1,4})?$/);
/** Negative for money that goes back. */
const signedMoney = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,2})?$/)
  .refine((value) => /[1-9]/.test(value));

const price = received;
const positiveMoney = money9.refine((value) => /[1-9]/.test(value));

const lines = <T extends z.ZodType>(line: T) => z.array(line).min(1).max(MOST_LINES);

/** A document of a company's purchases from a supplier. */
const bought = { branchId: erpCode, supplierId: erpCode, docNo };
const goods = lines(z.object({ productId: erpCode, batchNo, qty: posDec4, price, amount: money9 }));

/** The content of each kind of event, with the field names of its documents. */
export const ERP_PAYLOAD = {
  order: z.object({
    branchId: erpCode,
    custId: erpCode,
    salesmanId: orNull(erpCode),
    orderSource: code(ORDER_SOURCE).default(ORDER_SOURCE.erp),
    freight: money9.default('0'),
    remark: orEmpty(text(200)),
    /** The ERP's own result, if it sends one: it must equal the computation with the prices in force. */
    payableAmount: money9.optional(),
    lines: lines(z.object({ productId: erpCode, qty: posDec4, netAmount: money9.optional() })),
  }),
  audit: z.object({ orderNo: docNo }),
  pick: z.object({ orderNo: docNo }),
  outbound: z.object({
    orderNo: docNo,
    outboundNo: docNo,
    lines: lines(z.object({ lineNo: posInt8, batchNo, expiryDate: date, qty: posDec4 })),
  }),
  sign: z.object({ orderNo: docNo }),
  cancel: z.object({ orderNo: docNo, reason: text(100).min(5) }),
  receipt: z.object({
    ...{ orderNo: docNo, receiptNo: docNo, amount: signedMoney, channel: code(PAY_CHANNEL) },
    /**
     * The cashier that received the money; without it, the company's default cashier, if that one accepts the channel.
     */
    cashierCode: orNull(erpCode),
  }),
  return: z.object({
    returnNo: docNo,
    lines: lines(z.object({ lineNo: posInt8, batchNo, receivedQty: received, checkResult: code(CHECK_RESULT) })),
  }),
  refund: z.object({ returnNo: docNo, refundNo: docNo, channel: code(PAY_CHANNEL) }),
  stock: z.object({
    branchId: erpCode,
    productId: erpCode,
    warehouse: z.string().regex(/^[A-Za-z0-9-]{1,20}$/),
    /** All batches in the warehouse; an empty list means that there is no stock. */
    batches: z
      .array(
        z.object({
          batchNo,
          productionDate: date,
          expiryDate: date,
          qty: received,
          qualityState: code(BATCH_QUALITY),
        }),
      )
      .max(MOST_LINES),
  }),
  purchase: z.object({ ...bought, lines: goods }),
  purchaseReturn: z.object({ ...bought, lines: goods }),
  /** Paid to the supplier; negative where he has paid back. */
  payment: z.object({ ...bought, amount: signedMoney, channel: code(PAY_CHANNEL) }),
  rebate: z.object({ ...bought, amount: positiveMoney }),
} as const;
export type ErpKind = keyof typeof ERP_PAYLOAD;
export type ErpPayload<K extends ErpKind> = z.output<(typeof ERP_PAYLOAD)[K]>;

export const ERP_KINDS = [
  'order',
  'audit',
  'pick',
  'outbound',
  'sign',
  'cancel',
  'receipt',
  'return',
  'refund',
  'stock',
  'purchase',
  'purchaseReturn',
  'payment',
  'rebate',
] as const satisfies readonly ErpKind[];

/** The text of an event that is signed. */
export const signedText = (
  time: string,
  { eventId, kind, occurredAt, payload }: Record<'eventId' | 'kind' | 'occurredAt' | 'payload', unknown>,
) => `${time}\n${canonical({ eventId, kind, occurredAt, payload })}`;

const answer = z.object({
  eventId: z.string(),
  /** The event had arrived before; nothing was done now. */
  known: z.boolean(),
  state: z.enum(ERP_STATE),
  /** The number of the order, outbound, receipt, return or purchase that the event is about. */
  docNo: z.string(),
  /** Why the event was not carried out: it is stored, and may be sent again, corrected or unchanged. */
  code: z.number().int().nullable(),
  msg: z.string(),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
  /** For a customer whose orders are not reviewed: the licences that block him. */
  licences: z.array(licenceBlock),
});
export type ErpAnswer = z.infer<typeof answer>;

/** Receives the documents of the ERP, signed with a key of the company's services. */
export const erpApi = service('platform', '/order-bill/api/erp', {
  event: post(
    '/event',
    z.object({
      eventId: z.string().regex(/^[\w.-]{1,64}$/),
      kind: z.enum(ERP_KINDS),
      occurredAt: dateTime,
      payload: z.record(z.string(), z.unknown()),
      /** The id of the key, the time in milliseconds since the epoch, and the signature made with the key. */
      key: z.string().max(20).default(''),
      time: z.string().max(20).default(''),
      signature: z.string().max(100).default(''),
    }),
    answer,
    {
      access: 'public',
      headers: { key: 'X-Erp-Key', time: 'X-Erp-Time', signature: 'X-Erp-Signature' },
      ...{ write: true, log: ['import', 'erpEvent'], changes: ['salesOrder', 'returnRecord', 'stock'] },
      // The cost of a read: there is a document for each request, and a whole day of them may arrive at once.
      ...{ maxBody: MAX_BODY, cost: 'read', assumed: true },
    },
  ),
});
