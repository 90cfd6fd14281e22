import { type ReactNode, useState } from 'react';
import { type MeterShare, SHARE_MODE, shareApi } from '../../../../src/contract/property/meters';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { ShareDrawer } from './ShareDrawer';
import { type EditedShare, ShareForm } from './ShareForm';
import { shareFields } from './shareFields';

const NEW: EditedShare = { mode: SHARE_MODE.area };

const table = shareFields.table({
  show: [
    ...(['shareNo', 'propertyName', 'period', 'feeName', 'meterNo', 'mode', 'restUsage', 'amount'] as const),
    ...(['ownerAmount', 'status', 'createdByName', 'auditorName', 'gmtModified'] as const),
  ],
  search: ['shareNo', 'propertyId', 'period', 'status'],
});

/** The shares, which split the usage of the house's meters over units (docs/domain/property-bills.md#shared-meters). */
export function Shares({ header }: { header: (add: ReactNode) => ReactNode }) {
  const [viewed, setViewed] = useState<string>();
  const [edited, setEdited] = useState<EditedShare>();
  const add = <ActionButton code="feeItem_share" label="pmsShare.add" type="primary" onAction={() => setEdited(NEW)} />;
  return (
    <>
      <CrudTable<MeterShare>
        {...table}
        header={header(add)}
        rowKey="shareId"
        viewKey="shares"
        list={shareApi.page}
        emptyText="pmsShare.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={[{ label: 'action.view', onAction: () => setViewed(row.shareId) }]} />}
      />
      {viewed !== undefined && <ShareDrawer shareId={viewed} onEdit={setEdited} onClose={() => setViewed(undefined)} />}
      <ShareForm record={edited} onClose={() => setEdited(undefined)} onSaved={({ shareId }) => setViewed(shareId)} />
    </>
  );
}
