import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { HomeFigures } from '@/contract/trade-fair/home';
import { formatMoney, formatNumber, formatPercent } from '@kit/format/number';
import { T, type TextId } from '@/core/i18n';
import { linksOf, type HomeFilter } from './links';
import styles from './FairHome.module.css';

interface FigureProps {
  label: TextId;
  to: string;
  value: ReactNode;
  /** The second line: a total, or a share. */
  more?: ReactNode;
}

function Figure({ label, to, value, more }: FigureProps) {
  return (
    <Link className={styles.figure ?? ''} to={to}>
      <span className={styles.label}>
        <T id={label} />
      </span>
      <span className={styles.number}>{value}</span>
      <span className={styles.more}>{more ?? '\u00a0'}</span>
    </Link>
  );
}

const count = (value: number) => formatNumber(value, 0);

/** The figures of the fair; each leads to the list whose total it is. */
export function Figures({ figures, filter }: { figures: HomeFigures | undefined; filter: HomeFilter }) {
  if (!figures) return <Skeleton active paragraph={{ rows: 4 }} />;
  const links = linksOf(filter);
  const plain = (name: 'invitedCount' | 'confirmedCount' | 'orderCustomerCount' | 'orderCount', label: TextId) => (
    <Figure label={label} to={links[name]} value={count(figures[name])} />
  );
  return (
    <div className={styles.figures}>
      <Figure
        label="home.signInCount"
        to={links.signInCount}
        value={count(figures.signInCount)}
        more={
          <T
            id="home.ofGuests"
            values={{ count: count(figures.guestCount), rate: formatPercent(figures.signInRate) }}
          />
        }
      />
      <Figure label="home.orderAmount" to={links.orderAmount} value={formatMoney(figures.orderAmount)} />
      {plain('orderCount', 'home.orderCount')}
      {plain('orderCustomerCount', 'home.orderCustomerCount')}
      <Figure label="home.discountAmount" to={links.discountAmount} value={formatMoney(figures.discountAmount)} />
      {plain('invitedCount', 'home.invitedCount')}
      {plain('confirmedCount', 'home.confirmedCount')}
      <Figure
        label="home.ticketIssuedCount"
        to={links.ticketIssuedCount}
        value={count(figures.ticketIssuedCount)}
        more={<T id="home.ofTickets" values={{ count: count(figures.ticketCount) }} />}
      />
      <Figure label="home.drawnCount" to={links.drawnCount} value={count(figures.drawnCount)} />
      <Figure
        label="home.prizeRegisteredCount"
        to={links.prizeRegisteredCount}
        value={count(figures.prizeRegisteredCount)}
      />
      <Figure
        label="home.dining"
        to={links.dining}
        value={count(figures.diningUsed)}
        more={<T id="home.ofSeats" values={{ count: count(figures.diningQuota) }} />}
      />
    </div>
  );
}
