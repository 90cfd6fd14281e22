import type { ActionType } from '@ant-design/pro-components';
import { Drawer } from 'antd';
import { useRef } from 'react';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { PRICE_CHANGE_STATUS, priceCompareApi, type ScheduledPrice } from '@/contract/pricing/price-compare';
import { formatDate } from '@/core/format/date';
import { formatPrice } from '@/core/format/number';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RowActions } from '@/crud/RowActions';
import { codeTable } from '@/crud/table/codeTable';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';

type Row = ScheduledPrice & { branchId?: string; keyword?: string };

const changeStatus = codeTable('priceChange', PRICE_CHANGE_STATUS, {
  waiting: 'waiting',
  applied: 'active',
  cancelled: 'ended',
});
const price = { align: 'right', width: 110 } as const;

const columns = fieldsOf<Row>()('priceCompare', {
  productName: { width: 180, ellipsis: true, fixed: 'left' },
  productCode: codeField,
  branchName: { width: 180, ellipsis: true },
  fromBranchName: { width: 180, ellipsis: true },
  listPrice: { ...price, render: (_, row) => formatPrice(row.listPrice) },
  minSalePrice: { ...price, render: (_, row) => formatPrice(row.minSalePrice) },
  effectiveTime: { width: 150, sorter: true, render: (_, row) => formatDate(row.effectiveTime, 'YMDHM') },
  status: { ...changeStatus.field(), width: 90 },
  createdByName: { width: 100 },
  branchId: { formItemRender: () => <BranchSelect /> },
  keyword: { fieldProps: { maxLength: 60 } },
}).table({
  show: [
    ...(['productName', 'branchName', 'status', 'effectiveTime', 'listPrice', 'minSalePrice'] as const),
    ...(['fromBranchName', 'createdByName', 'productCode'] as const),
  ],
  search: ['keyword', 'branchId', 'status'],
});

/** Copied prices: what is done, what waits for its day, and how that is called off. */
export function ChangesDrawer({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const text = useText();
  const table = useRef<ActionType>(undefined);
  const cancel = async ({ changeId }: Row) => {
    await call(priceCompareApi.cancel, { ids: [changeId] }).finally(() => table.current?.reload());
    notifier.success(text('priceCompare.cancelled'));
    onChanged();
  };
  return (
    <Drawer open size={1080} title={<T id="priceCompare.changes" />} onClose={onClose}>
      <CrudTable<Row>
        rowKey="changeId"
        actionRef={table}
        cardBordered={false}
        scroll={{ y: undefined }}
        request={pageRequest<Row>(priceCompareApi.changes)}
        emptyText="priceCompare.noChanges"
        columns={[
          ...columns,
          actionColumn((row) => (
            <RowActions
              actions={
                row.status === PRICE_CHANGE_STATUS.waiting
                  ? [
                      {
                        code: 'priceCompare_cancel',
                        label: 'priceCompare.cancel',
                        danger: true,
                        confirm: { title: 'priceCompare.askCancel', values: { name: row.productName } },
                        onAction: () => cancel(row),
                      },
                    ]
                  : []
              }
            />
          )),
        ]}
      />
    </Drawer>
  );
}
