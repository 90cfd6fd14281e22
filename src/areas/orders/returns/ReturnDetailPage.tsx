import { Card, Flex, Image, Skeleton, Timeline, Typography } from 'antd';
import { useLocation } from '@umijs/max';
import { type ReturnDetail, type ReturnLine, returnApi } from '@/contract/orders/returns';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { usePageParent, usePageTitle } from '@/core/page/page';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDateTime } from '@kit/format/date';
import { orderEvent } from '../shared/orderEvent';
import { detailFields, returnLineFields } from './returnFields';
import { useReturnSteps } from './useReturnSteps';

const LIST = '/order/returnedRecord';
const RETURN_NO = /^[A-Za-z0-9-]{1,40}$/;

const { columns } = returnLineFields.table({
  show: [
    'lineNo',
    'productCode',
    'productName',
    'spec',
    'batchNo',
    'expiryDate',
    'unitPrice',
    'shippedQty',
    'returnQty',
    'receivedQty',
    'netUnitPrice',
    'refundAmount',
    'promotionDeduct',
    'checkResult',
  ],
});

function Events({ events }: Pick<ReturnDetail, 'events'>) {
  return (
    <Timeline
      items={events.map(({ time, kind, byName, text }) => ({
        key: `${time} ${kind}`,
        content: (
          <Flex wrap gap="small">
            <Typography.Text strong>{orderEvent.labelOf(kind)}</Typography.Text>
            <Typography.Text type="secondary">
              {[formatDateTime(time), byName].filter(Boolean).join(' · ')}
            </Typography.Text>
            {text}
          </Flex>
        ),
      }))}
    />
  );
}

/** The customer's photos; each can be enlarged. */
function Photos({ images }: Pick<ReturnDetail, 'images'>) {
  const text = useText();
  return (
    <Card size="small" title={<T id="returnRecord.images" />}>
      <Image.PreviewGroup>
        <Flex wrap gap="small">
          {images.map(({ fileId, url }, i) => (
            <Image key={fileId} src={url} height={96} alt={text('returnRecord.image', { number: i + 1 })} />
          ))}
        </Flex>
      </Image.PreviewGroup>
    </Card>
  );
}

function Detail({ detail }: { detail: ReturnDetail }) {
  return (
    <Flex vertical gap="middle">
      <Card size="small">
        <RecordFacts
          columns={3}
          fields={detailFields}
          record={detail}
          show={[
            'returnNo',
            'status',
            'orderNo',
            'outboundNo',
            'custName',
            'branchName',
            'returnType',
            'reason',
            'skuCount',
            'returnQty',
            'applicantName',
            'applyTime',
            'finishTime',
            'returnPolicy',
            'refundAmount',
            'promotionDeduct',
            'rebateDeduct',
            'toRefund',
            'refundNo',
            ...(detail.rejectReason ? (['rejectReason'] as const) : []),
          ]}
        />
      </Card>
      {detail.images.length > 0 && <Photos images={detail.images} />}
      <Card size="small" title={<T id="returnRecord.lines" />}>
        <RecordTable<ReturnLine> rowKey="id" columns={columns} rows={detail.lines} />
      </Card>
      <Card size="small" title={<T id="returnRecord.log" />}>
        <Events events={detail.events} />
      </Card>
    </Flex>
  );
}

const CODES = { approve: 'returnedRecordDetail_approve', reject: 'returnedRecordDetail_reject' } as const;

function ReturnDetailScreen() {
  const text = useText();
  const given = new URLSearchParams(useLocation().search).get('returnNo') ?? '';
  const returnNo = RETURN_NO.test(given) ? given : '';
  const { data, error, refresh } = useCall(returnApi.detail, { returnNo }, { ready: returnNo !== '' });
  const { actionsOf, sheet } = useReturnSteps(CODES);
  usePageTitle(returnNo ? text('returnRecord.pageTitle', { returnNo }) : undefined);
  usePageParent(LIST);
  const steps = data ? actionsOf(data) : [];
  return (
    <>
      <PageHeader task="returnRecord.detail">
        <ActionButton code="returnedRecordDetail_back" label="returnRecord.back" onAction={() => navigate(LIST)} />
        {data && (
          <ActionButton code="returnedRecordDetail_print" label="returnRecord.print" onAction={() => window.print()} />
        )}
        {steps.map((action) => (
          <ActionButton key={action.label} {...action} type={action.danger ? 'default' : 'primary'} />
        ))}
      </PageHeader>
      {returnNo === '' || (error && !data) ? (
        <LoadFailed error={error} onRetry={returnNo === '' ? undefined : refresh} />
      ) : data ? (
        <Detail detail={data} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
      {sheet}
    </>
  );
}

/** /returnedRecordDetail?returnNo=… */
export const ReturnDetailPage = withTexts(['orders/returns', 'orders/inquiry', 'shared/payments'], ReturnDetailScreen);
