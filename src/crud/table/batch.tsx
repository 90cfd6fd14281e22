import type { ProTableProps } from '@ant-design/pro-components';
import { useAccess } from '@umijs/max';
import { Button, Space } from 'antd';
import { T } from '@/core/i18n';
import { type Action, ActionButton } from '../ActionButton';

/** What is done with the rows that are ticked; those of other pages stay ticked. */
export interface Batch<T> {
  chosen: readonly T[];
  onChoose: (rows: readonly T[]) => void;
  /** Absent: the buttons stand elsewhere. Whoever may press none of them ticks nothing. */
  actions?: readonly (Action & { disabled?: boolean })[];
  /** Whether there is nothing to be done with a row. */
  isIdle?: (row: T) => boolean;
}

/** A field that tells the rows apart, or what is made of them. */
export type RowKey<T> = (keyof T & string) | ((row: T) => string);

type TableProps<T extends object> = ProTableProps<T, Record<string, unknown>>;

/** The boxes of the rows, and the bar above them. */
export function useBatch<T extends object>(
  rowKey: RowKey<T>,
  batch: Batch<T> | undefined,
): Pick<TableProps<T>, 'rowSelection' | 'tableAlertRender' | 'tableAlertOptionRender'> {
  const { can } = useAccess();
  if (!batch) return {};
  const { chosen, onChoose, actions, isIdle } = batch;
  const keyOf = typeof rowKey === 'function' ? rowKey : (row: T) => String(row[rowKey]);
  if (actions?.every(({ code }) => code !== undefined && !can(code))) return {};
  return {
    rowSelection: {
      selectedRowKeys: chosen.map(keyOf),
      preserveSelectedRowKeys: true,
      // Of pages that are no longer shown antd may have forgotten the rows.
      onChange: (_, rows: (T | undefined)[]) => onChoose(rows.filter((row) => row !== undefined)),
      getCheckboxProps: (row) => ({ disabled: isIdle?.(row) ?? false }),
    },
    tableAlertRender: () => <T id="crud.chosen" values={{ count: chosen.length }} />,
    tableAlertOptionRender: () => (
      <Space wrap>
        {actions?.map((action) => (
          <ActionButton key={action.label} {...action} size="small" />
        ))}
        <Button type="link" size="small" onClick={() => onChoose([])}>
          <T id="crud.unchoose" />
        </Button>
      </Space>
    ),
  };
}
