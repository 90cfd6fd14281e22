import { useState } from 'react';
import { toUnits } from '@/contract/decimal';
import { SIDE } from '@/contract/finance/matching';
import type { WorkRow } from '@/contract/finance/workbench-records';

/** The selected documents of both sides, and their sums. */
export function useSelectionOf() {
  const [rows, setRows] = useState<ReadonlyMap<string, WorkRow>>(new Map());
  const toggle = (row: WorkRow) =>
    setRows((before) => {
      const after = new Map(before);
      if (!after.delete(row.rowId)) after.set(row.rowId, row);
      return after;
    });
  const of = (side: WorkRow['side']) => [...rows.values()].filter((row) => row.side === side);
  const sum = (side: WorkRow['side']) => of(side).reduce((total, { amount }) => total + toUnits(amount, 2), 0);
  const [ours, theirs] = [sum(SIDE.ours), sum(SIDE.theirs)];
  return {
    rows,
    ids: new Set(rows.keys()),
    ours: of(SIDE.ours).map(({ rowId }) => rowId),
    theirs: of(SIDE.theirs).map(({ rowId }) => rowId),
    sums: { ours: ours / 100, theirs: theirs / 100, residual: (ours - theirs) / 100 },
    toggle,
    add: (all: readonly WorkRow[]) =>
      setRows((before) => new Map([...before, ...all.map((row) => [row.rowId, row] as const)])),
    set: (all: readonly WorkRow[]) => setRows(new Map(all.map((row) => [row.rowId, row]))),
    clear: () => setRows(new Map()),
  };
}
