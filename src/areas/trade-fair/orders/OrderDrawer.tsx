import { Drawer, Flex } from 'antd';
import { type FairOrder, type FairOrderLine, fairOrderApi } from '@/contract/trade-fair/orders';
import { useText } from '@/core/i18n';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { lineFields } from './lineFields';
import { orderFields } from './orderFields';

const PAGE_SIZE = 500;

const { columns } = lineFields.table({
  show: ['lineNo', 'productName', 'spec', 'qty', 'unitPrice', 'amount', 'discountAmount', 'netAmount', 'status'],
});

interface Props {
  tradeFairId: string;
  order: FairOrder;
  onClose: () => void;
}

/** An order with its lines. */
export function OrderDrawer({ tradeFairId, order, onClose }: Props) {
  const text = useText();
  const { orderNo } = order;
  const read = useCall(fairOrderApi.linePage, { tradeFairId, orderNo, pageSize: PAGE_SIZE });
  return (
    <Drawer open size={900} title={text('fairOrder.drawer', { orderNo })} onClose={onClose}>
      <Flex vertical gap="middle">
        <RecordFacts
          columns={3}
          fields={orderFields}
          record={order}
          show={[
            'orderTime',
            'status',
            'customerName',
            'level',
            'branchName',
            'salesmanName',
            'guestName',
            'ticketCount',
            'orderAmount',
            'discountAmount',
            'payAmount',
          ]}
        />
        <RecordTable<FairOrderLine> rowKey="id" columns={columns} rows={read.data?.records} read={read} />
      </Flex>
    </Drawer>
  );
}
