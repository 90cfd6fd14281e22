import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import type { guestApi } from '../../../src/contract/fair/guests';
import { unscoped, within } from '../../db/scope';
import { department, guest, guestGroup } from '../../db/schema/fair-guests';
import type { Context } from '../../http/context';
import { Failure, InvalidInput, notFound } from '../../http/failure';
import { demandOpen, guestsOf, heldFair, runningDraw } from '../lottery/fairs';
import { relabel } from '../lottery/groups';

/** A department of a company that takes part, or none. */
async function checkDepartment(departmentId: string | null, branchIds: readonly string[], { db }: Context) {
  if (departmentId === null) return;
  const [found] = await db
    .select({ branchId: department.branchId })
    .from(department)
    .where(unscoped(eq(department.departmentId, departmentId)));
  if (!found || !branchIds.includes(found.branchId))
    throw new InvalidInput([{ field: 'departmentId', text: 'field.choice' }]);
}

const audit = ({ session, now }: Context) => ({ modifiedBy: session.loginName, gmtModified: now });

/** Of single guests, whatever their group has; nothing returns them to the group's. */
export async function updateGuestDepartment(input: Parsed<typeof guestApi.updateGuestDepartment>, context: Context) {
  const { tradeFairId, guestIds, departmentId } = input;
  const fair = await heldFair(tradeFairId, context);
  demandOpen(fair);
  await checkDepartment(departmentId, fair.branchIds, context);
  const found = await guestsOf(tradeFairId, guestIds, context);
  const ids = found.map(({ guestId }) => guestId);
  await context.db
    .update(guest)
    .set({ departmentId, version: sql`${guest.version} + 1`, ...audit(context) })
    .where(unscoped(inArray(guest.guestId, ids)));
  const objectName = found.map(({ guestName }) => guestName).join('、');
  context.note({ objectId: ids[0] ?? '', objectName, after: { departmentId } });
  return { updated: ids.length };
}

export async function updateGuestGroupDepartment(
  input: Parsed<typeof guestApi.updateGuestGroupDepartment>,
  context: Context,
) {
  const { db, session, note } = context;
  const { tradeFairId, guestGroupIds, departmentId, cascade } = input;
  const fair = await heldFair(tradeFairId, context);
  demandOpen(fair);
  await checkDepartment(departmentId, fair.branchIds, context);
  const wanted = [...new Set(guestGroupIds)];
  const own = and(eq(guestGroup.tradeFairId, tradeFairId), inArray(guestGroup.guestGroupId, wanted));
  const changed = await db
    .update(guestGroup)
    .set({ departmentId, version: sql`${guestGroup.version} + 1`, ...audit(context) })
    .where(within(session, guestGroup, own))
    .returning({ id: guestGroup.guestGroupId, groupName: guestGroup.groupName });
  if (changed.length !== wanted.length) throw notFound();
  if (cascade === 1) {
    await db
      .update(guest)
      .set({ departmentId: null })
      .where(unscoped(inArray(guest.guestGroupId, wanted)));
  }
  const objectName = changed.map(({ groupName }) => groupName).join('、');
  note({ objectId: wanted[0] ?? '', objectName, after: { departmentId, cascade } });
  return { updated: changed.length };
}

export async function updateGuest({ guestId, version, ...form }: Parsed<typeof guestApi.update>, context: Context) {
  const { db, session, note } = context;
  const [seen] = await db
    .select()
    .from(guest)
    .where(within(session, guest, eq(guest.guestId, guestId)));
  if (!seen) throw notFound();
  demandOpen(await heldFair(seen.tradeFairId, context));
  const changed = await db
    .update(guest)
    .set({ ...form, version: version + 1, ...audit(context) })
    .where(unscoped(and(eq(guest.guestId, guestId), eq(guest.version, version))))
    .returning();
  const [after] = changed;
  if (!after) throw new Failure(ERROR.versionConflict);
  if (after.prizeGroupLabel !== seen.prizeGroupLabel) {
    if (await runningDraw(db, seen.tradeFairId)) throw new Failure(ERROR.labelInDraw);
    await relabel(db, [guestId], after.prizeGroupLabel);
  }
  note({ objectId: guestId, objectName: seen.guestName, before: { ...seen }, after: { ...after } });
  return { guestId };
}
