import type { ActivityRow } from '../../data/schema/activity';
import { eq } from 'drizzle-orm';
import { computeOne } from '../../data/computeActivity';
import { ofParent } from '../../../../platform/scope';
import { computeCustomer } from '../../data/schema/settlement';
import { type Context, inTransaction } from '../../../../http/context';
import { MINUTE, shanghai } from '../../../../platform/clock';

const FRESH = 10 * MINUTE;

/** Computes one customer again when his numbers are older than ten minutes (docs/domain/promotion.md#settlement). */
export async function refresh(row: ActivityRow, custId: string, context: Context) {
  const { db, ms, now } = context;
  const [known] = await db
    .select({ computeTime: computeCustomer.computeTime, runNo: computeCustomer.runNo })
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, row.activityId, eq(computeCustomer.custId, custId)));
  if (known && known.computeTime > shanghai(ms - FRESH)) return;
  const run = { custId, runNo: known?.runNo ?? 0, computeTime: now };
  await inTransaction(context, (inside) => computeOne(inside.db, row, run));
}
