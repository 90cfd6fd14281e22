import { Link } from '@umijs/max';
import { Card, Empty, Skeleton, Tag, Typography } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { dashboardApi } from '@/contract/account/dashboard';
import type { Output } from '@/contract/endpoint';
import { LoadFailed } from '@/ui/LoadFailed';
import { fairState } from '@/shared/fair/fairState';
import { TRADE_FAIR_STATE } from '@/contract/trade-fair/fairs';
import { formatDate, formatRelative } from '@kit/format/date';
import { useCall } from '@kit/data/useCall';
import { T, type TextId } from '@/core/i18n';
import { logAction } from '@/shared/history/logCodes';
import { useSession } from '@/core/session/session';
import { FirstSteps } from './FirstSteps';
import styles from './Dashboard.module.css';

const DayCards = lazy(async () => ({ default: (await import('./DayCards')).DayCards }));

type Summary = Output<typeof dashboardApi.summary>;
type Fairs = NonNullable<Summary['tradeFairs']>;

const FAIRS = '/sale/tradeFairManage';

function Figures({ byState }: Fairs) {
  const countOf = (state: number) => byState.find((one) => one.state === state)?.count ?? 0;
  return (
    <div className={styles.figures}>
      {Object.values(TRADE_FAIR_STATE).map((state) => (
        <Link key={state} className={styles.figure ?? ''} to={`${FAIRS}?state=${state}`}>
          <fairState.Tag value={state} />
          <span className={styles.number}>{countOf(state)}</span>
        </Link>
      ))}
    </div>
  );
}

const nothing = (id: TextId) => <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id={id} />} />;

function NextFairs({ next }: Fairs) {
  if (next.length === 0) return nothing('dashboard.noNext');
  return (
    <ul className={styles.rows}>
      {next.map(({ tradeFairId, subject, state, startTime, endTime }) => (
        <li key={tradeFairId} className={styles.row}>
          <fairState.Tag value={state} />
          <Link className={styles.name ?? ''} to={`/sale/saleShowEdit?id=${tradeFairId}`} title={subject}>
            {subject}
          </Link>
          <span className={styles.quiet}>
            {formatDate(startTime)} – {formatDate(endTime, 'MD')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RecentWork({ recentWork }: Summary) {
  if (recentWork.length === 0) return nothing('dashboard.noRecent');
  return (
    <ul className={styles.rows}>
      {recentWork.map(({ operateTime, action, objectId, objectName }) => (
        <li key={`${operateTime} ${objectId} ${action}`} className={styles.row}>
          <Tag>
            <logAction.Tag value={action} />
          </Tag>
          <span className={styles.name} title={objectName}>
            {objectName || objectId}
          </span>
          <time className={styles.quiet} title={operateTime}>
            {formatRelative(operateTime)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Figures of the current branch and below, what comes next, and what the user did last. */
export function Dashboard() {
  const { name, branchName } = useSession();
  const { data, error, loading, refresh } = useCall(dashboardApi.summary, {});
  const fairs = data?.tradeFairs;
  const hasFairs = fairs !== null;
  const card = (title: TextId, className: string | undefined, body: (summary: Summary) => ReactNode) => (
    <Card title={<T id={title} />} className={className ?? ''} size="small">
      {error && !data ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Skeleton active loading={loading && !data} paragraph={{ rows: 3 }}>
          {data && body(data)}
        </Skeleton>
      )}
    </Card>
  );
  return (
    <>
      <Typography.Title level={1} style={{ fontSize: 20, marginBlock: '0 4px' }}>
        <T id="dashboard.hello" values={{ name }} />
      </Typography.Title>
      <Typography.Paragraph type="secondary">
        <T id="dashboard.scope" values={{ branch: branchName }} />
      </Typography.Paragraph>
      <div className={styles.grid}>
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
        <div className={styles.wide}>
          <Suspense fallback={<Card size="small" loading />}>
            <DayCards />
          </Suspense>
        </div>
        {hasFairs && card('dashboard.fairs', styles.wide, () => fairs && <Figures {...fairs} />)}
        {hasFairs && card('dashboard.next', styles.half, () => fairs && <NextFairs {...fairs} />)}
        {card('dashboard.recent', hasFairs ? styles.half : styles.wide, (summary) => (
          <RecentWork {...summary} />
        ))}
      </div>
    </>
  );
}
