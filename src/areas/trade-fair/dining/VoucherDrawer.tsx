import { Drawer } from 'antd';
import { diningApi, type FairMeal, type Voucher } from '@/contract/trade-fair/dining';
import { useText } from '@/core/i18n';
import { CrudTable } from '@kit/table/CrudTable';
import { voucherFields } from './diningFields';

const table = voucherFields.table({
  show: ['voucherNo', 'guestName', 'customerName', 'seats', 'status', 'issueTime', 'usedTime'],
  search: ['guestName', 'status'],
});

/** Who has a voucher of a meal, and who has eaten. */
export function VoucherDrawer({ meal: { mealId, mealDate }, onClose }: { meal: FairMeal; onClose: () => void }) {
  const text = useText();
  return (
    <Drawer open size={900} title={text('dining.vouchersTitle', { date: mealDate })} onClose={onClose}>
      <CrudTable<Voucher>
        {...table}
        rowKey="voucherNo"
        list={diningApi.detailPage}
        params={{ mealId }}
        emptyText="dining.noVouchers"
      />
    </Drawer>
  );
}
