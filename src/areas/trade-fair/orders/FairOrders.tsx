import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { type FairOrder, fairOrderApi, ORDER_STATUS, type OrderSums } from '@/contract/trade-fair/orders';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { FairImport } from '../shared/FairImport';
import { FairPage } from '../shared/FairPage';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { BindDialog } from './BindDialog';
import { type Binding, orderFields } from './orderFields';
import { type Summed, SumLine } from './SumLine';

const OrderDrawer = lazy(async () => ({ default: (await import('./OrderDrawer')).OrderDrawer }));

const table = orderFields.table({
  show: [
    'orderNo',
    'orderTime',
    'customerCode',
    'customerName',
    'level',
    'branchName',
    'salesmanName',
    'guestName',
    'skuCount',
    'orderAmount',
    'discountAmount',
    'payAmount',
    'ticketCount',
    'status',
  ],
  search: ['orderNo', 'customerName', 'branchId', 'status', 'day'],
});

const SUMS = ['orderAmount', 'discountAmount', 'payAmount'] as const;

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { status: 'codes', branchId: 'text', day: 'text' } as const;

const IMPORT_HELP = ['fairOrder.importHelp1', 'fairOrder.importHelp2', 'fairOrder.importHelp3'] as const;

function Orders({ fair, header }: { fair: EnteredFair; header: ReactNode }) {
  const { tradeFairId } = fair;
  const initialFilters = useLinkFilters(LINKED);
  const [shown, setShown] = useState<FairOrder>();
  const [binding, setBinding] = useState<Binding>();
  const [answered, setAnswered] = useState<Summed<OrderSums>>();
  const guestAction = ({ orderNo, version, guestId, guestName }: FairOrder): Action =>
    guestId === null
      ? {
          code: 'saleShowOrders_bind',
          label: 'fairOrder.bind',
          onAction: () => setBinding({ orderNo, version, guest: null }),
        }
      : {
          code: 'saleShowOrders_unbind',
          label: 'fairOrder.unbind',
          danger: true,
          confirm: {
            title: 'fairOrder.askUnbind',
            content: 'fairOrder.askUnbindHelp',
            values: { name: guestName },
          },
          onAction: () => call(fairOrderApi.unbind, { orderNo, version }),
        };
  const actionsOf = (order: FairOrder): Action[] => [
    { code: 'saleShowOrders_view', label: 'action.view', onAction: () => setShown(order) },
    ...(order.status === ORDER_STATUS.cancelled ? [] : [guestAction(order)]),
  ];
  return (
    <>
      <CrudTable<FairOrder, { sums?: OrderSums | undefined }>
        {...table}
        header={header}
        rowKey="orderNo"
        list={fairOrderApi.page}
        params={{ tradeFairId }}
        exported="saleShowOrders_export"
        initialFilters={initialFilters}
        emptyText="fairOrder.empty"
        onAnswer={(answer) => setAnswered(answer)}
        actions={(order) => <RowActions actions={actionsOf(order)} />}
        footer={answered && (() => <SumLine fields={orderFields} answer={answered} show={SUMS} />)}
        toolBarRender={() => [
          <FairImport
            key="import"
            fair={fair}
            templateCode="FAIR_ORDER"
            codes={{ import: 'saleShowOrders_import' }}
            label="fairOrder.import"
            title="fairOrder.import"
            help={IMPORT_HELP}
          />,
        ]}
      />
      <BindDialog tradeFairId={tradeFairId} record={binding} onClose={() => setBinding(undefined)} />
      <Suspense fallback={null}>
        {shown && <OrderDrawer tradeFairId={tradeFairId} order={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

function FairOrdersScreen() {
  return (
    <FairPage isList title="fairOrder.title" help="fairOrder.help">
      {(fair, header) => <Orders fair={fair} header={header} />}
    </FairPage>
  );
}

/** /sale/saleShowOrders */
export const FairOrders = withTexts(['trade-fair/orders', 'shared/fair', 'tasks/imports'], FairOrdersScreen);
