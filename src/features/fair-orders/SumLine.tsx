import { Space, Typography } from 'antd';
import { formatMoney } from '@/core/format/number';
import { T, type TextId } from '@/core/i18n';

interface Props {
  sums: readonly (readonly [label: TextId, amount: string])[];
}

/** What all rows of a list come to, on every page of it. */
export function SumLine({ sums }: Props) {
  return (
    <Space size="large" wrap>
      {sums.map(([label, amount]) => (
        <span key={label}>
          <Typography.Text type="secondary">
            <T id={label} />
          </Typography.Text>{' '}
          <Typography.Text strong>{formatMoney(amount)}</Typography.Text>
        </span>
      ))}
    </Space>
  );
}
