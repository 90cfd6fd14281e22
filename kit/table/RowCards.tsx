import { Checkbox, Pagination, type TableProps } from 'antd';
import { type Key, type ReactNode, useId, useRef } from 'react';
import { ACTIONS, type Column } from '../fields/column';
import styles from './RowCards.module.css';

interface Props<T extends object> {
  /** What the table would be given. */
  table: Pick<TableProps<T>, 'columns' | 'dataSource' | 'rowSelection' | 'pagination' | 'footer'>;
  keyOf: (row: T) => string;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** What of a record fits a phone: its name, its state, what it is about and how much, and what can be done. */
function partsOf<T>(given: readonly Column<T>[]) {
  const columns = given.filter(({ hideInTable }) => !hideInTable);
  const name = columns.find(({ fixed }) => fixed === 'left') ?? columns[0];
  const state = columns.find(({ isState }) => isState);
  const actions = columns.find(({ key }) => key === ACTIONS);
  const others = columns.filter((column) => ![name, state, actions].includes(column));
  const figure = others.slice(1).find(({ align }) => align === 'right') ?? others[1];
  const own = others.filter(({ isFact }) => isFact);
  return { name, state, actions, facts: own.length > 0 ? own : [others[0], figure].flatMap((one) => one ?? []) };
}

function shown<T extends object>(column: Column<T> | undefined, row: T, index: number): ReactNode {
  const value: unknown = typeof column?.dataIndex === 'string' ? Reflect.get(row, column.dataIndex) : undefined;
  // As the table has prepared it for antd: it takes the value itself, and answers what stands in the cell.
  const render = column?.render as ((value: unknown, row: T, index: number) => ReactNode) | undefined;
  return render?.(value, row, index);
}

function Fact({ title, children }: { title: unknown; children: ReactNode }) {
  return (
    <div>
      {/* ProTable has made an element of it. */}
      <dt>{title as ReactNode}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The rows of a list on a phone. */
export function RowCards<T extends object>({ table, keyOf, empty }: Props<T>) {
  const { columns = [], dataSource = [], rowSelection, pagination, footer } = table;
  // ProTable leaves what it does not know on a column.
  const parts = partsOf(columns as readonly Column<T>[]);
  // antd knows rows on other pages by their keys only.
  const known = useRef(new Map<Key, T>());
  const chosen = (rowSelection && rowSelection.selectedRowKeys) || [];
  const id = useId();
  const choose = (row: T) => {
    for (const one of dataSource) known.current.set(keyOf(one), one);
    const key = keyOf(row);
    const keys = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    const rows = keys.flatMap((one) => known.current.get(one) ?? []);
    rowSelection?.onChange?.(keys, rows, { type: 'single' });
  };
  return (
    <div className={styles.cards}>
      {dataSource.length === 0 && empty}
      <ul className={styles.rows}>
        {dataSource.map((row, index) => (
          <li key={keyOf(row)} data-row-key={keyOf(row)} className={styles.card}>
            <div className={styles.head}>
              {rowSelection && (
                <Checkbox
                  {...rowSelection.getCheckboxProps?.(row)}
                  aria-labelledby={`${id}${index}`}
                  checked={chosen.includes(keyOf(row))}
                  onChange={() => choose(row)}
                />
              )}
              <div id={`${id}${index}`} className={styles.name}>
                {shown(parts.name, row, index)}
              </div>
              {shown(parts.state, row, index)}
            </div>
            <dl className={styles.facts}>
              {parts.facts.map((column) => (
                <Fact key={String(column.key)} title={column.title}>
                  {shown(column, row, index)}
                </Fact>
              ))}
            </dl>
            <div className={styles.actions}>{shown(parts.actions, row, index)}</div>
          </li>
        ))}
      </ul>
      {footer?.(dataSource)}
      {pagination && dataSource.length > 0 && <Pagination {...pagination} simple size="small" align="center" />}
    </div>
  );
}
