import { Drawer } from 'antd';
import { PRICE_CHANGE_STATUS, priceCompareApi } from '@/contract/pricing/compare';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { changeFields, type ChangeRow } from './compareFields';

const table = changeFields.table({
  show: [
    'productName',
    'branchName',
    'status',
    'effectiveTime',
    'listPrice',
    'minSalePrice',
    'fromBranchName',
    'createdByName',
    'productCode',
  ],
  search: ['keyword', 'branchId', 'status'],
});

function actionsOf({ changeId, productName: name, status }: ChangeRow): Action[] {
  if (status !== PRICE_CHANGE_STATUS.waiting) return [];
  return [
    {
      code: 'priceCompare_cancel',
      label: 'priceCompare.cancel',
      danger: true,
      confirm: { title: 'priceCompare.askCancel', values: { name } },
      onAction: () => call(priceCompareApi.cancel, { ids: [changeId] }),
      done: 'priceCompare.cancelled',
    },
  ];
}

/** Copied prices: what was done, what is planned, and how to cancel it. */
export function ChangesDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open size={1080} title={<T id="priceCompare.changes" />} onClose={onClose}>
      <CrudTable<ChangeRow>
        {...table}
        rowKey="changeId"
        list={priceCompareApi.changes}
        cardBordered={false}
        scroll={{ y: undefined }}
        emptyText="priceCompare.noChanges"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
    </Drawer>
  );
}
