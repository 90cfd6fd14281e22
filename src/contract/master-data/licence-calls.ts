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

/** The actions on a licence, or on the application to cancel it. */
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
  /** The owner's company; empty for the whole group. */
  branchId: z.string(),
  branchName: z.string(),
  /** Null: it does not expire. */
  expiryDate: z.string().nullable(),
  licenceState: z.enum(LICENCE_STATE),
  renewalState: z.enum(RENEWAL_STATE),
  /** The number of the renewal under way; empty where there is none. */
  renewalNo: z.string(),
  pendingRenewal: pendingRenewal.nullable(),
  /** The tasks that the viewer can decide now: applications to cancel the licence, and renewals. */
  tasks: z.array(z.object({ entryId: z.string(), entryNo: z.string(), dueTime: z.string().nullable() })),
  version: z.number().int(),
  can: z.array(z.enum(ACTIONS)),
};

const listed = z.object({
  ...owned,
  /** The number of the last application to cancel it; null where there was none. */
  cancelNo: z.string().nullable(),
  cancelStatus: z.enum(CANCEL_STATUS).nullable(),
  effectiveDate: z.string().nullable(),
  applyName: z.string(),
  applyTime: z.string().nullable(),
  auditorName: z.string(),
  cancelVersion: z.number().int().nullable(),
});
export type ListedLicence = z.infer<typeof listed>;

/** The effects of cancelling a licence. */
const effect = z.object({
  licenceId: z.string(),
  licenceNo: z.string(),
  licenceType: z.enum(LICENCE_TYPE),
  ownerName: z.string(),
  impact: licenceImpact,
  /** The owner has no other valid licence of this type and would be blocked. */
  blocksOwner: flag,
  /** What an approver must have seen. */
  seen: z.string(),
});
export type CancelEffect = z.infer<typeof effect>;

const cancelDetail = z.object({
  cancelNo: z.string(),
  reasonType: z.enum(CANCEL_REASON),
  reason: z.string(),
  /** Signed, good for 30 minutes; empty without a file. */
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
  /** The id of the licence that it renews; null where it renews none. */
  successorOf: z.string().nullable(),
  images: z.array(z.object({ fileId: z.string(), url: z.string(), mime: z.string(), name: z.string() })),
  /** The applications to cancel it, the newest first. */
  cancels: z.array(cancelDetail),
  /** Who was notified of its expiry, and how many days before. */
  notices: z.array(z.object({ time: z.string(), daysLeft: z.number().int(), receiverName: z.string() })),
});
export type LicenceDetail = z.infer<typeof detail>;

/** The kinds of tasks of a licence. */
export const LICENCE_TASK = { renewal: BIZ_KIND.renewal, cancellation: BIZ_KIND.cancellation } as const;

const filters = {
  ...{ licenceNo: filter(50), licenceType: code(LICENCE_TYPE).optional(), ownerName: filter(100) },
  ownerType: code(OWNER_TYPE).optional(),
  branchId: erpCode.optional(),
  expiryDate: z.tuple([date, date]).optional(),
  ...{ licenceState: code(LICENCE_STATE).optional(), cancelStatus: code(CANCEL_STATUS).optional() },
  renewalState: code(RENEWAL_STATE).optional(),
  renewalNo: filter(40),
  /** The number of the last application to cancel it. */
  cancelNo: filter(40),
  /** Only licences with a renewal, or an application to cancel them, that the caller can decide now. */
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

/** Applications to cancel licences (docs/domain/master-data.md#cancellation). */
export const licenceCancelApi = service('platform', '/dcr/api/licenceCancel', {
  page: post('/page', pageQuery(filters, ['expiryDate', 'licenceNo', 'gmtModified']), page(listed), {
    access: { pages: ['licenceCancel'] },
    write: false,
    assumed: true,
  }),
  /** The effects of cancelling licences, to be shown before the user confirms; without a day, as of today. */
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
  /** Applies to cancel several licences, all or none. */
  batchApply: post(
    '/batchApply',
    z.object(application),
    z.array(z.string()),
    action(['licenceCancel_batchApply'], 'add'),
  ),
  audit: post(
    '/audit/:cancelNo',
    /** An approval names the effects that were seen; if they have changed: 49001. */
    z.object({
      ...{ cancelNo: erpCode, version, result: code(CANCEL_RESULT), opinion: orEmpty(text(200)) },
      seen: orEmpty(text(64)),
    }),
    done,
    action(['licenceCancel_audit'], 'approve'),
  ),
  /** Withdraws an application; only by its applicant. */
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
    /** Licences that expire within so many days, both ends counted; those with the gravest effects come first. */
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
