import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, date, done, erpCode, filter, FLAG, flag, id, money9 } from '../fields';
import { orEmpty, orNull, plainText, text, version } from '../fields';
import { isUscc } from '../patterns';
import { PAY_CHANNEL } from '../pay-channels';

/**
 * A cashier whose bank data were changed waits for the review by a second person; the old data stay in force meanwhile.
 */
export const CASHIER_STATUS = { off: 0, on: 1, pending: 2, rejected: 3 } as const;
export type CashierStatus = (typeof CASHIER_STATUS)[keyof typeof CASHIER_STATUS];
export const CASHIER_REVIEW = { approve: 1, reject: 2 } as const;
const SWITCH = { off: 0, on: 1 } as const;

const ACTIONS = ['update', 'review', 'status', 'setDefault'] as const;
export type CashierAction = (typeof ACTIONS)[number];

/** The fewest characters of a reason. */
export const REASON_LEAST = 5;

const cashier = z.object({
  cashierId: z.string(),
  cashierCode: z.string(),
  cashierName: z.string(),
  branchId: z.string(),
  payeeName: z.string(),
  bankName: z.string(),
  /** Masked: the last four digits. */
  accountNo: z.string(),
  channels: z.array(z.enum(PAY_CHANNEL)),
  /** The limit in yuan a day; null: no limit. */
  dailyLimit: z.string().nullable(),
  isDefault: z.enum(FLAG),
  status: z.enum(CASHIER_STATUS),
  effectiveDate: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
  /** What the status allows, whatever buttons the user has. */
  can: z.array(z.enum(ACTIONS)),
});
export type Cashier = z.infer<typeof cashier>;

/** Money that a customer has paid, or that was paid back. */
export const RECEIPT_STATUS = { received: 1, refunded: 2 } as const;

/** Money that a cashier has received. */
const receipt = z.object({
  payNo: z.string(),
  payTime: z.string(),
  /** Negative where it was paid back. */
  amount: z.string(),
  channel: z.enum(PAY_CHANNEL),
  status: z.enum(RECEIPT_STATUS),
  orderNo: z.string(),
  /** The account number at that time, masked. */
  accountNo: z.string(),
});
export type CashierReceipt = z.infer<typeof receipt>;

/** Proposed bank data, which wait for a review or were refused; the account number is masked. */
const proposal = z.object({ payeeName: z.string(), bankName: z.string(), accountNo: z.string() });

const detail = cashier.extend({
  payeeUscc: z.string(),
  bankBranch: z.string(),
  cnapsCode: z.string(),
  /** The fee in per cent of the payment. */
  feeRate: z.string(),
  /** The limit in yuan for one payment; null: no limit. */
  singleLimit: z.string().nullable(),
  attachment: z.string().nullable(),
  /** Signed, good for 30 minutes; empty without a picture. */
  attachmentUrl: z.string(),
  remark: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  proposed: proposal.nullable(),
  /** The reason for the proposed bank data, and who proposed them. */
  reason: z.string(),
  proposedByName: z.string(),
  /** When bank data were confirmed for the first time; null: never. */
  approvedTime: z.string().nullable(),
  /** The reason of the last refusal. */
  opinion: z.string(),
});
export type CashierDetail = z.infer<typeof detail>;

const accountNo = z
  .string()
  .trim()
  .regex(/^\d{8,30}$/);

const form = {
  cashierName: plainText(30).min(1),
  payeeName: plainText(60).min(1),
  payeeUscc: orEmpty(z.union([z.string().trim().refine(isUscc), z.literal('')])),
  bankName: plainText(60).min(1),
  bankBranch: orEmpty(plainText(80)),
  cnapsCode: orEmpty(
    z.union([
      z
        .string()
        .trim()
        .regex(/^\d{12}$/),
      z.literal(''),
    ]),
  ),
  channels: z.array(code(PAY_CHANNEL)).min(1).max(6),
  feeRate: orNull(z.string().regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/)),
  singleLimit: orNull(money9),
  dailyLimit: orNull(money9),
  effectiveDate: date,
  attachment: orNull(id),
  remark: orEmpty(plainText(200)),
  /** At least five characters where bank data change, or where a warning is accepted. */
  reason: orEmpty(plainText(100)),
};

type Verb = 'add' | 'edit' | 'approve' | 'status' | 'view';
const action = (buttons: readonly ButtonCode[], verb: Verb) =>
  ({ access: { buttons }, write: true, log: [verb, 'cashier'], assumed: true }) as const;

/** Cashiers, at which money of customers is received (docs/domain/finance.md#cashiers). */
export const cashierApi = service('platform', '/order-bill/api/cashier', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ cashierCode: filter(20), cashierName: filter(30), branchId: erpCode.optional() },
        ...{ channel: code(PAY_CHANNEL).optional(), status: code(CASHIER_STATUS).optional() },
      },
      ['cashierCode', 'cashierName', 'effectiveDate', 'gmtModified'],
    ),
    page(cashier),
    { access: { pages: ['cashier'] }, write: false, assumed: true },
  ),
  detail: get('/:id', z.object({ id }), detail, { access: { pages: ['cashier'] }, write: false, assumed: true }),
  /** The receipts of a cashier, the newest first. */
  payPage: post('/payPage', pageQuery({ cashierId: id }, ['payTime']), page(receipt), {
    access: { pages: ['cashier'] },
    write: false,
    assumed: true,
  }),
  /** Adds a cashier, which waits for its review; `isDefault` takes effect only then. */
  add: post(
    '/add',
    z.object({ branchId: erpCode, accountNo, isDefault: flag.default(0), ...form, ...confirmation }),
    z.object({ cashierId: z.string() }),
    action(['addCashier_save'], 'add'),
  ),
  /** Changes a cashier. Without an account number, the present or proposed one stays. */
  update: post(
    '/update/:id',
    z.object({ id, version, accountNo: orNull(accountNo), ...form, ...confirmation }),
    done,
    action(['updateCashier_save'], 'edit'),
  ),
  /** Reviews proposed bank data; by headquarters, and not by the user who has entered them. */
  review: post(
    '/review/:id',
    z.object({ id, version, result: code(CASHIER_REVIEW), opinion: orEmpty(text(200)), ...confirmation }),
    done,
    action(['cashier_review'], 'approve'),
  ),
  /** The unmasked account numbers, for comparison with a document; each call is logged. */
  accounts: post(
    '/accounts/:id',
    z.object({ id }),
    z.object({ accountNo: z.string(), proposed: z.string().nullable() }),
    action(['cashier_review'], 'view'),
  ),
  updateStatus: post(
    '/updateStatus',
    z.object({ id, version, status: code(SWITCH) }),
    done,
    action(['cashier_status'], 'status'),
  ),
  /** Makes a cashier the default of its company, in place of the former one. */
  setDefault: post('/setDefault', z.object({ id, version }), done, action(['cashier_setDefault'], 'edit')),
});
