import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import { BILL_STATUS, LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Db } from '../../../../platform/database/db';
import { later } from '../../rules/billing/days';
import type { Planned } from '../../rules/billing/plan';
import { depositOf } from './endBook';
import type { LeaseBook } from './leaseBook';

interface Asked {
  today: string;
  until: string;
  feeItemIds: readonly string[];
}

const isOn = ({ lease }: LeaseBook) =>
  lease.leaseStatus === LEASE_STATUS.approved || lease.leaseStatus === LEASE_STATUS.running;

/** The last deposit bill of a lease, where all of them are void and the last left its key free. */
function lastVoid({ bills }: LeaseBook) {
  const own = bills.filter(({ feeType }) => feeType === FEE_TYPE.deposit);
  const last = own.at(-1);
  const isFree = own.every(({ billStatus }) => billStatus === BILL_STATUS.void) && last?.keepsKey === 0;
  return isFree ? last : undefined;
}

/**
 * A deposit is billed once, when its lease is approved; where that bill was voided and may be made again, the next run
 * makes it, for what is not held by then.
 */
export async function depositsAgain(
  db: Db,
  books: readonly LeaseBook[],
  { today, until, feeItemIds }: Asked,
): Promise<ReadonlyMap<string, Planned>> {
  const found = new Map<string, Planned>();
  for (const book of books.filter(isOn)) {
    const bill = lastVoid(book);
    const { leaseId, deposit, startDate } = book.lease;
    if (!bill?.feeItemId || !feeItemIds.includes(bill.feeItemId) || startDate > until) continue;
    const want = Math.min(bill.amount, deposit - (await depositOf(db, leaseId)));
    if (want <= 0) continue;
    found.set(leaseId, {
      ...{ act: 'MAKE', feeItemId: bill.feeItemId, periodStart: startDate, periodEnd: startDate, want, have: 0 },
      ...{ dueDate: startDate, payBy: later(startDate, today), parts: [{ kind: 'DEPOSIT', amount: want }] },
      ...{ usageDays: null, bills: [], isKept: false },
    });
  }
  return found;
}
