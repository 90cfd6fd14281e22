import type { ProTableProps } from '@ant-design/pro-components';
import { useAccess } from '@umijs/max';
import { Button, Space } from 'antd';
import type { Key } from 'react';
import { T } from '@/core/i18n';
import { type Action, ActionButton } from '../ActionButton';

/** All rows that a list finds, except some: of most of them only the server knows. */
export interface AllChosen<T> {
  /** As the list was asked. */
  query: Readonly<Record<string, unknown>>;
  total: number;
  except: readonly T[];
  /** The page on which it was chosen. */
  shown: readonly T[];
}

/** What the table knows of its list. */
export interface Listed<T> {
  rows: readonly T[];
  total: number;
  query: Readonly<Record<string, unknown>>;
}

/** What is done with the rows that are ticked; those of other pages stay ticked. */
export interface Batch<T> {
  chosen: readonly T[];
  onChoose: (rows: readonly T[]) => void;
  /** Absent: the buttons stand elsewhere. Whoever may press none of them ticks nothing. */
  actions?: readonly (Action & { disabled?: boolean })[];
  /** Whether there is nothing to be done with a row. */
  isIdle?: (row: T) => boolean;
  all?: AllChosen<T> | undefined;
  /** Only where the calls take a query; undefined when the list has become another one. */
  onChooseAll?: (all: AllChosen<T> | undefined) => void;
}

/** A field that tells the rows apart, or what is made of them. */
export type RowKey<T> = (keyof T & string) | ((row: T) => string);

type TableProps<T extends object> = ProTableProps<T, Record<string, unknown>>;

type Keys<T> = (row: T) => string;

/** A box that is taken out of all is an exception; on other pages they stay. */
function rowsOfAll<T extends object>(
  all: AllChosen<T>,
  batch: Batch<T>,
  { rows, keyOf }: Listed<T> & { keyOf: Keys<T> },
) {
  const isOut = new Set(all.except.map(keyOf));
  const isHere = new Set(rows.map(keyOf));
  const open = rows.filter((row) => !batch.isIdle?.(row));
  return {
    selectedRowKeys: open.map(keyOf).filter((key) => !isOut.has(key)),
    alwaysShowAlert: true,
    onChange: (keys: readonly Key[]) => {
      const elsewhere = all.except.filter((row) => !isHere.has(keyOf(row)));
      batch.onChooseAll?.({ ...all, except: [...elsewhere, ...open.filter((row) => !keys.includes(keyOf(row)))] });
    },
  };
}

function Chosen<R>({ batch: { chosen, all } }: { batch: Batch<R> }) {
  if (!all) return <T id="crud.chosen" values={{ count: chosen.length }} />;
  const { total, except } = all;
  const count = total - except.length;
  return except.length > 0 ? (
    <T id="crud.chosenAllBut" values={{ count, except: except.length }} />
  ) : (
    <T id="crud.chosenAll" values={{ count }} />
  );
}

/** The boxes of the rows, and the bar above them. */
export function useBatch<T extends object>(
  rowKey: RowKey<T>,
  batch: Batch<T> | undefined,
  listed: Listed<T>,
): Pick<TableProps<T>, 'rowSelection' | 'tableAlertRender' | 'tableAlertOptionRender'> {
  const { can } = useAccess();
  if (!batch) return {};
  const { chosen, onChoose, actions, isIdle, all, onChooseAll } = batch;
  const keyOf = typeof rowKey === 'function' ? rowKey : (row: T) => String(row[rowKey]);
  if (actions?.every(({ code }) => code !== undefined && !can(code))) return {};
  const ticked = {
    selectedRowKeys: chosen.map(keyOf),
    preserveSelectedRowKeys: true,
    // Of pages that are no longer shown antd may have forgotten the rows.
    onChange: (_: unknown, rows: (T | undefined)[]) => onChoose(rows.filter((row) => row !== undefined)),
  };
  return {
    rowSelection: {
      ...(all ? rowsOfAll(all, batch, { ...listed, keyOf }) : ticked),
      getCheckboxProps: (row) => ({ disabled: isIdle?.(row) ?? false }),
    },
    tableAlertRender: () => <Chosen batch={batch} />,
    tableAlertOptionRender: () => (
      <Space wrap>
        {onChooseAll && !all && listed.total > chosen.length && (
          <Button
            type="link"
            size="small"
            onClick={() => onChooseAll({ query: listed.query, total: listed.total, except: [], shown: listed.rows })}
          >
            <T id="crud.chooseAll" values={{ count: listed.total }} />
          </Button>
        )}
        {actions?.map((action) => (
          <ActionButton key={action.label} {...action} size="small" />
        ))}
        <Button type="link" size="small" onClick={() => (all ? onChooseAll?.(undefined) : onChoose([]))}>
          <T id="crud.unchoose" />
        </Button>
      </Space>
    ),
  };
}
