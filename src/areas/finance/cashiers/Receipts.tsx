import { type CashierReceipt, cashierApi } from '@/contract/finance/cashiers';
import { useCan } from '@/core/auth/permission';
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
      search={false}
      options={false}
      cardBordered={false}
      scroll={{ y: undefined }}
      emptyText="cashier.noReceipts"
    />
  );
}
