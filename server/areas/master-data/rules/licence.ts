import {
  ENDING_DAYS,
  LICENCE_STATE,
  type LicenceBlock,
  type LicenceOwner,
  type LicenceState,
  type LicenceType,
  neededLicences,
  type PendingRenewal,
  RENEWAL_STATE,
  type RenewalState,
} from '../../../../src/contract/master-data/licences';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';

export const addDays = (day: string, days: number) => shanghai(fromShanghai(day) + days * DAY).slice(0, 10);

export interface LicenceDates {
  validFrom: string;
  /** null: without end. */
  expiryDate: string | null;
  cancelledFrom: string | null;
  renewedFrom: string | null;
}

/** What a licence is on a day, both ends counted (docs/domain/master-data.md#licences). */
export function licenceStateOn({ expiryDate, cancelledFrom, renewedFrom }: LicenceDates, day: string): LicenceState {
  if (cancelledFrom !== null && cancelledFrom <= day) return LICENCE_STATE.cancelled;
  if (renewedFrom !== null && renewedFrom <= day) return LICENCE_STATE.renewed;
  if (expiryDate === null) return LICENCE_STATE.valid;
  if (expiryDate < day) return LICENCE_STATE.ended;
  return expiryDate <= addDays(day, ENDING_DAYS) ? LICENCE_STATE.ending : LICENCE_STATE.valid;
}

const PERMITTING: readonly LicenceState[] = [LICENCE_STATE.valid, LICENCE_STATE.ending];
const BLOCKING: readonly LicenceState[] = [LICENCE_STATE.ended, LICENCE_STATE.cancelled];

export const permitsOn = (one: LicenceDates, day: string) =>
  one.validFrom <= day && PERMITTING.includes(licenceStateOn(one, day));

export interface OwnedLicence extends LicenceDates {
  licenceId: string;
  licenceType: LicenceType;
  licenceNo: string;
  renewalState: RenewalState;
  renewalNo: string;
  renewalTime: string | null;
  renewalStep: string;
  renewalExpiry: string | null;
}

/** The address at which a renewal is found. */
const linkOf = (entryNo: string) => `/erp/licenceCancel?renewalNo=${entryNo}`;

/** The renewal of a licence that is under way; a draft is not. */
export function pendingOf(one: OwnedLicence): PendingRenewal | null {
  if (one.renewalState !== RENEWAL_STATE.inReview && one.renewalState !== RENEWAL_STATE.returned) return null;
  const { renewalNo: entryNo, renewalTime, renewalStep: stepName, renewalExpiry: newExpiryDate } = one;
  return { entryNo, submitTime: renewalTime ?? '', stepName, newExpiryDate, link: linkOf(entryNo) };
}

/** The one that ended last says most: a licence without end was cancelled. */
const later = <T extends OwnedLicence>(a: T, b: T): T => ((a.expiryDate ?? '9') >= (b.expiryDate ?? '9') ? a : b);

/**
 * Why an owner may not trade on a day: of each type that it needs, the licence that has ended or was cancelled, unless
 * another one permits it. What it never had blocks nothing: the ERP has owners from before their licences were kept.
 */
export function blocksOn(owner: LicenceOwner, licences: readonly OwnedLicence[], day: string): LicenceBlock[] {
  return neededLicences(owner).flatMap(({ licenceType }) => {
    const own = licences.filter((one) => one.licenceType === licenceType);
    if (own.some((one) => permitsOn(one, day))) return [];
    const gone = own.filter((one) => BLOCKING.includes(licenceStateOn(one, day)));
    if (gone.length === 0) return [];
    const last = gone.reduce((a, b) => later(a, b));
    const { licenceId, licenceNo, expiryDate } = last;
    const pending = own.map(pendingOf).find((one) => one !== null) ?? null;
    const licenceState = licenceStateOn(last, day);
    return [{ licenceId, licenceType, licenceNo, licenceState, expiryDate, pendingRenewal: pending }];
  });
}

/** How many days a licence has left: none on its last day. */
export const daysLeft = (expiryDate: string, day: string) => (fromShanghai(expiryDate) - fromShanghai(day)) / DAY;

/** Days before the end on which people are told; a day that was missed is made up for. */
const TOLD_AT = [7, 15, 30, 60] as const;
export const FIRST_TOLD = 60;

/** For which of these days it is time to tell. */
export const toldFor = (left: number) => TOLD_AT.find((days) => left <= days);

/**
 * The licences that would restrict an owner by ending: of each type that it needs, the one that permits longest, unless
 * that has no end. What is renewed or cancelled already, or has a successor in force, is none.
 */
export function restrictingOn<T extends OwnedLicence>(owner: LicenceOwner, licences: readonly T[], day: string) {
  return neededLicences(owner).flatMap(({ licenceType }) => {
    const own = licences.filter((one) => one.licenceType === licenceType && permitsOn(one, day));
    const [first] = own;
    return first === undefined || own.some(({ expiryDate }) => expiryDate === null) ? [] : [own.reduce(later, first)];
  });
}
