import type { TrendPoint } from '@/contract/trade-fair/home';
import { RecordTable } from '@/ui/RecordTable';
import { trendFields } from './homeFields';

const { columns } = trendFields.table({ show: ['at', 'signIns', 'orders', 'orderAmount'] });

/** The figures of the chart, one moment a row. */
export const TrendTable = ({ points }: { points: readonly TrendPoint[] }) => (
  <RecordTable<TrendPoint> rowKey="at" columns={columns} rows={points} />
);
