import { lazy, Suspense, useState } from 'react';
import { type ReturnRecord, returnApi } from '@/contract/orders/returns';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { returnFields } from './returnFields';
import { useReturnSteps } from './useReturnSteps';

const AddReturnDrawer = lazy(async () => ({ default: (await import('./AddReturnDrawer')).AddReturnDrawer }));

const table = returnFields.table({
  show: [
    'returnNo',
    'status',
    'orderNo',
    'outboundNo',
    'custName',
    'branchName',
    'returnType',
    'reason',
    'skuCount',
    'returnQty',
    'refundAmount',
    'rebateDeduct',
    'applicantName',
    'applyTime',
    'finishTime',
  ],
  search: ['returnNo', 'orderNo', 'custName', 'status', 'returnType', 'branchId', 'applyTime'],
});

/** Filters that figures on other pages set in their links. */
const LINKED = { status: 'codes', branchId: 'text', applyTime: 'texts' } as const;

const CODES = { approve: 'returnedRecord_approve', reject: 'returnedRecord_reject' } as const;

function ReturnedRecordsScreen() {
  const initialFilters = useLinkFilters(LINKED);
  const [isAdding, setIsAdding] = useState(false);
  const { actionsOf, sheet } = useReturnSteps(CODES);
  const add = (
    <ActionButton
      code="returnedRecord_add"
      label="returnRecord.add"
      type="primary"
      onAction={() => setIsAdding(true)}
    />
  );
  return (
    <>
      <CrudTable<ReturnRecord>
        header={
          <PageHeader inList title="returnRecord.title" help="returnRecord.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="returnNo"
        list={returnApi.page}
        initialFilters={initialFilters}
        exported="returnedRecord_export"
        emptyText="returnRecord.empty"
        emptyAction={add}
        actions={(row) => (
          <RowActions
            actions={[
              {
                code: 'returnedRecord_view',
                label: 'action.view',
                onAction: () => navigate(`/returnedRecordDetail?returnNo=${row.returnNo}`),
              },
              ...actionsOf(row),
            ]}
          />
        )}
      />
      <Suspense fallback={null}>
        <AddReturnDrawer open={isAdding} onClose={() => setIsAdding(false)} />
      </Suspense>
      {sheet}
    </>
  );
}

/** /order/returnedRecord */
export const ReturnedRecords = withTexts(
  ['orders/returns', 'orders/inquiry', 'shared/payments'],
  ReturnedRecordsScreen,
);
