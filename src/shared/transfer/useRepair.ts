import { useState } from 'react';
import type { FailedRow, ImportDetail } from '@/contract/tasks/imports';

type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

interface Offer {
  field: string;
  from: string;
  to: string;
  rows: readonly number[];
}

/** Input for the failed rows of an import, until it is checked again. */
export function useRepair(failed: ImportDetail['failed']) {
  const [edits, setEdits] = useState<Edits>(new Map());
  const [last, setLast] = useState<{ row: number; field: string }>();
  const valueOf = ({ row, values }: FailedRow, field: string) => edits.get(row)?.[field] ?? values[field] ?? '';

  const set = (rows: readonly number[], field: string, value: string) => {
    const next = new Map(edits);
    for (const row of rows) next.set(row, { ...next.get(row), [field]: value });
    setEdits(next);
  };
  const change = (row: number, field: string, value: string) => {
    set([row], field, value);
    setLast({ row, field });
  };

  /** Other rows with the same wrong value as the one just corrected. */
  const offer = (): Offer | undefined => {
    const source = failed.find(({ row }) => row === last?.row);
    if (!source || !last) return undefined;
    const { field } = last;
    const from = source.values[field] ?? '';
    const to = valueOf(source, field);
    const rows = failed.filter((one) => one !== source && valueOf(one, field) === from).map(({ row }) => row);
    return from !== '' && to !== from && rows.length > 0 ? { field, from, to, rows } : undefined;
  };

  return {
    valueOf,
    change,
    isEdited: (row: number, field: string) => edits.get(row)?.[field] !== undefined,
    offer: offer(),
    accept: ({ rows, field, to }: Offer) => set(rows, field, to),
    /** Only these rows are checked again, if they are still there. */
    rows: [...edits].flatMap(([row, values]) => (failed.some((one) => one.row === row) ? [{ row, values }] : [])),
    clear: () => {
      setEdits(new Map());
      setLast(undefined);
    },
  };
}
