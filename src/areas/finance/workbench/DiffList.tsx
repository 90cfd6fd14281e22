import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { navigate } from '@/core/navigation/navigate';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { workbenchPath } from '../shared/workbenchPaths';
import { DiffHeader } from './DiffHeader';
import { useDiffActions, useDiffBatch } from './useDiffActions';
import { useObjects } from './useObjects';
import { diffFields } from './workFields';

const table = diffFields.table({
  show: [
    ...(['diffNo', 'handleStatus', 'diffType', 'diffAmount', 'billNo', 'orderNo', 'counterBillNo', 'cause'] as const),
    ...([
      'partyName',
      'billDate',
      'ourAmount',
      'counterAmount',
      'statementNo',
      'explained',
      'hasSuggestion',
      'isChanged',
    ] as const),
    ...(['handleType', 'adjustAmount', 'handlerName', 'handleTime', 'remark', 'evidenceCount'] as const),
  ],
  search: [
    'statementNo',
    'partyName',
    'diffType',
    'handleStatus',
    'billNo',
    'billDate',
    'minDiff',
    'diffNo',
    'branchId',
  ],
});

/** Filters that figures on other pages set in their links. */
const LINKED = { handleStatus: 'codes', branchId: 'text', diffNo: 'text', statementNo: 'text' } as const;

/** Differences of all statements. */
export function DiffList() {
  const initialFilters = useLinkFilters(LINKED);
  const { actionsOf, dialog } = useDiffActions();
  const { bar, batchDialog } = useDiffBatch();
  const objects = useObjects();
  return (
    <>
      <CrudTable<Difference>
        {...bar}
        header={<DiffHeader />}
        {...table}
        rowKey="diffId"
        list={workbenchApi.diffs}
        initialFilters={initialFilters}
        exported="checkDiffList_export"
        emptyText="statementDiff.empty"
        actions={(diff) => (
          <RowActions
            actions={[
              {
                code: 'checkDiffList_view',
                label: 'statementDiff.open',
                onAction: () => navigate(workbenchPath(diff.statementId)),
              },
              ...actionsOf(diff),
              ...objects.actionsOf(diff),
            ]}
          />
        )}
      />
      {dialog}
      {objects.dialog}
      {batchDialog}
    </>
  );
}
