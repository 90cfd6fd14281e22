import { isNotNull } from 'drizzle-orm';
import { ofParent } from '../../../../platform/scope';
import type { activity } from '../../data/schema/activity';
import { computeCustomer } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { editLevelOf } from '../../rules/status';

/** What the user may change of the activity now; nothing once rewards were paid. */
export async function levelOf(row: typeof activity.$inferSelect, { db, now }: Context) {
  const [granted] = await db
    .select({ custId: computeCustomer.custId })
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, row.activityId, isNotNull(computeCustomer.grantedAmount)))
    .limit(1);
  return editLevelOf(row, now, granted !== undefined);
}
