import { MATCH_KIND } from '../../../../src/contract/finance/matching';

/* Which rows make a match (docs/domain/workbench.md#workbench). */

interface Row {
  side: 1 | 2;
  amount: number;
}

const sumOf = (rows: readonly Row[], side: 1 | 2) =>
  rows.reduce((sum, row) => sum + (row.side === side ? row.amount : 0), 0);

/**
 * Why rows make no match: too many or none, or rows of one side that do not cancel out. Their order does not matter.
 */
export function refusal(rows: readonly Row[], most: number): 'noRows' | 'count' | 'sum' | undefined {
  if (rows.length === 0) return 'noRows';
  if (rows.length > most) return 'count';
  const isOneSided = rows.every(({ side }) => side === rows[0]?.side);
  return isOneSided && sumOf(rows, 1) + sumOf(rows, 2) !== 0 ? 'sum' : undefined;
}

interface Judged {
  ambiguous: 0 | 1;
  gross: number;
  kind: number;
}

/** An ambiguous group can only be confirmed as a whole, if both sides are equal. */
export const mayConfirm = ({ ambiguous, gross, kind }: Judged, rows: number) =>
  rows > 0 && (ambiguous === 0 || (gross === 0 && kind !== MATCH_KIND.oneSide));
