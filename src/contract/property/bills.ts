import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, date, dateTime, flag, id, orEmpty, plainText, text, version } from '../fields';
import { filter, money9 } from '../fields';
import { PAY_CHANNEL } from '../pay-channels';
import { FEE_TYPE } from './fee-items';
import { BILL_STATUS } from './micro-pms';
import { month } from './trial';

/** How a tenant pays: in the ways of customers, from his prepaid balance, or by the deposit. */
export const TENANT_CHANNEL = { ...PAY_CHANNEL, prepaid: 7, deposit: 8 } as const;
export const BILL_KIND = { normal: 1, difference: 2 } as const;
export const PAYMENT_STATUS = { valid: 1, reversed: 9 } as const;
/** The result of a reminder: it was sent, the tenant has had one today, or he has no mobile number. */
export const URGE_RESULT = { sent: 1, today: 2, unreachable: 3 } as const;
/** What a reduction reduces. */
export const REDUCTION = { principal: 1, lateFee: 2 } as const;

const money = z.string();
const count = z.number().int();

const bill = z.object({
  billId: z.string(),
  billNo: z.string(),
  billKind: z.enum(BILL_KIND),
  propertyId: z.string(),
  propertyName: z.string(),
  tenantId: z.string().nullable(),
  tenantName: z.string(),
  leaseId: z.string().nullable(),
  unitText: z.string(),
  feeType: z.enum(FEE_TYPE),
  feeName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /**
   * Yuan, like all amounts below; unpaid = amount + lateFee − reduceAmount − creditAmount − paidAmount, as of today.
   */
  amount: money,
  lateFee: money,
  reduceAmount: money,
  creditAmount: money,
  paidAmount: money,
  unpaidAmount: money,
  issueDate: z.string(),
  dueDate: z.string(),
  /** The later of the two dates before. */
  payBy: z.string(),
  billStatus: z.enum(BILL_STATUS),
  voidReason: z.string(),
  /** When the tenant was last reminded of the bill. */
  urgeTime: z.string().nullable(),
  version: count,
});
export type Bill = z.infer<typeof bill>;

/** Why a user should look at a row of a dry run. */
export const DRY_FLAGS = ['NEW', 'GONE', 'UP', 'DOWN', 'ZERO', 'MISSING', 'CATCH_UP', 'CHANGED'] as const;

const planned = z.object({
  leaseId: z.string(),
  leaseNo: z.string(),
  tenantName: z.string(),
  unitText: z.string(),
  feeItemId: z.string(),
  feeName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  dueDate: z.string(),
  payBy: z.string(),
  /** What a run does: nothing, a bill, a replacement, a bill of the difference, or a credit. */
  act: z.enum(['NONE', 'MAKE', 'REPLACE', 'DIFFERENCE', 'CREDIT']),
  /** Yuan: the right amount, and the billed amount. */
  amount: money,
  billed: money,
  /** The former bill of this lease and fee; the change in per cent, per month or per day. */
  lastAmount: money.nullable(),
  change: z.string().nullable(),
  flags: z.array(z.enum(DRY_FLAGS)),
});
export type PlannedBill = z.infer<typeof planned>;

const urged = z.object({
  ...{ tenantId: z.string(), tenantName: z.string(), bills: count, amount: money, result: z.enum(URGE_RESULT) },
});

const run = { propertyId: id, period: month, feeItemIds: z.array(id).min(1).max(50) };
const counts = { made: count, existing: count, replaced: count, differences: count, credits: count, zero: count };

const explained = z.object({
  billId: z.string(),
  billNo: z.string(),
  /** Yuan. */
  amount: money,
  /** In the requested language. */
  sentences: z.array(z.string()),
  /** All values from which the amount was computed, money in yuan, so that it can be recomputed. */
  parts: z.array(z.record(z.string(), z.unknown())),
  /** The version of the terms: the rent, the price or the tariff. */
  explainVersion: count,
});

const item = z.object({ billId: id, amount: money9 });
const paidItem = z.object({ billId: z.string(), billNo: z.string(), amount: money, toFee: money, toPrincipal: money });

const buckets = {
  ...{ notDue: money, d1_30: money, d31_60: money, d61_90: money, over90: money, overdue: money, open: money },
};
const reason = plainText(200).min(2);

const view = { access: { pages: ['bill', 'tenant', 'lease'] }, write: false, assumed: true } as const;
type Verb = 'add' | 'edit' | 'delete' | 'status';
const action = (buttons: readonly ButtonCode[], verb: Verb) =>
  ({
    access: { buttons },
    write: true,
    log: [verb, 'pmsBill'],
    changes: ['pmsLease', 'pmsTenant'],
    assumed: true,
  }) as const;

/**
 * Bills of tenants (docs/domain/property-bills.md#runs). Money in yuan, prices and quantities with four and two
 * decimals.
 */
export const billApi = service('platform', '/base/api/pms/bill', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ billNo: filter(40), tenantName: filter(50), propertyId: id.optional(), tenantId: id.optional() },
        ...{ leaseId: id.optional(), feeType: code(FEE_TYPE).optional(), billStatus: code(BILL_STATUS).optional() },
        ...{ dueFrom: date.optional(), dueTo: date.optional(), period: month.optional() },
      },
      ['billNo', 'periodStart', 'amount', 'dueDate', 'gmtModified'],
    ),
    page(bill),
    view,
  ),
  /** Reminds tenants by a text message, each once a day for all of his bills; bills that are not open are skipped. */
  urge: post(
    '/urge',
    z.object({ billIds: z.array(id).min(1).max(200) }),
    z.object({ tenants: z.array(urged) }),
    action(['bill_urge', 'bill_batchUrge'], 'edit'),
  ),
  /** The effects of a run; nothing is written. */
  dryRun: post(
    '/dryRun',
    z.object(run),
    z.object({
      rows: z.array(planned),
      totals: z.array(z.object({ feeItemId: z.string(), feeName: z.string(), count, amount: money })),
      fingerprint: z.string(),
      /** The number of meters without a reading. */
      missing: count,
    }),
    { access: { buttons: ['bill_dryRun', 'bill_generate'] }, write: false, cost: 'heavy', assumed: true },
  ),
  /** Makes the bills of a property up to a month, with those of earlier months; a second call makes no more. */
  generate: post(
    '/generate',
    z.object({ ...run, fingerprint: z.string().max(64).optional(), ...confirmation }),
    z.object({ runNo: z.string(), ...counts, missing: count, amount: money }),
    { ...action(['bill_generate'], 'add'), cost: 'heavy' },
  ),
  explain: get('/:id/explain', z.object({ id }), explained, {
    ...{ access: { buttons: ['bill_explain', 'bill_view'] }, write: false, assumed: true },
  }),
  /** Voids a bill without payments; with `again` 0 its period is not billed again. */
  void: post(
    '/void',
    z.object({ id, version, reason, again: flag.default(1) }),
    z.object({ version: count }),
    action(['bill_void'], 'delete'),
  ),
  /** Reduces the principal or the late fee as of today; by headquarters. */
  reduce: post(
    '/reduce',
    z.object({ id, version, target: code(REDUCTION).default(1), amount: money9, reason }),
    z.object({ version: count }),
    action(['bill_reduce'], 'edit'),
  ),
  /**
   * Records a payment. Without items, the oldest bills are paid first. Money beyond all open bills becomes prepaid,
   * after a confirmation (48045).
   */
  pay: post(
    '/pay',
    z.object({
      tenantId: id,
      amount: money9,
      channel: code({ ...PAY_CHANNEL, prepaid: 7 } as const),
      payTime: dateTime,
      items: z.array(item).max(200).optional(),
      voucher: orEmpty(text(60)),
      ...confirmation,
    }),
    z.object({
      paymentId: z.string(),
      payNo: z.string(),
      receiptNo: z.string(),
      items: z.array(paidItem),
      toBalance: money,
    }),
    action(['bill_pay', 'bill_batchPay'], 'add'),
  ),
  ageing: post(
    '/ageing',
    z.object({ propertyId: id.optional(), tenantId: id.optional(), at: date.optional() }),
    z.object({
      ...buckets,
      at: z.string(),
      rows: z.array(z.object({ tenantId: z.string(), tenantName: z.string(), ...buckets })),
    }),
    { access: { buttons: ['bill_ageing'] }, write: false, assumed: true },
  ),
});

const payment = z.object({
  paymentId: z.string(),
  payNo: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  amount: money,
  toBalance: money,
  channel: z.enum(TENANT_CHANNEL),
  payTime: z.string(),
  voucher: z.string(),
  receiptNo: z.string(),
  printCount: count,
  status: z.enum(PAYMENT_STATUS),
  reverseTime: z.string().nullable(),
  reverseReason: z.string(),
  createdByName: z.string(),
  version: count,
});
export type Payment = z.infer<typeof payment>;

const receipt = z.object({
  ...{ paymentId: z.string(), payNo: z.string(), receiptNo: z.string(), tenantName: z.string(), payTime: z.string() },
  ...{ amount: money, capitals: z.string(), tax: money, toBalance: money, printCount: count },
  /** The company that was paid, and the user who recorded it. */
  ...{ branchName: z.string(), createdByName: z.string() },
  channel: z.enum(TENANT_CHANNEL),
  status: z.enum(PAYMENT_STATUS),
  lines: z.array(
    z.object({
      ...{ billNo: z.string(), feeName: z.string(), periodStart: z.string(), periodEnd: z.string() },
      ...{ amount: money, toFee: money, tax: money },
    }),
  ),
});

/** Payments of tenants (docs/domain/property-bills.md#payments). */
export const paymentApi = service('platform', '/base/api/pms/payment', {
  page: post(
    '/page',
    pageQuery(
      {
        payNo: filter(40),
        tenantName: filter(50),
        tenantId: id.optional(),
        status: code(PAYMENT_STATUS).optional(),
        ...{ payFrom: date.optional(), payTo: date.optional() },
      },
      ['payNo', 'payTime', 'amount'],
    ),
    page(payment),
    view,
  ),
  /** Reverses a payment, by headquarters: it counts as never made, and its receipt is void. */
  reverse: post(
    '/reverse/:id',
    z.object({ id, version, reason }),
    z.object({ billNos: z.array(z.string()) }),
    action(['bill_reverse'], 'delete'),
  ),
  receipt: get('/:id/receipt', z.object({ id }), receipt, {
    ...{ access: { buttons: ['bill_receipt'] }, write: false, assumed: true },
  }),
  printed: post('/printed/:id', z.object({ id }), receipt, action(['bill_receipt'], 'status')),
});
