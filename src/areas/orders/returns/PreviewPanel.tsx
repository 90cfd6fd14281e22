import { Alert, Card, Flex, Statistic } from 'antd';
import type { ReturnPreview } from '@/contract/orders/returns';
import { T, type TextId, useText } from '@/core/i18n';
import { RecordTable } from '@/ui/RecordTable';
import { formatMoney, formatQuantity } from '@kit/format/number';
import { previewFields } from './returnFields';

const { columns } = previewFields.table({
  show: [
    'productName',
    'batchNo',
    'netAmount',
    'soldQty',
    'returnedBefore',
    'returnQty',
    'refundAmount',
    'promotionDeduct',
  ],
});

const FIGURES: readonly [name: 'refundAmount' | 'toRefund' | 'promotionDeduct' | 'rebateDeduct', label: TextId][] = [
  ['refundAmount', 'returnPreview.refundAmount'],
  ['toRefund', 'returnPreview.toRefund'],
  ['promotionDeduct', 'returnPreview.promotionDeduct'],
  ['rebateDeduct', 'returnPreview.rebateDeduct'],
];

/** What a return would come to: its money, what it does to promotions and rebates, and to the stock. */
export function PreviewPanel({ preview }: { preview: ReturnPreview }) {
  const text = useText();
  return (
    <Card size="small" title={<T id="returnPreview.title" />}>
      <Flex vertical gap="middle">
        <Flex wrap gap="large" role="status">
          {FIGURES.map(([name, label]) => (
            <Statistic key={name} title={text(label)} value={formatMoney(preview[name])} prefix="¥" />
          ))}
        </Flex>
        <Alert
          showIcon
          type="info"
          title={<T id={preview.policy === 2 ? 'returnPreview.anew' : 'returnPreview.share'} />}
        />
        <RecordTable<ReturnPreview['lines'][number]> rowKey="id" columns={columns} rows={preview.lines} />
        <div>
          <T id="returnPreview.stock" />
          {preview.stock.map(({ id, productName, batchNo, qty }) => (
            <div key={id}>
              {productName} · {batchNo} · +{formatQuantity(qty)}
            </div>
          ))}
        </div>
      </Flex>
    </Card>
  );
}
