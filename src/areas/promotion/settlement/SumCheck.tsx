import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Flex, Typography } from 'antd';
import { formatMoney } from '@kit/format/number';
import { T } from '@/core/i18n';
import { differenceOf, sumOf } from './sums';

interface Props {
  rows: readonly { rewardAmount: string }[];
  /** The total of the level above. */
  above: string;
}

/** The sum of a level, and whether it equals the level above to the fen. */
export function SumCheck({ rows, above }: Props) {
  const difference = differenceOf(rows, above);
  return (
    <Flex gap="small" justify="end" role="status">
      <Typography.Text strong>
        <T id="calculation.sum" values={{ amount: formatMoney(sumOf(rows)) }} />
      </Typography.Text>
      {difference === null ? (
        <Typography.Text type="success">
          <CheckCircleOutlined /> <T id="calculation.agrees" values={{ amount: formatMoney(above) }} />
        </Typography.Text>
      ) : (
        <Typography.Text type="danger">
          <ExclamationCircleOutlined />{' '}
          <T id="calculation.differs" values={{ difference, amount: formatMoney(above) }} />
        </Typography.Text>
      )}
    </Flex>
  );
}
