import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { DayCard } from '@/contract/account/dashboard';
import { drillAddress } from '@/contract/drill';
import { T } from '@/core/i18n';
import { formatMoney, formatNumber } from '@kit/format/number';
import { CARD_NAMES } from './cardNames';
import styles from './DayCards.module.css';

interface Props {
  card: DayCard;
  wide: boolean;
  onRetry: () => void;
}

function Amount({ card, amount, amountBefore }: DayCard) {
  if (amount === null) return null;
  return (
    <>
      <span>
        <T id="dayCards.amount" values={{ amount: formatMoney(amount) }} />
      </span>
      {amountBefore !== null && (
        <span className={styles.more}>
          <T
            id={card === 'monthOrders' ? 'dayCards.lastMonth' : 'dayCards.yesterday'}
            values={{ amount: formatMoney(amountBefore) }}
          />
        </span>
      )}
    </>
  );
}

/** A figure that leads to its rows; one that could not be counted says so, and offers another try. */
export function CardTile({ card, wide, onRetry }: Props) {
  const { count, more, drill } = card;
  const name = (
    <span className={styles.name}>
      <T id={CARD_NAMES[card.card]} />
    </span>
  );
  const look = `${styles.tile} ${wide ? styles.wide : ''}`;
  if (count === null)
    return (
      <div className={look}>
        {name}
        <span className={styles.more}>
          <T id="dayCards.failed" />
        </span>
        <Button size="small" onClick={onRetry}>
          <T id="kit.retry" />
        </Button>
      </div>
    );
  return (
    <Link className={look} to={drillAddress(drill)}>
      {name}
      <span className={`${styles.number} ${count === 0 ? styles.none : ''}`}>
        {formatNumber(count, 0)}
        {more && '+'}
      </span>
      <Amount {...card} />
    </Link>
  );
}
