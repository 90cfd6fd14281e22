import { Alert, InputNumber } from 'antd';
import { type Returnable, returnApi } from '@/contract/orders/returns';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

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

interface Props {
  orderNo: string;
  value?: Readonly<Record<string, string>>;
  onChange?: (quantities: Record<string, string>) => void;
}

const ORDER_NO = /^[A-Za-z]{2}\d{8,}$/;

/** The batches of an order, and how much of each comes back. */
export function GoodsTable({ orderNo, value = {}, onChange }: Props) {
  const text = useText();
  const isWhole = ORDER_NO.test(orderNo);
  const { data, error } = useCall(returnApi.goods, { orderNo }, { ready: isWhole });
  if (!isWhole || error) return <Alert type="info" title={<T id="returnForm.needOrder" />} />;
  return (
    <RecordTable<Row>
      rowKey="id"
      rows={data?.rows}
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
              value={value[id] ?? null}
              onChange={(qty) => onChange?.({ ...value, [id]: qty ?? '' })}
            />
          ),
        },
      ]}
    />
  );
}

/** What is asked for: a line and a batch are the key of a quantity. */
export const linesOf = (quantities: Readonly<Record<string, string>> = {}) =>
  Object.entries(quantities).flatMap(([id, returnQty]) => {
    const cut = id.indexOf(' ');
    return Number(returnQty) > 0 ? [{ lineNo: Number(id.slice(0, cut)), batchNo: id.slice(cut + 1), returnQty }] : [];
  });
