import type { ButtonCode } from '../buttons';

/** What is approved (docs/domain/approval.md#chains). */
export const BIZ_KIND = { company: 1, customer: 2, commodity: 3, renewal: 4, cancellation: 5 } as const;
export type BizKind = (typeof BIZ_KIND)[keyof typeof BIZ_KIND];

/** Whose button it is to decide on a kind. */
export const AUDIT_BUTTON = {
  [BIZ_KIND.company]: 'companyEntry_audit',
  [BIZ_KIND.customer]: 'customerEntry_audit',
  [BIZ_KIND.commodity]: 'commodityEntry_audit',
  [BIZ_KIND.renewal]: 'licenceCancel_audit',
  [BIZ_KIND.cancellation]: 'licenceCancel_audit',
} as const satisfies Record<BizKind, ButtonCode>;
