import type { Context } from '../../../../http/context';
import { type LeaseRow, loadFeeItems, loadTariffs } from '../../data/billing/leaseBook';
import { loadUsage, usageOf } from '../../data/billing/usageBook';
import { planBook } from '../../data/billing/wanted';
import { lockBills, writePlan } from '../../data/billing/writePlan';
import { bookOf } from './leaseRead';

/** Applies another rent or another reading at once to the periods that are billed. */
export async function followTerms(lease: LeaseRow, reason: string, context: Context) {
  const { db, now, session } = context;
  const today = now.slice(0, 10);
  const tariffs = await loadTariffs(db, lease.propertyId);
  const used = await loadUsage(db, { propertyId: lease.propertyId, tariffs });
  const plan = async () => {
    const book = await bookOf(lease, context);
    const until = book.bills.reduce((last, { periodStart }) => (periodStart > last ? periodStart : last), '');
    // Periods that nobody has billed wait for their run.
    return planBook(book, { until, today, usage: usageOf(book, used) }).filter(({ bills }) => bills.length > 0);
  };
  await lockBills(db, lease, await plan());
  const planned = await plan();
  const feeItems = await loadFeeItems(db);
  await writePlan(db, lease, { planned, writing: { feeItems, today, now, by: session, runId: null, reason } });
}
