import * as z from 'zod';
import { CUSTOMER_TYPE } from '../trade-fair/customers';
import { code, date, id, orEmpty, orNone, orNull, plainText } from '../fields';

/** What a licence permits, and to whom. */
export const LICENCE_TYPE = {
  business: 1,
  drugTrade: 2,
  drugProduction: 3,
  medicalPractice: 4,
  deviceTrade: 5,
  foodTrade: 6,
  authorisation: 7,
  qualityAgreement: 8,
  registration: 9,
} as const;
export type LicenceType = (typeof LICENCE_TYPE)[keyof typeof LICENCE_TYPE];

export const LICENCE_STATE = { valid: 1, ending: 2, ended: 3, cancelled: 4, renewed: 5 } as const;
export type LicenceState = (typeof LICENCE_STATE)[keyof typeof LICENCE_STATE];

/** `company` means our own companies and the suppliers. */
export const OWNER_TYPE = { company: 1, customer: 2, commodity: 3 } as const;
export type OwnerType = (typeof OWNER_TYPE)[keyof typeof OWNER_TYPE];

/** The state of the renewal under way. */
export const RENEWAL_STATE = { none: 0, draft: 1, inReview: 2, returned: 3 } as const;
export type RenewalState = (typeof RENEWAL_STATE)[keyof typeof RENEWAL_STATE];

export const CANCEL_REASON = { ended: 1, ownerGone: 2, wrong: 3, authority: 4 } as const;
export type CancelReason = (typeof CANCEL_REASON)[keyof typeof CANCEL_REASON];
export const CANCEL_STATUS = { waiting: 1, approved: 2, rejected: 3, revoked: 4 } as const;
export type CancelStatus = (typeof CANCEL_STATUS)[keyof typeof CANCEL_STATUS];

/** What depends on an owner whose licence expires. */
export const licenceImpact = z.object({
  openOrders: z.number().int(),
  listedProducts: z.number().int(),
  activities: z.number().int(),
});
export type LicenceImpact = z.infer<typeof licenceImpact>;

/** A renewal under way, which permits nothing until it has passed. */
export const pendingRenewal = z.object({
  entryNo: z.string(),
  submitTime: z.string(),
  stepName: z.string(),
  newExpiryDate: z.string().nullable(),
  link: z.string(),
});
export type PendingRenewal = z.infer<typeof pendingRenewal>;

/** Why an owner may not trade: a required licence has expired or was cancelled, and nothing replaces it. */
export const licenceBlock = z.object({
  licenceId: z.string(),
  licenceType: z.enum(LICENCE_TYPE),
  licenceNo: z.string(),
  licenceState: z.enum(LICENCE_STATE),
  expiryDate: z.string().nullable(),
  pendingRenewal: pendingRenewal.nullable(),
});
export type LicenceBlock = z.infer<typeof licenceBlock>;

export const COMPANY_KIND = { producer: 1, wholesaler: 2, chain: 3, other: 4 } as const;

export const MAX_LICENCE_IMAGES = 5;
/** A licence that expires within so many days, both ends counted, counts as expiring. */
export const ENDING_DAYS = 30;

/**
 * A licence in a form. Its key identifies it within the form: the id of a stored row, or one that the form has made up.
 */
export const licenceInput = z.object({
  licenceId: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  licenceType: code(LICENCE_TYPE),
  licenceNo: plainText(50).min(1),
  licenceName: orEmpty(plainText(100)),
  issuer: orEmpty(plainText(60)),
  issueDate: date,
  /** Null: it does not expire. */
  expiryDate: orNull(date),
  scopeIds: orNone(z.array(z.string().max(20)).max(100)),
  images: z.array(id).min(1).max(MAX_LICENCE_IMAGES),
});
export type LicenceInput = z.output<typeof licenceInput>;

export interface NeededLicence {
  licenceType: LicenceType;
  /** Whether an expiry date is required. */
  needsEnd: boolean;
}

export interface LicenceOwner {
  ownerType: OwnerType;
  /** A company's `companyKind` or a customer's `customerType`; absent for a commodity. */
  kind?: number | null;
  /** Leaves of the operate range or nodes above them; null: everything. For a commodity, its one range. */
  operateRangeIds?: readonly string[] | null;
  /** For a customer: whether it names a purchaser. */
  hasPurchaser?: boolean;
  /** For a clinic: whether it has a credit code; without one it needs no business licence. */
  hasUscc?: boolean;
}

const DRUG_TRADERS: readonly number[] = [COMPANY_KIND.wholesaler, COMPANY_KIND.chain];
const DRUG_BUYERS: readonly number[] = [CUSTOMER_TYPE.distributor, CUSTOMER_TYPE.chain, CUSTOMER_TYPE.pharmacy];
const PRACTICES: readonly number[] = [
  CUSTOMER_TYPE.clinic,
  CUSTOMER_TYPE.publicHospital,
  CUSTOMER_TYPE.privateHospital,
  CUSTOMER_TYPE.primaryCare,
];
const RANGE = { devices: '30', devicesII: '3002', devicesIII: '3003', food: '40' } as const;
/** Crude drugs and decoction pieces have no approval number, and so no certificate of it. */
export const WITHOUT_APPROVAL: readonly string[] = ['20', '2001', '2002'];

/** The licences that an owner needs, in the order of their types. Browser and server both use it. */
export function neededLicences(owner: LicenceOwner): NeededLicence[] {
  const { ownerType, kind = null, operateRangeIds: ranges = null } = owner;
  const needed: NeededLicence[] = [];
  const need = (isNeeded: boolean, licenceType: LicenceType, needsEnd = true) => {
    if (isNeeded) needed.push({ licenceType, needsEnd });
  };
  if (ownerType === OWNER_TYPE.commodity) {
    need(!ranges?.some((range) => WITHOUT_APPROVAL.includes(range)), LICENCE_TYPE.registration);
    return needed;
  }
  const isCompany = ownerType === OWNER_TYPE.company;
  const is = (kinds: readonly number[]) => kind !== null && kinds.includes(kind);
  const may = (...ids: readonly string[]) => ranges === null || ids.some((one) => ranges.includes(one));
  const devicesIII = may(RANGE.devices, RANGE.devicesIII);
  need(isCompany || kind !== CUSTOMER_TYPE.clinic || owner.hasUscc === true, LICENCE_TYPE.business, false);
  need(is(isCompany ? DRUG_TRADERS : DRUG_BUYERS), LICENCE_TYPE.drugTrade);
  need(isCompany && kind === COMPANY_KIND.producer, LICENCE_TYPE.drugProduction);
  need(!isCompany && is(PRACTICES), LICENCE_TYPE.medicalPractice);
  need(devicesIII || may(RANGE.devicesII), LICENCE_TYPE.deviceTrade, devicesIII);
  need(may(RANGE.food), LICENCE_TYPE.foodTrade);
  need(!isCompany && owner.hasPurchaser === true, LICENCE_TYPE.authorisation);
  need(isCompany, LICENCE_TYPE.qualityAgreement);
  return needed;
}
