import {
  CANCEL_RESULT,
  type CancelResult,
  type EndingLicence,
  LICENCE_TASK,
  type LicenceDetail,
  type ListedLicence,
} from '@/contract/master-data/licence-calls';
import {
  CANCEL_REASON,
  CANCEL_STATUS,
  type CancelReason,
  LICENCE_STATE,
  LICENCE_TYPE,
  OWNER_TYPE,
  RENEWAL_STATE,
} from '@/contract/master-data/licences';
import { RENEWAL_FIELDS, RENEWAL_RESULT, type RenewalField, type RenewalResult } from '@/contract/master-data/renewals';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';

export const licenceType = codeTable('licenceType', LICENCE_TYPE, { dictCode: 'licence.type' });
const ownerType = codeTable('licenceOwner', OWNER_TYPE, { dictCode: 'licence.ownerType' });
export const licenceState = codeTable('licenceState', LICENCE_STATE, {
  tones: { valid: 'active', ending: 'attention', ended: 'stopped', cancelled: 'stopped', renewed: 'ended' },
  dictCode: 'licence.state',
});
export const renewalState = codeTable('licenceRenewal', RENEWAL_STATE, {
  tones: { none: 'ended', draft: 'draft', inReview: 'waiting', returned: 'attention' },
  dictCode: 'licence.renewal',
});
export const cancelStatus = codeTable('licenceCancelStatus', CANCEL_STATUS, {
  tones: { waiting: 'waiting', approved: 'active', rejected: 'stopped', revoked: 'ended' },
  dictCode: 'licence.cancelStatus',
});
export const cancelReason = codeTable('licenceCancelReason', CANCEL_REASON, { dictCode: 'licence.cancelReason' });
export const cancelResult = codeTable('licenceCancelResult', CANCEL_RESULT);

/** The expiry date, or the text that there is none. */
const ends = (value: unknown) => (typeof value === 'string' ? formatDate(value) : <T id="licence.noEnd" />);

const licenceTask = codeTable('licenceTask', LICENCE_TASK);

export const licenceFields = fieldsOf<ListedLicence, { mine: number }>()('licence', {
  licenceNo: f.code({ max: 50, width: 200, fixed: 'left' }),
  licenceType: f.codes(licenceType, { width: 180 }),
  ownerType: f.codes(ownerType, { width: 80 }),
  ownerName: f.name({ isFact: true, max: 100, width: 200 }),
  branchId: f.branch(),
  branchName: f.text({ width: 180 }),
  expiryDate: f.date({ isFact: true, show: ends, sorted: true }),
  licenceState: f.codes(licenceState, { width: 90 }),
  renewalState: f.codes(renewalState, { width: 90 }),
  renewalNo: f.code({ max: 40, width: 160 }),
  cancelStatus: f.codes(cancelStatus, { width: 100 }),
  effectiveDate: f.date(),
  applyName: f.person(),
  applyTime: f.dateTime(),
  auditorName: f.person(),
  mine: f.codes(licenceTask),
});

export const endingFields = fieldsOf<EndingLicence>()('licence', {
  ownerName: f.name({ width: 200, fixed: 'left' }),
  ownerType: f.codes(ownerType, { width: 80 }),
  licenceType: f.codes(licenceType, { width: 180 }),
  licenceNo: f.code({ width: 200 }),
  branchName: f.text({ width: 180 }),
  expiryDate: f.date(),
  daysLeft: f.count({ width: 100 }),
  openOrders: f.count({ width: 110 }),
  listedProducts: f.count({ width: 110 }),
  activities: f.count({ width: 110 }),
  renewalState: f.codes(renewalState, { width: 90 }),
  renewalNo: f.code({ width: 160 }),
});

export const detailFields = fieldsOf<LicenceDetail>()('licence', {
  licenceNo: f.code(),
  licenceName: f.text(),
  issuer: f.text(),
  issueDate: f.date(),
  expiryDate: f.date({ show: ends }),
  validFrom: f.date(),
  renewalNo: f.code(),
});

export interface Application {
  reasonType: CancelReason;
  reason: string;
  effectiveDate: string;
  attachment: string | null;
}
export const applyFields = fieldsOf<Application>()('licence', {
  reasonType: f.codes(cancelReason, { required: true }),
  reason: f.note({ required: true, min: 5, max: 200 }),
  effectiveDate: f.date({ required: true }),
  attachment: f.text({ isFinal: true }),
});

export interface Verdict {
  result: CancelResult;
  opinion: string;
}
export const auditFields = fieldsOf<Verdict>()('licence', {
  result: f.codes(cancelResult, { required: true }),
  opinion: f.note({ max: 200 }),
});

export interface Renewing {
  licenceNo: string;
  issuer: string;
  issueDate: string;
  expiryDate: string;
  images: string[];
}
export const renewFields = fieldsOf<Renewing>()('licence', {
  licenceNo: f.text({ required: true, max: 50 }),
  issuer: f.text({ max: 60 }),
  issueDate: f.date({ required: true }),
  expiryDate: f.date({ required: true }),
  images: f.list({ required: true, isFinal: true }),
});

export const renewalField = codeTable('licence', RENEWAL_FIELDS);
export const renewalResult = codeTable('licenceRenewalResult', RENEWAL_RESULT);
export interface Deciding {
  result: RenewalResult;
  opinion: string;
  toChange?: RenewalField[];
  remark?: string;
}
export const decideFields = fieldsOf<Deciding>()('licence', {
  result: f.codes(renewalResult, { required: true }),
  opinion: f.note({ max: 200 }),
  toChange: f.list(),
  remark: f.note({ min: 5, max: 200 }),
});
