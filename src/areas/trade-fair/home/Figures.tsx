import { Link } from '@umijs/max';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Explained, HomeFigures } from '@/contract/trade-fair/home';
import { formatMoney, formatNumber, formatPercent } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { linksOf, type HomeFilter } from './links';
import styles from './FairHome.module.css';
import type { RoundRead } from './useRounds';

const LABELS: Readonly<Record<Explained, TextId>> = {
  signInCount: 'home.signInCount',
  orderAmount: 'home.orderAmount',
  orderCount: 'home.orderCount',
  orderCustomerCount: 'home.orderCustomerCount',
  discountAmount: 'home.discountAmount',
  invitedCount: 'home.invitedCount',
  confirmedCount: 'home.confirmedCount',
  ticketIssuedCount: 'home.ticketIssuedCount',
  drawnCount: 'home.drawnCount',
  prizeRegisteredCount: 'home.prizeRegisteredCount',
  diningUsed: 'home.dining',
};

const Why = lazy(async () => ({ default: (await import('./Why')).Why }));

interface Asked {
  tradeFairId: string;
  filter: HomeFilter;
}

interface FigureProps extends Asked {
  figure: Explained;
  label: TextId;
  to: string;
  value: string;
  /** The second line of a figure: a total, or a share. */
  more?: ReactNode;
}

/** A figure that leads to its rows; the button beside it explains it. */
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

/** The figures of the fair; each leads to the list whose total it is, and can be explained. */
export function Figures({ read, tradeFairId, filter }: Asked & { read: RoundRead<HomeFigures> }) {
  const { data: figures, error, refresh } = read;
  if (!figures) return <Waiting error={error} onRetry={refresh} lines={4} />;
  const links = linksOf(filter);
  const figureOf = (figure: Explained, value: string, more?: ReactNode) => (
    <Figure {...{ tradeFairId, filter, figure, value, more }} label={LABELS[figure]} to={links[figure]} />
  );
  const { guestCount, ticketCount, diningQuota } = figures;
  const rate = formatPercent(figures.signInRate);
  return (
    <div className={styles.figures}>
      {figureOf(
        'signInCount',
        count(figures.signInCount),
        <T id="home.ofGuests" values={{ count: count(guestCount), rate }} />,
      )}
      {figureOf('orderAmount', formatMoney(figures.orderAmount))}
      {figureOf('orderCount', count(figures.orderCount))}
      {figureOf('orderCustomerCount', count(figures.orderCustomerCount))}
      {figureOf('discountAmount', formatMoney(figures.discountAmount))}
      {figureOf('invitedCount', count(figures.invitedCount))}
      {figureOf('confirmedCount', count(figures.confirmedCount))}
      {figureOf(
        'ticketIssuedCount',
        count(figures.ticketIssuedCount),
        <T id="home.ofTickets" values={{ count: count(ticketCount) }} />,
      )}
      {figureOf('drawnCount', count(figures.drawnCount))}
      {figureOf('prizeRegisteredCount', count(figures.prizeRegisteredCount))}
      {figureOf(
        'diningUsed',
        count(figures.diningUsed),
        <T id="home.ofSeats" values={{ count: count(diningQuota) }} />,
      )}
    </div>
  );
}
