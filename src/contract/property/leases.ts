import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, id, orEmpty, orNone, orNull, plainText, text, version } from '../fields';
import { filter, money9, posInt8 } from '../fields';
import { LEASE_STATUS } from './micro-pms';
import { quantity } from './fee-items';
import { CYCLE_ANCHOR, PAY_CYCLE, percent2, price4 } from './trial';
import { isOwn } from './shared';

export const AMENDMENT_STATUS = { draft: 0, submitted: 1, active: 2, rejected: 8 } as const;
/** The verdicts of an approval. */
export const LEASE_VERDICT = { refused: 0, passed: 1 } as const;

const money = z.string();

const row = z.object({
  leaseId: z.string(),
  leaseNo: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  tenantId: z.string().nullable(),
  tenantName: z.string(),
  /** The numbers of its units. */
  unitText: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The last day of the former tenant. */
  outDate: z.string().nullable(),
  /** Yuan a month. */
  rentAmount: money,
  deposit: money,
  payCycle: z.number().int(),
  /** The start of the first period without a bill of the rent; null where all have one. */
  nextBillDate: z.string().nullable(),
  leaseStatus: z.enum(LEASE_STATUS),
  /** The settlement of the lease, once it was started. */
  settlementId: z.string().nullable(),
  isOwn,
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Lease = z.infer<typeof row>;

const increase = z.object({ fromMonth: z.number().int(), rate: z.string() });
const fee = z.object({
  feeItemId: z.string(),
  price: z.string().nullable(),
  area: z.string().nullable(),
  quantity: z.string().nullable(),
  cycle: z.number().int().nullable(),
});
const amendment = z.object({
  amendmentId: z.string(),
  amendNo: z.string(),
  fromDate: z.string(),
  rentAmount: money,
  reason: z.string(),
  status: z.enum(AMENDMENT_STATUS),
  createdByName: z.string(),
  isOwn,
  version: z.number().int(),
});

const detail = row.extend({
  /** The company that lets the units. */
  branchName: z.string(),
  units: z.array(z.object({ unitId: z.string(), unitNo: z.string(), area: z.string() })),
  cycleAnchor: z.enum(CYCLE_ANCHOR),
  billDay: z.number().int(),
  freeDays: z.number().int(),
  increase: z.array(increase),
  rentFeeItemId: z.string().nullable(),
  feeItems: z.array(fee),
  amendments: z.array(amendment),
  predecessorNo: z.string().nullable(),
  opinion: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
});
export type LeaseDetail = z.infer<typeof detail>;

const form = {
  tenantId: id,
  unitIds: z.array(id).min(1).max(50),
  startDate: date,
  endDate: date,
  /** Yuan a month for all units. */
  rentAmount: money9,
  increase: orNone(z.array(z.object({ fromMonth: posInt8, rate: percent2 })).max(20)),
  deposit: money9.default('0'),
  payCycle: code(PAY_CYCLE),
  cycleAnchor: code(CYCLE_ANCHOR).default(1),
  billDay: z.coerce.number().int().min(1).max(28),
  freeDays: z.coerce.number().int().min(0).max(3_650).default(0),
  /** A fee of type rent gives the rent's late fee and tax; without one, the first of them applies. */
  feeItems: orNone(
    z
      .array(
        z.object({
          feeItemId: id,
          price: orNull(price4),
          area: orNull(quantity),
          quantity: orNull(quantity),
          cycle: orNull(code(PAY_CYCLE)),
        }),
      )
      .max(20),
  ),
};

/** The state of a row of the schedule. */
export const LEASE_ROW_STATE = { planned: 0, made: 1, paid: 2, overdue: 3, never: 9 } as const;

const part = z.object({
  kind: z.enum(['RENT', 'AREA', 'FIXED', 'FREE']),
  ...{ from: z.string(), to: z.string(), days: z.number().int(), daysOfMonth: z.number().int() },
  ...{ monthly: money, amount: money },
});
export const leaseRow = z.object({
  feeItemId: z.string(),
  feeName: z.string(),
  ...{ periodStart: z.string(), periodEnd: z.string(), days: z.number().int(), amount: money, dueDate: z.string() },
  parts: z.array(part),
  state: z.enum(LEASE_ROW_STATE),
  billId: z.string().nullable(),
  billNo: z.string().nullable(),
});

const rents = z.array(z.object({ from: z.string(), monthly: money }));

const view = { access: { pages: ['lease', 'bill'] }, write: false, assumed: true } as const;
type Verb = 'add' | 'edit' | 'approve' | 'status';
const action = (buttons: readonly ButtonCode[], verb: Verb) =>
  ({
    access: { buttons },
    write: true,
    log: [verb, 'pmsLease'],
    changes: ['pmsUnit', 'pmsBill'],
    assumed: true,
  }) as const;
const difference = z.object({
  ...{ feeItemId: z.string(), periodStart: z.string(), before: money, after: money, difference: money },
});

/** Leases: who rents what, from when on and for how much (docs/domain/property-bills.md#leases). */
export const leaseApi = service('platform', '/base/api/pms/lease', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ leaseNo: filter(40), tenantName: filter(50), propertyId: id.optional(), tenantId: id.optional() },
        ...{ leaseStatus: code(LEASE_STATUS).optional(), endFrom: date.optional(), endTo: date.optional() },
      },
      ['leaseNo', 'startDate', 'endDate', 'rentAmount', 'gmtModified'],
    ),
    page(row),
    view,
  ),
  detail: get('/:id', z.object({ id }), detail, view),
  /**
   * Saves a lease; without an id a new one. Only a draft or a rejected one can be changed. Money in yuan, areas in m²,
   * rates in per cent.
   */
  save: post(
    '/save',
    z.object({ leaseId: orNull(id), version: version.optional(), ...form }),
    z.object({ leaseId: z.string() }),
    action(['lease_add', 'lease_edit'], 'edit'),
  ),
  submit: post('/submit/:id', z.object({ id, version }), done, action(['lease_submit'], 'status')),
  /** Approves a lease; not by its author. The deposit is billed, payable on the first day. */
  approve: post(
    '/approve/:id',
    z.object({ id, version, result: code(LEASE_VERDICT), opinion: orEmpty(text(200)) }),
    done,
    action(['lease_approve'], 'approve'),
  ),
  /** Renews a lease: a new draft that starts the day after, with the same units and terms. */
  renew: post(
    '/renew/:id',
    z.object({ id, version, endDate: date, rentAmount: money9, deposit: money9.optional() }),
    z.object({ leaseId: z.string() }),
    action(['lease_renew'], 'add'),
  ),
  /** What has to be paid when, with the state of each row; money in yuan. */
  schedule: get(
    '/:id/schedule',
    z.object({ id, until: date.optional() }),
    z.object({ rents, rows: z.array(leaseRow) }),
    { ...view, access: { buttons: ['lease_schedule', 'lease_view'] } },
  ),
  /** Starts the termination as a draft that changes nothing else; `outDate` is the last day of occupancy (48061). */
  terminate: post(
    '/terminate',
    z.object({ leaseId: id, version, outDate: date, reason: plainText(200).min(2) }),
    z.object({ settlementId: z.string(), settleNo: z.string() }),
    action(['lease_terminate'], 'edit'),
  ),
  /** Changes the rent from a day on, in bills that exist and in later ones. The change needs an approval. */
  amend: post(
    '/amend/:id',
    z.object({ id, version, fromDate: date, rentAmount: money9, reason: plainText(200).min(5) }),
    z.object({ amendmentId: z.string(), differences: z.array(difference) }),
    action(['lease_amend'], 'edit'),
  ),
  /** Approves a change of the rent; not by its author. Bills, differences and credits follow at once. */
  amendApprove: post(
    '/amendApprove/:id',
    z.object({ id, version, result: code(LEASE_VERDICT), opinion: orEmpty(text(200)) }),
    z.object({ differences: z.array(difference) }),
    action(['lease_amendApprove'], 'approve'),
  ),
});
