import { inArray, type SQL, sql } from 'drizzle-orm';
import { ENTRY_STATUS, type EntryStatus, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND, isChained } from '../../../../../src/contract/master-data/kinds';
import { APPROVAL_STATUS, type ApprovalStatus } from '../../../../../src/contract/master-data/approval-cancels';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { entry, type EntryRow } from '../../data/schema/entry';
import { CANCEL_DAYS } from '../../rules/approval/life';

const { draft, passed, returned, withdrawn, written, voided } = ENTRY_STATUS;

/** What each status of an approval means of its document, for lists and for their filters. */
const STATUSES: Readonly<Record<ApprovalStatus, readonly EntryStatus[]>> = {
  [APPROVAL_STATUS.open]: UNDER_WAY,
  [APPROVAL_STATUS.passed]: [passed, written],
  [APPROVAL_STATUS.returned]: [returned],
  // Withdrawn or voided, or a draft again: nobody decides on it.
  [APPROVAL_STATUS.cancelled]: [draft, withdrawn, voided],
};

/** The documents of a status of an approval. */
export const inStatus = (status: ApprovalStatus): SQL => inArray(entry.status, [...STATUSES[status]]);

export function statusOf({ status }: Pick<EntryRow, 'status'>): ApprovalStatus {
  const found = Object.values(APPROVAL_STATUS).find((one) => STATUSES[one].includes(status));
  return found ?? APPROVAL_STATUS.open;
}

/** The documents that the headquarters have cancelled, and that were not submitted again since. */
const whereCancelled = sql`(${entry.cancelTime} is not null and ${inStatus(APPROVAL_STATUS.cancelled)}
  and (${entry.submitTime} is null or ${entry.cancelTime} >= ${entry.submitTime}))`;

export const hasCancelStatus = (status: 0 | 1): SQL => (status === 1 ? whereCancelled : sql`not ${whereCancelled}`);

/** `whereCancelled` for a row that was read. */
export const isCancelled = ({ status, cancelTime, submitTime }: EntryRow) =>
  cancelTime !== null &&
  statusOf({ status }) === APPROVAL_STATUS.cancelled &&
  (submitTime === null || cancelTime >= submitTime);

/** Why a document does not go on: it was returned, taken back or voided. */
export const reasonOf = (row: EntryRow) => {
  if (isCancelled(row)) return row.cancelReason;
  return row.status === voided ? row.voidReason : row.rejectReason;
};

/** When an approval ended: it was taken back, or has passed. */
export const finishedAt = sql<string | null>`case when ${whereCancelled} then ${entry.cancelTime}
  when ${inStatus(APPROVAL_STATUS.passed)} then ${entry.auditTime} end`;

/** Days that are left to take back what has passed. */
export const daysLeft = ({ status, auditTime }: EntryRow, ms: number) =>
  status === passed && auditTime !== null ? CANCEL_DAYS - Math.floor((ms - fromShanghai(auditTime)) / DAY) : null;

export function mayCancel(row: EntryRow, ms: number) {
  const left = daysLeft(row, ms);
  if (left !== null) return left >= 0;
  return UNDER_WAY.includes(row.status) || row.status === returned;
}

/** Can no longer be cancelled: its master or its licence is there, or its cancellation of a licence is in force. */
export const isOver = ({ kind, status, form }: EntryRow, now: string) =>
  status === written ||
  (!isChained(kind) && status === returned) ||
  (kind === BIZ_KIND.cancellation && status === passed && String(form.effectiveDate) <= now.slice(0, 10));

export const approvalNoOf = ({ entryNo, round }: EntryRow) => `${entryNo}-${round}`;
