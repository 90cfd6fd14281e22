import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { computeDeferred } from '../rules/deferred';
import type { Customer } from '../rules/types';
import { linesFor, windowOf } from './computeActivity';
import { linesIn, type Window } from './loadDocuments';
import { loadCustomer } from './parties';
import { activity, type ActivityRow } from './schema/activity';
import { computeCustomer } from './schema/settlement';

/** Lines of a document that would be returned. */
interface Loss {
  custId: string;
  billNo: string;
  returning: ReadonlyMap<number, number>;
  /** The moment of the return. */
  now: string;
}

async function rewardOf(
  db: Db,
  row: ActivityRow,
  sales: { customer: Customer; window: Window; returning?: ReadonlyMap<string, number> },
) {
  const { customer, window, returning } = sales;
  const lines = await linesIn(db, window, { custId: customer.custId, ...(returning ? { returning } : {}) });
  const own = await linesFor(db, row, { customer, lines, window });
  return own ? computeDeferred(own.activity, own.lines).reward : 0;
}

/**
 * The part of paid rebates that would have to be taken back if these goods were returned
 * (docs/domain/promotion.md#settlement), without what is overpaid already today.
 */
export async function rebateLoss(db: Db, { custId, billNo, returning: lines, now: at }: Loss): Promise<number> {
  const customer = await loadCustomer(db, custId);
  if (!customer) return 0;
  const paid = await db
    .select({ row: activity, granted: computeCustomer.grantedAmount })
    .from(computeCustomer)
    .innerJoin(activity, eq(activity.activityId, computeCustomer.activityId))
    .where(global('line', and(eq(computeCustomer.custId, custId), isNotNull(computeCustomer.grantedAmount))));
  const returning = new Map([...lines].map(([lineNo, qty]) => [`${billNo}/${lineNo}`, qty] as const));
  let loss = 0;
  for (const { row, granted } of paid) {
    const window = await windowOf(db, row);
    // Goods that are returned too late change no rebate.
    if (at > window.returnsUntil) continue;
    const over = (reward: number) => Math.max(0, (granted ?? 0) - reward);
    const now = over(await rewardOf(db, row, { customer, window }));
    loss += over(await rewardOf(db, row, { customer, window, returning })) - now;
  }
  return Math.max(0, loss);
}
