import { Button, Space, Tag } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { Column } from '../fields/column';
import { joinList } from '../format/list';
import { T, useText } from '../text';
import styles from './CrudTable.module.css';
import { isActive } from './isActive';

interface Props<T> {
  columns: readonly Column<T>[];
  filters: Readonly<Record<string, unknown>>;
  /** Without a name, clears every filter. */
  onClear: (name?: string) => void;
}

const PERIODS = new Set<unknown>(['dateRange', 'dateTimeRange']);

/** A filter's value as text: as its field formats it, or both ends of a period. */
function shown<T>({ say, valueType }: Column<T>, value: unknown): ReactNode {
  const one = (part: unknown) => say?.(part) ?? String(part);
  if (!Array.isArray(value)) return one(value);
  const parts = value.map((part, at) => <Fragment key={at}>{one(part)}</Fragment>);
  return PERIODS.has(valueType) ? [parts[0], ' ~ ', parts[1]] : joinList(parts);
}

/** The active filters of a list; each can be removed. */
export function ActiveFilters<T>({ columns, filters, onClear }: Props<T>) {
  const text = useText();
  const active = columns.filter(({ dataIndex, search }) => search !== false && isActive(filters[String(dataIndex)]));
  if (active.length === 0) return null;
  return (
    <Space wrap size={[8, 8]} className={styles.filters ?? ''}>
      {active.map((column) => {
        const name = String(column.dataIndex);
        return (
          <Tag key={name} closable={{ 'aria-label': text('kit.clearFilter') }} onClose={() => onClear(name)}>
            <span className={styles.filter}>{typeof column.title === 'function' ? name : column.title}</span>{' '}
            {shown(column, filters[name])}
          </Tag>
        );
      })}
      <Button type="link" size="small" onClick={() => onClear()}>
        <T id="kit.clearFilters" />
      </Button>
    </Space>
  );
}
