import { formatMoney, formatQuantity } from '@kit/format/number';
import { T } from '@/core/i18n';

export const figure = { align: 'right' } as const;

/* What each level of a settlement counts, as its table shows it. */

export const EFFECTIVE_QTY = {
  key: 'qty',
  ...figure,
  title: <T id="calculation.effectiveQty" />,
  render: (_: unknown, row: { effectiveQty: string }) => formatQuantity(row.effectiveQty),
};

export const EFFECTIVE_AMOUNT = {
  key: 'amount',
  ...figure,
  title: <T id="calculation.effectiveAmount" />,
  render: (_: unknown, row: { effectiveAmount: string }) => formatMoney(row.effectiveAmount),
};

export const REWARD = {
  key: 'reward',
  ...figure,
  title: <T id="calculation.rewardAmount" />,
  render: (_: unknown, row: { rewardAmount: string }) => formatMoney(row.rewardAmount),
};
