import { type ReactNode, useState } from 'react';
import { type Settlement, settlementApi } from '../../../../src/contract/property/settlements';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { EndingDrawer } from './EndingDrawer';
import { settlementFields } from './endingFields';

const table = settlementFields.table({
  show: [
    ...(['settleNo', 'leaseNo', 'tenantName', 'unitText', 'outDate', 'balance', 'status', 'settleDate'] as const),
    ...(['due', 'back', 'propertyName', 'createdByName'] as const),
  ],
  search: ['settleNo', 'tenantName', 'propertyId', 'status'],
});

/** Leases that end, or have ended, before their time or at it. */
export function Endings({ header }: { header: ReactNode }) {
  const [viewed, setViewed] = useState<Settlement>();
  return (
    <>
      <CrudTable<Settlement>
        {...table}
        header={header}
        rowKey="settlementId"
        list={settlementApi.page}
        emptyText="pmsSettlement.empty"
        actions={(row) => <RowActions actions={[{ label: 'action.view', onAction: () => setViewed(row) }]} />}
      />
      {viewed && <EndingDrawer settlementId={viewed.settlementId} onClose={() => setViewed(undefined)} />}
    </>
  );
}
