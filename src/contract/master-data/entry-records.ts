import * as z from 'zod';
import { ENTRY_SOURCE, ENTRY_STATUS, TASK_STATE, VERDICT } from './approval';
import { APPROVAL_KIND, BIZ_KIND } from './kinds';
import { LICENCE_STATE } from './licences';

/** The page of each kind of entry, with which its button codes begin. */
export const ENTRY_PAGES = {
  [BIZ_KIND.company]: 'companyEntry',
  [BIZ_KIND.customer]: 'customerEntry',
  [BIZ_KIND.commodity]: 'commodityEntry',
} as const;
export type EntryPage = (typeof ENTRY_PAGES)[keyof typeof ENTRY_PAGES];
export type FormKind = keyof typeof ENTRY_PAGES;

/** The actions on an entry (docs/domain/approval.md#tasks). */
export const ENTRY_ACTIONS = ['edit', 'submit', 'withdraw', 'delete', 'audit', 'transfer', 'writeErp', 'void'] as const;
export type EntryAction = (typeof ENTRY_ACTIONS)[number];

/** The most entries that one batch can approve. */
export const MOST_AT_ONCE = 100;

export const form = z.record(z.string(), z.unknown());
/** The path of a field of a form: `companyName`, `purchaser.idNo`, `licences.L1`, `licences.L1.expiryDate`. */
export const path = z.string().regex(/^[A-Za-z0-9]{1,40}(\.[A-Za-z0-9-]{1,40}){0,2}$/);

export const row = z.object({
  entryId: z.string(),
  entryNo: z.string(),
  kind: z.enum(APPROVAL_KIND),
  /** The name of the company, the customer or the commodity. */
  name: z.string(),
  uscc: z.string(),
  /** The type of the company or the customer; null for a commodity. */
  typeCode: z.number().int().nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  regionName: z.string(),
  /**
   * For a customer: the worst state of its types of licences, of each of which the best licence counts; null where
   * there is none.
   */
  licenceState: z.enum(LICENCE_STATE).nullable(),
  branchId: z.string(),
  branchName: z.string(),
  salesmanName: z.string(),
  operateRangeText: z.string(),
  spec: z.string(),
  dosageForm: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  supplierName: z.string(),
  firstBusiness: z.number().int(),
  source: z.enum(ENTRY_SOURCE),
  status: z.enum(ENTRY_STATUS),
  stepName: z.string(),
  dueTime: z.string().nullable(),
  /** How many hours the step is overdue; 0 if it is not. */
  overHours: z.number().int(),
  returnCount: z.number().int(),
  /** Why it was returned, taken back or voided, while it is. */
  rejectReason: z.string(),
  applicantName: z.string(),
  submitTime: z.string().nullable(),
  auditorName: z.string(),
  auditTime: z.string().nullable(),
  /** The master record that the entry has written, or that it changes. */
  masterId: z.string().nullable(),
  erpCode: z.string(),
  erpError: z.string(),
  gmtCreated: z.string(),
  /** What the user must have seen before a batch may approve the entry. */
  round: z.number().int(),
  stepNo: z.number().int(),
  contentHash: z.string(),
  can: z.array(z.enum(ENTRY_ACTIONS)),
  version: z.number().int(),
});
export type EntryRecord = z.infer<typeof row>;

/** 1 added, 2 changed, 3 removed. */
export const change = z.object({
  path: z.string(),
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  before: z.unknown(),
  after: z.unknown(),
});
export type EntryChange = z.infer<typeof change>;

const decider = z.object({
  taskId: z.string(),
  state: z.enum(TASK_STATE),
  byName: z.string(),
  onBehalfOfName: z.string(),
  /** Who may decide, while nobody has taken the task. */
  assignees: z.array(z.string()),
  time: z.string().nullable(),
  dueTime: z.string().nullable(),
  /** How many hours an open task is overdue; 0 if it is not. */
  overHours: z.number().int(),
  opinion: z.string(),
  /** Nobody can decide the task, which is open. */
  isStuck: z.boolean(),
  /** Whom such a task names in vain, as they have applied or signed in this round; of others nobody is left. */
  barred: z.array(z.string()),
});

const flowStep = z.object({
  round: z.number().int(),
  stepNo: z.number().int(),
  stepName: z.string(),
  tasks: z.array(decider),
});
export type FlowStep = z.infer<typeof flowStep>;

const said = z.object({
  round: z.number().int(),
  stepNo: z.number().int(),
  stepName: z.string(),
  byName: z.string(),
  path: z.string(),
  verdict: z.enum(VERDICT),
  remark: z.string(),
  at: z.string(),
});

const foundStandard = z.object({
  ...{ standardCode: z.string(), commonName: z.string(), spec: z.string(), manufacturer: z.string() },
  ...{ approvalNo: z.string(), packUnit: z.string() },
});

const draft = z.object({ path: z.string(), verdict: z.enum(VERDICT), remark: z.string() });
export type VerdictDraft = z.infer<typeof draft>;

export const detail = row.extend({
  form,
  /** For a change: the master record now, or at the submission. */
  before: form.nullable(),
  changeOf: z.string().nullable(),
  chainName: z.string(),
  /** The steps of the chain. */
  steps: z.array(z.object({ stepNo: z.number().int(), stepName: z.string(), dueHours: z.number().int() })),
  /** The tasks of this round. */
  tasks: z.array(flowStep),
  /** Steps of earlier rounds that are still valid, so that this round did not repeat them. */
  kept: z.array(flowStep),
  /** Who has the entry open now, and for how many more minutes. */
  lock: z.object({ byName: z.string(), minutes: z.number().int(), isMine: z.boolean() }).nullable(),
  /** What the user has to judge; null: nothing now. */
  judge: z
    .object({
      taskId: z.string(),
      onBehalfOfName: z.string(),
      /** Fields that the step must judge. */
      fields: z.array(z.string()),
      /** Fields that this step has accepted before and that have not changed. */
      kept: z.array(z.string()),
      drafts: z.array(draft),
    })
    .nullable(),
  /** Changes since the step last saw the form; for a change, since the master record. */
  changes: z.array(change),
  /** The corrections that the last round asks for. */
  asked: z.array(z.object({ path: z.string(), remark: z.string(), stepName: z.string() })),
  replies: z.array(z.object({ path: z.string(), reply: z.string() })),
  /** Codes of failures that are only warnings here: an expiring licence, an unusual number, an accepted code. */
  warnings: z.array(z.object({ code: z.number().int(), text: z.string() })),
  /** If it duplicates a record of another company: only the fact that it exists. */
  dupOf: z.string(),
  dupReason: z.string(),
  /** For a commodity: possible standards, and the one that its codes lead to; null for other kinds. */
  standard: z
    .object({ chosen: z.string().nullable(), auto: z.string().nullable(), candidates: z.array(foundStandard) })
    .nullable(),
  /** Links to pictures and documents, by file id; signed, good for 30 minutes. */
  pictures: z.record(z.string(), z.string()),
  /** Names for values that are ids, now or before the change, by field and id. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
});
export type EntryDetail = z.infer<typeof detail>;

export const flow = z.object({
  entryNo: z.string(),
  chainName: z.string(),
  steps: z.array(flowStep),
  verdicts: z.array(said),
  rounds: z.array(
    z.object({
      ...{ round: z.number().int(), submitTime: z.string(), contentHash: z.string() },
      /** By whom the headquarters took it back, and why; of an entry the latest one is known. */
      cancelled: z.object({ byName: z.string(), time: z.string(), reason: z.string() }).nullable(),
    }),
  ),
});
export type EntryFlow = z.infer<typeof flow>;
