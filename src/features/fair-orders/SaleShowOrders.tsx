import { lazy, Suspense, useMemo, useState } from 'react';
import { type BranchField, useBranchField } from '@/components/branch/useBranchField';
import type { ExhibitFair } from '@/components/exhibitFair';
import { FairImport } from '@/components/fair/FairImport';
import { FairPage } from '@/components/fair/FairPage';
import { useInFair } from '@/components/fair/useInFair';
import { useLinkFilters } from '@/components/fair/useLinkFilters';
import { useListExport } from '@/components/transfer/useListExport';
import { type FairOrder, fairOrderApi, ORDER_STATUS, type OrderSums } from '@/contract/fair/orders';
import { formatDate } from '@/core/format/date';
import { formatMoney, NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, type Field, fieldsOf } from '@/crud/table/fields';
import { BindDialog, saveBinding } from './BindDialog';
import { level, orderStatus } from './orderWords';
import { SumLine } from './SumLine';

const OrderDrawer = lazy(async () => ({ default: (await import('./OrderDrawer')).OrderDrawer }));

/** The search form knows two fields more. */
interface Row extends FairOrder {
  branchId?: string;
  day?: string;
}

const money = (field: 'orderAmount' | 'discountAmount' | 'payAmount'): Field<Row> => ({
  align: 'right',
  width: 120,
  render: (_, row) => formatMoney(row[field]),
});

const fieldsWith = (branchId: Field<Row>) =>
  fieldsOf<Row>()('fairOrder', {
    orderNo: { ...codeField, width: 200, fixed: 'left', sorter: true, fieldProps: { maxLength: 40 } },
    orderTime: { width: 150, sorter: true, render: (_, row) => formatDate(row.orderTime, 'YMDHM') },
    customerCode: { ...codeField, width: 130 },
    customerName: { ellipsis: true, width: 200, fieldProps: { maxLength: 100 } },
    level: { ...level.field(), width: 90 },
    branchId,
    branchName: { ellipsis: true, width: 180 },
    salesmanName: { width: 90, render: (_, row) => row.salesmanName || NOTHING },
    guestName: { width: 90, render: (_, row) => row.guestName || NOTHING },
    skuCount: { align: 'right', width: 80, valueType: 'digit' },
    orderAmount: { ...money('orderAmount'), sorter: true },
    discountAmount: money('discountAmount'),
    payAmount: { ...money('payAmount'), sorter: true },
    ticketCount: { align: 'right', width: 80, valueType: 'digit' },
    status: { ...orderStatus.field(), width: 90, fieldProps: { mode: 'multiple' } },
    day: { valueType: 'date' },
  });

const SHOWN = [
  ...(['orderNo', 'orderTime', 'customerCode', 'customerName', 'level', 'branchName', 'salesmanName'] as const),
  ...(['guestName', 'skuCount', 'orderAmount', 'discountAmount', 'payAmount', 'ticketCount', 'status'] as const),
] as const;
const columnsWith = (branchId: BranchField) =>
  fieldsWith(branchId).table({ show: SHOWN, search: ['orderNo', 'customerName', 'branchId', 'status', 'day'] });
const fileColumns = fieldsWith({}).file(SHOWN, {
  orderAmount: { format: 'amount' },
  discountAmount: { format: 'amount' },
  payAmount: { format: 'amount' },
  status: { dictCode: 'fairOrder.status' },
});

/** What a figure of the home counts. */
const LINKED = { status: 'codes', branchId: 'text', day: 'text' } as const;

const IMPORT_HELP = ['fairOrder.importHelp1', 'fairOrder.importHelp2', 'fairOrder.importHelp3'] as const;

function Orders({ fair }: { fair: ExhibitFair }) {
  const { tradeFairId } = fair;
  const { table, reload, open, modal } = useEditor(saveBinding);
  const [shown, setShown] = useState<FairOrder>();
  const [sums, setSums] = useState<OrderSums>();
  const exporting = useListExport<Row, { sums: OrderSums }>(fairOrderApi.page, fileColumns, {
    code: 'saleShowOrders_export',
    onAnswer: (answer) => setSums(answer.sums),
  });
  const request = useInFair(exporting.request, tradeFairId);
  const branchField = useBranchField();
  const columns = useMemo(() => columnsWith(branchField), [branchField]);
  const release = ({ orderNo, version }: FairOrder) => call(fairOrderApi.unbind, { orderNo, version }).finally(reload);
  const actionsOf = (order: FairOrder) => [
    { code: 'saleShowOrders_view' as const, label: 'action.view' as const, onAction: () => setShown(order) },
    ...(order.status === ORDER_STATUS.cancelled
      ? []
      : order.guestId === null
        ? [
            {
              code: 'saleShowOrders_bind' as const,
              label: 'fairOrder.bind' as const,
              onAction: () => open({ orderNo: order.orderNo, version: order.version }),
            },
          ]
        : [
            {
              code: 'saleShowOrders_unbind' as const,
              label: 'fairOrder.unbind' as const,
              danger: true,
              confirm: {
                title: 'fairOrder.askUnbind' as const,
                content: 'fairOrder.askUnbindHelp' as const,
                values: { name: order.guestName },
              },
              onAction: () => release(order),
            },
          ]),
  ];
  return (
    <>
      <CrudTable<Row>
        rowKey="orderNo"
        actionRef={table}
        request={request}
        initialFilters={useLinkFilters(LINKED)}
        emptyText="fairOrder.empty"
        columns={[...columns, actionColumn((order) => <RowActions actions={actionsOf(order)} />)]}
        {...(sums
          ? {
              footer: () => (
                <SumLine
                  sums={[
                    ['fairOrder.orderAmount', sums.orderAmount],
                    ['fairOrder.discountAmount', sums.discountAmount],
                    ['fairOrder.payAmount', sums.payAmount],
                  ]}
                />
              ),
            }
          : {})}
        toolBarRender={() => [
          exporting.button,
          <FairImport
            key="import"
            fair={fair}
            templateCode="FAIR_ORDER"
            codes={{ import: 'saleShowOrders_import' }}
            label="fairOrder.import"
            title="fairOrder.import"
            help={IMPORT_HELP}
            onChanged={reload}
          />,
        ]}
      />
      <BindDialog {...modal} tradeFairId={tradeFairId} />
      <Suspense fallback={null}>
        {shown && <OrderDrawer tradeFairId={tradeFairId} order={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

function SaleShowOrdersScreen() {
  return (
    <FairPage title="fairOrder.title" help="fairOrder.help">
      {(fair) => <Orders key={fair.tradeFairId} fair={fair} />}
    </FairPage>
  );
}

/** /sale/saleShowOrders */
export const SaleShowOrders = withTexts(['fair-orders', 'exhibit', 'import-record'], SaleShowOrdersScreen);
