import { Button, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Bill, billApi } from '../../../src/contract/property/bills';
import { BILL_STATUS } from '../../../src/contract/property/micro-pms';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { formatMoney } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import { T } from '@kit/text';
import { can, useHost } from '../host';
import { fenOf } from './allocation';
import { urge } from './urge';
import { ReduceDialog, VoidDialog } from './billDialogs';
import { BillDrawer } from './BillDrawer';
import { billFields } from './billFields';
import { PayDialog, type Paying } from './PayDialog';

const table = billFields.table({
  show: [
    ...(['billNo', 'tenantName', 'unitText', 'feeName', 'periodStart', 'amount', 'lateFee', 'reduceAmount'] as const),
    ...(['paidAmount', 'unpaidAmount', 'dueDate', 'billStatus', 'urgeTime'] as const),
  ],
  file: [
    ...(['billNo', 'tenantName', 'unitText', 'feeName', 'periodStart', 'periodEnd', 'amount', 'lateFee'] as const),
    ...(['reduceAmount', 'paidAmount', 'unpaidAmount', 'dueDate', 'billStatus'] as const),
  ],
  search: ['billNo', 'tenantName', 'propertyId', 'feeType', 'billStatus', 'dueFrom', 'dueTo', 'period'],
});

/** The most bills that one payment may name, as its call limits them. */
const MOST_AT_ONCE = 200;

type Step = 'view' | 'explain' | 'reduce' | 'void';

/** A computed amount leads to how it was computed. */
const columnsWith = (explain: (bill: Bill) => void) =>
  table.columns.map((column) =>
    column.key === 'amount'
      ? {
          ...column,
          render: (shown: ReactNode, bill: Bill) => (
            <Button type="link" size="small" style={{ padding: 0 }} onClick={() => explain(bill)}>
              {shown}
            </Button>
          ),
        }
      : column,
  );

const isOpen = ({ billStatus, unpaidAmount }: Bill) => billStatus !== BILL_STATUS.void && fenOf(unpaidAmount) > 0;
const isVoidable = ({ billStatus, paidAmount }: Bill) => billStatus !== BILL_STATUS.void && fenOf(paidAmount) === 0;

const urging = (row: Bill): Action => ({
  ...{ code: 'bill_urge', label: 'pmsBill.urge' },
  confirm: {
    ...{ title: 'pmsBill.askUrge', content: 'pmsBill.urgeHelp' },
    values: { tenant: row.tenantName, name: row.billNo, amount: formatMoney(row.unpaidAmount) },
  },
  onAction: () => urge([row]),
});

function actionsOf(row: Bill, open: (step: Step) => void, pay: () => void): Action[] {
  return [
    ...(isOpen(row) && row.tenantId !== null
      ? [{ code: 'bill_pay', label: 'pmsBill.pay', onAction: pay } as const]
      : []),
    { code: 'bill_view', label: 'action.view', onAction: () => open('view') },
    { code: 'bill_explain', label: 'pmsBill.explain', onAction: () => open('explain') },
    ...(isOpen(row) ? [{ code: 'bill_reduce', label: 'pmsBill.reduce', onAction: () => open('reduce') } as const] : []),
    ...(isOpen(row) && row.tenantId !== null ? [urging(row)] : []),
    ...(isVoidable(row)
      ? [{ code: 'bill_void', label: 'pmsBill.void', danger: true, onAction: () => open('void') } as const]
      : []),
  ];
}

const payingOf = (bills: readonly Bill[]): Paying | undefined => {
  const [first] = bills;
  return first?.tenantId ? { tenantId: first.tenantId, tenantName: first.tenantName, bills } : undefined;
};

interface Props {
  header: ReactNode;
  onPaid: (paymentId: string) => void;
}

/** What tenants owe, as of today (docs/domain/property-bills.md#calls-of-bills). */
export function Bills({ header, onPaid }: Props) {
  const host = useHost();
  const [opened, setOpened] = useState<{ bill: Bill; step: Step }>();
  const [paying, setPaying] = useState<Paying>();
  const [chosen, setChosen] = useState<readonly Bill[]>([]);
  const [explaining] = useState(() => columnsWith((bill) => setOpened({ bill, step: 'explain' })));
  const at = (step: Step) => (opened?.step === step ? opened.bill : undefined);
  const close = () => setOpened(undefined);
  const read = at('view') ?? at('explain');
  const mayWhy = host !== null && (can(host, 'bill_explain') || can(host, 'bill_view'));
  const mayBatch = host !== null && (can(host, 'bill_batchPay') || can(host, 'bill_batchUrge'));
  const tenants = new Set(chosen.map(({ tenantId }) => tenantId)).size;
  return (
    <>
      <CrudTable<Bill>
        {...table}
        columns={mayWhy ? explaining : table.columns}
        header={header}
        rowKey="billId"
        viewKey="bills"
        list={billApi.page}
        exported="bill_export"
        emptyText="pmsBill.empty"
        tableAlertRender={() => <T id="kit.chosen" values={{ count: chosen.length }} />}
        tableAlertOptionRender={() => (
          <Space wrap>
            <ActionButton
              code="bill_batchPay"
              label="pmsBill.batchPay"
              size="small"
              // A payment is for one tenant.
              disabled={tenants !== 1}
              onAction={() => setPaying(payingOf(chosen))}
            />
            <ActionButton
              code="bill_batchUrge"
              label="pmsBill.batchUrge"
              size="small"
              confirm={{
                ...{ title: 'pmsBill.askBatchUrge', content: 'pmsBill.urgeHelp' },
                values: { count: tenants, bills: chosen.length },
              }}
              onAction={async () => {
                await urge(chosen);
                setChosen([]);
              }}
            />
            <Button type="link" size="small" onClick={() => setChosen([])}>
              <T id="kit.unchoose" />
            </Button>
          </Space>
        )}
        {...(mayBatch
          ? {
              rowSelection: {
                selectedRowKeys: chosen.map(({ billId }) => billId),
                preserveSelectedRowKeys: true,
                getCheckboxProps: (bill: Bill) => ({ disabled: !isOpen(bill) || !bill.tenantId }),
                onChange: (_: unknown, rows: Bill[]) => setChosen(rows.slice(0, MOST_AT_ONCE)),
              },
            }
          : {})}
        actions={(bill) => (
          <RowActions
            actions={actionsOf(
              bill,
              (step) => setOpened({ bill, step }),
              () => setPaying(payingOf([bill])),
            )}
          />
        )}
      />
      <ReduceDialog record={at('reduce')} onClose={close} />
      <VoidDialog record={at('void')} onClose={close} />
      {read && <BillDrawer bill={read} onlyWhy={at('explain') !== undefined} onClose={close} />}
      {paying && (
        <PayDialog
          paying={paying}
          onPaid={(paymentId) => {
            setChosen([]);
            onPaid(paymentId);
          }}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}
