import type { Bill } from '../../../src/contract/property/bills';

const FEN = 100;

/** Whole fen of yuan as the server writes them. */
export const fenOf = (yuan: string) => Math.round(Number(yuan) * FEN) || 0;
export const yuanOf = (fen: number) => (fen / FEN).toFixed(2);

export const sumOf = (amounts: readonly string[]) => yuanOf(amounts.reduce((sum, one) => sum + fenOf(one), 0));

type Owed = Pick<Bill, 'billId' | 'billNo' | 'payBy' | 'unpaidAmount'>;

/** The oldest first, then by number (docs/domain/property-bills.md#late-fees). */
export const byAge = (a: Owed, b: Owed) => {
  const [mine, theirs] = [`${a.payBy} ${a.billNo}`, `${b.payBy} ${b.billNo}`];
  return mine === theirs ? 0 : mine < theirs ? -1 : 1;
};

interface Allocation {
  /** Yuan, by bill. */
  parts: ReadonlyMap<string, string>;
  /** The rest that no bill gets: it becomes prepaid. */
  left: string;
}

/** How an amount is spread over the bills as they stand today; the server has the last word, also on late fees. */
export function allocationOf(amount: string, bills: readonly Owed[]): Allocation {
  let left = fenOf(amount);
  const parts = new Map<string, string>();
  for (const { billId, unpaidAmount } of [...bills].sort(byAge)) {
    const part = Math.min(left, fenOf(unpaidAmount));
    if (part <= 0) continue;
    parts.set(billId, yuanOf(part));
    left -= part;
  }
  return { parts, left: yuanOf(left) };
}
