import { RESERVE_STATUS, type ReserveStatus } from '../../../../src/contract/goods/stock';

interface Period {
  startDate: string;
  endDate: string;
}

/** Quantities in 1/10000 unit. */
interface Reserved extends Period {
  reserveQty: number;
}

const isInForce = ({ startDate, endDate }: Period, day: string) => startDate <= day && day <= endDate;

/**
 * The day, from today on, on which most is reserved. The sum grows only where a reserve begins, so that no other day has
 * to be looked at.
 */
export function peakOf(rows: readonly Reserved[], today: string): { day: string; qty: number } {
  const days = [today, ...rows.map(({ startDate }) => startDate).filter((day) => day > today)].sort();
  const sums = days.map((day) => ({
    day,
    qty: rows.filter((row) => isInForce(row, day)).reduce((sum, { reserveQty }) => sum + reserveQty, 0),
  }));
  return sums.reduce((most, one) => (one.qty > most.qty ? one : most));
}

/**
 * Indices of the rows that are in force on a day. Where too much is reserved on it, each of them is marked as wrong.
 */
export const indexesOn = (rows: readonly Period[], day: string) =>
  rows.flatMap((row, i) => (isInForce(row, day) ? [i] : []));

interface Used extends Reserved {
  usedQty: number;
}

export function reserveStatus({ reserveQty, usedQty, endDate }: Used, today: string): ReserveStatus {
  if (usedQty >= reserveQty) return RESERVE_STATUS.used;
  return endDate < today ? RESERVE_STATUS.expired : RESERVE_STATUS.on;
}
