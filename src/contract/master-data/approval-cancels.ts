import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, codes, done, filter, FLAG, flag, id, period, plainText, version } from '../fields';
import { ENTRY_STATUS } from './approval';
import { APPROVAL_KIND } from './kinds';
import { flow } from './entry-records';

export const APPROVAL_STATUS = { open: 1, passed: 2, returned: 3, cancelled: 9 } as const;
export type ApprovalStatus = (typeof APPROVAL_STATUS)[keyof typeof APPROVAL_STATUS];

const approval = z.object({
  entryId: z.string(),
  /** The number of the document, with its round. */
  approvalNo: z.string(),
  bizType: z.enum(APPROVAL_KIND),
  bizNo: z.string(),
  title: z.string(),
  branchName: z.string(),
  applicantName: z.string(),
  approvalStatus: z.enum(APPROVAL_STATUS),
  status: z.enum(ENTRY_STATUS),
  stepName: z.string(),
  finishTime: z.string().nullable(),
  /** Whether the approval was cancelled, by whom and why. */
  cancelStatus: z.enum(FLAG),
  cancelReason: z.string(),
  cancelByName: z.string(),
  cancelTime: z.string().nullable(),
  canCancel: z.boolean(),
  version: z.number().int(),
});
export type ApprovalRecord = z.infer<typeof approval>;

/** The effects of cancelling an approval. */
const effects = z.object({
  approvalNo: z.string(),
  title: z.string(),
  /** Open tasks that become void, and decisions that no longer count. */
  openTasks: z.number().int(),
  decisions: z.number().int(),
  verdicts: z.number().int(),
  /** For a passed approval: how many days are left to cancel it; null for one under way. */
  daysLeft: z.number().int().nullable(),
  /** Why it cannot be cancelled; '' if it can. */
  refusal: z.string(),
  /** What becomes of the document, without and with `rollback`. */
  ended: z.array(z.string()),
  again: z.array(z.string()),
  /** The version that the user must have seen. */
  version: z.number().int(),
  seen: z.string(),
});
export type CancelEffects = z.infer<typeof effects>;

/** Approvals, and their cancellation (docs/domain/approval.md#cancelling). */
export const approvalCancelApi = service(
  'platform',
  '/dcr/api/approvalCancel',
  {
    page: post(
      '/page',
      pageQuery(
        {
          approvalNo: filter(30),
          bizType: codes(APPROVAL_KIND).optional(),
          bizNo: filter(20),
          approvalStatus: code(APPROVAL_STATUS).optional(),
          cancelStatus: flag.optional(),
          finishTime: period.optional(),
        },
        ['finishTime', 'bizNo'],
      ),
      page(approval),
      { access: { pages: ['approvalCancel'] }, write: false, assumed: true },
    ),
    effects: get('/:id/effects', z.object({ id }), effects, {
      access: { buttons: ['approvalCancel_cancel'] },
      write: false,
      assumed: true,
    }),
    flow: get('/:id/flow', z.object({ id }), flow, {
      access: { buttons: ['approvalCancel_view'] },
      write: false,
      assumed: true,
    }),
    /**
     * Cancels an approval: within seven days after it has passed, and while it had no consequences (43651); only in the
     * version that was seen (49001).
     */
    cancel: post(
      '/cancel/:id',
      z.object({
        id,
        version,
        seen: z.string().regex(/^[0-9a-f]{64}$/),
        reason: plainText(200).min(5),
        rollback: flag.default(0),
      }),
      done,
      {
        access: { buttons: ['approvalCancel_cancel'] },
        write: true,
        log: ['status', 'approval'],
        changes: ['companyEntry', 'customerEntry', 'commodityEntry', 'licence', 'returnRecord', 'cashier'],
        assumed: true,
      },
    ),
  },
  { reads: ['companyEntry', 'customerEntry', 'commodityEntry', 'licence', 'returnRecord', 'cashier'] },
);
