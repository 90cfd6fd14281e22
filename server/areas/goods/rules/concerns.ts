import { CONCERN_TYPE, type ConcernType } from '../../../../src/contract/goods/concerns';

interface Looked {
  concernType: ConcernType;
  targetPrice: number | null;
  wasOut: 0 | 1;
  /** Milliseconds; null: never. */
  noticed: number | null;
}

const DAY = 86_400_000;

/** Nobody is told twice within a day. */
export const mayBeTold = (noticed: number | null, ms: number) => noticed === null || ms - noticed >= DAY;

/**
 * Whether a customer is told, and what is remembered. Goods have to have been out to arrive; a price has to be known and
 * not above what the customer waits for; a favourite is told by people alone.
 */
export function lookAt(row: Looked, now: { available: number; price: number | null; ms: number }) {
  const wasOut = now.available > 0 ? (0 as const) : (1 as const);
  const arrived = row.concernType === CONCERN_TYPE.restock && row.wasOut === 1 && now.available > 0;
  const dropped =
    row.concernType === CONCERN_TYPE.priceDrop &&
    row.targetPrice !== null &&
    now.price !== null &&
    now.price <= row.targetPrice;
  const tells = (arrived || dropped) && mayBeTold(row.noticed, now.ms);
  // What arrived and could not be told is told when it may be, as long as it is there.
  return { tells, wasOut: arrived && !tells ? (1 as const) : wasOut };
}
