import { useRequest } from 'ahooks';
import { Table } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { type LineRow, linesOf, type CustomerKey, type Reading } from './levels';
import { lineFields } from './settlementFields';
import { SumCheck } from './SumCheck';

const COLUMNS = lineFields.cells([
  ...(['billNo', 'billDate', 'lineNo', 'product', 'shippedQty', 'returnedQty'] as const),
  ...(['effectiveQty', 'unitPrice', 'effectiveAmount', 'rewardAmount'] as const),
]);

interface Props {
  reading: Reading;
  customerKey: CustomerKey;
  /** The key of the document or product; empty where everything is counted together. */
  unit: string;
  /** The reward that is divided among the lines. */
  above: string;
}

/** The lines that a reward is counted from, each with its share. */
export function LineTable({ reading, customerKey, unit, above }: Props) {
  const { activityId, custId } = customerKey;
  const { data, loading, error, refresh } = useRequest(() => linesOf(reading, customerKey, unit), {
    refreshDeps: [reading, activityId, custId, unit],
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
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
        columns={COLUMNS}
      />
      {data && <SumCheck rows={rows} above={above} />}
    </>
  );
}
