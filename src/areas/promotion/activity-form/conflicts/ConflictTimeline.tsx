import type { Conflict } from '@/contract/promotion/conflicts';
import { formatDate, formatPeriod } from '@kit/format/date';
import { useText } from '@/core/i18n';
import styles from './ConflictTimeline.module.css';
import { type Bar, barsOf, type Span } from './timeline';

interface Props {
  own: Span & { name: string };
  conflicts: readonly Conflict[];
}

const percent = (share: number) => `${share * 100}%`;
const span = ({ startTime, endTime }: Span) => formatPeriod(startTime, endTime, 'YMDHM');

const stripe = (start: number, width: number) => ({ insetInlineStart: percent(start), width: percent(width) });

function Track({ span: label, isOwn, bar }: { span: string; isOwn: boolean; bar: Bar | undefined }) {
  const { start = 0, width = 0, sharedStart = 0, sharedWidth = 0 } = bar ?? {};
  return (
    <span className={styles.track} role="img" aria-label={label} title={label}>
      <span className={`${styles.bar} ${isOwn ? styles.own : ''}`} style={stripe(start, width)} />
      {!isOwn && <span className={styles.shared} style={stripe(sharedStart, sharedWidth)} />}
    </span>
  );
}

/** The activity and those that it conflicts with, one line each; the overlap with its own period is marked. */
export function ConflictTimeline({ own, conflicts }: Props) {
  const text = useText();
  const rows = [
    { key: 'own', label: own.name, isOwn: true, ...own },
    ...conflicts.map((one) => ({
      key: one.activityId,
      label: one.activityName,
      isOwn: false,
      startTime: one.startTime,
      endTime: one.endTime,
    })),
  ];
  const { from, to, bars } = barsOf(own, rows);
  return (
    <figure className={styles.figure}>
      <ol className={styles.rows} aria-label={text('conflict.timeline')}>
        {rows.map((row, i) => {
          return (
            <li key={row.key} className={styles.row}>
              <span className={styles.label} title={row.label}>
                {row.label}
              </span>
              <Track span={span(row)} isOwn={row.isOwn} bar={bars[i]} />
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.axis}>
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </figcaption>
    </figure>
  );
}
