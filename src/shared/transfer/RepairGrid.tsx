import { Alert, Button, Flex, Input, Table, type TableColumnsType, Typography } from 'antd';
import type { FailedRow, ImportDetail } from '@/contract/tasks/imports';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { NOTHING } from '@kit/format/number';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDraftKeeper } from '../kit-host/useDraftKeeper';
import styles from './RepairGrid.module.css';
import { useRepair } from './useRepair';

const PAGE_SIZE = 20;
const COLUMN_WIDTH = 160;

interface Props extends Pick<ImportDetail, 'columns' | 'failed'> {
  /** As many characters as a cell may have at most, whatever its column takes: typed input is not cut off. */
  cellMax: number;
  /** Has the rows with other values checked again: how many were written, and how many are left. */
  save: (rows: Repaired) => Promise<{ written: number; fail: number }>;
  /** Where the row stood in its file; the row itself where it is not said. */
  numberOf?: (row: number) => number;
  /** Further actions for a row. */
  actions?: (row: number) => ReactNode;
  /** Told how to give up corrections that closing would lose; nothing where there are none. */
  onDirty?: (discard: (() => void) | undefined) => void;
  /** Called when rows were written, or have other errors now. */
  onChanged: () => void;
}

type Repair = ReturnType<typeof useRepair>;
export type Repaired = Repair['rows'];
type Column = ImportDetail['columns'][number];

interface CellProps {
  failed: FailedRow;
  /** The name of the row on the screen. */
  number: number;
  column: Column;
  cellMax: number;
  repair: Repair;
}

function Cell({ failed, number, column, cellMax, repair }: CellProps) {
  const { row, problems } = failed;
  const { field, title } = column;
  const wrong = problems.filter((problem) => problem.field === field).map(({ msg }) => msg);
  const isOpen = wrong.length > 0 && !repair.isEdited(row, field);
  const id = `repair-${row}-${field}`;
  return (
    <>
      <Input
        size="small"
        value={repair.valueOf(failed, field)}
        maxLength={Math.max(cellMax, failed.values[field]?.length ?? 0)}
        status={isOpen ? 'error' : ''}
        aria-label={`${title} ${number}`}
        aria-invalid={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onChange={({ target }) => repair.change(row, field, target.value)}
      />
      {repair.isEdited(row, field) && repair.valueOf(failed, field) !== failed.values[field] && (
        <Typography.Text type="secondary" className={styles.wrong ?? ''}>
          <T id="import.original" values={{ value: failed.values[field] || NOTHING }} />
        </Typography.Text>
      )}
      {isOpen && (
        <Typography.Text id={id} type="danger" className={styles.wrong ?? ''}>
          {wrong.join('; ')}
        </Typography.Text>
      )}
    </>
  );
}

function SameValue({ repair, columns }: { repair: Repair; columns: readonly Column[] }) {
  const { offer } = repair;
  if (!offer) return null;
  const { field, from, to, rows } = offer;
  const column = columns.find((one) => one.field === field)?.title ?? field;
  return (
    <Alert
      type="info"
      title={<T id="import.same" values={{ column, from, to, count: rows.length }} />}
      action={
        <Button size="small" onClick={() => repair.accept(offer)}>
          <T id="import.applySame" values={{ count: rows.length }} />
        </Button>
      }
    />
  );
}

/** Corrections that are not sent yet are unsaved input of the page, also while the page is hidden. */
function useGuard({ rows, clear }: Repair, onDirty: Props['onDirty']) {
  const keeper = useDraftKeeper('repair');
  const isDirty = rows.length > 0;
  const tell = useEffectEvent(() => {
    const discard = () => {
      keeper.setDirty(false, keeper.drop);
      clear();
    };
    keeper.setDirty(isDirty, keeper.drop);
    onDirty?.(isDirty ? discard : undefined);
  });
  useEffect(() => tell(), [isDirty]);
}

/**
 * The failed rows of an import, to be corrected in place; changed rows are checked again, or all rows if none was
 * changed.
 */
export function RepairGrid({ columns, failed, cellMax, save: check, numberOf, actions, onDirty, onChanged }: Props) {
  const text = useText();
  const repair = useRepair(failed);
  const [isBusy, setIsBusy] = useState(false);
  useGuard(repair, onDirty);
  // A record that was missing may exist by now: then all rows are checked unchanged.
  const due = repair.rows.length > 0 ? repair.rows : failed.map(({ row }) => ({ row, values: {} }));
  const called = (row: number) => numberOf?.(row) ?? row;
  const faulty = new Set(failed.flatMap(({ problems }) => problems.map(({ field }) => field)));
  // Columns with errors stand first: in a wide sheet they would be out of sight.
  const ordered = [...columns].sort((a, b) => Number(faulty.has(b.field)) - Number(faulty.has(a.field)));
  const shown: TableColumnsType<FailedRow> = [
    {
      title: text('import.row'),
      dataIndex: 'row',
      width: 70,
      fixed: 'left',
      render: called,
    },
    ...ordered.map((column) => ({
      key: column.field,
      title: column.required ? `${column.title}*` : column.title,
      width: COLUMN_WIDTH,
      render: (_: unknown, failedRow: FailedRow) => (
        <Cell failed={failedRow} number={called(failedRow.row)} column={column} cellMax={cellMax} repair={repair} />
      ),
    })),
    ...(actions
      ? [
          {
            key: 'actions',
            width: 90,
            fixed: 'right' as const,
            render: (_: unknown, { row }: FailedRow) => actions(row),
          },
        ]
      : []),
  ];
  const save = async () => {
    setIsBusy(true);
    try {
      const { written, fail } = await check(due);
      repair.clear();
      const values = { written, fail };
      if (fail === 0) notifier.success(text('import.repaired', values));
      else notifier.warning(text('import.repairedPartly', values));
      onChanged();
    } catch {
      // `call` has shown the error.
    } finally {
      setIsBusy(false);
    }
  };
  if (failed.length === 0) return null;
  return (
    <Flex vertical gap="small">
      <SameValue repair={repair} columns={columns} />
      <Table<FailedRow>
        rowKey="row"
        className={styles.grid ?? ''}
        size="small"
        columns={shown}
        dataSource={failed}
        scroll={{ x: COLUMN_WIDTH * columns.length }}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      />
      <Button type="primary" className={styles.save ?? ''} loading={isBusy} onClick={() => void save()}>
        {text('import.check', { count: due.length })}
      </Button>
    </Flex>
  );
}
