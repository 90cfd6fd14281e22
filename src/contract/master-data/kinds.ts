import type { ButtonCode } from '../buttons';

/** The kinds of documents that are approved by a chain (docs/domain/approval.md#chains). */
export const BIZ_KIND = { company: 1, customer: 2, commodity: 3, renewal: 4, cancellation: 5 } as const;
export type BizKind = (typeof BIZ_KIND)[keyof typeof BIZ_KIND];

/** The kinds that one other person approves in place, without a chain (docs/domain/approval.md#without-a-chain). */
export const PLAIN_KIND = { return: 6, cashier: 7, lease: 8 } as const;
export type PlainKind = (typeof PLAIN_KIND)[keyof typeof PLAIN_KIND];
export const APPROVAL_KIND = { ...BIZ_KIND, ...PLAIN_KIND } as const;
export type ApprovalKind = BizKind | PlainKind;

const CHAINED: readonly number[] = Object.values(BIZ_KIND);
export const isChained = (kind: ApprovalKind): kind is BizKind => CHAINED.includes(kind);

/** The button that allows to decide on a kind. */
export const AUDIT_BUTTON = {
  [BIZ_KIND.company]: 'companyEntry_audit',
  [BIZ_KIND.customer]: 'customerEntry_audit',
  [BIZ_KIND.commodity]: 'commodityEntry_audit',
  [BIZ_KIND.renewal]: 'licenceCancel_audit',
  [BIZ_KIND.cancellation]: 'licenceCancel_audit',
} as const satisfies Record<BizKind, ButtonCode>;
