import { type CSSProperties, useEffect, useState } from 'react';
import type { ScreenState, ScreenWinner } from '@/contract/trade-fair/big-screen';
import { T } from '@/core/i18n';
import styles from './PrizeDraw.module.css';

const WINNERS_A_PAGE = 50;
/** The size of the cards, by the number of winners; more winners than the largest number here are shown in pages. */
const SIZES = [
  { most: 6, style: styles.large },
  { most: 15, style: '' },
  { most: WINNERS_A_PAGE, style: styles.small },
] as const;
const PAGE_MS = 8_000;
/** Cards appear one after the other, with this interval … */
const ONE_CARD_MS = 90;
/** … or with a shorter one, so that all have appeared after this time. */
const ALL_CARDS_MS = 2_000;

type Delay = CSSProperties & Record<'--delay', string>;
const delayOf = (index: number, count: number): Delay => ({
  '--delay': `${Math.round(index * Math.min(ONE_CARD_MS, ALL_CARDS_MS / count))}ms`,
});

/** The page that is shown: every `PAGE_MS` the next one, and after the last one the first again. */
function usePages(count: number) {
  const pages = Math.ceil(count / WINNERS_A_PAGE);
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setPage((shown) => (shown + 1) % pages), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return { page, pages };
}

/** Who has won in the last draw, one card each. */
export function Winners({ last }: { last: NonNullable<ScreenState['last']> }) {
  const { winners } = last;
  const { page, pages } = usePages(winners.length);
  const shown = winners.slice(page * WINNERS_A_PAGE, (page + 1) * WINNERS_A_PAGE);
  const size = SIZES.find(({ most }) => winners.length <= most)?.style ?? styles.small;
  return (
    <section className={styles.winners} aria-live="polite">
      <h2 className={styles.cheer}>
        <T id="prizeDraw.congratulations" />
        {pages > 1 && <small className={styles.page}>{`${page + 1} / ${pages}`}</small>}
      </h2>
      <ol className={`${styles.cards} ${size ?? ''}`}>
        {shown.map((winner, i) => (
          <li key={winner.ticketNo} className={styles.card} style={delayOf(i, shown.length)}>
            <span className={styles.name}>{winner.guestName}</span>
            <span className={styles.company}>{winner.customerName}</span>
            <span className={styles.ticket}>{winner.ticketNo}</span>
          </li>
        ))}
      </ol>
      {winners.length < last.drawCount && (
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
