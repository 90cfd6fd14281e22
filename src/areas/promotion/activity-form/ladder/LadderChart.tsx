import { formatMoney, formatPercent, formatQuantity } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import styles from './LadderChart.module.css';
import type { LadderCurve } from './ladderCurve';

interface Props {
  curve: LadderCurve;
  byAmount: boolean;
  /** The curve in words, for screen readers. */
  summary: string;
}

const WIDTH = 360;
const HEIGHT = 170;
const EDGE = { left: 56, right: 16, top: 16, bottom: 28 };
/** Pixels between marks; marks closer than this are left out. */
const ROOM = 44;

function placed({ lines, marks, right, top }: LadderCurve) {
  const x = (value: number) => EDGE.left + (value / right) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const pieces = lines.map((line) => line.map(([left, up]) => [x(left), y(up)] as const));
  const shown: number[] = [];
  for (const mark of marks) if (x(mark) - x(shown.at(-1) ?? -right) >= ROOM) shown.push(mark);
  return { x, y, pieces, shown };
}

/** The reward over quantity or amount; at a jump a dashed line leads up. */
export function LadderChart({ curve, byAmount, summary }: Props) {
  const text = useText();
  const { x, y, pieces, shown } = placed(curve);
  const reward = curve.unit === 'money' ? formatMoney : formatPercent;
  const label = (value: number) => reward(value.toFixed(2));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <T id={curve.unit === 'money' ? 'ladder.chartMoney' : 'ladder.chartPercent'} />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text('ladder.chart', { summary })}>
        <line className={styles.axis} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(0)} y2={y(0)} />
        <line className={styles.grid} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(curve.top)} y2={y(curve.top)} />
        <text className={styles.mark} x={EDGE.left - 6} y={y(0)} textAnchor="end" dominantBaseline="middle">
          0
        </text>
        <text className={styles.mark} x={EDGE.left - 6} y={y(curve.top)} textAnchor="end" dominantBaseline="middle">
          {label(curve.top)}
        </text>
        {shown.map((mark) => (
          <text key={mark} className={styles.mark} x={x(mark)} y={HEIGHT - 8} textAnchor="middle">
            {byAmount ? `¥${formatQuantity(mark)}` : formatQuantity(mark)}
          </text>
        ))}
        {pieces.map((piece, i) => {
          const [start] = piece;
          const before = pieces[i - 1]?.at(-1);
          return (
            <g key={start?.join() ?? i}>
              {start && before && (
                <line className={styles.jump} x1={before[0]} y1={before[1]} x2={start[0]} y2={start[1]} />
              )}
              <polyline className={styles.line} points={piece.map((point) => point.join()).join(' ')} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
