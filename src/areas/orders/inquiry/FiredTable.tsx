import { Card } from 'antd';
import type { SalesOrderDetail } from '@/contract/orders/orders';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { KindName } from '@/shared/pricing/kinds';
import { SubjectLink } from '@/shared/pricing/trace/Waterfall';
import { RecordTable } from '@/ui/RecordTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';

type Fired = SalesOrderDetail['fired'][number];

const { columns } = fieldsOf<Fired>()('orderFired', {
  kind: f.text({ cell: ({ kind }) => <KindName kind={kind} /> }),
  code: f.code(),
  name: f.text({ width: 220, cell: (one) => <SubjectLink {...one} /> }),
  lines: f.text({ cell: ({ lines }) => formatList(lines.map(String)) }),
  saving: f.money(),
}).table({ show: ['kind', 'code', 'name', 'lines', 'saving'] });

/** The activities and rules that have lowered the price of the order. */
export const FiredTable = ({ fired }: { fired: readonly Fired[] }) => (
  <Card size="small" title={<T id="salesOrder.fired" />}>
    <RecordTable<Fired> rowKey="id" columns={columns} rows={fired} />
  </Card>
);
