import type { Conflict } from '../../../../../src/contract/promotion/conflicts';
import type { ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { STAGE_OF } from '../../rules/status';
import { conflictsOf, type Meeting } from './conflicts';
import type { Common } from './shared';

/** The conflicts of a published activity as it is stored; empty while it is not published. */
export async function metBefore(row: ActivityRow, context: Context): Promise<Meeting[]> {
  if (row.stage !== STAGE_OF.published) return [];
  const { activityId } = row;
  return conflictsOf({ activityId, row, source: { activityId } }, context);
}

/** Whether the common products or customers are the same ones or fewer; if others replace some, they are new. */
const areAmong = (now: Common, before: Common) =>
  now.total < before.total || (now.total === before.total && now.mark === before.mark);

/** Whether a conflict is the same as before, with no further products or customers, and no longer. */
const isPartOf = (now: Meeting, before: Meeting) =>
  now.conflict.activityId === before.conflict.activityId &&
  now.conflict.relation === before.conflict.relation &&
  areAmong(now.products, before.products) &&
  areAmong(now.customers, before.customers) &&
  now.conflict.overlapStart >= before.conflict.overlapStart &&
  now.conflict.overlapEnd <= before.conflict.overlapEnd;

/** Leaves out conflicts that were accepted at publication; those that a change adds remain. */
export function causedByChange(found: readonly Meeting[], before: readonly Meeting[]): Conflict[] {
  const accepted = before.filter(({ conflict }) => conflict.needsReason);
  return found.map((now) => ({
    ...now.conflict,
    needsReason: now.conflict.needsReason && !accepted.some((one) => isPartOf(now, one)),
  }));
}
