import type { Db } from '../../../../platform/database/db';
import type { LeaseBook, TariffRow } from './leaseBook';
import type { UsageRow } from './wanted';

interface Usage {
  /** By lease. */
  usage: Map<string, UsageRow[]>;
  missing: { book: LeaseBook; feeItemId: string; meterNo: string }[];
}

/** What leases are to pay by meters and shares, up to a month. */
export function usageRowsOf(
  _db: Db,
  _books: readonly LeaseBook[],
  _asked: { period: string; feeItemIds?: readonly string[]; tariffs: readonly TariffRow[] },
): Promise<Usage> {
  return Promise.resolve({ usage: new Map(), missing: [] });
}
