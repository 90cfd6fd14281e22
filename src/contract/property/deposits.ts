import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, done, id, orEmpty, orNone, plainText, text, version } from '../fields';
import { money9 } from '../fields';
import { PAY_CHANNEL } from '../pay-channels';
import { LEASE_VERDICT } from './leases';
import { isOwn } from './shared';

/** Movements of a deposit; `undone` takes back what a reversed payment had brought in. */
export const DEPOSIT_KIND = {
  received: 1,
  toppedUp: 2,
  used: 3,
  returned: 4,
  forfeited: 5,
  movedOut: 6,
  movedIn: 7,
  undone: 9,
} as const;
export const DEPOSIT_RETURN_STATUS = { submitted: 0, approved: 1, paid: 2, rejected: 8 } as const;
/** Days after the end of the lease. */
export const RETURN_DAYS = 30;

const money = z.string();
const count = z.number().int();
const photo = z.object({ fileId: z.string(), url: z.string() });

const entry = z.object({
  entryId: z.string(),
  leaseId: z.string(),
  leaseNo: z.string(),
  kind: z.enum(DEPOSIT_KIND),
  /** Yuan, like all amounts below; negative where it goes out. */
  amount: money,
  balanceAfter: money,
  date: z.string(),
  /** The number of the payment, the settlement or the other lease. */
  refNo: z.string(),
  reason: z.string(),
  images: z.array(photo),
  createdByName: z.string(),
});
export type DepositEntry = z.infer<typeof entry>;

const given = z.object({
  returnId: z.string(),
  amount: money,
  reason: z.string(),
  status: z.enum(DEPOSIT_RETURN_STATUS),
  opinion: z.string(),
  channel: z.enum(PAY_CHANNEL).nullable(),
  voucher: z.string(),
  payDate: z.string().nullable(),
  createdByName: z.string(),
  isOwn,
  version: count,
});
export type DepositReturn = z.infer<typeof given>;

const account = z.object({
  leaseId: z.string(),
  leaseNo: z.string(),
  /** Yuan: the agreed, the billed, the open and the held amount, and how much can be returned now. */
  agreed: money,
  open: money,
  held: money,
  returnable: money,
  /** The day by which the held amount has to be returned; null while the lease goes on. */
  dueDate: z.string().nullable(),
  isLate: z.boolean(),
  returns: z.array(given),
});
export type DepositAccount = z.infer<typeof account>;

const view = { access: { buttons: ['lease_deposit'] }, write: false, assumed: true } as const;
const action = (buttons: readonly ButtonCode[], verb: 'add' | 'approve' | 'status') =>
  ({ access: { buttons }, write: true, log: [verb, 'pmsLease'], changes: ['pmsBill'], assumed: true }) as const;
const reason = plainText(200).min(2);
const MOST_IMAGES = 3;

/** Deposits of leases (docs/domain/property-bills.md#deposits). Money in yuan. */
export const depositApi = service(
  'platform',
  '/base/api/pms/deposit',
  {
    page: post(
      '/page',
      pageQuery({ leaseId: id.optional(), kind: code(DEPOSIT_KIND).optional() }, ['date', 'amount']),
      page(entry),
      view,
    ),
    /** The account of a deposit, by the id of the lease. */
    account: get('/:id', z.object({ id }), account, view),
    return: post(
      '/return',
      z.object({ leaseId: id, amount: money9, reason }),
      z.object({ returnId: z.string() }),
      action(['lease_depositReturn'], 'add'),
    ),
    /** Approves the return of a deposit; not by the user who has applied for it (48052). */
    returnApprove: post(
      '/returnApprove/:id',
      z.object({ id, version, result: code(LEASE_VERDICT), opinion: orEmpty(text(200)) }),
      done,
      action(['lease_depositApprove'], 'approve'),
    ),
    returnPay: post(
      '/returnPay/:id',
      z.object({ id, version, channel: code(PAY_CHANNEL), voucher: orEmpty(text(60)) }),
      done,
      action(['lease_depositReturn'], 'status'),
    ),
    /** Keeps a deposit, by headquarters, with a reason and evidence. */
    forfeit: post(
      '/forfeit',
      z.object({ leaseId: id, amount: money9, reason, images: orNone(z.array(id).max(MOST_IMAGES)) }),
      done,
      action(['lease_depositApprove'], 'approve'),
    ),
  },
  { reads: ['pmsBill'] },
);
