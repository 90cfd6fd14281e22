import { eq, type SQL, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { BASKET_KEPT } from '../../jobs/expireBaskets';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent, type Scoped } from '../../../../platform/scope';
import { basket, type basketCustomer, type basketProduct, type basketStaff } from '../../data/schema/basket';
import { branch } from '../../../../platform/schema/organisation';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';

export type Basket = typeof basket.$inferSelect;
export type BasketRows = typeof basketProduct | typeof basketCustomer | typeof basketStaff;

/** The branch of an activity: the current one or one below it, with its path. */
export async function branchOf({ db, session }: Context, branchId: string) {
  await demandGranted([branchId], { db, session });
  const [found] = await db
    .select({ branchId: branch.branchId, path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  if (!found) throw new Failure(ERROR.branchNotGranted);
  return found;
}

async function owned({ db, session, ms }: Context, formId: string, lock: boolean): Promise<Basket | undefined> {
  const query = db.select().from(basket).where(ofParent(basket.formId, formId));
  const [found] = await (lock ? query.for('update') : query);
  const isMine = found?.loginName === session.loginName && found.ownerBranchId === session.branchId;
  return found && isMine && ms - found.touchedAt.getTime() <= BASKET_KEPT ? found : undefined;
}

async function stored(context: Context, formId: string, lock: boolean): Promise<Basket> {
  const found = await owned(context, formId, lock);
  if (!found) throw new Failure(ERROR.basketGone);
  return found;
}

/**
 * The id of the user's own basket for a search. A form without rows has no basket, and another user's basket counts as
 * none.
 */
export const searchedBasket = async (context: Context, formId: string | undefined) =>
  formId === undefined ? undefined : (await owned(context, formId, false))?.formId;

/** The user's own basket, for reading. */
export const readBasket = (context: Context, formId: string) => stored(context, formId, false);

/** The user's own basket under a lock, for a change; one that was saved as an activity cannot change (44052). */
export async function touchBasket(context: Context, formId: string): Promise<Basket> {
  const found = await stored(context, formId, true);
  if (found.activityId !== null) throw new Failure(ERROR.basketConsumed);
  await context.db
    .update(basket)
    .set({ touchedAt: new Date(context.ms) })
    .where(ofParent(basket.formId, formId));
  return found;
}

interface BasketKey {
  formId: string;
  branchId: string;
  activityType: ActivityType;
}

/** Like `touchBasket`; the first call with a form's id makes its basket. */
export async function openBasket(context: Context, { formId, branchId, activityType }: BasketKey): Promise<Basket> {
  const { db, session, ms } = context;
  await branchOf(context, branchId);
  const touchedAt = new Date(ms);
  const { loginName, branchId: ownerBranchId } = session;
  await db
    .insert(basket)
    .values({ formId, branchId, activityType, loginName, ownerBranchId, touchedAt })
    .onConflictDoNothing();
  await touchBasket(context, formId);
  const [changed] = await db
    .update(basket)
    .set({ branchId, activityType })
    .where(ofParent(basket.formId, formId))
    .returning();
  if (!changed) throw new Failure(ERROR.basketGone);
  return changed;
}

export const ofForm = (rows: BasketRows, formId: string, ...more: (SQL | undefined)[]) =>
  ofParent(rows.formId, formId, ...more);

export const countRows = (db: Db, rows: BasketRows, where: Scoped): Promise<number> => db.$count(rows, where);

/** Refuses a basket that has become too large; the transaction is then rolled back. */
export async function checkSize(db: Db, [rows, max]: readonly [BasketRows, number], formId: string) {
  const total = await countRows(db, rows, ofForm(rows, formId));
  if (total > max) throw new Failure(ERROR.basketFull, { params: { max } });
  return total;
}

interface Chosen {
  formId: string;
  ids?: string[] | undefined;
  all?: number | undefined;
}

export const removeRows =
  (rows: BasketRows) =>
  async ({ formId, ids = [], all }: Chosen, context: Context) => {
    await touchBasket(context, formId);
    const some = all === 1 ? undefined : sql`${rows.id} = any(${sql.param(ids)}::bigint[])`;
    const gone = await context.db
      .delete(rows)
      .where(ofForm(rows, formId, some))
      .returning({ id: rows.id });
    context.note({ objectId: formId, after: { removed: gone.length } });
    return { deleted: gone.length, total: await countRows(context.db, rows, ofForm(rows, formId)) };
  };
