import * as z from 'zod';
import { ENTRY_SOURCE, ENTRY_STATUS, TASK_STATE, VERDICT } from './approval';
import { APPROVAL_KIND, BIZ_KIND } from './kinds';
import { LICENCE_STATE } from './licences';

/** The page of each kind of entry; its buttons begin with it. */
export const ENTRY_PAGES = {
  [BIZ_KIND.company]: 'companyEntry',
  [BIZ_KIND.customer]: 'customerEntry',
  [BIZ_KIND.commodity]: 'commodityEntry',
} as const;
export type EntryPage = (typeof ENTRY_PAGES)[keyof typeof ENTRY_PAGES];
export type FormKind = keyof typeof ENTRY_PAGES;

/** What may be done with an entry (docs/domain/approval.md#tasks). */
export const ENTRY_ACTIONS = ['edit', 'submit', 'withdraw', 'delete', 'audit', 'transfer', 'writeErp', 'void'] as const;
export type EntryAction = (typeof ENTRY_ACTIONS)[number];

/** Entries that one batch approves at most. */
export const MOST_AT_ONCE = 100;

export const form = z.record(z.string(), z.unknown());
/** A field of a form: `companyName`, `purchaser.idNo`, `licences.L1`, `licences.L1.expiryDate`. */
export const path = z.string().regex(/^[A-Za-z0-9]{1,40}(\.[A-Za-z0-9-]{1,40}){0,2}$/);

export const row = z.object({
  entryId: z.string(),
  entryNo: z.string(),
  kind: z.enum(APPROVAL_KIND),
  /** The name of the company or the customer, or what the commodity is called. */
  name: z.string(),
  uscc: z.string(),
  /** For a company or a customer. */
  typeCode: z.number().int().nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  regionName: z.string(),
  /** For a customer: the best licence of each type counts, and the worst of these is told; null: there is none. */
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
  /** Hours since its time is over; 0: it is not. */
  overHours: z.number().int(),
  returnCount: z.number().int(),
  rejectReason: z.string(),
  applicantName: z.string(),
  submitTime: z.string().nullable(),
  auditorName: z.string(),
  auditTime: z.string().nullable(),
  /** The master that was written; a change of it names it. */
  masterId: z.string().nullable(),
  erpCode: z.string(),
  erpError: z.string(),
  gmtCreated: z.string(),
  /** What a batch that approves it has to have seen. */
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
  /** Who may take the task, where nobody has. */
  assignees: z.array(z.string()),
  time: z.string().nullable(),
  dueTime: z.string().nullable(),
  opinion: z.string(),
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
  /** For a change: the master as it is, or as it was when the change was submitted. */
  before: form.nullable(),
  changeOf: z.string().nullable(),
  chainName: z.string(),
  /** The steps of the chain that was taken. */
  steps: z.array(z.object({ stepNo: z.number().int(), stepName: z.string(), dueHours: z.number().int() })),
  /** The tasks of this round. */
  tasks: z.array(flowStep),
  /** Steps that this round did not begin with: signed before, and still in force. */
  kept: z.array(flowStep),
  /** Who has it open just now, and for how many minutes more. */
  lock: z.object({ byName: z.string(), minutes: z.number().int(), isMine: z.boolean() }).nullable(),
  /** What the asker may say of it; null: nothing now. */
  judge: z
    .object({
      taskId: z.string(),
      onBehalfOfName: z.string(),
      /** Fields that the step has to judge. */
      fields: z.array(z.string()),
      /** The fields that this step has accepted before and that are unchanged. */
      kept: z.array(z.string()),
      drafts: z.array(draft),
    })
    .nullable(),
  /** Compared with what the step saw last; for a change, with its master. */
  changes: z.array(change),
  /** What the last round asks the applicant to change. */
  asked: z.array(z.object({ path: z.string(), remark: z.string(), stepName: z.string() })),
  replies: z.array(z.object({ path: z.string(), reply: z.string() })),
  /** Codes of failures that are no refusal here: a licence near its end, an unusual number, an accepted code. */
  warnings: z.array(z.object({ code: z.number().int(), text: z.string() })),
  /** For a record of another company: only that it exists. */
  dupOf: z.string(),
  dupReason: z.string(),
  /** For a commodity: the standards that it may be of, and the one that its codes lead to; null: it is none. */
  standard: z
    .object({ chosen: z.string().nullable(), auto: z.string().nullable(), candidates: z.array(foundStandard) })
    .nullable(),
  /** Where its pictures and papers are seen, by file; links are signed and good for 30 minutes. */
  pictures: z.record(z.string(), z.string()),
  /** The names of fields whose value is an id, now or before, by field and id. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
});
export type EntryDetail = z.infer<typeof detail>;

export const flow = z.object({
  entryNo: z.string(),
  chainName: z.string(),
  steps: z.array(flowStep),
  verdicts: z.array(said),
  rounds: z.array(z.object({ round: z.number().int(), submitTime: z.string(), contentHash: z.string() })),
});
export type EntryFlow = z.infer<typeof flow>;
