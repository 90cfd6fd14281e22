import { toText, toUnits } from '@/contract/decimal';

interface Rewarded {
  rewardAmount: string;
}

/** The sum to the fen, as the server computes it. */
export const sumOf = (rows: readonly Rewarded[]) =>
  toText(
    rows.reduce((sum, { rewardAmount }) => sum + toUnits(rewardAmount, 2), 0),
    2,
  );

/** The amount left to pay; negative if it has to be taken back. */
export const owed = (rows: readonly (Rewarded & { grantedAmount: string })[]) =>
  toText(
    rows.reduce((sum, row) => sum + toUnits(row.rewardAmount, 2) - toUnits(row.grantedAmount, 2), 0),
    2,
  );

/** The difference between the rows and the total above; null when they are equal. */
export function differenceOf(rows: readonly Rewarded[], above: string): string | null {
  const difference = toUnits(sumOf(rows), 2) - toUnits(above, 2);
  return difference === 0 ? null : toText(difference, 2);
}
