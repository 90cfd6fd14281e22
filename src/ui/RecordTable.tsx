import { ProTable, type ProTableProps } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { actionColumn } from '@kit/fields/fieldsOf';
import type { Column } from '@kit/fields/column';
import { NOTHING } from '@kit/format/number';

interface Props<T extends object> extends Pick<
  ProTableProps<T, object>,
  'rowKey' | 'loading' | 'locale' | 'scroll' | 'footer'
> {
  /** `fields.table({ … }).columns` */
  columns: Column<T>[];
  /** All of them; undefined while they are on their way. */
  rows: readonly T[] | undefined;
  /** The last column: what may be done to a row. */
  actions?: (row: T) => ReactNode;
}

/** A plain table of rows that the page has already, with the columns of a list. */
export function RecordTable<T extends object>({ columns, rows, actions, ...props }: Props<T>) {
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
    />
  );
}
