import { toText, toUnits } from '@/contract/decimal';

interface Rewarded {
  rewardAmount: string;
}

/** To the fen, as the server counts. */
export const sumOf = (rows: readonly Rewarded[]) =>
  toText(
    rows.reduce((sum, { rewardAmount }) => sum + toUnits(rewardAmount, 2), 0),
    2,
  );

/** What is left to pay, or with a sign to take back. */
export const owed = (rows: readonly (Rewarded & { grantedAmount: string })[]) =>
  toText(
    rows.reduce((sum, row) => sum + toUnits(row.rewardAmount, 2) - toUnits(row.grantedAmount, 2), 0),
    2,
  );

/** How much the rows differ from what stands above them; null when they are equal. */
export function differenceOf(rows: readonly Rewarded[], above: string): string | null {
  const difference = toUnits(sumOf(rows), 2) - toUnits(above, 2);
  return difference === 0 ? null : toText(difference, 2);
}
