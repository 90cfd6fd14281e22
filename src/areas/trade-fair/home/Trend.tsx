import { Card } from 'antd';
import type { TrendPoint } from '@/contract/trade-fair/home';
import { formatMoney, formatNumber } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import { Chart } from '@/ui/chart/Chart';
import { Waiting } from '@/ui/Waiting';
import type { ChartSeries } from '@/ui/chart/chartModel';
import { momentOf } from './homeFields';
import styles from './FairHome.module.css';
import type { RoundRead } from './useRounds';

interface Props {
  read: RoundRead<readonly TrendPoint[]>;
  /** The fair, the company and the day to show. */
  subject: string;
}

/** Check-ins and orders by the hour of a day, or by the days of the fair. */
export function Trend({ read: { data, error, refresh }, subject }: Props) {
  const text = useText();
  const points = data ?? [];
  const labels = points.map(({ at }) => momentOf(at));
  const counted = (name: string, values: number[]): ChartSeries => ({
    ...{ name, values, kind: 'bar', format: (value) => formatNumber(value, 0) },
  });
  const labelTitle = text('homeTrend.at');
  const checkIns = {
    ...{ title: text('home.trendCheckIns'), labelTitle, labels },
    series: [
      counted(
        text('homeTrend.signIns'),
        points.map(({ signIns }) => signIns),
      ),
    ],
  };
  const amounts = points.map(({ orderAmount }) => Number(orderAmount));
  const sold = {
    ...{ title: text('home.trendOrders'), labelTitle, labels },
    series: [
      { name: text('homeTrend.orderAmount'), kind: 'bar' as const, values: amounts, format: formatMoney },
      {
        ...counted(
          text('homeTrend.orders'),
          points.map(({ orders }) => orders),
        ),
        onlyInTable: true,
      },
    ],
  };
  return (
    <Card
      size="small"
      classNames={{ title: styles.cardTitle ?? '' }}
      title={<T id="home.trend" values={{ subject }} />}
    >
      {data ? (
        <>
          <Chart model={checkIns} />
          <Chart model={sold} />
        </>
      ) : (
        <Waiting error={error} onRetry={refresh} />
      )}
    </Card>
  );
}
