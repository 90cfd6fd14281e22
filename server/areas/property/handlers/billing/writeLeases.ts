import { type Context, inTransaction } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import type { PlannedOfLease, RunPlan } from '../../data/billing/planRun';
import type { OpenRun } from '../../data/billing/runLease';
import { lockBills, makeBills, NOTHING, writePlan, type Written } from '../../data/billing/writePlan';

const add = (a: Written, b: Written): Written => ({
  ...{ made: a.made + b.made, existing: a.existing + b.existing, replaced: a.replaced + b.replaced },
  ...{ differences: a.differences + b.differences, credits: a.credits + b.credits, amount: a.amount + b.amount },
});

/** How many new bills one statement writes. */
const AT_ONCE = 500;

const isNew = ({ one }: PlannedOfLease) => one.act === 'MAKE';

/** Groups leases that have nothing but new bills; a lease whose bills change is alone. */
function* together({ rows }: RunPlan): Generator<PlannedOfLease[]> {
  let some: PlannedOfLease[] = [];
  const acting = rows.filter(({ one }) => one.act !== 'NONE');
  for (const [, own] of groupBy(acting, ({ book }) => book.lease.leaseId)) {
    if (!own.every(isNew)) yield own;
    else if (some.length + own.length <= AT_ONCE) some.push(...own);
    else {
      yield some;
      some = own;
    }
  }
  yield some;
}

interface Going {
  run: OpenRun;
  /** Says that the run goes on, and fails where it does not. */
  alive: (db: Db) => Promise<void>;
}

/** Writes what is planned, some leases at a time; each lease is written whole or not at all. */
export async function writeLeases(plan: RunPlan, { run, alive }: Going, context: Context): Promise<Written> {
  const { session: by, now } = context;
  const writing = { feeItems: plan.feeItems, today: now.slice(0, 10), now, by, runId: run.runId, reason: run.runNo };
  let sum: Written = { ...NOTHING, existing: plan.existing };
  for (const own of together(plan)) {
    const [first] = own;
    if (!first) continue;
    const written = await inTransaction(context, async ({ db }) => {
      await alive(db);
      if (own.every(isNew))
        return makeBills(
          db,
          own.map(({ book, one }) => ({ lease: book.lease, one })),
          writing,
        );
      await lockBills(
        db,
        first.book.lease,
        own.map(({ one }) => one),
      );
      // A bill that is to change may have been paid meanwhile: the lease is planned anew.
      return writePlan(db, first.book.lease, { planned: await plan.again(db, first.book), writing });
    });
    sum = add(sum, written);
  }
  return sum;
}
