import { Flex } from 'antd';
import { APPROVAL_KIND, type BizKind } from '@/contract/master-data/kinds';
import { APPROVAL_STATUS, type ApprovalRecord } from '@/contract/master-data/approval-cancels';
import type { SubstituteRecord } from '@/contract/master-data/approvals';
import { FLAG } from '@/contract/fields';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { bizKind } from '../shared/bizKind';

const LEAST_REASON = 5;
const MOST_REASON = 200;

/** Includes kinds of documents that have no chain. */
const approvalKind = codeTable('approvalBiz', APPROVAL_KIND, { dictCode: 'approval.bizType' });
const approvalStatus = codeTable('approvalStatus', APPROVAL_STATUS, {
  tones: { open: 'waiting', passed: 'active', returned: 'attention', cancelled: 'stopped' },
  dictCode: 'approval.status',
});
const cancelStatus = codeTable('approvalTaken', FLAG, { dictCode: 'approval.cancelStatus' });

const isWithdrawn = ({ approvalStatus: status, cancelStatus: taken }: ApprovalRecord) =>
  status === APPROVAL_STATUS.cancelled && taken === FLAG.no;

export const approvalFields = fieldsOf<ApprovalRecord>()('approval', {
  approvalNo: f.code({ max: 30, width: 180, fixed: 'left' }),
  bizType: f.codes(approvalKind, { width: 110, filter: { fieldProps: { mode: 'multiple' } } }),
  bizNo: f.code({ max: 20, width: 160, sorted: true }),
  title: f.name(),
  applicantName: f.person(),
  approvalStatus: f.codes(approvalStatus),
  finishTime: f.dateTime({ sorted: true }),
  // Of one that its applicant has withdrawn it says nothing: its status is cancelled, though nobody has cancelled it.
  cancelStatus: f.codes(cancelStatus, {
    cell: (row) => (isWithdrawn(row) ? NOTHING : cancelStatus.labelOf(row.cancelStatus)),
  }),
  cancelReason: f.note(),
});

export interface Cancelling {
  reason: string;
  rollback: 0 | 1;
}
export const cancelFields = fieldsOf<Cancelling>()('approvalCancelling', {
  reason: f.note({
    max: MOST_REASON,
    keep: plainText,
    rules: [{ required: true, whitespace: true, min: LEAST_REASON, max: MOST_REASON }],
  }),
  rollback: f.flag({ help: 'approvalCancelling.rollbackHelp' }),
});

/** Ended by somebody; in force; not in force at present. */
const substituteState = codeTable(
  'substituteState',
  { ended: 1, active: 2, outside: 3 },
  { tones: { ended: 'ended', active: 'active', outside: 'draft' } },
);

function stateOf({ status, isActive }: SubstituteRecord) {
  if (status === 0) return 1;
  return isActive ? 2 : 3;
}

/** Names of kinds of documents. */
const kindNames = (value: unknown) =>
  Array.isArray(value) ? (
    <Flex wrap gap="small">
      {value.map((one) => (
        <span key={String(one)}>{bizKind.labelOf(one)}</span>
      ))}
    </Flex>
  ) : (
    ''
  );

export const substituteFields = fieldsOf<SubstituteRecord>()('substitute', {
  substituteName: f.person({ fixed: 'left' }),
  userName: f.person({ isFact: true }),
  fromTime: f.dateTime({ sorted: true }),
  toTime: f.dateTime({ isFact: true }),
  bizKinds: f.list({ show: kindNames, ellipsis: false }),
  reason: f.note(),
  status: f.text({ width: 100, isState: true, cell: (row) => <substituteState.Tag value={stateOf(row)} /> }),
});

export interface Naming {
  substituteId: string;
  fromTime: string;
  toTime: string;
  bizKinds: BizKind[];
  reason: string;
}
export const namingFields = fieldsOf<Naming>()('substitute', {
  substituteId: f.text({ required: true }),
  fromTime: f.dateTime({ required: true }),
  toTime: f.dateTime({ required: true }),
  bizKinds: f.list({ required: true }),
  reason: f.note({ max: MOST_REASON, keep: plainText }),
});
