import { Descriptions, Drawer } from 'antd';
import { type WorkOrder, type WorkOrderDetail, workOrderApi } from '../../../src/contract/property/work-orders';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';
import { formatMoney, formatPrice, formatQuantity, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { Photos } from '../photos/Photos';
import { useSay } from '../say';
import { orderFields } from './orderFields';

const WIDTH = 640;
const FACTS = [
  ...(['propertyName', 'unitText', 'category', 'urgency', 'status', 'reporterName', 'phone', 'reportTime'] as const),
  ...(['appointTime', 'handlerName', 'finishTime', 'score', 'description', 'result'] as const),
];
const TOLD = [
  ['rejectReason', 'pmsWork.rejectReason'],
  ['taskNo', 'pmsWork.taskNo'],
  ['pointName', 'pmsWork.pointName'],
  ['outageText', 'pmsWork.outageText'],
] as const;
const PICTURES = [
  ['images', 'pmsWork.images'],
  ['sourceImages', 'pmsWork.sourceImages'],
  ['finishImages', 'pmsWork.finishImages'],
] as const;

const itemsOf = (order: WorkOrderDetail) => [
  ...FACTS.map((name) => ({
    key: name,
    label: <T id={`pmsWork.${name}`} />,
    children: orderFields.show(name, order[name]) || NOTHING,
  })),
  { key: 'cost', label: <T id="pmsWork.cost" />, children: formatMoney(order.cost) },
  {
    key: 'materials',
    label: <T id="pmsWork.materials" />,
    children:
      formatList(
        order.materials.map(({ name, qty, price }) => `${name} ${formatQuantity(qty)} × ${formatPrice(price)}`),
      ) || NOTHING,
  },
  ...TOLD.filter(([name]) => order[name] !== '').map(([name, label]) => ({
    ...{ key: name, label: <T id={label} />, children: order[name] },
  })),
  ...PICTURES.filter(([name]) => order[name].length > 0).map(([name, label]) => ({
    ...{ key: name, label: <T id={label} />, children: <Photos photos={order[name]} /> },
  })),
];

/** All details of an order, with the inspection that it came from and its photos. */
export function OrderDrawer({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const say = useSay();
  const read = useCall(workOrderApi.detail, { id: order.orderId });
  const { data } = read;
  return (
    <Drawer open size={WIDTH} title={say('pmsWork.stepTitle', { name: order.orderNo })} onClose={onClose}>
      <Awaited {...read} />
      {data && <Descriptions column={{ xs: 1, md: 2 }} size="small" items={itemsOf(data)} />}
    </Drawer>
  );
}
