import { Empty, Flex, Typography } from 'antd';
import { memo, type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { SIDE, type Side } from '@/contract/finance/matching';
import type { PartyType } from '@/contract/finance/statements';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { T, type TextId, useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { formatMoney, NOTHING } from '@kit/format/number';
import { billTypeOf } from '../shared/billType';
import styles from './Pane.module.css';
import type { Read } from './useRows';
import { billAnswer, matchLevel, rowSource, rowState } from './workFields';

const HEIGHT = 40;
/** How many rows beyond the edge are drawn already. */
const BEYOND = 5;
/** How many rows fit into the highest pane. */
const MOST = 18;
/** The index at which the month begins in a date: the year is that of the statement. */
const MONTH = 5;

interface Props {
  side: Side;
  partyType: PartyType;
  title: TextId;
  rows: readonly WorkRow[];
  total: number;
  read: Read;
  /** The index of the row that the keys act on, when they act on this pane. */
  at: number | undefined;
  chosen: ReadonlySet<string>;
  onAt: (index: number) => void;
  onToggle: (row: WorkRow) => void;
  onEnd: () => void;
}

interface RowProps {
  row: WorkRow;
  partyType: PartyType;
  index: number;
  isAt: boolean;
  isChosen: boolean;
}

/** The last cell: how sure a match of ours is; where a row of the partner comes from. */
const lastOf = ({ side, level, source }: WorkRow) => {
  if (side === SIDE.ours) return level === null ? NOTHING : matchLevel.labelOf(level);
  return source === null ? NOTHING : rowSource.labelOf(source);
};

/** The titles of the columns, hidden from screen readers: each row reads its values with their names. */
const Titles = ({ side }: { side: Side }) => (
  <div className={[styles.columns, styles.titles].join(' ')} aria-hidden>
    <T id="workbench.number" />
    <span className={styles.date}>
      <T id="workbench.day" />
    </span>
    <span className={styles.amount}>
      <T id="workbench.sumOfRow" />
    </span>
    <T id="workbench.state" />
    <span className={styles.last}>
      <T id={side === SIDE.ours ? 'workbench.level' : 'workbench.source'} />
    </span>
  </div>
);

const idOf = ({ rowId }: WorkRow) => `work-row-${rowId}`;

/** A row in sight: scrolling does not draw it again. */
const Row = memo(function Row({ row, partyType, index, isAt, isChosen }: RowProps) {
  const say = useText();
  const { no, ourNo, date, amount, state, text, reply, matchNo, changedFrom } = row;
  const hasKind = row.billType !== null && !text && !reply;
  const changed =
    changedFrom !== null && say('workbench.changed', { from: formatMoney(changedFrom), to: formatMoney(amount) });
  // A row has two lines: the second one begins with the change of its amount, if there was one.
  const note = [changed, ourNo || (no && text)].filter(Boolean).join(' · ');
  const look = [styles.row, styles.columns, isAt && styles.active, isChosen && styles.chosen].filter(Boolean).join(' ');
  return (
    <div
      role="option"
      id={idOf(row)}
      data-index={index}
      aria-selected={isChosen}
      className={look}
      style={{ top: index * HEIGHT }}
    >
      <div className={styles.number} title={[no, changed, ourNo, text, matchNo].filter(Boolean).join(' · ')}>
        {no || text}
        {note && <div className={[styles.note, changed && styles.changed].filter(Boolean).join(' ')}>{note}</div>}
        {hasKind && (
          <div className={styles.note}>
            {billTypeOf(partyType).labelOf(row.billType)}
            {matchNo && ` · ${matchNo}`}
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
      <span className={styles.state} data-state={state}>
        {rowState.labelOf(state)}
      </span>
      <span className={styles.last}>{lastOf(row)}</span>
    </div>
  );
});

/** Documents of one side: only those in sight are in the page, however many there are. */
export function Pane({ side, partyType, title, rows, total, read, at, chosen, onAt, onToggle, onEnd }: Props) {
  const text = useText();
  const { isKnown, error, refresh } = read;
  const list = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [room, setRoom] = useState(MOST);
  const shown = rows.slice(first, first + room + 2 * BEYOND);
  useEffect(() => {
    const box = list.current;
    if (at === undefined || !box) return;
    // When the keys act on this pane, it has the focus, so that screen readers follow.
    if (document.activeElement !== box && document.activeElement?.matches('[role=listbox][data-pane]')) box.focus();
    const from = at * HEIGHT;
    if (from < box.scrollTop) box.scrollTop = from;
    else if (from + HEIGHT > box.scrollTop + box.clientHeight && box.clientHeight > 0)
      box.scrollTop = from + HEIGHT - box.clientHeight;
  }, [at]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The pane takes the height that the window leaves.
    const observer = new ResizeObserver(() => setRoom(Math.ceil(box.clientHeight / HEIGHT) || MOST));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    setFirst(Math.max(0, Math.floor(currentTarget.scrollTop / HEIGHT) - BEYOND));
    if (currentTarget.scrollTop + 2 * currentTarget.clientHeight > rows.length * HEIGHT) onEnd();
  };
  const picked = ({ target }: MouseEvent<HTMLDivElement>) => {
    const option = target instanceof Element && target.closest<HTMLElement>('[data-index]');
    const index = option ? Number(option.dataset.index) : NaN;
    const row = rows[index];
    if (!row) return;
    onAt(index);
    onToggle(row);
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
      <Titles side={side} />
      <div
        ref={list}
        role="listbox"
        data-pane={side}
        tabIndex={0}
        aria-multiselectable
        aria-label={text(title)}
        aria-activedescendant={here && idOf(here)}
        className={styles.list}
        onScroll={scrolled}
        onFocus={() => at === undefined && onAt(0)}
      >
        {rows.length === 0 &&
          (isKnown ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} /> : <Waiting error={error} onRetry={refresh} />)}
        {/* The keys of the list select rows; the mouse does the same. */}
        <div role="presentation" className={styles.inner} style={{ height: rows.length * HEIGHT }} onClick={picked}>
          {shown.map((row, i) => (
            <Row
              key={row.rowId}
              row={row}
              partyType={partyType}
              index={first + i}
              isAt={first + i === at}
              isChosen={chosen.has(row.rowId)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
