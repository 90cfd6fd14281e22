import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { APPROVAL_STATUS, type ApprovalStatus } from '../../../../../src/contract/master-data/approval-cancels';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { entry, type EntryRow } from '../../data/schema/entry';
import { CANCEL_DAYS } from '../../rules/approval/life';

const { passed, returned, written } = ENTRY_STATUS;

export const isCancelled = sql`${entry.cancelTime} is not null`;
/** The documents of each status of an approval. */
export const STATES: Readonly<Record<ApprovalStatus, SQL | undefined>> = {
  [APPROVAL_STATUS.open]: and(inArray(entry.status, [...UNDER_WAY]), sql`not ${isCancelled}`),
  [APPROVAL_STATUS.passed]: inArray(entry.status, [passed, written]),
  [APPROVAL_STATUS.returned]: eq(entry.status, returned),
  [APPROVAL_STATUS.cancelled]: isCancelled,
};

export function statusOf({ cancelTime, status, submitTime }: EntryRow): ApprovalStatus {
  if (cancelTime !== null && (submitTime === null || cancelTime >= submitTime)) return APPROVAL_STATUS.cancelled;
  if (status === passed || status === written) return APPROVAL_STATUS.passed;
  return status === returned ? APPROVAL_STATUS.returned : APPROVAL_STATUS.open;
}

/** Days that are left to take back what has passed. */
export const daysLeft = ({ status, auditTime }: EntryRow, ms: number) =>
  status === passed && auditTime !== null ? CANCEL_DAYS - Math.floor((ms - fromShanghai(auditTime)) / DAY) : null;

export function mayCancel(row: EntryRow, ms: number) {
  const left = daysLeft(row, ms);
  if (left !== null) return left >= 0;
  return UNDER_WAY.includes(row.status) || row.status === returned;
}

export const approvalNoOf = ({ entryNo, round }: EntryRow) => `${entryNo}-${round}`;
