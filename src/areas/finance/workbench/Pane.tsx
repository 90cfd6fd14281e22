import { Empty, Flex, Spin, Typography } from 'antd';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { ROW_SOURCE, type Side } from '@/contract/finance/matching';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { T, type TextId, useText } from '@/core/i18n';
import { formatMoney } from '@kit/format/number';
import styles from './Pane.module.css';
import { billAnswer, rowState } from './workFields';

const HEIGHT = 40;
/** Rows beyond the edge that are there already. */
const BEYOND = 5;
const VISIBLE = 18;
/** Where the month begins in a date: the year is that of the statement. */
const MONTH = 5;

interface Props {
  side: Side;
  title: TextId;
  rows: readonly WorkRow[];
  total: number;
  loading: boolean;
  /** Which row the keys are at, when they are in this pane. */
  at: number | undefined;
  chosen: ReadonlySet<string>;
  onAt: (index: number) => void;
  onToggle: (row: WorkRow) => void;
  onEnd: () => void;
}

interface RowProps {
  row: WorkRow;
  index: number;
  isAt: boolean;
  isChosen: boolean;
  onPick: () => void;
}

const idOf = ({ rowId }: WorkRow) => `work-row-${rowId}`;

function Row({ row, index, isAt, isChosen, onPick }: RowProps) {
  const { no, ourNo, date, amount, state, text, source, reply } = row;
  const look = [styles.row, isAt && styles.active, isChosen && styles.chosen].filter(Boolean).join(' ');
  return (
    // The keys of the list choose; the mouse does the same. oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="option"
      id={idOf(row)}
      aria-selected={isChosen}
      className={look}
      style={{ top: index * HEIGHT }}
      onClick={onPick}
    >
      <div className={styles.number} title={[no, ourNo, text].filter(Boolean).join(' · ')}>
        {no || text}
        {(ourNo || (no && text)) && (
          <div className={styles.note}>
            {source === ROW_SOURCE.online && (
              <>
                <T id="workbench.online" />
                {' · '}
              </>
            )}
            {ourNo || text}
          </div>
        )}
        {reply && (
          <div className={styles.note} title={[reply.note, reply.byName, reply.time].filter(Boolean).join(' · ')}>
            <T id="workbench.replied" /> {billAnswer.labelOf(reply.answer)}
            {reply.amount !== null && ` ${formatMoney(reply.amount)}`}
          </div>
        )}
      </div>
      <span className={styles.date} title={date}>
        {date.slice(MONTH)}
      </span>
      <span className={styles.amount}>{formatMoney(amount)}</span>
      <rowState.Tag value={state} />
    </div>
  );
}

/** Documents of one side: only those in sight are in the page, however many there are. */
export function Pane({ side, title, rows, total, loading, at, chosen, onAt, onToggle, onEnd }: Props) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / HEIGHT) - BEYOND);
  const shown = rows.slice(first, first + VISIBLE + 2 * BEYOND);
  useEffect(() => {
    const box = list.current;
    if (at === undefined || !box) return;
    const from = at * HEIGHT;
    if (from < box.scrollTop) box.scrollTop = from;
    else if (from + HEIGHT > box.scrollTop + box.clientHeight && box.clientHeight > 0)
      box.scrollTop = from + HEIGHT - box.clientHeight;
  }, [at]);
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    setTop(currentTarget.scrollTop);
    if (currentTarget.scrollTop + 2 * currentTarget.clientHeight > rows.length * HEIGHT) onEnd();
  };
  const here = at === undefined ? undefined : rows[at];
  return (
    <section className={styles.pane} data-side={side}>
      <Flex justify="space-between" className={styles.head}>
        <Typography.Text strong>
          <T id={title} />
        </Typography.Text>
        <Typography.Text type="secondary">
          <T id="workbench.rows" values={{ count: total }} />
        </Typography.Text>
      </Flex>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-label={text(title)}
        aria-activedescendant={here && idOf(here)}
        className={styles.list}
        onScroll={scrolled}
        onFocus={() => at === undefined && onAt(0)}
      >
        {rows.length === 0 && (loading ? <Spin /> : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />)}
        <div className={styles.inner} style={{ height: rows.length * HEIGHT }}>
          {shown.map((row, i) => (
            <Row
              key={row.rowId}
              row={row}
              index={first + i}
              isAt={first + i === at}
              isChosen={chosen.has(row.rowId)}
              onPick={() => {
                onAt(first + i);
                onToggle(row);
              }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
