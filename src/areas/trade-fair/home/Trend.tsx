import { Card, Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { TrendPoint } from '@/contract/trade-fair/home';
import { formatMoney, formatNumber } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import { Columns } from './Columns';
import { momentOf } from './homeFields';
import styles from './FairHome.module.css';

interface Props {
  points: readonly TrendPoint[] | undefined;
  /** The fair, the company and the day to show. */
  subject: string;
}

const VIEWS = ['chart', 'table'] as const;
type View = (typeof VIEWS)[number];

// The table is as large as the rest of the page: it is loaded when it is opened.
const TrendTable = lazy(async () => ({ default: (await import('./TrendTable')).TrendTable }));

function Chart({ points }: { points: readonly TrendPoint[] }) {
  const text = useText();
  return (
    <>
      <h3 className={styles.caption}>{text('home.trendCheckIns')}</h3>
      <Columns
        tone="first"
        title={text('home.trendCheckIns')}
        points={points.map(({ at, signIns }) => ({
          label: momentOf(at),
          value: signIns,
          text: formatNumber(signIns, 0),
        }))}
      />
      <h3 className={styles.caption}>{text('home.trendOrders')}</h3>
      <Columns
        tone="second"
        title={text('home.trendOrders')}
        points={points.map(({ at, orderAmount }) => ({
          label: momentOf(at),
          value: Number(orderAmount),
          text: formatMoney(orderAmount),
        }))}
      />
    </>
  );
}

/** Check-ins and orders by the hour of a day, or by the days of the fair. */
export function Trend({ points, subject }: Props) {
  const text = useText();
  const [view, setView] = useState<View>('chart');
  return (
    <Card
      size="small"
      classNames={{ title: styles.cardTitle ?? '' }}
      title={<T id="home.trend" values={{ subject }} />}
      loading={!points}
      extra={
        <Segmented<View>
          size="small"
          value={view}
          onChange={setView}
          aria-label={text('home.view')}
          options={VIEWS.map((value) => ({ value, label: text(value === 'chart' ? 'home.chart' : 'home.table') }))}
        />
      }
    >
      {points && view === 'chart' && <Chart points={points} />}
      {points && view === 'table' && (
        <Suspense fallback={<Skeleton active />}>
          <TrendTable points={points} />
        </Suspense>
      )}
    </Card>
  );
}
