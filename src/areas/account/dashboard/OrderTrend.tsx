import { Card, Segmented } from 'antd';
import { useState } from 'react';
import { dashboardApi, TREND_DAYS } from '@/contract/account/dashboard';
import { drillAddress } from '@/contract/drill';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { Chart } from '@/ui/chart/Chart';
import { useCall } from '@kit/data/useCall';
import { formatMoney, formatNumber } from '@kit/format/number';

type Days = (typeof TREND_DAYS)[keyof typeof TREND_DAYS];

const NAMES: readonly (readonly [Days, TextId])[] = [
  [TREND_DAYS.today, 'dayCards.today'],
  [TREND_DAYS.week, 'dayCards.week'],
  [TREND_DAYS.month, 'dayCards.month'],
];

function Trend() {
  const text = useText();
  const [days, setDays] = useState<Days>(TREND_DAYS.week);
  const { data: answered, error, refresh } = useCall(dashboardApi.trend, { days });
  // Until the answer for this period comes, the orders of the period before are not shown.
  const data = answered?.length === days ? answered : undefined;
  const model = data && {
    title: text('dayCards.sold'),
    labelTitle: text('dayCards.date'),
    labels: data.map(({ date }) => date.slice(5)),
    series: [
      {
        ...{ name: text('dayCards.sold'), kind: 'bar' as const, format: formatMoney },
        values: data.map(({ orderAmount }) => Number(orderAmount)),
      },
      {
        ...{ name: text('dayCards.orders'), kind: 'bar' as const, onlyInTable: true },
        ...{ values: data.map(({ orderCount }) => orderCount), format: (value: number) => formatNumber(value, 0) },
      },
    ],
  };
  const rowsOf = (index: number) => {
    const point = data?.[index];
    return point && drillAddress(point.drill);
  };
  return (
    <Card
      size="small"
      title={<T id="dayCards.trend" />}
      extra={
        <Segmented<Days>
          size="small"
          value={days}
          onChange={setDays}
          aria-label={text('dayCards.period')}
          options={NAMES.map(([value, label]) => ({ value, label: text(label) }))}
        />
      }
    >
      <Chart model={model} to={rowsOf} hasFailed={error !== undefined} onRetry={refresh} />
    </Card>
  );
}

/** Orders of the last days. */
export const OrderTrend = withTexts(['account/day-cards'], Trend);
