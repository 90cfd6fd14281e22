import { Drawer } from 'antd';
import { useMemo } from 'react';
import { diningApi, type FairMeal, type Voucher } from '@/contract/trade-fair/dining';
import { formatDate } from '@kit/format/date';
import { useText } from '@/core/i18n';
import { CrudTable } from '@kit/table/CrudTable';
import { codeField, fieldsOf } from '@kit/fields/fields';
import { pageRequest, type PageRequest } from '@kit/data/pageRequest';
import { voucherStatus } from './diningWords';

const columns = fieldsOf<Voucher>()('voucher', {
  voucherNo: { ...codeField, sorter: true, width: 140 },
  guestName: { width: 110, fieldProps: { maxLength: 20 } },
  customerName: { ellipsis: true, width: 200 },
  seats: { align: 'right', width: 80, valueType: 'digit' },
  status: { ...voucherStatus.field(), width: 100 },
  issueTime: { width: 150, render: (_, row) => formatDate(row.issueTime, 'YMDHM') },
  usedTime: { sorter: true, width: 150, render: (_, row) => formatDate(row.usedTime, 'YMDHM') },
}).table({
  show: ['voucherNo', 'guestName', 'customerName', 'seats', 'status', 'issueTime', 'usedTime'],
  search: ['guestName', 'status'],
});

const read = pageRequest<Voucher>(diningApi.detailPage);

/** Who has a voucher of a meal, and who has eaten. */
export function VoucherDrawer({ meal: { mealId, mealDate }, onClose }: { meal: FairMeal; onClose: () => void }) {
  const text = useText();
  const request: PageRequest<Voucher> = useMemo(
    () => (query, sort, signal) => read({ ...query, mealId }, sort, signal),
    [mealId],
  );
  return (
    <Drawer open size={900} title={text('dining.vouchersTitle', { date: mealDate })} onClose={onClose}>
      <CrudTable<Voucher>
        rowKey="voucherNo"
        request={request}
        columns={columns}
        emptyText="dining.noVouchers"
        form={{ name: 'vouchers' }}
      />
    </Drawer>
  );
}
