import type { CSSProperties } from 'react';
import type { ScreenState, ScreenWinner } from '@/contract/trade-fair/big-screen';
import { T } from '@/core/i18n';
import styles from './PrizeDraw.module.css';

const LARGE = 6;

/** Each card comes a moment after the one before it. */
const position = (index: number): CSSProperties & Record<'--position', number> => ({ '--position': index });

/** Who has won in the last draw, one card each. */
export function Winners({ last }: { last: NonNullable<ScreenState['last']> }) {
  const isLarge = last.winners.length <= LARGE;
  return (
    <section className={styles.winners} aria-live="polite">
      <h2 className={styles.cheer}>
        <T id="prizeDraw.congratulations" />
      </h2>
      <ol className={`${styles.cards} ${isLarge ? styles.large : ''}`}>
        {last.winners.map((winner, i) => (
          <li key={winner.ticketNo} className={styles.card} style={position(i)}>
            <span className={styles.name}>{winner.guestName}</span>
            <span className={styles.company}>{winner.customerName}</span>
            <span className={styles.ticket}>{winner.ticketNo}</span>
          </li>
        ))}
      </ol>
      {last.winners.length < last.drawCount && (
        <p className={styles.short}>
          <T id="prizeDraw.short" />
        </p>
      )}
    </section>
  );
}

/** Everybody who has won so far. */
export function Wall({ winners }: { winners: readonly ScreenWinner[] }) {
  if (winners.length === 0) return null;
  return (
    <aside className={styles.wall}>
      <h2 className={styles.wallTitle}>
        <T id="prizeDraw.wall" />
      </h2>
      <ul>
        {winners.map(({ ticketNo, guestName, customerName, prizeName }) => (
          <li key={ticketNo}>
            <strong>{guestName}</strong> {customerName}
            <span>{prizeName}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
