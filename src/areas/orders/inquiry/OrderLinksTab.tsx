import { Link } from '@umijs/max';
import { Card, Flex, Skeleton } from 'antd';
import { type OrderLinks, salesOrderApi } from '@/contract/orders/orders';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordTable } from '@/ui/RecordTable';
import { payChannel } from '@/shared/payments/payChannel';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { formatQuantity } from '@kit/format/number';
import { workbenchPath } from '../shared/workbenchPath';

/** The address of one difference in the list of all differences. */
const differencePath = (diffNo: string) => `/reconciliation/checkDiffList?diffNo=${diffNo}`;

type Outbound = OrderLinks['outbounds'][number];
type Receipt = OrderLinks['receipts'][number];
type Stated = OrderLinks['statements'][number];

const outbounds = fieldsOf<Outbound>()('outbound', {
  outboundNo: f.code({ width: 200 }),
  shipTime: f.dateTime(),
  amount: f.money(),
  lines: f.text({
    width: 360,
    ellipsis: false,
    cell: ({ lines }) =>
      lines.map(({ lineNo, productName, batchNo, expiryDate, qty }) => (
        <div key={`${lineNo} ${batchNo}`}>
          {productName} · {batchNo} · {formatDate(expiryDate)} · {formatQuantity(qty)}
        </div>
      )),
  }),
}).table({ show: ['outboundNo', 'shipTime', 'amount', 'lines'] });

/** The cashier, with the data of the moment at which the money came. */
function Where({ cashierCode, cashierName, payeeName, bankName, accountNo }: NonNullable<Receipt['receivedBy']>) {
  return (
    <>
      {cashierCode} · {cashierName}
      <div>
        {payeeName} · {bankName} · {accountNo}
      </div>
    </>
  );
}

const receipts = fieldsOf<Receipt>()('receipt', {
  receiptNo: f.code({ width: 200 }),
  isRefund: f.text({ width: 90, cell: ({ isRefund }) => <T id={isRefund ? 'receipt.refund' : 'receipt.payment'} /> }),
  payTime: f.dateTime(),
  amount: f.money(),
  channel: f.codes(payChannel),
  receivedBy: f.text({
    width: 260,
    ellipsis: false,
    cell: ({ receivedBy }) => receivedBy && <Where {...receivedBy} />,
  }),
}).table({ show: ['receiptNo', 'isRefund', 'payTime', 'amount', 'channel', 'receivedBy'] });

const statements = fieldsOf<Stated>()('stated', {
  docNo: f.code({ width: 200 }),
  amount: f.money(),
  statementNo: f.code({
    width: 170,
    cell: ({ statementId, statementNo }) => <Link to={workbenchPath(statementId)}>{statementNo}</Link>,
  }),
  matchNo: f.code({ width: 160 }),
  diffNo: f.code({
    width: 130,
    cell: ({ diffNo }) => diffNo && <Link to={differencePath(diffNo)}>{diffNo}</Link>,
  }),
}).table({ show: ['docNo', 'amount', 'statementNo', 'matchNo', 'diffNo'] });

/** The documents that belong to an order: shipments, payments, and the statements that contain them. */
export function OrderLinksTab({ orderNo }: { orderNo: string }) {
  const { data, error, refresh } = useCall(salesOrderApi.links, { orderNo });
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <Flex vertical gap="middle">
      <Card size="small" title={<T id="salesOrder.outbounds" />}>
        <RecordTable<Outbound> rowKey="outboundNo" columns={outbounds.columns} rows={data.outbounds} />
      </Card>
      <Card size="small" title={<T id="salesOrder.receipts" />}>
        <RecordTable<Receipt> rowKey="receiptNo" columns={receipts.columns} rows={data.receipts} />
      </Card>
      <Card size="small" title={<T id="salesOrder.statements" />}>
        <RecordTable<Stated> rowKey="docNo" columns={statements.columns} rows={data.statements} />
      </Card>
    </Flex>
  );
}
