import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, flag, id, orEmpty, orNull, plainText, posInt8, text } from '../fields';
import { version } from '../fields';
import { BIZ_KIND } from './kinds';
import {
  CANCEL_REASON,
  CANCEL_STATUS,
  LICENCE_STATE,
  LICENCE_TYPE,
  licenceImpact,
  OWNER_TYPE,
  pendingRenewal,
  RENEWAL_STATE,
} from './licences';

/** What may be done with a licence, or with the application to cancel it. */
const ACTIONS = ['apply', 'audit', 'revoke', 'renew', 'decide', 'withdraw'] as const;
export type LicenceAction = (typeof ACTIONS)[number];
export const CANCEL_RESULT = { approve: 1, reject: 2 } as const;
export type CancelResult = (typeof CANCEL_RESULT)[keyof typeof CANCEL_RESULT];

const owned = {
  licenceId: z.string(),
  licenceNo: z.string(),
  licenceType: z.enum(LICENCE_TYPE),
  ownerType: z.enum(OWNER_TYPE),
  ownerId: z.string(),
  ownerName: z.string(),
  /** Empty: the group's. */
  branchId: z.string(),
  branchName: z.string(),
  /** null: without end. */
  expiryDate: z.string().nullable(),
  licenceState: z.enum(LICENCE_STATE),
  renewalState: z.enum(RENEWAL_STATE),
  /** The entry of the renewal that is on its way; empty: there is none. */
  renewalNo: z.string(),
  pendingRenewal: pendingRenewal.nullable(),
  /** What the viewer can decide of it now: applications to cancel it, renewals. */
  tasks: z.array(z.object({ entryId: z.string(), entryNo: z.string(), dueTime: z.string().nullable() })),
  version: z.number().int(),
  can: z.array(z.enum(ACTIONS)),
};

const listed = z.object({
  ...owned,
  /** The last application to cancel it; null: there was none. */
  cancelNo: z.string().nullable(),
  cancelStatus: z.enum(CANCEL_STATUS).nullable(),
  effectiveDate: z.string().nullable(),
  applyName: z.string(),
  applyTime: z.string().nullable(),
  auditorName: z.string(),
  cancelVersion: z.number().int().nullable(),
});
export type ListedLicence = z.infer<typeof listed>;

/** What follows when a licence is cancelled. */
const effect = z.object({
  licenceId: z.string(),
  licenceNo: z.string(),
  licenceType: z.enum(LICENCE_TYPE),
  ownerName: z.string(),
  impact: licenceImpact,
  /** No other licence of its type is in force then: the owner is blocked. */
  blocksOwner: flag,
  /** What whoever approves it has to have seen. */
  seen: z.string(),
});
export type CancelEffect = z.infer<typeof effect>;

const cancelDetail = z.object({
  cancelNo: z.string(),
  reasonType: z.enum(CANCEL_REASON),
  reason: z.string(),
  /** Signed, good for 30 minutes; empty without one. */
  attachmentUrl: z.string(),
  attachmentMime: z.string(),
  effectiveDate: z.string(),
  impact: licenceImpact,
  blocksOwner: flag,
  status: z.enum(CANCEL_STATUS),
  applicantName: z.string(),
  applyTime: z.string(),
  auditorName: z.string(),
  auditTime: z.string().nullable(),
  opinion: z.string(),
});
export type CancelDetail = z.infer<typeof cancelDetail>;

const detail = z.object({
  ...owned,
  licenceName: z.string(),
  issuer: z.string(),
  issueDate: z.string(),
  validFrom: z.string(),
  /** The licence that it renews; null: none. */
  successorOf: z.string().nullable(),
  images: z.array(z.object({ fileId: z.string(), url: z.string(), mime: z.string(), name: z.string() })),
  /** The newest first. */
  cancels: z.array(cancelDetail),
  /** Who was told that it ends, and how many days before. */
  notices: z.array(z.object({ time: z.string(), daysLeft: z.number().int(), receiverName: z.string() })),
});
export type LicenceDetail = z.infer<typeof detail>;

/** What is to be decided of a licence. */
export const LICENCE_TASK = { renewal: BIZ_KIND.renewal, cancellation: BIZ_KIND.cancellation } as const;

const filters = {
  ...{ licenceNo: filter(50), licenceType: code(LICENCE_TYPE).optional(), ownerName: filter(100) },
  ownerType: code(OWNER_TYPE).optional(),
  branchId: erpCode.optional(),
  expiryDate: z.tuple([date, date]).optional(),
  ...{ licenceState: code(LICENCE_STATE).optional(), cancelStatus: code(CANCEL_STATUS).optional() },
  renewalState: code(RENEWAL_STATE).optional(),
  renewalNo: filter(40),
  /** The last application to cancel it. */
  cancelNo: filter(40),
  /** With a renewal, or an application to cancel it, that the caller can decide now. */
  mine: code(LICENCE_TASK).optional(),
};

export const MOST_CANCELLED = 100;
const chosen = z.array(id).min(1).max(MOST_CANCELLED);
const application = {
  ids: chosen,
  reasonType: code(CANCEL_REASON),
  reason: plainText(200).min(5),
  attachment: orNull(id),
  effectiveDate: date,
};

const action = (buttons: readonly ButtonCode[], verb: 'add' | 'approve' | 'status') =>
  ({ access: { buttons }, write: true, log: [verb, 'licence'], changes: ['listing'], assumed: true }) as const;

/** Licences that are to be cancelled (docs/domain/master-data.md#cancellation). */
export const licenceCancelApi = service('platform', '/dcr/api/licenceCancel', {
  page: post('/page', pageQuery(filters, ['expiryDate', 'licenceNo', 'gmtModified']), page(listed), {
    access: { pages: ['licenceCancel'] },
    write: false,
    assumed: true,
  }),
  /** What hangs on them, shown before anybody confirms; without a day, as of today. */
  effects: post('/effects', z.object({ ids: chosen, effectiveDate: orNull(date) }), z.array(effect), {
    access: { buttons: ['licenceCancel_apply', 'licenceCancel_batchApply', 'licenceCancel_audit'] },
    write: false,
    assumed: true,
  }),
  /** Applies to cancel one licence. */
  apply: post(
    '/apply',
    z.object({ ...application, ids: chosen.max(1) }),
    z.array(z.string()),
    action(['licenceCancel_apply'], 'add'),
  ),
  /** All or none. */
  batchApply: post(
    '/batchApply',
    z.object(application),
    z.array(z.string()),
    action(['licenceCancel_batchApply'], 'add'),
  ),
  audit: post(
    '/audit/:cancelNo',
    /** An approval says which consequences it has seen; others by now: 49001. */
    z.object({
      ...{ cancelNo: erpCode, version, result: code(CANCEL_RESULT), opinion: orEmpty(text(200)) },
      seen: orEmpty(text(64)),
    }),
    done,
    action(['licenceCancel_audit'], 'approve'),
  ),
  /** By who asked for it. */
  revoke: post(
    '/revoke/:cancelNo',
    z.object({ cancelNo: erpCode, version }),
    done,
    action(['licenceCancel_revoke'], 'status'),
  ),
});

export const MOST_DAYS_AHEAD = 180;
export const DAYS_AHEAD = 60;

const atStake = z.object({
  ...owned,
  daysLeft: z.number().int(),
  openOrders: z.number().int(),
  listedProducts: z.number().int(),
  activities: z.number().int(),
});
export type EndingLicence = z.infer<typeof atStake>;

/** Licences of owners (docs/domain/master-data.md#licences). */
export const licenceApi = service(
  'platform',
  '/dcr/api/licence',
  {
    ofOwner: post('/ofOwner', z.object({ ownerType: code(OWNER_TYPE), ownerId: erpCode }), z.array(detail), {
      access: { buttons: ['licenceCancel_view', 'licenceCancel_audit', 'companyManage_licences'] },
      write: false,
      assumed: true,
    }),
    /** Licences that end within so many days, both ends counted; those with most at stake come first. */
    upcoming: post(
      '/upcoming',
      pageQuery({ days: posInt8.max(MOST_DAYS_AHEAD).default(DAYS_AHEAD) }, []),
      page(atStake),
      {
        access: { buttons: ['licenceCancel_upcoming'] },
        write: false,
        assumed: true,
        reads: ['salesOrder', 'listing'],
      },
    ),
  },
  { reads: ['licence'] },
);
