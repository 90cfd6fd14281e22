import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { diningApi } from '../../../../../src/contract/trade-fair/dining';
import type { Meal } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent, within } from '../../../../platform/scope';
import { meal } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { slotOf } from '../../rules/meals';
import { demandOpen, lockedFair } from '../fairs/demands';

/** A meal, under its fair's lock and its own. */
export async function lockedMeal(mealId: string, context: Context) {
  const { db, session } = context;
  const own = eq(meal.mealId, mealId);
  const [seen] = await db
    .select({ tradeFairId: meal.tradeFairId })
    .from(meal)
    .where(within(session, meal, own));
  if (!seen) throw notFound();
  const fair = await lockedFair(seen.tradeFairId, context);
  const [row] = await db.select().from(meal).where(ofParent(meal.mealId, mealId)).for('update');
  if (!row) throw notFound();
  return { fair, row };
}

function checkTimes({ startTime, endTime }: { startTime: string; endTime: string }) {
  if (endTime <= startTime) throw new InvalidInput([{ field: 'endTime', text: 'field.endBeforeStart' }]);
}

/** Whether another meal of the fair, stopped or not, has the day, kind and venue; under the fair's lock. */
async function isTaken(
  wanted: Pick<Meal, 'mealDate' | 'mealType' | 'venue'>,
  { tradeFairId, mealId }: { tradeFairId: string; mealId: string | null },
  { db }: Context,
) {
  const rows = await db.select().from(meal).where(ofParent(meal.tradeFairId, tradeFairId));
  return rows.some((row) => row.mealId !== mealId && slotOf(row) === slotOf(wanted));
}

export async function addMeal({ tradeFairId, ...form }: Parsed<typeof diningApi.add>, context: Context) {
  const { db, note } = context;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  checkTimes(form);
  const [from, to] = [fair.startTime?.slice(0, 10) ?? '', fair.endTime?.slice(0, 10) ?? ''];
  if (form.mealDate < from || form.mealDate > to)
    throw new InvalidInput([{ field: 'mealDate', text: 'field.mealOutside' }]);
  if (await isTaken(form, { tradeFairId, mealId: null }, context))
    throw new InvalidInput([{ field: 'mealType', text: 'field.mealTwice' }]);
  const [row] = await db
    .insert(meal)
    .values({ ...form, tradeFairId })
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  note({ objectId: row.mealId, objectName: fair.subject, after: { ...row } });
  return { mealId: row.mealId };
}

export async function updateMeal({ mealId, ...given }: Parsed<typeof diningApi.update>, context: Context) {
  const { db, note } = context;
  const { fair, row } = await lockedMeal(mealId, context);
  demandOpen(fair);
  const { startTime = row.startTime, endTime = row.endTime, venue = row.venue } = given;
  const { quota = row.quota, status = row.status } = given;
  checkTimes({ startTime, endTime });
  if (await isTaken({ ...row, venue }, row, context))
    throw new InvalidInput([{ field: 'venue', text: 'field.mealTwice' }]);
  if (quota < row.issuedCount) throw new Failure(ERROR.mealFull);
  const after = { startTime, endTime, quota, venue, status };
  await db.update(meal).set(after).where(ofParent(meal.mealId, mealId));
  note({ objectId: mealId, objectName: fair.subject, before: { ...row }, after: { ...row, ...after } });
  return { mealId };
}
