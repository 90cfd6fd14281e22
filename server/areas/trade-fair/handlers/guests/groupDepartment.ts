import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { ofParent, within } from '../../../../platform/scope';
import { guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { BATCH_LIMIT, chosenRows, judge, listed } from '../../../../http/batch';
import { demandOpen, demandVisible, lockedFair } from '../fairs/demands';
import { checkDepartment } from './change';
import { groupFilters } from './groupList';
import { touch } from '../../../../http/touch';

type Choice = Parsed<typeof guestApi.previewGroupDepartment>;

/** The chosen groups of a fair, in the order in which they were made. */
async function judged({ tradeFairId, guestGroupIds: ids, ...more }: Choice, context: Context) {
  const { db, session } = context;
  const choice = { ...more, ids, field: 'guestGroupIds' };
  const ofFair = and(
    eq(guestGroup.tradeFairId, tradeFairId),
    chosenRows(guestGroup.guestGroupId, choice, groupFilters),
  );
  const rows = await db
    .select({ id: guestGroup.guestGroupId, groupName: guestGroup.groupName })
    .from(guestGroup)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guestGroup.fairCustomerId))
    .where(within(session, guestGroup, ofFair))
    .orderBy(guestGroup.guestGroupId)
    .limit(BATCH_LIMIT);
  return judge(rows, choice, {
    context,
    idOf: ({ id }) => id,
    nameOf: ({ groupName }) => groupName,
    // What a fair allows it allows for all of its groups.
    refuse: () => undefined,
  });
}

export async function previewGroupDepartment(choice: Choice, context: Context) {
  demandOpen(await demandVisible(choice.tradeFairId, context));
  return (await judged(choice, context)).result;
}

export async function updateGuestGroupDepartment(
  { departmentId, cascade, ...choice }: Parsed<typeof guestApi.updateGuestGroupDepartment>,
  context: Context,
) {
  const { db, note } = context;
  const fair = await lockedFair(choice.tradeFairId, context);
  demandOpen(fair);
  await checkDepartment({ departmentId }, fair.branchIds, context);
  const { fit, result } = await judged(choice, context);
  const ids = fit.map(({ id }) => id);
  await db
    .update(guestGroup)
    .set({ departmentId, version: sql`${guestGroup.version} + 1`, ...touch(context) })
    .where(ofParent(guestGroup.guestGroupId, ids));
  if (cascade === 1) {
    await db
      .update(guest)
      .set({ departmentId: null, version: sql`${guest.version} + 1` })
      .where(ofParent(guest.guestGroupId, ids, isNotNull(guest.departmentId)));
  }
  const objectName = listed(fit.map(({ groupName }) => groupName));
  note({ objectId: listed(ids), objectName, after: { departmentId, cascade } });
  return { ...result, updated: ids.length };
}
