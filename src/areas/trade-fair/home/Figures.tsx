import { Link } from '@umijs/max';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Explained, HomeFigures } from '@/contract/trade-fair/home';
import { formatMoney, formatNumber, formatPercent } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { linksOf, type HomeFilter } from './links';
import styles from './FairHome.module.css';

const Why = lazy(async () => ({ default: (await import('./Why')).Why }));

interface Asked {
  tradeFairId: string;
  filter: HomeFilter;
}

interface FigureProps extends Asked {
  figure: Explained;
  label: TextId;
  to: string;
  value: ReactNode;
  /** The second line: a total, or a share. */
  more?: ReactNode;
}

/** A figure leads to its rows; the button beside it says why it is what it is. */
function Figure({ label, to, value, more, ...asked }: FigureProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.cell}>
      <Link className={styles.figure ?? ''} to={to}>
        <span className={styles.label}>
          <T id={label} />
        </span>
        <span className={styles.number}>{value}</span>
        <span className={styles.more}>{more ?? '\u00a0'}</span>
      </Link>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottom"
        title={<T id={label} />}
        destroyOnHidden
        content={
          <Suspense fallback={<Skeleton active title={false} />}>
            <Why {...asked} to={to} />
          </Suspense>
        }
      >
        <Button
          type="text"
          size="small"
          className={styles.ask ?? ''}
          icon={<QuestionCircleOutlined />}
          aria-expanded={isOpen}
          aria-label={text('homeWhy.ask', { figure: text(label) })}
        />
      </Popover>
    </div>
  );
}

const count = (value: number) => formatNumber(value, 0);

/** The figures of the fair; each leads to the list whose total it is, and says what it is made of. */
export function Figures({ figures, tradeFairId, filter }: Asked & { figures: HomeFigures | undefined }) {
  if (!figures) return <Skeleton active paragraph={{ rows: 4 }} />;
  const links = linksOf(filter);
  const asked = { tradeFairId, filter };
  const plain = (name: 'invitedCount' | 'confirmedCount' | 'orderCustomerCount' | 'orderCount', label: TextId) => (
    <Figure {...asked} figure={name} label={label} to={links[name]} value={count(figures[name])} />
  );
  return (
    <div className={styles.figures}>
      <Figure
        {...asked}
        figure="signInCount"
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
      <Figure
        {...asked}
        figure="orderAmount"
        label="home.orderAmount"
        to={links.orderAmount}
        value={formatMoney(figures.orderAmount)}
      />
      {plain('orderCount', 'home.orderCount')}
      {plain('orderCustomerCount', 'home.orderCustomerCount')}
      <Figure
        {...asked}
        figure="discountAmount"
        label="home.discountAmount"
        to={links.discountAmount}
        value={formatMoney(figures.discountAmount)}
      />
      {plain('invitedCount', 'home.invitedCount')}
      {plain('confirmedCount', 'home.confirmedCount')}
      <Figure
        {...asked}
        figure="ticketIssuedCount"
        label="home.ticketIssuedCount"
        to={links.ticketIssuedCount}
        value={count(figures.ticketIssuedCount)}
        more={<T id="home.ofTickets" values={{ count: count(figures.ticketCount) }} />}
      />
      <Figure
        {...asked}
        figure="drawnCount"
        label="home.drawnCount"
        to={links.drawnCount}
        value={count(figures.drawnCount)}
      />
      <Figure
        {...asked}
        figure="prizeRegisteredCount"
        label="home.prizeRegisteredCount"
        to={links.prizeRegisteredCount}
        value={count(figures.prizeRegisteredCount)}
      />
      <Figure
        {...asked}
        figure="diningUsed"
        label="home.dining"
        to={links.dining}
        value={count(figures.diningUsed)}
        more={<T id="home.ofSeats" values={{ count: count(figures.diningQuota) }} />}
      />
    </div>
  );
}
