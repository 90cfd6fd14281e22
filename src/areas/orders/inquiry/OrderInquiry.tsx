import { useLocation } from '@umijs/max';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ERP_STATE } from '@/contract/orders/erp';
import { type SalesOrder, SALES_STATUS, salesOrderApi } from '@/contract/orders/orders';
import { useCan } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { lineColumns } from './lineColumns';
import type { OrderTab } from './OrderDrawer';
import { lastDays } from '@/shared/fields/lastDays';
import { orderFieldsFrom } from './orderFields';

const ErpFaults = lazy(async () => ({ default: (await import('./erp/ErpFaults')).ErpFaults }));
const OrderDrawer = lazy(async () => ({ default: (await import('./OrderDrawer')).OrderDrawer }));

const OPENS_WITH_DAYS = 7;
/** Filters that figures on other pages set in their links. */
const LINKED = {
  orderTime: 'texts',
  branchId: 'text',
  orderSource: 'code',
  orderStatus: 'codes',
  payStatus: 'codes',
} as const;

const tableFrom = () =>
  orderFieldsFrom(lastDays(OPENS_WITH_DAYS)).table({
    show: [
      'orderNo',
      'orderTime',
      'orderStatus',
      'orderSource',
      'custCode',
      'custName',
      'branchName',
      'salesmanName',
      'skuCount',
      'orderAmount',
      'discountAmount',
      'payableAmount',
      'paidAmount',
      'payStatus',
      'outboundNo',
    ],
    search: [
      'orderTime',
      'orderNo',
      'custName',
      'custCode',
      'orderStatus',
      'payStatus',
      'branchId',
      'salesmanId',
      'orderSource',
      'productCode',
    ],
  });

/** Without a time the last week is searched: a search over all times is not offered. */
const withTime = ({ orderTime, ...query }: Record<string, unknown>) => ({
  ...query,
  orderTime: Array.isArray(orderTime) ? orderTime : lastDays(OPENS_WITH_DAYS),
});

const CANCELLABLE: readonly number[] = [SALES_STATUS.toAudit, SALES_STATUS.audited];
const WAITING: readonly number[] = [...CANCELLABLE, SALES_STATUS.picking, SALES_STATUS.partlyShipped];

const urging = ({ orderNo, version }: SalesOrder): Action => ({
  code: 'orderInquiry_urge',
  label: 'salesOrder.urge',
  reason: {
    title: 'salesOrder.askUrge',
    content: 'salesOrder.askUrgeHelp',
    values: { orderNo },
    asked: 'salesOrder.remark',
    min: 0,
    max: 100,
  },
  onAction: ({ reason }) => call(salesOrderApi.urge, { orderNo, version, remark: reason }, { silent: true }),
  done: 'salesOrder.urged',
});

const cancelling = ({ orderNo, version }: SalesOrder): Action => ({
  code: 'orderInquiry_cancel',
  label: 'salesOrder.cancel',
  danger: true,
  reason: { title: 'salesOrder.askCancel', content: 'salesOrder.askCancelHelp', values: { orderNo }, max: 100 },
  onAction: ({ reason }) => call(salesOrderApi.cancel, { orderNo, version, reason }, { silent: true }),
  done: 'salesOrder.cancelled',
});

const noting = ({ orderNo }: SalesOrder): Action => ({
  code: 'orderInquiry_note',
  label: 'salesOrder.note',
  reason: { title: 'salesOrder.askNote', values: { orderNo }, asked: 'salesOrder.remark', min: 1, max: 200 },
  onAction: ({ reason }) => call(salesOrderApi.note, { orderNo, text: reason }, { silent: true }),
});

const ORDER_NO = /^[A-Za-z0-9-]{1,40}$/;

/** What the address has opened beside the list, until the user closes it. */
function useLinked() {
  const { search, key } = useLocation();
  const [closed, setClosed] = useState('');
  const query = new URLSearchParams(search);
  const orderNo = query.get('order') ?? '';
  const isNew = closed !== key;
  return {
    /** The number of an order that a statement has linked to. */
    linkedNo: isNew && ORDER_NO.test(orderNo) ? orderNo : undefined,
    /** The link came from a card of the dashboard that counts failed events. */
    hasLinkedFaults: isNew && query.get('erpState') === String(ERP_STATE.faulty),
    closeLinked: () => setClosed(key),
  };
}

function OrderInquiryScreen() {
  const [shown, setShown] = useState<{ orderNo: string; tab: OrderTab }>();
  const [hasFaults, setHasFaults] = useState(false);
  const { linkedNo, hasLinkedFaults, closeLinked } = useLinked();
  const mayRepair = useCan()('orderInquiry_erp');
  const linked = useLinkFilters(LINKED);
  const table = useMemo(() => tableFrom(), []);
  // The latest query, in a ref because a change of it must not render.
  const asked = useRef<object>({});
  const opening = (orderNo: string, tab: OrderTab) => () => setShown({ orderNo, tab });
  const actionsOf = (order: SalesOrder): Action[] => [
    { code: 'orderInquiry_view', label: 'action.view', onAction: opening(order.orderNo, 'lines') },
    { code: 'orderInquiry_trace', label: 'salesOrder.trace', onAction: opening(order.orderNo, 'trace') },
    { code: 'orderInquiry_log', label: 'salesOrder.log', onAction: opening(order.orderNo, 'timeline') },
    { code: 'orderInquiry_links', label: 'salesOrder.links', onAction: opening(order.orderNo, 'links') },
    ...(WAITING.includes(order.orderStatus) ? [urging(order)] : []),
    noting(order),
    ...(CANCELLABLE.includes(order.orderStatus) ? [cancelling(order)] : []),
  ];
  return (
    <>
      <CrudTable<SalesOrder>
        header={<PageHeader inList title="salesOrder.title" help="salesOrder.help" />}
        {...table}
        rowKey="orderNo"
        list={salesOrderApi.page}
        exported="orderInquiry_export"
        initialFilters={linked}
        beforeSearchSubmit={withTime}
        emptyText="salesOrder.empty"
        onListed={({ query }) => {
          asked.current = query;
        }}
        actions={(order) => <RowActions actions={actionsOf(order)} />}
        toolBarRender={() => [
          <ActionButton
            key="erp"
            code="orderInquiry_erp"
            label="salesOrder.erpFaults"
            onAction={() => setHasFaults(true)}
          />,
          <ExportButton
            key="details"
            code="orderInquiry_exportDetail"
            label="salesOrder.exportDetail"
            list={salesOrderApi.linePage}
            columns={lineColumns}
            asked={() => asked.current}
          />,
        ]}
      />
      <Suspense fallback={null}>
        {(hasFaults || (hasLinkedFaults && mayRepair)) && (
          <ErpFaults
            onClose={() => {
              setHasFaults(false);
              closeLinked();
            }}
          />
        )}
        {shown && <OrderDrawer {...shown} onClose={() => setShown(undefined)} />}
        {linkedNo && <OrderDrawer key={linkedNo} orderNo={linkedNo} tab="lines" onClose={closeLinked} />}
      </Suspense>
    </>
  );
}

/** /order/orderInquiry */
export const OrderInquiry = withTexts(
  ['orders/inquiry', 'pricing/trial', 'shared/payments', 'shared/pricing-kinds', 'shared/rule-text'],
  OrderInquiryScreen,
);
