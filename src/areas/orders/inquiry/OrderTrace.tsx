import { Empty, Flex, Skeleton, Table } from 'antd';
import { type SalesOrderLine, salesOrderApi } from '@/contract/orders/orders';
import type { TrialAnswer } from '@/contract/pricing/trial';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { TraceTable } from '@/shared/pricing/trace/TraceTable';
import { Waterfall } from '@/shared/pricing/trace/Waterfall';
import { LoadFailed } from '@/ui/LoadFailed';
import { kit } from '@kit/host';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

type Line = TrialAnswer['lines'][number];

const fields = fieldsOf<Line>()('salesOrderLine', {
  lineNo: f.count({ width: 60 }),
  qty: f.quantity(),
  listPrice: f.price(),
  basePrice: f.price(),
  unitPrice: f.price(),
  amount: f.money(),
  netAmount: f.money(),
});

function Product({ orderNo, lineNo }: { orderNo: string; lineNo: number }) {
  const { data } = useCall(salesOrderApi.detail, { orderNo });
  const line: SalesOrderLine | undefined = data?.lines.find((one) => one.lineNo === lineNo);
  return line ? `${line.productName} ${line.spec}` : '';
}

/** Line by line from the list price to the price paid, and the activities that did not apply. */
export function OrderTrace({ orderNo }: { orderNo: string }) {
  const canView = kit().useCan()('orderInquiry_view');
  const { data, error, loading, refresh } = useCall(salesOrderApi.trace, { orderNo });
  if (error && data === undefined) return <LoadFailed error={error} onRetry={refresh} />;
  if (loading || data === undefined) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (data === null) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="salesOrder.noTrace" />} />;
  const [first] = data.lines;
  return (
    <Flex vertical gap="middle">
      <Table<Line>
        rowKey="lineNo"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...data.lines]}
        columns={[
          ...fields.cells(['lineNo']),
          ...(canView
            ? [
                {
                  key: 'product',
                  title: <T id="salesOrderLine.productName" />,
                  render: (_: unknown, { lineNo }: Line) => <Product orderNo={orderNo} lineNo={lineNo} />,
                },
              ]
            : []),
          ...fields.cells(['qty', 'listPrice', 'basePrice', 'unitPrice', 'amount', 'netAmount']),
        ]}
        expandable={{
          defaultExpandedRowKeys: first ? [first.lineNo] : [],
          expandedRowRender: (line) => <Waterfall line={line} result={data} />,
        }}
      />
      <TraceTable trace={data.trace} />
    </Flex>
  );
}
