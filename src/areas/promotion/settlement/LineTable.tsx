import { useRequest } from 'ahooks';
import { Table } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { formatPrice, formatQuantity } from '@kit/format/number';
import { T } from '@/core/i18n';
import { type LineRow, linesOf, type CustomerKey, type Reading } from './levels';
import { SumCheck } from './SumCheck';
import { EFFECTIVE_AMOUNT, EFFECTIVE_QTY, figure, REWARD } from './totals';

interface Props {
  reading: Reading;
  customerKey: CustomerKey;
  /** Of the document or product; empty where all is pooled. */
  unit: string;
  /** The reward that is divided among the lines. */
  above: string;
}

/** The lines that a reward is counted from, each with its part. */
export function LineTable({ reading, customerKey, unit, above }: Props) {
  const { activityId, custId } = customerKey;
  const { data, loading, error, refresh } = useRequest(() => linesOf(reading, customerKey, unit), {
    refreshDeps: [reading, activityId, custId, unit],
    onError: () => undefined,
  });
  if (error) return <LoadFailed onRetry={refresh} />;
  const rows = data ?? [];
  return (
    <>
      <Table<LineRow>
        rowKey="key"
        size="small"
        loading={loading}
        dataSource={rows}
        pagination={rows.length > 20 && { pageSize: 20 }}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'bill', title: <T id="calculation.billNo" />, render: (_, row) => row.billNo },
          { key: 'date', title: <T id="calculation.billDate" />, render: (_, row) => row.billDate },
          { key: 'line', ...figure, title: <T id="calculation.lineNo" />, render: (_, row) => row.lineNo },
          {
            key: 'product',
            title: <T id="calculation.product" />,
            render: (_, row) => `${row.productName} ${row.spec}`,
          },
          {
            key: 'shipped',
            ...figure,
            title: <T id="calculation.shippedQty" />,
            render: (_, row) => formatQuantity(row.shippedQty),
          },
          {
            key: 'returned',
            ...figure,
            title: <T id="calculation.returnedQty" />,
            render: (_, row) => formatQuantity(row.returnedQty),
          },
          EFFECTIVE_QTY,
          {
            key: 'price',
            ...figure,
            title: <T id="calculation.unitPrice" />,
            render: (_, row) => formatPrice(row.unitPrice),
          },
          EFFECTIVE_AMOUNT,
          REWARD,
        ]}
      />
      {data && <SumCheck rows={rows} above={above} />}
    </>
  );
}
