import { Alert } from 'antd';
import { ERROR } from '@/contract/error-codes';
import { type Returnable, returnApi } from '@/contract/orders/returns';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { BatchQuantity } from './BatchQuantity';
import type { NewReturn } from './returnFields';

type Row = Returnable['rows'][number];

const goods = fieldsOf<Row>()('returnLine', {
  productName: f.name({ width: 150 }),
  spec: f.text({ width: 110 }),
  batchNo: f.code({ width: 96 }),
  expiryDate: f.date({ width: 104 }),
  shippedQty: f.quantity({ width: 88 }),
  netUnitPrice: f.price({ width: 88 }),
  returnableQty: f.quantity({ width: 96 }),
}).table({
  show: ['productName', 'spec', 'batchNo', 'expiryDate', 'shippedQty', 'returnableQty', 'netUnitPrice'],
});

type Quantities = NewReturn['quantities'];

interface Props {
  orderNo: string;
  value?: Quantities;
  onChange?: (quantities: Quantities) => void;
}

/** The key of a quantity: order, line and batch. */
const keyOf = (orderNo: string, id: string) => `${orderNo} ${id}`;

/** A complete order number: letters, day and serial. One that is still being typed is not looked up. */
const ORDER_NO = /^[A-Za-z]{2}\d{16,}$/;

/** The batches of an order, and how much of each comes back. */
export function GoodsTable({ orderNo, value = {}, onChange }: Props) {
  const text = useText();
  const isWhole = ORDER_NO.test(orderNo);
  const read = useCall(returnApi.goods, { orderNo }, { ready: isWhole, silent: true });
  const isUnknown = isCallError(read.error) && read.error.code === ERROR.notFound;
  if (!isWhole) return <Alert type="info" title={<T id="returnForm.needOrder" />} />;
  if (isUnknown) return <Alert showIcon type="warning" title={<T id="returnForm.noOrder" values={{ orderNo }} />} />;
  return (
    <RecordTable<Row>
      rowKey="id"
      rows={read.data?.rows}
      read={read}
      columns={[
        ...goods.columns,
        {
          key: 'returnQty',
          title: <T id="returnLine.returnQty" />,
          fixed: 'right',
          width: 120,
          render: (_, { id, productName, batchNo, returnableQty, isWhole }) => (
            <BatchQuantity
              isWhole={isWhole}
              max={returnableQty}
              aria-label={text('returnForm.qtyOf', { product: productName, batch: batchNo })}
              disabled={returnableQty === '0'}
              value={value[keyOf(orderNo, id)] ?? null}
              onChange={(qty) => onChange?.({ ...value, [keyOf(orderNo, id)]: qty ?? '' })}
            />
          ),
        },
      ]}
    />
  );
}

/** The lines of this order to return, without quantities that were typed for another order. */
export const linesOf = (orderNo: string, quantities: Quantities = {}) =>
  Object.entries(quantities).flatMap(([key, returnQty]) => {
    const [own = '', lineNo = '', ...batch] = key.split(' ');
    return own === orderNo && Number(returnQty) > 0
      ? [{ lineNo: Number(lineNo), batchNo: batch.join(' '), returnQty }]
      : [];
  });
