/** Dictionaries of what names consist of besides brands; that of the kinds is followed by the family. */
export const DUPLICATE_DICTIONARY = {
  legalForm: 'dup.legalForm',
  kind: 'dup.kind.',
  speciality: 'dup.speciality',
  marker: 'dup.marker',
  chain: 'dup.chain',
  release: 'dup.release',
  dosageForm: 'dup.dosageForm',
} as const;

export const DUPLICATE_VERDICT = { different: 1, possible: 2, likely: 3, same: 4 } as const;
export type DuplicateVerdict = (typeof DUPLICATE_VERDICT)[keyof typeof DUPLICATE_VERDICT];

/** Of what: 1 companies (suppliers), 2 customers, 3 goods, 4 standards. */
export const DUPLICATE_KIND = { company: 1, customer: 2, goods: 3, standard: 4 } as const;
export type DuplicateKind = (typeof DUPLICATE_KIND)[keyof typeof DUPLICATE_KIND];

/** What is compared, in the order in which it is shown. */
export const DUPLICATE_FACTS = [
  ...(['brand', 'region', 'kind', 'marker', 'chain', 'phone', 'legalPerson', 'address'] as const),
  ...(['substance', 'strength', 'count', 'maker'] as const),
  ...(['uscc', 'licence', 'approvalNo', 'barcode'] as const),
] as const;
export type DuplicateFact = (typeof DUPLICATE_FACTS)[number];

/** Why two are different whatever else they have in common. */
export const DUPLICATE_VETOES = [
  ...(['KIND', 'MARKER', 'SPECIALTY', 'ORDINAL'] as const),
  ...(['NAME', 'FORM', 'STRENGTH', 'PACK', 'MAKER'] as const),
] as const;
export type DuplicateVeto = (typeof DUPLICATE_VETOES)[number];

/** What a person has to know of a verdict besides its facts. */
export const DUPLICATE_NOTES = ['NAME_DIFFERS', 'OTHER_CODE', 'OTHER_APPROVAL', 'BARCODE_CONFLICT'] as const;
export type DuplicateNote = (typeof DUPLICATE_NOTES)[number];

export const DUPLICATE_DECISION = { none: 0, different: 1, toMerge: 2 } as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISION)[keyof typeof DUPLICATE_DECISION];

/** An old merge is fixed: it cannot be undone any more. */
export const MERGE_STATUS = { merged: 1, undone: 2, fixed: 9 } as const;
export type MergeStatus = (typeof MERGE_STATUS)[keyof typeof MERGE_STATUS];
/** Days in which a merge can be undone, both ends counted. */
export const UNMERGE_DAYS = 30;
