import type { ReactNode } from 'react';
import { type Payment, PAYMENT_STATUS, paymentApi } from '../../../src/contract/property/bills';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { formatMoney } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { paymentFields } from './billFields';

const table = paymentFields.table({
  show: [
    ...(['payNo', 'tenantName', 'amount', 'toBalance', 'channel', 'payTime', 'voucher', 'receiptNo'] as const),
    ...(['printCount', 'status', 'createdByName', 'reverseTime', 'reverseReason'] as const),
  ],
  search: ['payNo', 'tenantName', 'status', 'payFrom', 'payTo'],
});

const actionsOf = (row: Payment, onReceipt: (paymentId: string) => void): Action[] => {
  const { paymentId: id, version, payNo: name, status, amount, tenantName } = row;
  return [
    { code: 'bill_receipt', label: 'pmsPayment.receipt', onAction: () => onReceipt(id) },
    ...(status === PAYMENT_STATUS.valid
      ? [
          {
            ...({ code: 'bill_reverse', label: 'pmsPayment.reverse', danger: true } as const),
            done: 'pmsPayment.reversed' as const,
            reason: {
              ...({ title: 'pmsPayment.askReverse', content: 'pmsPayment.reverseHelp', min: 2, max: 200 } as const),
              values: { name, amount: formatMoney(amount), tenant: tenantName },
            },
            onAction: ({ reason }: { reason: string }) => call(paymentApi.reverse, { id, version, reason }),
          },
        ]
      : []),
  ];
};

/** What tenants have paid (docs/domain/property-bills.md#payments). */
export function Payments({ header, onReceipt }: { header: ReactNode; onReceipt: (paymentId: string) => void }) {
  return (
    <CrudTable<Payment>
      {...table}
      header={header}
      rowKey="paymentId"
      viewKey="payments"
      list={paymentApi.page}
      emptyText="pmsPayment.empty"
      actions={(row) => <RowActions actions={actionsOf(row, onReceipt)} />}
    />
  );
}
