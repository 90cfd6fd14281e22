import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { codes, done, filter, period, plainText } from '../fields';
import { ERP_KINDS, ERP_STATE, type ErpKind } from './erp';

/* Events of the ERP that could not be carried out (docs/domain/orders.md#events-of-the-erp). */

/** Kinds of events for lists and filters. */
export const ERP_KIND = {
  order: 'order',
  audit: 'audit',
  pick: 'pick',
  outbound: 'outbound',
  sign: 'sign',
  cancel: 'cancel',
  receipt: 'receipt',
  return: 'return',
  refund: 'refund',
  stock: 'stock',
  purchase: 'purchase',
  purchaseReturn: 'purchaseReturn',
  payment: 'payment',
  rebate: 'rebate',
} as const satisfies { readonly [K in ErpKind]: K };

const fault = z.object({
  eventId: z.string(),
  kind: z.enum(ERP_KINDS),
  occurredAt: z.string(),
  receivedTime: z.string(),
  state: z.enum(ERP_STATE),
  docNo: z.string(),
  tries: z.number().int(),
  /** The code of the failure. */
  code: z.number().int().nullable(),
  msg: z.string(),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
  /** The whole content of the event, as it was received. */
  content: z.string(),
  dismissReason: z.string(),
  dismissedBy: z.string(),
  dismissTime: z.string().nullable(),
});
export type ErpFaultRow = z.infer<typeof fault>;

const eventId = z.string().regex(/^[\w.-]{1,64}$/);
const act = (button: ButtonCode) =>
  ({
    access: { buttons: [button] },
    write: true,
    log: ['status', 'erpEvent'],
    changes: ['salesOrder', 'returnRecord', 'stock'],
    assumed: true,
  }) as const;

export const erpFaultApi = service('platform', '/order-bill/api/erp/fault', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ eventId: filter(64), kind: z.enum(ERP_KINDS).optional(), state: codes(ERP_STATE).optional() },
        receivedTime: period.optional(),
      },
      ['receivedTime', 'occurredAt'],
    ),
    page(fault),
    { access: { buttons: ['orderInquiry_erp'] }, write: false, assumed: true },
  ),
  /** Carries an event out again, unchanged, now that its cause is removed; answers the new state. */
  repeat: post(
    '/repeat/:eventId',
    z.object({ eventId }),
    z.object({ state: z.enum(ERP_STATE), docNo: z.string(), msg: z.string() }),
    act('orderInquiry_erpRepeat'),
  ),
  /** Dismisses an event: it stays stored with the reason, and is not carried out. */
  dismiss: post(
    '/dismiss/:eventId',
    z.object({ eventId, reason: plainText(200).min(5) }),
    done,
    act('orderInquiry_erpDismiss'),
  ),
});
