import { Card, Col, Row, Statistic } from 'antd';
import { guestApi } from '@/contract/trade-fair/guests';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

/** How many are expected, and how many have come. */
export function GuestFigures({ tradeFairId }: { tradeFairId: string }) {
  const text = useText();
  const { data } = useCall(guestApi.statistics, { tradeFairId });
  const figures = [
    ['guest.total', data?.total],
    ['guest.signed', data?.signed],
    ['guest.absent', data?.absent],
    ['guest.companionsAll', data?.companions],
  ] as const;
  return (
    <Card size="small">
      <Row gutter={[16, 16]}>
        {figures.map(([id, value]) => (
          <Col key={id} xs={12} md={6}>
            <Statistic title={text(id)} value={value ?? 0} loading={data === undefined} />
          </Col>
        ))}
      </Row>
    </Card>
  );
}
