import { lazy, Suspense, useState } from 'react';
import { type ApprovalRecord, approvalCancelApi } from '@/contract/master-data/approval-cancels';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { approvalFields } from './approvalFields';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));
const FlowDrawer = lazy(async () => ({ default: (await import('../shared/entries/FlowDrawer')).FlowDrawer }));

const table = approvalFields.table({
  show: [
    ...(['approvalNo', 'bizType', 'bizNo', 'title', 'applicantName', 'approvalStatus', 'finishTime'] as const),
    ...(['cancelStatus', 'cancelReason'] as const),
  ],
  search: ['approvalNo', 'bizType', 'bizNo', 'approvalStatus', 'cancelStatus', 'finishTime'],
});

/** Open and finished approvals, and their cancellation. */
export function ApprovalList() {
  const [cancelled, setCancelled] = useState<ApprovalRecord>();
  const [shown, setShown] = useState<ApprovalRecord>();
  const actionsOf = (row: ApprovalRecord) => {
    const view: Action = { code: 'approvalCancel_view', label: 'approval.flow', onAction: () => setShown(row) };
    const cancel: Action = {
      ...{ code: 'approvalCancel_cancel', label: 'approval.cancel', danger: true },
      onAction: () => setCancelled(row),
    };
    return [view, ...(row.canCancel ? [cancel] : [])];
  };
  return (
    <>
      <CrudTable<ApprovalRecord>
        {...table}
        rowKey="entryId"
        list={approvalCancelApi.page}
        exported="approvalCancel_export"
        emptyText="approval.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        {cancelled && <CancelDialog approval={cancelled} onClose={() => setCancelled(undefined)} />}
        {shown && (
          <FlowDrawer
            flow={approvalCancelApi.flow}
            id={shown.entryId}
            no={shown.approvalNo}
            name={shown.title}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
