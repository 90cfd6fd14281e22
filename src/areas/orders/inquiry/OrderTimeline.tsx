import { Link } from '@umijs/max';
import { Empty, Flex, Skeleton, Timeline, Typography } from 'antd';
import { ORDER_EVENT, salesOrderApi, TIMELINE_EVENT, type TimelineEvent } from '@/contract/orders/orders';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { formatDateTime } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { orderEvent } from '../shared/orderEvent';
import { workbenchPath } from '../shared/workbenchPath';

const COLOURS: Partial<Record<TimelineEvent['kind'], string>> = {
  [ORDER_EVENT.cancelled]: 'red',
  [ORDER_EVENT.refunded]: 'orange',
  [ORDER_EVENT.urged]: 'orange',
  [ORDER_EVENT.noted]: 'gray',
  [ORDER_EVENT.signed]: 'green',
  [ORDER_EVENT.finished]: 'green',
  [TIMELINE_EVENT.statementConfirmed]: 'green',
  [TIMELINE_EVENT.differenceHandled]: 'orange',
};

function Entry({ event }: { event: TimelineEvent }) {
  const { time, kind, byName, amount, docNo, text, statementId } = event;
  return (
    <Flex vertical>
      <Flex wrap gap="small">
        <Typography.Text strong>{orderEvent.labelOf(kind)}</Typography.Text>
        {amount !== null && <span>¥{formatMoney(amount)}</span>}
        {docNo &&
          (statementId ? (
            <Link to={workbenchPath(statementId)}>{docNo}</Link>
          ) : (
            <Typography.Text copyable>{docNo}</Typography.Text>
          ))}
        <Typography.Text type="secondary">{[formatDateTime(time), byName].filter(Boolean).join(' · ')}</Typography.Text>
      </Flex>
      {text && <Typography.Text>{text}</Typography.Text>}
    </Flex>
  );
}

/** The events of an order, in the order of their time. */
export function OrderTimeline({ orderNo }: { orderNo: string }) {
  const { data, error, refresh } = useCall(salesOrderApi.timeline, { orderNo });
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="salesOrder.noEvents" />} />;
  return (
    <Timeline
      items={data.map((event) => ({
        key: event.eventId,
        color: COLOURS[event.kind] ?? 'blue',
        content: <Entry event={event} />,
      }))}
    />
  );
}
