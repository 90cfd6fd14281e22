import { ClockCircleOutlined } from '@ant-design/icons';
import { Space, Tag, Tooltip, Typography } from 'antd';
import type { PriceCell as Cell, PriceField } from '@/contract/pricing/compare';
import { formatDate } from '@kit/format/date';
import { formatPrice, NOTHING } from '@kit/format/number';
import { T, useText } from '@/core/i18n';

/** A price at a branch: grey where it is inherited, marked where it is the branch's own, with the planned change. */
export function PriceCell({ cell, field }: { cell: Cell | undefined; field: PriceField }) {
  const text = useText();
  if (!cell || cell.listPrice === null) return <Typography.Text type="secondary">{NOTHING}</Typography.Text>;
  const { isOwn, fromName, next } = cell;
  const price = formatPrice(cell[field]);
  const shown = isOwn ? (
    <Space size={4}>
      <Tag color="blue">
        <T id="priceCompare.own" />
      </Tag>
      <Typography.Text strong>{price}</Typography.Text>
    </Space>
  ) : (
    <Tooltip title={text('priceCompare.inherited', { name: fromName })}>
      <Typography.Text type="secondary">{price}</Typography.Text>
    </Tooltip>
  );
  if (!next) return shown;
  const label = text('priceCompare.next', {
    price: formatPrice(next[field]),
    time: formatDate(next.effectiveTime, 'YMDHM'),
  });
  return (
    <Space size={4}>
      <Tooltip title={label}>
        <ClockCircleOutlined aria-label={label} />
      </Tooltip>
      {shown}
    </Space>
  );
}
