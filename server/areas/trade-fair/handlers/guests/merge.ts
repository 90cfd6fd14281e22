import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { subquery } from '../../../../platform/database/columns';
import { ofParent, within } from '../../../../platform/scope';
import { department, guest, guestGroup, lotteryTicket } from '../../data/schema/fair-guests';
import { diningVoucher } from '../../data/schema/dining';
import { winner } from '../../data/schema/lottery';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { groupsWhere } from './groupList';
import { checkVersion, lockedGroups, uniqueName } from './lockedGroups';
import { touch } from '../../../../http/touch';
import { isSignedIn } from './read';

/** A customer of the second level counts as its first-level one. */
async function firstLevelOf(customerIds: readonly string[], { db }: Context) {
  const rows = await db
    .select({ id: fairCustomer.id, parent: fairCustomer.parentCustomerId })
    .from(fairCustomer)
    .where(ofParent(fairCustomer.id, customerIds));
  return new Set(rows.map(({ id, parent }) => parent ?? id));
}

const EMPTY_MOVE = { guests: 0, companions: 0, signedIn: 0, tickets: 0, wins: 0, meals: 0 };

/** What goes along when the guests of these groups come under another one; nothing of it is lost. */
export async function previewMove(
  { tradeFairId, targetGroupId, sourceGroupIds }: Parsed<typeof guestApi.previewMove>,
  { db, session }: Context,
): Promise<Output<typeof guestApi.previewMove>> {
  const own = and(eq(guest.tradeFairId, tradeFairId), inArray(guest.guestGroupId, [...sourceGroupIds]));
  const [figures] = await db
    .select({
      guests: sql<number>`count(*)::int`,
      companions: sql<number>`coalesce(sum(${guest.companions}), 0)::int`,
      signedIn: sql<number>`count(*) filter (where ${isSignedIn})::int`,
      tickets: sql<number>`coalesce(sum(${subquery(sql`select count(*) from ${lotteryTicket} where ${lotteryTicket.guestId} = ${guest.guestId} and ${lotteryTicket.status} in (0, 1)`)}), 0)::int`,
      wins: sql<number>`coalesce(sum(${subquery(sql`select count(*) from ${winner} where ${winner.guestId} = ${guest.guestId} and ${winner.winStatus} = 0`)}), 0)::int`,
      meals: sql<number>`coalesce(sum(${subquery(sql`select count(*) from ${diningVoucher} where ${diningVoucher.guestId} = ${guest.guestId} and ${diningVoucher.status} <> ${VOUCHER_STATUS.void}`)}), 0)::int`,
    })
    .from(guest)
    .where(within(session, guest, own));
  const names = targetGroupId
    ? await db
        .select({ name: department.departmentName })
        .from(guestGroup)
        .innerJoin(department, eq(department.departmentId, guestGroup.departmentId))
        .where(within(session, guestGroup, eq(guestGroup.guestGroupId, targetGroupId)))
    : [];
  return { ...EMPTY_MOVE, ...figures, departments: names.map(({ name }) => name) };
}

async function oneGroup(guestGroupId: string, context: Context) {
  const [group] = await groupsWhere(eq(guestGroup.guestGroupId, guestGroupId), context);
  if (!group) throw notFound();
  return group;
}

export async function mergeGuestGroup(input: Parsed<typeof guestApi.mergeGuestGroup>, context: Context) {
  const { db, note } = context;
  const { tradeFairId, targetGroupId, groupName, versions } = input;
  const sourceIds = [...new Set(input.sourceGroupIds)].filter((one) => one !== targetGroupId);
  if (sourceIds.length === 0) throw new InvalidInput([{ field: 'sourceGroupIds', text: 'field.required' }]);
  const { groups } = await lockedGroups(tradeFairId, [targetGroupId, ...sourceIds], context);
  for (const group of groups.values()) checkVersion(group, versions[group.guestGroupId]);
  const customers = await firstLevelOf(
    [...groups.values()].map(({ fairCustomerId }) => fairCustomerId),
    context,
  );
  if (customers.size > 1) throw new Failure(ERROR.groupsOfOtherCustomer);
  const target = groups.get(targetGroupId);
  if (!target) throw notFound();
  // The old groups go first: the new name may be that of one of them.
  await db
    .update(guestGroup)
    .set({ deleted: 1, ...touch(context) })
    .where(ofParent(guestGroup.guestGroupId, sourceIds));
  if (groupName) await uniqueName({ tradeFairId, groupName, own: [targetGroupId], field: 'groupName' }, context);
  await db
    .update(guest)
    .set({ guestGroupId: targetGroupId, version: sql`${guest.version} + 1`, ...touch(context) })
    .where(ofParent(guest.guestGroupId, sourceIds));
  await db
    .update(guestGroup)
    .set({ groupName: groupName ?? target.groupName, version: target.version + 1, ...touch(context) })
    .where(ofParent(guestGroup.guestGroupId, targetGroupId));
  note({ objectId: targetGroupId, objectName: groupName ?? target.groupName, after: { mergedFrom: sourceIds } });
  return oneGroup(targetGroupId, context);
}
