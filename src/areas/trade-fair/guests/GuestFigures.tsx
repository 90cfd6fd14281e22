import { Flex, Typography } from 'antd';
import { guestApi } from '@/contract/trade-fair/guests';
import { T } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatNumber, NOTHING } from '@kit/format/number';

/** How many are expected, and how many have come: one line, because the list below needs the room. */
export function GuestFigures({ tradeFairId }: { tradeFairId: string }) {
  const { data } = useCall(guestApi.statistics, { tradeFairId });
  const figures = [
    ['guest.total', data?.total],
    ['guest.signed', data?.signed],
    ['guest.absent', data?.absent],
    ['guest.companionsAll', data?.companions],
  ] as const;
  return (
    <Flex wrap gap="middle">
      {figures.map(([id, value]) => (
        <span key={id}>
          <Typography.Text type="secondary">
            <T id={id} />
          </Typography.Text>{' '}
          <Typography.Text strong>{value === undefined ? NOTHING : formatNumber(value, 0)}</Typography.Text>
        </span>
      ))}
    </Flex>
  );
}
