import {
  ENDING_DAYS,
  LICENCE_STATE,
  type LicenceInput,
  type LicenceState,
  RENEWAL_STATE,
  type RenewalState,
} from '../../../../src/contract/master-data/licences';
import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { addDays } from './licence';

/** What a renewal says anew: the kind and the owner stay. */
export type Renewed = Pick<LicenceInput, 'licenceNo' | 'issuer' | 'issueDate' | 'scopeIds' | 'images'> & {
  expiryDate: string;
};

const ALIVE: readonly LicenceState[] = [LICENCE_STATE.valid, LICENCE_STATE.ending, LICENCE_STATE.ended];
const OPEN: readonly RenewalState[] = [RENEWAL_STATE.none, RENEWAL_STATE.draft, RENEWAL_STATE.returned];

/** A licence may be renewed from so many days before its end on. */
export const RENEWED_FROM = 180;

export const mayRenewOn = (expiryDate: string | null, today: string) =>
  expiryDate !== null && expiryDate <= addDays(today, RENEWED_FROM);

interface Renewable {
  licenceState: LicenceState;
  expiryDate: string | null;
  renewalState: RenewalState;
}

/** A licence in force or ended may be renewed unless a renewal is under way; a returned one is submitted again. */
export const mayRenew = ({ licenceState, expiryDate, renewalState }: Renewable, today: string) =>
  ALIVE.includes(licenceState) && mayRenewOn(expiryDate, today) && OPEN.includes(renewalState);

/** Why a renewal is refused: it has to outlast the old licence, and may not have ended already. */
export function renewalRefusal(before: string | null, { expiryDate }: Pick<Renewed, 'expiryDate'>, today: string) {
  if (!mayRenewOn(before, today)) return ERROR.entryForbids;
  if (before !== null && expiryDate <= before) return ERROR.renewalNotLater;
  return expiryDate < today ? ERROR.licenceEnded : undefined;
}

/** What whoever submits a renewal has to confirm. */
export const renewalWarning = ({ expiryDate }: Pick<Renewed, 'expiryDate'>, today: string): ErrorCode | undefined =>
  expiryDate < addDays(today, ENDING_DAYS) ? ERROR.licenceEnding : undefined;

/** The day from which a renewal is valid: neither before its issue nor before its approval. */
export const validFrom = (issueDate: string, passedOn: string) => (issueDate > passedOn ? issueDate : passedOn);
