import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { useDiffActions, useDiffBatch } from '../useDiffActions';
import { useObjects } from '../useObjects';
import { diffFields } from '../workFields';

const diffs = diffFields.table({
  show: [
    ...(['diffNo', 'handleStatus', 'diffType', 'diffAmount', 'billNo', 'orderNo', 'counterBillNo', 'cause'] as const),
    ...(['billDate', 'ourAmount', 'counterAmount', 'explained', 'hasSuggestion', 'isChanged'] as const),
    ...(['handleType', 'adjustAmount', 'handlerName', 'remark', 'evidenceCount'] as const),
  ],
  search: ['diffType', 'handleStatus', 'billNo', 'minDiff'],
});

/** The differences of both sides, and how each was handled. */
export function DiffsTab({ statementId }: { statementId: string }) {
  const { actionsOf, dialog } = useDiffActions();
  const { bar, batchDialog } = useDiffBatch();
  const objects = useObjects();
  return (
    <>
      <CrudTable<Difference>
        {...bar}
        {...diffs}
        rowKey="diffId"
        // A key of its own, because the list of all differences has the same address.
        viewKey="OfStatement"
        list={workbenchApi.diffs}
        emptyText="statementDiff.empty"
        params={{ statementId }}
        actions={(diff) => <RowActions actions={[...actionsOf(diff), ...objects.actionsOf(diff)]} />}
      />
      {dialog}
      {objects.dialog}
      {batchDialog}
    </>
  );
}
