import { eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { subquery } from '../../../../platform/database/columns';
import { ofParent } from '../../../../platform/scope';
import { fairOrder, guest, guestGroup } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { checkDepartment } from './change';
import { groupsWhere } from './groupList';
import { checkVersion, lockedGroups, uniqueName } from './lockedGroups';
import { touch } from '../../../../http/touch';
import { isSignedIn } from './read';
import { withdrawFrom } from './withdraw';

export async function splitGuestGroup(input: Parsed<typeof guestApi.splitGuestGroup>, context: Context) {
  const { db, session, now, note } = context;
  const { tradeFairId, guestGroupId, version, groups: parts } = input;
  const { fair, groups } = await lockedGroups(tradeFairId, [guestGroupId], context);
  const source = groups.get(guestGroupId);
  if (!source) throw notFound();
  checkVersion(source, version);
  const members = await db
    .select({ guestId: guest.guestId })
    .from(guest)
    .where(ofParent(guest.guestGroupId, guestGroupId, eq(guest.deleted, 0)));
  const named = parts.flatMap(({ guestIds }) => guestIds);
  const ids = new Set(members.map(({ guestId }) => guestId));
  const isWhole = named.length === ids.size && new Set(named).size === ids.size && named.every((one) => ids.has(one));
  if (!isWhole) throw new Failure(ERROR.splitIncomplete);
  const made: string[] = [];
  for (const [i, { groupName, guestIds, departmentId }] of parts.entries()) {
    const own = i === 0 ? [guestGroupId] : [];
    await uniqueName({ tradeFairId, groupName, own, field: `groups.${i}.groupName` }, context);
    await checkDepartment({ departmentId, field: `groups.${i}.departmentId` }, fair.branchIds, context);
    const leader = guestIds.includes(source.leaderGuestId ?? '') ? source.leaderGuestId : (guestIds[0] ?? null);
    const values = { groupName, departmentId: departmentId ?? source.departmentId, leaderGuestId: leader };
    if (i === 0) {
      await db
        .update(guestGroup)
        .set({ ...values, version: version + 1, ...touch(context) })
        .where(ofParent(guestGroup.guestGroupId, guestGroupId));
      made.push(guestGroupId);
      continue;
    }
    const by = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now };
    const [row] = await db
      .insert(guestGroup)
      .values({ ...values, ...by, ...touch(context), tradeFairId, fairCustomerId: source.fairCustomerId })
      .returning({ id: guestGroup.guestGroupId });
    if (!row) throw new Failure(ERROR.serverFailed);
    made.push(row.id);
    await db
      .update(guest)
      .set({ guestGroupId: row.id, version: sql`${guest.version} + 1`, ...touch(context) })
      .where(ofParent(guest.guestId, guestIds));
  }
  note({ objectId: guestGroupId, objectName: source.groupName, after: { splitInto: made } });
  return groupsWhere(inArray(guestGroup.guestGroupId, made), context);
}

export async function deleteGuestGroup(input: Parsed<typeof guestApi.deleteGuestGroup>, context: Context) {
  const { db, note } = context;
  const { tradeFairId, guestGroupIds, force } = input;
  const { groups } = await lockedGroups(tradeFairId, guestGroupIds, context);
  const ids = [...groups.keys()];
  const members = await db
    .select({
      guestId: guest.guestId,
      isInUse: subquery<boolean>(sql`select ${isSignedIn}
        or exists (select 1 from ${fairOrder} where ${fairOrder.guestId} = ${guest.guestId} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled})
        or exists (select 1 from ${winner} where ${winner.guestId} = ${guest.guestId})`),
    })
    .from(guest)
    .where(ofParent(guest.guestGroupId, ids, eq(guest.deleted, 0)));
  if (members.length > 0 && (force !== 1 || members.some((one) => one.isInUse))) throw new Failure(ERROR.groupInUse);
  const gone = { deleted: 1 as const, ...touch(context) };
  await db.update(guest).set(gone).where(ofParent(guest.guestGroupId, ids));
  await withdrawFrom(
    db,
    members.map(({ guestId }) => guestId),
  );
  await db.update(guestGroup).set(gone).where(ofParent(guestGroup.guestGroupId, ids));
  const objectName = [...groups.values()].map(({ groupName }) => groupName).join('、');
  note({ objectId: ids[0] ?? '', objectName, before: { groups: ids, guests: members.length } });
  return { deleted: ids.length };
}
