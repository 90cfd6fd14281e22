import { theme } from 'antd';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BranchRow, countsOf, unfolded, withParents } from './branchRows';
import { BranchTreeRow, type Mark } from './BranchTreeRow';
import styles from './BranchTree.module.css';

/** How many rows are visible, and how many more are drawn above and below. */
const VISIBLE_ROWS = 12;
const SPARE = 6;

interface Props {
  rows: readonly BranchRow[];
  /** The indices of the companies that the search has found. */
  found: readonly number[];
  query: string;
  chosen: ReadonlySet<string>;
  multiple: boolean;
  label: string;
  /** Selects the company of this row, or deselects it. */
  onToggle: (rowIndex: number) => void;
}

/** The indices of the visible rows; a search unfolds what it finds. */
function useShown({ rows, found, query }: Pick<Props, 'rows' | 'found' | 'query'>) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isSearch = query !== '';
  const shown = useMemo(
    () => (isSearch ? withParents(rows, found) : unfolded(rows, folded)),
    [isSearch, rows, found, folded],
  );
  /** Undefined if the row cannot be folded. */
  const isFolded = (rowIndex: number) => {
    const row = rows[rowIndex];
    return row && row.end > rowIndex + 1 && !isSearch ? folded.has(row.branchId) : undefined;
  };
  const fold = (rowIndex: number) => {
    const { branchId } = rows[rowIndex] ?? {};
    if (!branchId) return;
    const next = new Set(folded);
    if (!next.delete(branchId)) next.add(branchId);
    setFolded(next);
  };
  return { shown, isFolded, fold };
}

/**
 * A tree of which only the rows in sight are drawn. antd's own one walks all of its nodes on each key of a search,
 * which takes a tenth of a second with ten thousand of them (P12).
 */
export function BranchTree({ rows, found, query, chosen, multiple, label, onToggle }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [wanted, setWanted] = useState(0);
  const height = theme.useToken().token.controlHeight;
  const { shown, isFolded, fold } = useShown({ rows, found, query });
  const counts = useMemo(() => countsOf(rows, chosen), [rows, chosen]);
  const toTop = useEffectEvent(() => {
    // Only if needed: reading the position would force a layout of the whole page.
    if (scrolled > 0 && list.current) list.current.scrollTop = 0;
  });
  useLayoutEffect(() => toTop(), [found]);

  const active = Math.max(0, shown.indexOf(wanted));
  const rowIndex = shown[active] ?? 0;
  const first = Math.max(0, Math.min(scrolled, shown.length - VISIBLE_ROWS) - SPARE);
  const nameOf = (one: number) => `${id}-${one}`;
  const markOf = (one: number, row: BranchRow): Mark => {
    if (chosen.has(row.branchId)) return 'all';
    return (counts[row.end] ?? 0) > (counts[one] ?? 0) ? 'some' : 'none';
  };

  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(shown.length - 1, index));
    setWanted(shown[to] ?? 0);
    const box = list.current;
    if (!box) return;
    box.scrollTop = Math.min(to * height, Math.max(box.scrollTop, (to + 1) * height - box.clientHeight));
  };
  const above = shown.indexOf(rows[rowIndex]?.parent ?? -1);
  const keys: Record<string, () => void> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    PageDown: () => goTo(active + VISIBLE_ROWS),
    PageUp: () => goTo(active - VISIBLE_ROWS),
    Home: () => goTo(0),
    End: () => goTo(shown.length - 1),
    ArrowRight: () => (isFolded(rowIndex) ? fold(rowIndex) : goTo(active + 1)),
    ArrowLeft: () => (isFolded(rowIndex) === false ? fold(rowIndex) : goTo(above < 0 ? active : above)),
    ' ': () => onToggle(rowIndex),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = shown.length > 0 ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      ref={list}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple}
      aria-activedescendant={nameOf(rowIndex)}
      className={styles.tree}
      style={{ height: VISIBLE_ROWS * height }}
      onScroll={({ currentTarget }) => setScrolled(Math.floor(currentTarget.scrollTop / height))}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.all} style={{ height: shown.length * height }}>
        {shown.slice(first, first + VISIBLE_ROWS + 2 * SPARE).map((one, i) => {
          const row = rows[one];
          if (!row) return null;
          return (
            <BranchTreeRow
              key={row.branchId}
              id={nameOf(one)}
              row={row}
              query={query}
              mark={markOf(one, row)}
              multiple={multiple}
              isActive={one === rowIndex}
              isFolded={isFolded(one)}
              height={height}
              top={(first + i) * height}
              onToggle={() => {
                setWanted(one);
                onToggle(one);
              }}
              onFold={() => fold(one)}
            />
          );
        })}
      </div>
    </div>
  );
}
