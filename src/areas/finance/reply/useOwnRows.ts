import { useRef, useState } from 'react';
import type { OwnRow } from '@/contract/finance/replies';
import { isAmount, plainAmount } from './amountText';

type Keyed = OwnRow & { key: number };

const isComplete = ({ date, amount }: OwnRow) => date !== '' && isAmount(amount);

const plain = ({ key: _, ...row }: Keyed): OwnRow => ({ ...row, amount: plainAmount(row.amount) });

/** Rows that the partner adds: each is stored when he leaves it, if it is complete. */
export function useOwnRows(
  first: readonly OwnRow[],
  keep: (rows: OwnRow[]) => Promise<unknown>,
  onWhole: (isWhole: boolean) => void,
) {
  const [rows, setRows] = useState<Keyed[]>(() => first.map((row, key) => ({ ...row, key })));
  const [nextKey, setNextKey] = useState(first.length);
  const kept = useRef(JSON.stringify(first));
  const save = async (next: readonly Keyed[]) => {
    const whole = next.filter(isComplete).map(plain);
    const mark = JSON.stringify(whole);
    onWhole(whole.length === next.length);
    if (mark === kept.current) return;
    const before = kept.current;
    kept.current = mark;
    try {
      await keep(whole);
    } catch {
      // `call` has shown what was wrong; storing is tried again when the next field is left.
      kept.current = before;
      onWhole(false);
    }
  };
  return {
    rows,
    type: (key: number, part: Partial<OwnRow>) => {
      const next = rows.map((row) => (row.key === key ? { ...row, ...part } : row));
      setRows(next);
      onWhole(next.every(isComplete) && JSON.stringify(next.map(plain)) === kept.current);
    },
    add: () => {
      setRows([...rows, { key: nextKey, no: '', date: '', amount: '', text: '' }]);
      setNextKey(nextKey + 1);
      onWhole(false);
    },
    remove: (key: number) => {
      const next = rows.filter((row) => row.key !== key);
      setRows(next);
      void save(next);
    },
    leave: () => void save(rows),
  };
}
