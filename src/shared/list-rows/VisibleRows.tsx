import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { columnHolder } from './holdColumns';
import { firstPlan, rowPlan, type RowPlan } from './rowPlan';

const ROW = 'tr[data-row-key]';

interface Props {
  measure: ReactNode;
  rows: readonly ReactElement[];
  body: HTMLAttributes<HTMLTableSectionElement>;
}

const keyOf = ({ dataset }: HTMLElement) => dataset.rowKey ?? '';

/** The height of a row's expanded content. */
const expansionOf = ({ nextElementSibling: next }: HTMLElement) =>
  next?.matches('.ant-table-expanded-row') ? next.clientHeight : 0;

/** The space of rows that are not drawn: above the drawn rows, between them, or below. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

/** The rows to be drawn; undefined: all of them, on paper and where nothing has a height. */
function usePlan(rows: readonly ReactElement[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [columns] = useState(columnHolder);
  const [plan, setPlan] = useState<RowPlan | undefined>(() => firstPlan(rows.length));
  const [isPrinted, setPrinted] = useState(false);
  /** The row that was last pressed is kept: what was opened from it, perhaps still loading, depends on it. */
  const pressed = useRef<string>(undefined);
  const look = useEffectEvent(() => {
    const shown = body.current;
    const pane = shown?.closest<HTMLElement>('.ant-table-body');
    if (!shown || !pane) return;
    if (isPrinted) return columns.release(shown);
    // A page that is not shown keeps its rows; where there is no layout at all, nothing is in sight.
    if (pane.clientHeight === 0) return heights.size === 0 ? setPlan(undefined) : undefined;
    const keys = rows.map(({ key }) => String(key));
    const kept = new Set<number>();
    const focused = document.activeElement?.closest<HTMLElement>(ROW);
    for (const row of shown.querySelectorAll<HTMLElement>(ROW)) {
      const index = keys.indexOf(keyOf(row));
      const expansion = expansionOf(row);
      row.setAttribute('aria-rowindex', String(index + 1));
      heights.set(keyOf(row), row.offsetHeight + expansion);
      // Expanded content has a state of its own, and the keys go on from the row with the focus.
      if (expansion > 0 || keyOf(row) === pressed.current) kept.add(index);
      if (row === focused) [index - 1, index, index + 1].forEach((one) => kept.add(one));
    }
    columns.hold(pane, shown);
    const top = pane.scrollTop;
    const next = rowPlan({ heights: keys.map((key) => heights.get(key)), top, bottom: top + pane.clientHeight, kept });
    setPlan((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- which rows are drawn follows from the heights of those that are
  useLayoutEffect(() => look());
  useLayoutEffect(() => {
    const shown = body.current;
    const pane = shown?.closest('.ant-table-body');
    if (!shown || !pane) return;
    const onChange = () => look();
    const observer = new ResizeObserver(onChange);
    observer.observe(pane);
    pane.addEventListener('scroll', onChange);
    shown.addEventListener('focusin', onChange);
    const onPress = ({ target }: Event) => {
      const row = target instanceof Element && target.closest<HTMLElement>(ROW);
      pressed.current = row ? keyOf(row) : undefined;
    };
    shown.addEventListener('pointerdown', onPress);
    const onPrint = ({ type }: Event) => flushSync(() => setPrinted(type === 'beforeprint'));
    const printing = ['beforeprint', 'afterprint'] as const;
    for (const type of printing) window.addEventListener(type, onPrint);
    return () => {
      observer.disconnect();
      pane.removeEventListener('scroll', onChange);
      shown.removeEventListener('focusin', onChange);
      shown.removeEventListener('pointerdown', onPress);
      for (const type of printing) window.removeEventListener(type, onPrint);
    };
  }, []);
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    table?.setAttribute('aria-rowcount', String(rows.length));
    return () => table?.removeAttribute('aria-rowcount');
  }, [rows.length]);
  return { body, plan: isPrinted ? undefined : plan };
}

/** Draws the rows of a list that are in sight, and those that must not be missing. */
export function VisibleRows({ measure, rows, body: given }: Props) {
  const { body, plan } = usePlan(rows);
  return (
    <tbody {...given} ref={body}>
      {measure}
      {plan
        ? plan.rows.flatMap(({ index, gap }) => {
            const row = rows[index];
            return row ? [<Gap key={`before ${row.key}`} height={gap} />, row] : [];
          })
        : rows}
      {plan && <Gap height={plan.after} />}
    </tbody>
  );
}
