import {
  CANCEL_REASON,
  CANCEL_STATUS,
  type CancelReason,
  type CancelStatus,
} from '../../../../src/contract/master-data/licences';
import {
  LICENCE_STATE,
  type LicenceOwner,
  type LicenceState,
  type LicenceType,
  RENEWAL_STATE,
  type RenewalState,
} from '../../../../src/contract/master-data/licences';
import type { LicenceAction } from '../../../../src/contract/master-data/licence-calls';
import { blocksOn, type OwnedLicence } from './licence';
import { mayRenew } from './renewal';

/* The life of an application to cancel a licence; whatever decides on it asks here (docs/domain/master-data.md#cancellation). */

type Step = 'approve' | 'reject' | 'revoke';

const AFTER: Readonly<Record<Step, CancelStatus>> = {
  approve: CANCEL_STATUS.approved,
  reject: CANCEL_STATUS.rejected,
  revoke: CANCEL_STATUS.revoked,
};

/** What an application becomes; null: it was decided on before. */
export const afterStep = (status: CancelStatus, step: Step): CancelStatus | null =>
  status === CANCEL_STATUS.waiting ? AFTER[step] : null;

/** A licence that is over is not cancelled. */
const CANCELLABLE: readonly LicenceState[] = [LICENCE_STATE.valid, LICENCE_STATE.ending, LICENCE_STATE.ended];

/** A day in the past only where the reason is that the licence had ended. */
export const mayTakeEffect = (reasonType: CancelReason, effectiveDate: string, today: string) =>
  effectiveDate >= today || reasonType === CANCEL_REASON.ended;

interface Shown {
  licenceState: LicenceState;
  expiryDate: string | null;
  renewalState: RenewalState;
  cancelStatus: CancelStatus | null;
  isApplicant: boolean;
  /** Whether the open step of the application is one of the viewer's. */
  isDecider: boolean;
  /** The same of the renewal that is on its way. */
  isRenewalDecider: boolean;
  /** Whether the viewer has submitted the renewal that is on its way. */
  isRenewing: boolean;
}

/** What the state of a licence allows the viewer, whatever his buttons are. */
export function licenceActions(
  { licenceState, expiryDate, renewalState, cancelStatus, isApplicant, isDecider, ...renewal }: Shown,
  today: string,
): LicenceAction[] {
  const waits = cancelStatus === CANCEL_STATUS.waiting;
  const alive = CANCELLABLE.includes(licenceState);
  return [
    ...(alive && !waits ? (['apply'] as const) : []),
    ...(waits && isDecider ? (['audit'] as const) : []),
    ...(waits && isApplicant ? (['revoke'] as const) : []),
    ...(mayRenew({ licenceState, expiryDate, renewalState }, today) ? (['renew'] as const) : []),
    ...(renewalState === RENEWAL_STATE.inReview && renewal.isRenewalDecider ? (['decide'] as const) : []),
    ...(renewalState === RENEWAL_STATE.inReview && renewal.isRenewing ? (['withdraw'] as const) : []),
  ];
}

/** Whether the owner may not trade for want of a licence of this type, once these are cancelled on a day. */
export function wouldBlock(
  owner: LicenceOwner,
  {
    licences,
    cancelled,
    licenceType,
  }: { licences: readonly OwnedLicence[]; cancelled: readonly string[]; licenceType: LicenceType },
  day: string,
) {
  const then = licences.map((one) => (cancelled.includes(one.licenceId) ? { ...one, cancelledFrom: day } : one));
  return blocksOn(owner, then, day).some((block) => block.licenceType === licenceType);
}
