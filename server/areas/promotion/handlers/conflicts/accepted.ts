import type { Conflict } from '../../../../../src/contract/promotion/conflicts';
import type { ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { STAGE_OF } from '../../rules/status';
import { conflictsOf } from './conflicts';

/** Whom a published activity meets as it stands; nobody, while it is not published. */
export async function metBefore(row: ActivityRow, context: Context): Promise<Conflict[]> {
  if (row.stage !== STAGE_OF.published) return [];
  const { activityId } = row;
  return conflictsOf({ activityId, row, source: { activityId } }, context);
}

/** The same meeting, in no more products, for no more customers and no longer. */
const isPartOf = (now: Conflict, before: Conflict) =>
  now.activityId === before.activityId &&
  now.relation === before.relation &&
  now.productCount <= before.productCount &&
  now.customerCount <= before.customerCount &&
  now.overlapStart >= before.overlapStart &&
  now.overlapEnd <= before.overlapEnd;

/** What was accepted when the activity was published is not asked about again; what a change adds is. */
export const causedByChange = (found: readonly Conflict[], before: readonly Conflict[]): Conflict[] =>
  found.map((now) => ({
    ...now,
    needsReason: now.needsReason && !before.some((one) => one.needsReason && isPartOf(now, one)),
  }));
