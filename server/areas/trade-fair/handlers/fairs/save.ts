import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { MEAL_STATUS } from '../../../../../src/contract/trade-fair/dining';
import { type Meal, TRADE_FAIR_STATE, type TradeFairForm } from '../../../../../src/contract/trade-fair/fairs';
import { cleanRichText } from '../../../../platform/richText';
import { ofParent, within } from '../../../../platform/scope';
import { meal, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { rowsOfMeals, slotOf, withVenues } from '../../rules/meals';
import { editing, stateAfterSaving } from '../../rules/tradeFair';
import { limitedProblems, submitProblems } from '../../rules/tradeFairForm';
import { refusedMove } from './demands';
import { lockFair } from './lock';
import { type FairRow, mealsOf } from './read';
import { checkReferences, takeCode } from './references';

type SaveMode = 'DRAFT' | 'SUBMIT';

/** The form as it is stored. A draft that names no branch belongs to the current one. */
function complete(form: TradeFairForm, branchId: string): TradeFairForm & { hostBranchId: string } {
  const hostBranchId = form.hostBranchId ?? branchId;
  const branchIds = form.branchIds.length > 0 ? [...new Set(form.branchIds)] : [hostBranchId];
  return { ...form, hostBranchId, branchIds, introduction: cleanRichText(form.introduction) };
}

function refuse(problems: ReturnType<typeof submitProblems>) {
  if (problems.length > 0) throw new InvalidInput(problems);
}

/**
 * Writes the meals of the form. A meal keeps its row, and its vouchers, while its day and kind stay. The form shows open
 * meals only: a stopped one stays stopped, unless the form names its day, kind and venue again.
 */
async function saveMeals({ db }: Context, tradeFairId: string, meals: readonly Meal[]) {
  const rows = await db.select().from(meal).where(ofParent(meal.tradeFairId, tradeFairId));
  // A draft may name a meal twice.
  const own = [...new Map(meals.map((one) => [slotOf(one), one])).values()];
  const kept = rowsOfMeals(rows, own);
  const dropped = rows.filter((row) => row.status === MEAL_STATUS.open && !kept.includes(row));
  // A meal that guests have vouchers for cannot be dropped.
  if (dropped.some(({ issuedCount }) => issuedCount > 0))
    throw new InvalidInput([{ field: 'meals', text: 'field.locked' }]);
  const ids = dropped.map(({ mealId }) => mealId);
  if (ids.length > 0) await db.delete(meal).where(ofParent(meal.mealId, ids));
  for (const [i, one] of own.entries()) {
    const row = kept[i];
    if (row)
      await db
        .update(meal)
        .set({ ...one, status: MEAL_STATUS.open })
        .where(ofParent(meal.mealId, row.mealId));
    else await db.insert(meal).values({ ...one, tradeFairId });
  }
}

export const savedFair = ({ tradeFairId, tradeFairCode, state, version }: FairRow) => ({
  tradeFairId,
  tradeFairCode,
  state,
  version,
});

export async function addFair({ saveMode, ...asked }: TradeFairForm & { saveMode: SaveMode }, context: Context) {
  const { db, session, now } = context;
  const given = { ...asked, meals: withVenues(asked.meals, [], asked.venue) };
  if (saveMode === 'SUBMIT') refuse(submitProblems(given));
  const form = complete(given, session.branchId);
  await checkReferences(context, form);
  const { meals, ...columns } = form;
  const [fair] = await db
    .insert(tradeFair)
    .values({
      ...columns,
      tradeFairCode: await takeCode(context, form.tradeFairCode),
      state: saveMode === 'SUBMIT' ? TRADE_FAIR_STATE.initial : TRADE_FAIR_STATE.draft,
      createdBy: session.loginName,
      createdByName: session.realName,
      modifiedBy: session.loginName,
      gmtCreated: now,
      gmtModified: now,
    })
    .returning();
  if (!fair) throw new Failure(ERROR.serverFailed);
  await saveMeals(context, fair.tradeFairId, meals);
  context.note({ objectId: fair.tradeFairId, objectName: fair.subject, after: { ...form } });
  return savedFair(fair);
}

type Update = TradeFairForm & { id: string; version: number; saveMode: SaveMode };

export async function updateFair({ id, version, saveMode, ...asked }: Update, context: Context) {
  const { db, session, now } = context;
  const { fair, actor } = await lockFair(id, version, context);
  const before = { ...fair, meals: await mealsOf(db, id) };
  const given = { ...asked, meals: withVenues(asked.meals, before.meals, asked.venue) };
  const allowed = editing(fair, actor);
  const verdict = stateAfterSaving(saveMode, fair, actor);
  if ('refusal' in verdict) throw refusedMove(verdict.refusal, fair);
  if (allowed === 'none') throw new Failure(ERROR.notGranted);
  const form = complete(given, session.branchId);
  const tradeFairCode = form.tradeFairCode || fair.tradeFairCode;
  if (saveMode === 'SUBMIT') refuse(submitProblems(given));
  if (allowed === 'limited') refuse(limitedProblems({ ...form, tradeFairCode }, before, now));
  await checkReferences(context, form, fair);
  const { meals, ...columns } = form;
  const [changed] = await db
    .update(tradeFair)
    .set({
      ...columns,
      tradeFairCode: await takeCode(context, tradeFairCode, fair.tradeFairCode),
      state: verdict.to,
      version: fair.version + 1,
      modifiedBy: session.loginName,
      gmtModified: now,
    })
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, id)))
    .returning();
  if (!changed) throw new Failure(ERROR.serverFailed);
  await saveMeals(context, id, meals);
  context.note({ objectId: id, objectName: changed.subject, before, after: { ...changed, meals } });
  return savedFair(changed);
}
