import { type CashierReceipt, cashierApi } from '@/contract/finance/cashiers';
import { useCan } from '@/core/auth/permission';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { receiptTables } from './receiptFields';

/** Receipts of a cashier, the newest first. */
export function Receipts({ cashierId }: { cashierId: string }) {
  const table = useCan()('orderInquiry_view') ? receiptTables.linked : receiptTables.plain;
  return (
    <CrudTable<CashierReceipt>
      {...table}
      rowKey="payNo"
      list={cashierApi.payPage}
      params={{ cashierId }}
      {...embedded}
      search={false}
      emptyText="cashier.noReceipts"
    />
  );
}
