import { found } from './passNumber';
import { dayNumber, type Found, type OurRow, type TheirRow } from './rows';
import { searchSums } from './sums';

/* Pass 4: several against one (docs/domain/reconciliation.md#sums). */

/** Rows in the order of their dates, to find those around a day. */
export class Calendar<R extends OurRow> {
  private readonly days: readonly number[];
  private readonly rows: readonly R[];

  constructor(
    rows: readonly R[],
    private readonly reach: number,
  ) {
    const dated = rows.map((row) => ({ row, day: dayNumber(row.date) })).sort((a, b) => a.day - b.day);
    this.rows = dated.map(({ row }) => row);
    this.days = dated.map(({ day }) => day);
  }

  around(date: string): R[] {
    const day = dayNumber(date);
    return this.rows.slice(this.firstFrom(day - this.reach), this.firstFrom(day + this.reach + 1));
  }

  private firstFrom(day: number) {
    let [low, high] = [0, this.days.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.days[middle] ?? 0) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

type Side = { ours: readonly OurRow[]; theirs: readonly TheirRow[] };

/** A single set is a suggestion; with several, or an unfinished search, only their number is given. */
export function matchSum<R extends OurRow>(
  target: OurRow,
  around: readonly R[],
  sides: (rows: readonly R[]) => Side,
): Found[] {
  const { solutions, sets, finished } = searchSums(target.amount, around);
  const [only] = sets;
  if (!only) return [];
  const isOne = solutions === 1 && finished;
  const chosen = isOne ? around.filter(({ id }) => only.includes(id)) : [];
  const one = found({ ...sides(chosen), number: 'NONE', rule: isOne ? 'M14' : 'M15', confirms: false });
  return [{ ...one, ambiguous: !isOne, solutions, finished, sets }];
}
