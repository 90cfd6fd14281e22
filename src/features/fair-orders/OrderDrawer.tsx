import { Descriptions, Drawer, Flex, Table } from 'antd';
import { type FairOrder, type FairOrderLine, fairOrderApi } from '@/contract/fair/orders';
import { formatDateTime } from '@/core/format/date';
import { formatMoney, NOTHING } from '@/core/format/number';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { lineColumns } from './lineFields';
import { level, orderStatus } from './orderWords';

interface Props {
  tradeFairId: string;
  order: FairOrder;
  onClose: () => void;
}

const MOST = 500;

/** An order with its lines. */
export function OrderDrawer({ tradeFairId, order, onClose }: Props) {
  const text = useText();
  const { data } = useCall(fairOrderApi.linePage, { tradeFairId, orderNo: order.orderNo, pageSize: MOST });
  const facts = [
    ['fairOrder.orderTime', formatDateTime(order.orderTime)],
    ['fairOrder.status', <orderStatus.Tag key="status" value={order.status} />],
    ['fairOrder.customerName', order.customerName],
    ['fairOrder.level', <level.Tag key="level" value={order.level} />],
    ['fairOrder.branchName', order.branchName],
    ['fairOrder.salesmanName', order.salesmanName || NOTHING],
    ['fairOrder.guestName', order.guestName || NOTHING],
    ['fairOrder.ticketCount', order.ticketCount],
    ['fairOrder.orderAmount', formatMoney(order.orderAmount)],
    ['fairOrder.discountAmount', formatMoney(order.discountAmount)],
    ['fairOrder.payAmount', formatMoney(order.payAmount)],
  ] as const;
  return (
    <Drawer open size={900} title={text('fairOrder.drawer', { orderNo: order.orderNo })} onClose={onClose}>
      <Flex vertical gap="middle">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 3 }}
          items={facts.map(([id, children]) => ({ key: id, label: <T id={id} />, children }))}
        />
        <Table<FairOrderLine>
          size="small"
          rowKey="id"
          pagination={false}
          loading={!data}
          scroll={{ x: 'max-content' }}
          dataSource={data?.records ?? []}
          columns={lineColumns}
        />
      </Flex>
    </Drawer>
  );
}
