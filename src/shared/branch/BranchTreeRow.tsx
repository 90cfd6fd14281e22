import {
  BorderOutlined,
  CaretDownOutlined,
  CaretRightOutlined,
  CheckSquareFilled,
  MinusSquareFilled,
} from '@ant-design/icons';
import { theme } from 'antd';
import type { BranchRow } from './branchRows';
import styles from './BranchTree.module.css';

/** `some` below it are chosen, itself not. */
export type Mark = 'all' | 'some' | 'none';

const MARKS = {
  all: <CheckSquareFilled className={styles.chosen} aria-hidden />,
  some: <MinusSquareFilled className={styles.chosen} aria-hidden />,
  none: <BorderOutlined className={styles.sign} aria-hidden />,
};
const CHECKED = { all: true, some: 'mixed', none: false } as const;

/** The name, with the searched text marked in it. */
function Name({ name, query }: { name: string; query: string }) {
  const start = query ? name.indexOf(query) : -1;
  if (start < 0) return name;
  return (
    <>
      {name.slice(0, start)}
      <mark className={styles.found}>{query}</mark>
      {name.slice(start + query.length)}
    </>
  );
}

interface Props {
  id: string;
  row: BranchRow;
  query: string;
  mark: Mark;
  multiple: boolean;
  isActive: boolean;
  /** Undefined: nothing stands below it. */
  isFolded: boolean | undefined;
  height: number;
  top: number;
  onToggle: () => void;
  onFold: () => void;
}

export function BranchTreeRow({ id, row, query, mark, multiple, isActive, isFolded, height, top, ...on }: Props) {
  const { token } = theme.useToken();
  const isSelected = !multiple && mark === 'all';
  const looks = [styles.row, isActive && styles.active, isSelected && styles.selected].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      {...(isFolded === undefined ? {} : { 'aria-expanded': !isFolded })}
      {...(multiple ? { 'aria-checked': CHECKED[mark] } : { 'aria-selected': isSelected })}
      className={looks}
      style={{ height, transform: `translateY(${top}px)`, paddingInlineStart: row.depth * token.paddingMD }}
      onClick={on.onToggle}
    >
      <span
        aria-hidden
        className={styles.fold}
        onClick={(event) => {
          if (isFolded === undefined) return;
          event.stopPropagation();
          on.onFold();
        }}
      >
        {isFolded !== undefined && (isFolded ? <CaretRightOutlined /> : <CaretDownOutlined />)}
      </span>
      {multiple && MARKS[mark]}
      <span className={styles.name}>
        <Name name={row.branchName} query={query} />
      </span>
      <span className={styles.code}>{row.branchId}</span>
    </div>
  );
}
