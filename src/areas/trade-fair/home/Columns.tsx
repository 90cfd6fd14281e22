import styles from './FairHome.module.css';

interface Props {
  /** The accessible name. */
  title: string;
  points: readonly { label: string; value: number; text: string }[];
  tone: 'first' | 'second';
}

const [WIDTH, HEIGHT, HEAD, FOOT] = [720, 170, 20, 20];
const GAP = 0.3;
/** More labels would touch each other. */
const LABELS = 14;

/** Columns from zero, the highest with its value. */
export function Columns({ title, points, tone }: Props) {
  const most = Math.max(...points.map(({ value }) => value), 0);
  const step = WIDTH / Math.max(points.length, 1);
  const room = HEIGHT - HEAD - FOOT;
  const every = Math.ceil(points.length / LABELS);
  return (
    <svg className={styles.columns} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <line className={styles.axis} x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      {points.map(({ label, value, text }, i) => {
        const height = most === 0 ? 0 : (value / most) * room;
        const middle = i * step + step / 2;
        const top = HEIGHT - FOOT - height;
        return (
          <g key={label}>
            <rect
              className={styles[tone]}
              x={i * step + (step * GAP) / 2}
              y={top}
              width={step * (1 - GAP)}
              height={height}
              rx={2}
            >
              <title>{`${label} ${text}`}</title>
            </rect>
            {value === most && most > 0 && (
              <text className={styles.value} x={middle} y={top - 5} textAnchor="middle">
                {text}
              </text>
            )}
            {i % every === 0 && (
              <text className={styles.tick} x={middle} y={HEIGHT - 5} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
