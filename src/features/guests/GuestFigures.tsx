import { Card, Col, Row, Statistic } from 'antd';
import { useEffect } from 'react';
import { guestApi } from '@/contract/fair/guests';
import { useCall } from '@/core/http/useCall';
import { useText } from '@/core/i18n';

/** How many are expected, and how many have come. */
export function GuestFigures({ tradeFairId, changes }: { tradeFairId: string; changes: number }) {
  const text = useText();
  const { data, refresh } = useCall(guestApi.statistics, { tradeFairId });
  useEffect(() => {
    if (changes > 0) refresh();
  }, [changes, refresh]);
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
