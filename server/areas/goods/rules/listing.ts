import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { LISTING_STATUS, type ListingAction, type ListingStatus } from '../../../../src/contract/goods/listings';

const { up, planned } = LISTING_STATUS;

interface Listed {
  listingStatus: ListingStatus;
  statusBefore: ListingStatus | null;
}

/** Its present status, whatever is planned. */
export const presentStatus = ({ listingStatus, statusBefore }: Listed): ListingStatus =>
  listingStatus === planned ? (statusBefore ?? LISTING_STATUS.waiting) : listingStatus;

export function listingActions(row: Listed): ListingAction[] {
  const isUp = presentStatus(row) === up;
  return [
    ...(isUp ? (['down'] as const) : (['up'] as const)),
    'plan',
    ...(row.listingStatus === planned ? (['cancelPlan'] as const) : []),
  ];
}

export interface OfferFacts {
  /** The price of the company or the nearest one above, in 1/10000 yuan. */
  listPrice: number | null;
  /** The licence that it needs has ended or was cancelled. */
  licenceEnded: boolean;
  /** The ERP brought it, and no entry for it has passed. */
  isUnaudited: boolean;
  /** A shield keeps all customers of the company from buying it. */
  isShielded: boolean;
}

/** Why a product is not offered. */
export function offerRefusal({ listPrice, licenceEnded, isUnaudited, isShielded }: OfferFacts) {
  if (isUnaudited) return ERROR.offeredUnaudited;
  if (licenceEnded) return ERROR.approvalExpired;
  if (listPrice === null || listPrice === 0) return ERROR.offeredWithoutPrice;
  return isShielded ? ERROR.shieldedForAll : undefined;
}

/** Why a row is not put up or down. */
export function moveRefusal(row: Listed, action: 'up' | 'down', refusal: ErrorCode | undefined) {
  if (!listingActions(row).includes(action)) return ERROR.listingStatusForbids;
  return action === 'up' ? refusal : undefined;
}
