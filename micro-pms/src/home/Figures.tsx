import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { formatMoney, formatNumber, formatPercent } from '@kit/format/number';
import type { MicroProps, PmsSummary } from '../../../src/contract/property/micro-pms';
import { BASE } from '../host';
import { type Phrase, useSay } from '../say';
import styles from './Home.module.css';

interface CardProps {
  label: Phrase;
  value: ReactNode;
  /** Something to look after. */
  isUrgent?: boolean;
  onOpen?: () => void;
  children?: ReactNode;
}

function Card({ label, value, isUrgent = false, onOpen, children }: CardProps) {
  const say = useSay();
  const text = say(label);
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{text}</dt>
      <dd className={isUrgent ? styles.urgent : styles.value}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {value}
          </button>
        ) : (
          value
        )}
        {children}
      </dd>
    </div>
  );
}

interface GroupProps {
  title: Phrase;
  children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const say = useSay();
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{say(title)}</h2>
      <dl className={styles.cards}>{children}</dl>
    </section>
  );
}

interface RateProps {
  label: Phrase;
  rate: string;
}

function Rate({ label, rate }: RateProps) {
  const say = useSay();
  return (
    <Card label={label} value={formatPercent(rate)}>
      {rate && <Progress percent={Number(rate)} showInfo={false} size="small" aria-label={say(label)} />}
    </Card>
  );
}

interface Props {
  summary: PmsSummary;
  navigate: MicroProps['navigate'];
}

export function Figures({ summary, navigate }: Props) {
  const to = (page: string) => () => navigate(`${BASE}/${page}`);
  return (
    <div className={styles.groups}>
      <Group title="units">
        <Card label="unitCount" value={formatNumber(summary.unitCount, 0)} onOpen={to('unit')} />
        <Card label="letCount" value={formatNumber(summary.letCount, 0)} />
        <Rate label="occupiedRate" rate={summary.occupiedRate} />
      </Group>
      <Group title="fees">
        <Card label="receivable" value={formatMoney(summary.receivable)} onOpen={to('bill')} />
        <Card label="received" value={formatMoney(summary.received)} />
        <Rate label="collectRate" rate={summary.collectRate} />
        <Card
          label="overdueAmount"
          value={formatMoney(summary.overdueAmount)}
          isUrgent={summary.overdueAmount !== '0.00'}
        />
      </Group>
      <Group title="work">
        <Card label="openOrders" value={formatNumber(summary.openOrders, 0)} onOpen={to('workOrder')} />
        <Card
          label="overdueInspections"
          value={formatNumber(summary.overdueInspections, 0)}
          isUrgent={summary.overdueInspections > 0}
          onOpen={to('inspection')}
        />
        <Card label="expiringLeases" value={formatNumber(summary.expiringLeases, 0)} onOpen={to('lease')} />
      </Group>
    </div>
  );
}
