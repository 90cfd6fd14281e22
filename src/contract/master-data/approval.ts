import * as z from 'zod';
import { CUSTOMER_TYPE } from '../trade-fair/customers';
import { code, flag, orNone, plainText, posInt8, text } from '../fields';
import { type ApprovalKind, BIZ_KIND, type BizKind, isChained } from './kinds';
import { COMMODITY_GROUPS } from './forms/commodity';
import { COMPANY_GROUPS } from './forms/company';
import { CUSTOMER_GROUPS } from './forms/customer';

export const ENTRY_STATUS = {
  draft: 0,
  waiting: 1,
  inReview: 2,
  passed: 3,
  returned: 4,
  written: 5,
  withdrawn: 6,
  voided: 9,
} as const;
export type EntryStatus = (typeof ENTRY_STATUS)[keyof typeof ENTRY_STATUS];

/** Statuses in which somebody has to decide. */
export const UNDER_WAY: readonly EntryStatus[] = [ENTRY_STATUS.waiting, ENTRY_STATUS.inReview];

export const ENTRY_SOURCE = { console: 1, publicPage: 2, imported: 3, erp: 4 } as const;
export type EntrySource = (typeof ENTRY_SOURCE)[keyof typeof ENTRY_SOURCE];

/** The applicant's task, after a return, has the step number 0. */
export const TASK_STATE = { open: 1, passed: 2, returned: 3, transferred: 4, lapsed: 5, skipped: 6 } as const;
export type TaskState = (typeof TASK_STATE)[keyof typeof TASK_STATE];

export const VERDICT = { good: 1, toChange: 2 } as const;
export type Verdict = (typeof VERDICT)[keyof typeof VERDICT];

/** Who has to decide: any one of all approvers, or one for each entry in the list of approvers. */
export const STEP_MODE = { one: 1, each: 2 } as const;
export const APPROVER_KIND = { role: 1, user: 2, button: 3 } as const;

/** The forms of renewals and cancellations have one group, which is the whole form. */
const OTHER_GROUPS = { all: [] } as const;
export const GROUPS = {
  [BIZ_KIND.company]: COMPANY_GROUPS,
  [BIZ_KIND.customer]: CUSTOMER_GROUPS,
  [BIZ_KIND.commodity]: COMMODITY_GROUPS,
  [BIZ_KIND.renewal]: OTHER_GROUPS,
  [BIZ_KIND.cancellation]: OTHER_GROUPS,
} as const satisfies Record<BizKind, Readonly<Record<string, readonly string[]>>>;

export const groupsOf = (kind: ApprovalKind): Readonly<Record<string, readonly string[]>> =>
  isChained(kind) ? GROUPS[kind] : OTHER_GROUPS;

const approver = z.object({ kind: code(APPROVER_KIND), value: z.string().regex(/^[A-Za-z0-9_.]{1,50}$/) });
export type Approver = z.output<typeof approver>;

const step = z.object({
  stepName: plainText(20).min(1),
  approvers: z.array(approver).min(1).max(10),
  mode: code(STEP_MODE).default(1),
  /** Groups of the form that the step judges; if empty, it may judge any field and has to judge none. */
  fields: orNone(z.array(z.string().max(20)).max(20)),
  dueHours: posInt8.max(240).default(24),
  /** The step is passed automatically by the person who has passed the step before. */
  skipSame: flag.default(0),
});
export type ChainStep = z.output<typeof step>;

/** One alternative: all its conditions must hold. */
const condition = z.object({
  isChange: flag.optional(),
  firstBusiness: flag.optional(),
  customerTypes: orNone(z.array(code(CUSTOMER_TYPE)).max(20)),
  operateRangeIds: orNone(z.array(z.string().max(20)).max(100)),
  storage: orNone(z.array(z.number().int().min(1).max(4)).max(4)),
  sources: orNone(z.array(code(ENTRY_SOURCE)).max(4)),
  branchIds: orNone(z.array(z.string().max(20)).max(100)),
});
export type ChainCondition = z.output<typeof condition>;

export const MAX_STEPS = 6;
export const chainInput = z.object({
  chainCode: z
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{2,20}$/),
  chainName: text(50).min(1),
  bizKind: code(BIZ_KIND),
  conditions: orNone(z.array(condition).max(20)),
  priority: posInt8.max(999),
  steps: z.array(step).min(1).max(MAX_STEPS),
});
export type ChainInput = z.output<typeof chainInput>;

/** The chain as it was at the submission of the document; later edits do not affect it. */
export type ChainSnapshot = Pick<ChainInput, 'chainCode' | 'chainName' | 'steps'> & {
  chainId: string;
  version: number;
};
