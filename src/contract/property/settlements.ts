import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, filter, flag, id, orEmpty, orNone, orNull, plainText, text, version } from '../fields';
import { money9 } from '../fields';
import { PAY_CHANNEL } from '../pay-channels';
import { quantity } from './fee-items';
import { LEASE_VERDICT } from './leases';
import { isOwn } from './shared';

export const SETTLEMENT_STATUS = { draft: 0, submitted: 1, approved: 2, settled: 3, rejected: 8, void: 9 } as const;
/** What a line is about: a bill, a period without a bill, usage, another charge, the prepaid amount, or the deposit. */
export const SETTLE_LINE = ['OPEN', 'FINAL', 'USAGE', 'CHARGE', 'PREPAID', 'DEPOSIT'] as const;

const money = z.string();
const count = z.number().int();
const photo = z.object({ fileId: z.string(), url: z.string() });

const line = z.object({
  kind: z.enum(SETTLE_LINE),
  name: z.string(),
  /** For a line that has a period. */
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  billNo: z.string().nullable(),
  /** Yuan: the amount to pay, and the amount to give back. */
  due: money,
  back: money,
  /** Rule and figures in words, in the requested language. */
  sentences: z.array(z.string()),
});
export type SettleLine = z.infer<typeof line>;

const figures = {
  /** Yuan: billed for days after the end of the lease. */
  unearned: money,
  due: money,
  back: money,
  /** back − due: the tenant gets a positive amount, and pays a negative one. */
  balance: money,
  /** How the due amount is covered, and the rest of each source. */
  prepaidUsed: money,
  depositUsed: money,
  refund: money,
  depositBack: money,
};

const meter = z.object({
  meterId: z.string(),
  meterNo: z.string(),
  registers: count,
  /** The last reading of the meter. */
  lastDate: z.string(),
  lastValues: z.array(z.string()),
  /** The meter was read on the last day, so no value is needed. */
  isRead: z.boolean(),
});

const computed = z.object({
  ...figures,
  lines: z.array(line),
  meters: z.array(meter),
  /** Meters without a final reading (48062). */
  missing: z.array(z.string()),
  fingerprint: z.string(),
});
export type Computed = z.infer<typeof computed>;

const row = z.object({
  settlementId: z.string(),
  settleNo: z.string(),
  leaseId: z.string(),
  leaseNo: z.string(),
  tenantName: z.string(),
  propertyName: z.string(),
  unitText: z.string(),
  /** The last day of occupancy, included. */
  outDate: z.string(),
  settleDate: z.string(),
  reason: z.string(),
  due: money,
  back: money,
  balance: money,
  status: z.enum(SETTLEMENT_STATUS),
  createdByName: z.string(),
  gmtModified: z.string(),
  version: count,
});
export type Settlement = z.infer<typeof row>;

const detail = row.extend({
  /** The company that lets the units. */
  branchName: z.string(),
  ...figures,
  ...computed.shape,
  charges: z.array(z.object({ name: z.string(), amount: money, remark: z.string(), images: z.array(photo) })),
  finalReadings: z.array(
    z.object({ meterId: z.string(), values: z.array(z.string()), overflow: z.enum({ no: 0, yes: 1 }) }),
  ),
  isOwn,
  opinion: z.string(),
  approvedByName: z.string(),
  approveTime: z.string().nullable(),
  closeTime: z.string().nullable(),
  signed: z.array(photo),
  /** For an approved settlement: the amounts that are still to be paid, to be given back, and held. */
  open: money,
  refundDue: money,
  held: money,
});
export type SettlementDetail = z.infer<typeof detail>;

const MOST_IMAGES = 3;
const MOST_CHARGES = 20;
const MOST_METERS = 100;
const MOST_REGISTERS = 4;
const MOST_SIGNED = 6;

const reading = z.object({
  meterId: id,
  values: z.array(quantity).min(1).max(MOST_REGISTERS),
  overflow: flag.default(0),
});
const charge = z.object({
  name: plainText(50).min(1),
  amount: money9,
  remark: orEmpty(plainText(200)),
  images: orNone(z.array(id).max(MOST_IMAGES)),
});
const terms = {
  outDate: date,
  /** Absent for today. */
  settleDate: orNull(date),
  charges: orNone(z.array(charge).max(MOST_CHARGES)),
  finalReadings: orNone(z.array(reading).max(MOST_METERS)),
};

const view = { access: { pages: ['lease'] }, write: false, assumed: true } as const;
const action = (buttons: readonly ButtonCode[], verb: 'edit' | 'approve' | 'status' | 'delete') =>
  ({
    access: { buttons },
    write: true,
    log: [verb, 'pmsLease'],
    changes: ['pmsUnit', 'pmsBill', 'pmsTenant', 'pmsMeter'],
    assumed: true,
  }) as const;

/**
 * Settlements: the end of a lease in figures (docs/domain/property-bills.md#termination). Money in yuan, readings with
 * two decimals.
 */
export const settlementApi = service('platform', '/base/api/pms/settlement', {
  /** The settlement of a lease that would end so; nothing is written. */
  preview: post('/preview', z.object({ leaseId: id, ...terms }), computed, {
    ...{ access: { buttons: ['lease_terminate', 'lease_settle'] }, write: false, assumed: true },
  }),
  page: post(
    '/page',
    pageQuery(
      {
        ...{ settleNo: filter(40), tenantName: filter(50), leaseId: id.optional(), propertyId: id.optional() },
        status: code(SETTLEMENT_STATUS).optional(),
      },
      ['settleNo', 'outDate', 'settleDate', 'gmtModified'],
    ),
    page(row),
    view,
  ),
  detail: get('/:id', z.object({ id }), detail, view),
  /** Saves a draft, or a rejected settlement, which becomes a draft again. */
  save: post(
    '/save',
    z.object({ id, version, ...terms, reason: plainText(200).min(2) }),
    z.object({ version: count, fingerprint: z.string() }),
    action(['lease_settle'], 'edit'),
  ),
  /** Submits a draft with the fingerprint that was seen; refused if the figures have changed (48063). */
  submit: post(
    '/submit/:id',
    z.object({ id, version, fingerprint: z.string().max(64) }),
    done,
    action(['lease_settle'], 'status'),
  ),
  /**
   * Approves a settlement; not by its author. Bills, credits and payments from prepaid money and deposit follow at
   * once.
   */
  approve: post(
    '/approve/:id',
    z.object({ id, version, result: code(LEASE_VERDICT), opinion: orEmpty(text(200)) }),
    done,
    action(['lease_settleApprove'], 'approve'),
  ),
  /** Gives back the rest of an approved settlement, and closes it when nothing is open any more (48064). */
  close: post(
    '/close/:id',
    z.object({
      ...{ id, version, channel: orNull(code(PAY_CHANNEL)), voucher: orEmpty(text(60)) },
      signed: orNone(z.array(id).max(MOST_SIGNED)),
    }),
    done,
    action(['lease_settle'], 'status'),
  ),
  void: post('/void/:id', z.object({ id, version }), done, action(['lease_settle'], 'delete')),
});
