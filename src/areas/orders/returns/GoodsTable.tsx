import { Alert, InputNumber } from 'antd';
import { ERROR } from '@/contract/error-codes';
import { type Returnable, returnApi } from '@/contract/orders/returns';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { NewReturn } from './returnFields';

type Row = Returnable['rows'][number];

const goods = fieldsOf<Row>()('returnLine', {
  productName: f.name({ width: 160 }),
  spec: f.text({ width: 110 }),
  batchNo: f.code({ width: 110 }),
  expiryDate: f.date(),
  shippedQty: f.quantity(),
  netUnitPrice: f.price(),
  returnableQty: f.quantity(),
}).table({
  show: ['productName', 'batchNo', 'expiryDate', 'returnableQty', 'netUnitPrice', 'shippedQty', 'spec'],
});

type Quantities = NewReturn['quantities'];

interface Props {
  orderNo: string;
  value?: Quantities;
  onChange?: (quantities: Quantities) => void;
}

/** An order, a line and a batch are the key of a quantity. */
const keyOf = (orderNo: string, id: string) => `${orderNo} ${id}`;

const ORDER_NO = /^[A-Za-z]{2}\d{8,}$/;

/** The batches of an order, and how much of each comes back. */
export function GoodsTable({ orderNo, value = {}, onChange }: Props) {
  const text = useText();
  const isWhole = ORDER_NO.test(orderNo);
  const read = useCall(returnApi.goods, { orderNo }, { ready: isWhole });
  const isUnknown = isCallError(read.error) && read.error.code === ERROR.notFound;
  if (!isWhole || isUnknown) return <Alert type="info" title={<T id="returnForm.needOrder" />} />;
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
          width: 130,
          render: (_, { id, productName, batchNo, returnableQty }) => (
            <InputNumber<string>
              stringMode
              min="0"
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

/** What is asked for of this order; quantities that were typed for another one are not of it. */
export const linesOf = (orderNo: string, quantities: Quantities = {}) =>
  Object.entries(quantities).flatMap(([key, returnQty]) => {
    const [own = '', lineNo = '', ...batch] = key.split(' ');
    return own === orderNo && Number(returnQty) > 0
      ? [{ lineNo: Number(lineNo), batchNo: batch.join(' '), returnQty }]
      : [];
  });
