import { ProTable, type ProTableProps } from '@ant-design/pro-components';
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/core/media/media';
import { actionColumn } from '@kit/fields/fieldsOf';
import { ACTIONS, type Column } from '@kit/fields/column';
import { NOTHING } from '@kit/format/number';
import { LoadFailed } from './LoadFailed';
import styles from './RecordTable.module.css';

interface Props<T extends object> extends Pick<
  ProTableProps<T, object>,
  'rowKey' | 'loading' | 'locale' | 'scroll' | 'footer'
> {
  /** `fields.table({ … }).columns` */
  columns: Column<T>[];
  /** All rows; undefined while they are loading. */
  rows: readonly T[] | undefined;
  /** The call that reads the rows: if it has failed, the table says why and offers another try. */
  read?: { error?: Error | undefined; refresh: () => void };
  /** The last column: the actions for a row. */
  actions?: (row: T) => ReactNode;
}

/** A wider column holds a list or a text, for which half a card is too narrow. */
const HALF = 190;

function cellOf<T extends object>(column: Column<T>, row: T, index: number): ReactNode {
  const value: unknown = typeof column.dataIndex === 'string' ? Reflect.get(row, column.dataIndex) : undefined;
  // As prepared by ProTable for antd: a function that takes the value and returns the content of the cell.
  const render = column.render as ((value: unknown, row: T, index: number) => ReactNode) | undefined;
  return render?.(value, row, index);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A column with a renderer of its own may show something for a missing value. */
function isSaid<T extends object>(own: Column<T> | undefined, row: T, shown: ReactNode) {
  if (own?.render) return shown !== NOTHING;
  return !isEmpty(typeof own?.dataIndex === 'string' ? Reflect.get(row, own.dataIndex) : undefined);
}

interface CardProps<T> {
  /** The columns before ProTable has prepared them: with the screen's own renderers. */
  given: readonly Column<T>[];
  columns: readonly Column<T>[];
  row: T;
  index: number;
}

/** A row on a phone: it shows all columns of the table, as nothing else shows them there. */
function Card<T extends object>({ given, columns, row, index }: CardProps<T>) {
  // Not the column of line numbers: the first column that describes the row.
  const name =
    columns.find(({ fixed }) => fixed === 'left') ?? columns.find(({ align }) => align !== 'right') ?? columns[0];
  const state = columns.find(({ isState }) => isState);
  const actions = columns.find(({ key }) => key === ACTIONS);
  const facts = columns
    .filter((column) => ![name, state, actions].includes(column))
    .map((column) => ({ column, shown: cellOf(column, row, index) }))
    .filter(({ column, shown }) =>
      isSaid(
        given.find(({ key }) => key === column.key),
        row,
        shown,
      ),
    );
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>{name && cellOf(name, row, index)}</div>
        {state && state !== name && cellOf(state, row, index)}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ column: { key, title, width }, shown }) => (
            <div key={String(key)} className={Number(width) > HALF ? styles.long : undefined}>
              {/* ProTable has made an element of it. */}
              <dt>{title as ReactNode}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{cellOf(actions, row, index)}</div>}
    </li>
  );
}

const noneOf = (said: ReactNode | (() => ReactNode)) =>
  (typeof said === 'function' ? said() : said) ?? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />;

/** A plain table of rows that the page has already, with the columns of a list; on a phone a card for each. */
export function RecordTable<T extends object>({ columns, rows, read, actions, ...props }: Props<T>) {
  // A table that scrolls by itself, or has no rows yet, stays a table.
  const hasCards = useIsPhone() && !props.scroll && rows !== undefined;
  if (!rows && read?.error) return <LoadFailed error={read.error} onRetry={read.refresh} />;
  return (
    <ProTable<T>
      ghost
      size="small"
      search={false}
      options={false}
      pagination={false}
      columnEmptyText={NOTHING}
      scroll={{ x: 'max-content' }}
      loading={!rows}
      {...props}
      columns={actions ? [...columns, actionColumn(actions)] : columns}
      dataSource={rows ?? []}
      {...(hasCards
        ? {
            tableViewRender: ({ columns: prepared = [], rowKey, locale, footer }) => (
              <>
                {rows.length === 0 && <div className={styles.none}>{noneOf(locale?.emptyText)}</div>}
                <ul className={styles.rows}>
                  {rows.map((row, index) => (
                    <Card<T>
                      key={String(typeof rowKey === 'function' ? rowKey(row) : Reflect.get(row, String(rowKey)))}
                      // ProTable leaves properties that it does not know on a column.
                      columns={(prepared as readonly Column<T>[]).filter(({ hideInTable }) => !hideInTable)}
                      given={columns}
                      row={row}
                      index={index}
                    />
                  ))}
                </ul>
                {footer?.(rows)}
              </>
            ),
          }
        : {})}
    />
  );
}
