import type { Conflict } from '../../../../../src/contract/promotion/conflicts';
import type { ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { STAGE_OF } from '../../rules/status';
import { conflictsOf, type Meeting } from './conflicts';
import type { Common } from './shared';

/** Whom a published activity meets as it stands; nobody, while it is not published. */
export async function metBefore(row: ActivityRow, context: Context): Promise<Meeting[]> {
  if (row.stage !== STAGE_OF.published) return [];
  const { activityId } = row;
  return conflictsOf({ activityId, row, source: { activityId } }, context);
}

/** Fewer of them, or the same ones: as many others in their place are new. */
const areAmong = (now: Common, before: Common) =>
  now.total < before.total || (now.total === before.total && now.mark === before.mark);

/** The same meeting, in no more and no other products, for no more and no other customers, and no longer. */
const isPartOf = (now: Meeting, before: Meeting) =>
  now.conflict.activityId === before.conflict.activityId &&
  now.conflict.relation === before.conflict.relation &&
  areAmong(now.products, before.products) &&
  areAmong(now.customers, before.customers) &&
  now.conflict.overlapStart >= before.conflict.overlapStart &&
  now.conflict.overlapEnd <= before.conflict.overlapEnd;

/** What was accepted when the activity was published is not asked about again; what a change adds is. */
export function causedByChange(found: readonly Meeting[], before: readonly Meeting[]): Conflict[] {
  const accepted = before.filter(({ conflict }) => conflict.needsReason);
  return found.map((now) => ({
    ...now.conflict,
    needsReason: now.conflict.needsReason && !accepted.some((one) => isPartOf(now, one)),
  }));
}
