import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { CELL_MAX, type ImportDetail, importApi } from '../../../src/contract/property/console-calls';
import { kit } from '@kit/host';
import { call } from '../call';
import { notify } from '../notices';
import { useSay } from '../say';
import styles from './Import.module.css';

const COLUMN_WIDTH = 150;
const PAGE_SIZE = 20;

type Row = ImportDetail['failed'][number];
type Column = ImportDetail['columns'][number];
type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

interface CellProps {
  row: Row;
  column: Column;
  edited: string | undefined;
  onChange: (value: string) => void;
}

function Cell({ row: { row, values, problems }, column: { field, title }, edited, onChange }: CellProps) {
  const wrong = edited === undefined ? problems.filter((one) => one.field === field).map(({ msg }) => msg) : [];
  const id = `mend-${row}-${field}`;
  return (
    <>
      <Input
        size="small"
        value={edited ?? values[field] ?? ''}
        // As long as the server takes: what is too long for its column is said, not cut off.
        maxLength={Math.max(CELL_MAX, values[field]?.length ?? 0)}
        status={wrong.length > 0 ? 'error' : ''}
        aria-label={`${title} ${row}`}
        aria-invalid={wrong.length > 0}
        aria-describedby={wrong.length > 0 ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {wrong.length > 0 && (
        <span id={id} className={styles.wrong}>
          {wrong.join('; ')}
        </span>
      )}
    </>
  );
}

interface Props {
  detail: ImportDetail;
  /** Told how to give up corrections that closing would lose; nothing where there are none. */
  onDirty: (discard: (() => void) | undefined) => void;
  onRepaired: () => void;
}

/** Corrections that are not sent yet are unsaved input of the page, also while the page is hidden. */
function useGuard(isDirty: boolean, onDirty: Props['onDirty']) {
  const keeper = kit().useDraftKeeper('repair');
  const tell = useEffectEvent(() => {
    keeper.setDirty(isDirty, keeper.drop);
    onDirty(isDirty ? () => keeper.setDirty(false, keeper.drop) : undefined);
  });
  useEffect(() => tell(), [isDirty]);
}

/**
 * Rows that did not come in, to be mended in place; changed rows are checked again, or all rows if none was changed.
 */
export function Repair({ detail: { importNo, columns, failed, failCount }, onDirty, onRepaired }: Props) {
  const say = useSay();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [isBusy, setBusy] = useState(false);
  useGuard(edits.size > 0, onDirty);
  const changed = [...edits].map(([row, values]) => ({ row, values }));
  // What was missing may exist by now: then all rows are checked unchanged.
  const due = changed.length > 0 ? changed : failed.map(({ row }) => ({ row, values: {} }));
  const faulty = new Set(failed.flatMap(({ problems }) => problems.map(({ field }) => field)));
  // Columns with problems stand first: in a wide sheet they would be out of sight.
  const ordered = columns.toSorted((a, b) => Number(faulty.has(b.field)) - Number(faulty.has(a.field)));
  const change = (row: number, field: string, value: string) =>
    setEdits(new Map([...edits, [row, { ...edits.get(row), [field]: value }]]));
  const shown: TableColumnsType<Row> = [
    { title: say('pmsImport.row'), dataIndex: 'row', width: 70, fixed: 'left' },
    ...ordered.map((column) => ({
      key: column.field,
      title: column.required ? `${column.title}*` : column.title,
      width: COLUMN_WIDTH,
      render: (_: unknown, row: Row) => (
        <Cell
          row={row}
          column={column}
          edited={edits.get(row.row)?.[column.field]}
          onChange={(value) => change(row.row, column.field, value)}
        />
      ),
    })),
  ];
  const save = async () => {
    setBusy(true);
    try {
      const { fail } = await call(importApi.repair, { importNo, rows: due });
      setEdits(new Map());
      const values = { written: failCount - fail, fail };
      if (fail === 0) notify.success(say('pmsImport.repaired', values));
      else notify.warning(say('pmsImport.repairedPartly', values));
      onRepaired();
    } catch {
      // `call` has shown what was wrong, and what was typed stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Table<Row>
        rowKey="row"
        size="small"
        className={styles.grid ?? ''}
        columns={shown}
        dataSource={failed}
        scroll={{ x: COLUMN_WIDTH * columns.length }}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      />
      <Button type="primary" className={styles.save ?? ''} loading={isBusy} onClick={() => void save()}>
        {say('pmsImport.check', { count: due.length })}
      </Button>
    </>
  );
}
