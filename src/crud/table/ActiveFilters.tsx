import type { ProColumns } from '@ant-design/pro-components';
import { Button, Space, Tag } from 'antd';
import type { ReactNode } from 'react';
import { listParts } from '@/core/format/list';
import { T, useText } from '@/core/i18n';
import styles from './CrudTable.module.css';

interface Props<T> {
  columns: readonly ProColumns<T>[];
  filters: Readonly<Record<string, unknown>>;
  /** Without a name: every filter. */
  onClear: (name?: string) => void;
}

/** Whether a value of the search form narrows the list. */
export const isActive = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A value as the search form shows it: the text of its code, both ends of a period. */
function shown(valueEnum: unknown, value: unknown): ReactNode {
  if (Array.isArray(value)) {
    const parts = value.map((one) => shown(valueEnum, one));
    return valueEnum ? listParts(parts) : parts.flatMap((part, i) => (i > 0 ? [' ~ ', part] : [part]));
  }
  const entry: unknown = valueEnum instanceof Map ? valueEnum.get(value) : undefined;
  const label = typeof entry === 'object' && entry !== null && 'text' in entry ? entry.text : value;
  // The texts of our code tables are elements, other values are strings.
  return label as ReactNode;
}

/** What narrows the list, each with a way out of it (look). */
export function ActiveFilters<T>({ columns, filters, onClear }: Props<T>) {
  const text = useText();
  const active = columns.filter(({ dataIndex }) => isActive(filters[String(dataIndex)]));
  if (active.length === 0) return null;
  return (
    <Space wrap size={[8, 8]}>
      {active.map(({ dataIndex, title, valueEnum }) => {
        const name = String(dataIndex);
        return (
          <Tag key={name} closable={{ 'aria-label': text('crud.clearFilter') }} onClose={() => onClear(name)}>
            <span className={styles.filter}>{typeof title === 'function' ? name : title}</span>{' '}
            {shown(valueEnum, filters[name])}
          </Tag>
        );
      })}
      <Button type="link" size="small" onClick={() => onClear()}>
        <T id="crud.clearFilters" />
      </Button>
    </Space>
  );
}
