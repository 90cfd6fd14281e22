import { Progress } from 'antd';
import type { ReactNode } from 'react';
import type { MicroProps, PmsSummary } from '../../../src/contract/property/micro-pms';
import { type Phrase, useSay } from '../say';
import styles from './Home.module.css';

/** Nothing to show: a dash, as everywhere in the console. */
const NOTHING = '–';

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
    <Card label={label} value={rate ? `${rate}%` : NOTHING}>
      {rate && <Progress percent={Number(rate)} showInfo={false} size="small" aria-label={say(label)} />}
    </Card>
  );
}

interface Props {
  summary: PmsSummary;
  language: MicroProps['language'];
  navigate: MicroProps['navigate'];
}

export function Figures({ summary, language, navigate }: Props) {
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const amounts = new Intl.NumberFormat(language, { useGrouping: 'always', minimumFractionDigits: 2 });
  // Decimal texts keep all their digits in Intl, and a number would not.
  const money = (text: string) => amounts.format(text as `${number}`);
  const to = (page: string) => () => navigate(`/micro-pms/${page}`);
  return (
    <div className={styles.groups}>
      <Group title="units">
        <Card label="unitCount" value={numbers.format(summary.unitCount)} onOpen={to('unit')} />
        <Card label="letCount" value={numbers.format(summary.letCount)} />
        <Rate label="occupiedRate" rate={summary.occupiedRate} />
      </Group>
      <Group title="fees">
        <Card label="receivable" value={money(summary.receivable)} onOpen={to('bill')} />
        <Card label="received" value={money(summary.received)} />
        <Rate label="collectRate" rate={summary.collectRate} />
        <Card label="overdueAmount" value={money(summary.overdueAmount)} isUrgent={summary.overdueAmount !== '0.00'} />
      </Group>
      <Group title="work">
        <Card label="openOrders" value={numbers.format(summary.openOrders)} onOpen={to('workOrder')} />
        <Card
          label="overdueInspections"
          value={numbers.format(summary.overdueInspections)}
          isUrgent={summary.overdueInspections > 0}
          onOpen={to('inspection')}
        />
        <Card label="expiringLeases" value={numbers.format(summary.expiringLeases)} onOpen={to('lease')} />
      </Group>
    </div>
  );
}
