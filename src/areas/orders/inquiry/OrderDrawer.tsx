import { Drawer, Flex, Skeleton, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { type SalesOrderDetail, type SalesOrderLine, salesOrderApi } from '@/contract/orders/orders';
import { T, type TextId, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { kit } from '@kit/host';
import { useCall } from '@kit/data/useCall';
import { FiredTable } from './FiredTable';
import { detailFields, lineFields } from './orderFields';
import { OrderLinksTab } from './OrderLinksTab';
import { OrderTimeline } from './OrderTimeline';
import { OrderTrace } from './OrderTrace';

export type OrderTab = 'lines' | 'trace' | 'timeline' | 'links';

const { columns } = lineFields.table({
  show: [
    'lineNo',
    'productCode',
    'productName',
    'spec',
    'qty',
    'unitPrice',
    'discountAmount',
    'netAmount',
    'shippedQty',
    'returnedQty',
    'batches',
    'listPrice',
    'amount',
    'netUnitPrice',
    'unit',
    'manufacturer',
    'approvalNo',
  ],
});

function Lines({ order }: { order: SalesOrderDetail }) {
  return (
    <Flex vertical gap="middle">
      <RecordFacts
        columns={3}
        fields={detailFields}
        record={order}
        show={[
          'orderTime',
          'orderSource',
          'orderStatus',
          'custCode',
          'custName',
          'payStatus',
          'branchName',
          'salesmanName',
          'signTime',
          'orderAmount',
          'unitDiscount',
          'orderDiscount',
          'freight',
          'payableAmount',
          'paidAmount',
          'returnedAmount',
          'refundedAmount',
          'returnPolicy',
          'invoiceStatus',
          'invoiceNo',
          'remark',
          ...(order.cancelReason ? (['cancelReason'] as const) : []),
        ]}
      />
      <RecordTable<SalesOrderLine> rowKey="lineNo" columns={columns} rows={order.lines} />
      {order.fired.length > 0 && <FiredTable fired={order.fired} />}
    </Flex>
  );
}

function LinesTab({ orderNo }: { orderNo: string }) {
  const { data, error, refresh } = useCall(salesOrderApi.detail, { orderNo });
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  return data ? <Lines order={data} /> : <Skeleton active paragraph={{ rows: 10 }} />;
}

const TABS: readonly {
  key: OrderTab;
  code: ButtonCode;
  label: TextId;
  Content: (props: { orderNo: string }) => ReactNode;
}[] = [
  { key: 'lines', code: 'orderInquiry_view', label: 'salesOrder.lines', Content: LinesTab },
  { key: 'trace', code: 'orderInquiry_trace', label: 'salesOrder.trace', Content: OrderTrace },
  { key: 'links', code: 'orderInquiry_links', label: 'salesOrder.links', Content: OrderLinksTab },
  { key: 'timeline', code: 'orderInquiry_log', label: 'salesOrder.log', Content: OrderTimeline },
];

interface Props {
  orderNo: string;
  tab: OrderTab;
  onClose: () => void;
}

/** One order: its lines, the trace of its price, its documents, and its history. */
export function OrderDrawer({ orderNo, tab, onClose }: Props) {
  const text = useText();
  const can = kit().useCan();
  const [active, setActive] = useState<string>(tab);
  return (
    <Drawer open size={1080} title={text('salesOrder.drawer', { orderNo })} onClose={onClose}>
      <Tabs
        activeKey={active}
        onChange={setActive}
        items={TABS.filter(({ code }) => can(code)).map(({ key, label, Content }) => ({
          key,
          label: <T id={label} />,
          children: <Content orderNo={orderNo} />,
        }))}
      />
    </Drawer>
  );
}
