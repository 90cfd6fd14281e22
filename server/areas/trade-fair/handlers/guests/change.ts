import { eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { global, ofParent, within } from '../../../../platform/scope';
import { department, guest } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { judge, listed } from '../../../../http/batch';
import { staleVersion } from '../../../../http/staleVersion';
import { maskPhone } from '../../../../platform/mask';
import { runningDraw } from '../draws/runningDraw';
import { demandOpen, demandVisible, lockedFair } from '../fairs/demands';
import { relabel } from '../draws/labels';
import { chosenGuests } from './chosenGuests';
import { touch } from '../../../../http/touch';

/** A department of a company that takes part, or none. */
export async function checkDepartment(
  { departmentId, field = 'departmentId' }: { departmentId: string | null; field?: string },
  branchIds: readonly string[],
  { db }: Context,
) {
  if (departmentId === null) return;
  const [found] = await db
    .select({ branchId: department.branchId })
    .from(department)
    .where(global('shared', eq(department.departmentId, departmentId)));
  if (!found || !branchIds.includes(found.branchId)) throw new InvalidInput([{ field, text: 'field.choice' }]);
}

type Choice = Parsed<typeof guestApi.previewGuestDepartment>;

async function judged(choice: Choice, context: Context) {
  return judge(
    await chosenGuests(choice, context),
    { ...choice, ids: choice.guestIds },
    {
      context,
      idOf: ({ guestId }) => guestId,
      nameOf: ({ guestName }) => guestName,
      // What a fair allows it allows for all of its guests.
      refuse: () => undefined,
    },
  );
}

export async function previewGuestDepartment(choice: Choice, context: Context) {
  demandOpen(await demandVisible(choice.tradeFairId, context));
  return (await judged(choice, context)).result;
}

/** Sets a guest's own department, whatever his group has; nothing sets it back to the group's. */
export async function updateGuestDepartment(input: Parsed<typeof guestApi.updateGuestDepartment>, context: Context) {
  const { departmentId, ...choice } = input;
  const fair = await lockedFair(choice.tradeFairId, context);
  demandOpen(fair);
  await checkDepartment({ departmentId }, fair.branchIds, context);
  const { fit, result } = await judged(choice, context);
  const ids = fit.map(({ guestId }) => guestId);
  await context.db
    .update(guest)
    .set({ departmentId, version: sql`${guest.version} + 1`, ...touch(context) })
    .where(ofParent(guest.guestId, ids));
  const objectName = listed(fit.map(({ guestName }) => guestName));
  context.note({ objectId: listed(ids), objectName, after: { departmentId } });
  return { ...result, updated: ids.length };
}

export async function updateGuest({ guestId, version, ...form }: Parsed<typeof guestApi.update>, context: Context) {
  const { db, session, note } = context;
  const [seen] = await db
    .select()
    .from(guest)
    .where(within(session, guest, eq(guest.guestId, guestId)));
  if (!seen) throw notFound();
  demandOpen(await lockedFair(seen.tradeFairId, context));
  const changed = await db
    .update(guest)
    .set({ ...form, version: version + 1, ...touch(context) })
    .where(ofParent(guest.guestId, guestId, eq(guest.version, version)))
    .returning();
  const [after] = changed;
  if (!after) {
    const [present = seen] = await db.select().from(guest).where(ofParent(guest.guestId, guestId));
    throw await staleVersion(context, { ...present, phone: maskPhone(present.phone) }, present);
  }
  if (after.prizeGroupLabel !== seen.prizeGroupLabel) {
    if (await runningDraw(db, seen.tradeFairId)) throw new Failure(ERROR.labelInDraw);
    await relabel(db, [guestId], after.prizeGroupLabel);
  }
  note({ objectId: guestId, objectName: seen.guestName, before: { ...seen }, after: { ...after } });
  return { guestId };
}
