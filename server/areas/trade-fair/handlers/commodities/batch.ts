import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { fairCommodityApi } from '../../../../../src/contract/trade-fair/commodities';
import { subquery } from '../../../../platform/database/columns';
import { ofParent, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { fairCommodity } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { BATCH_LIMIT, chosenRows, demandForQuery, judge } from '../../../../http/batch';
import { demandOpen, demandVisible, lockedFair } from '../fairs/demands';
import { touch } from '../../../../http/touch';
import { commodityFilters, isOrdered } from './read';

type Choice = Parsed<typeof fairCommodityApi.deletePreview>;
type Switch = Parsed<typeof fairCommodityApi.shelf>;

interface ChosenAtFair {
  tradeFairId: string;
  choice: Choice;
}

/** The fair whose list is chosen from, or that of the first commodity that is found. */
async function fairIdOf({ ids, query }: Choice, { db, session }: Context) {
  if (!ids && query) return query.tradeFairId;
  if (!ids) throw new InvalidInput([{ field: 'ids', text: 'field.required' }]);
  const [first] = await db
    .select({ tradeFairId: fairCommodity.tradeFairId })
    .from(fairCommodity)
    .where(within(session, fairCommodity, inArray(fairCommodity.id, ids)))
    .orderBy(fairCommodity.id)
    .limit(1);
  if (!first) throw notFound();
  return first.tradeFairId;
}

interface BatchAction {
  /** The button that a choice by query needs. */
  code: 'saleShowCommodities_batchDel' | 'saleShowCommodities_batchShelf';
  /** Whether it removes commodities; ordered ones stay. */
  removes: boolean;
}
const REMOVE: BatchAction = { code: 'saleShowCommodities_batchDel', removes: true };
const SHELVE: BatchAction = { code: 'saleShowCommodities_batchShelf', removes: false };

async function judged({ tradeFairId, choice, removes }: Omit<BatchAction, 'code'> & ChosenAtFair, context: Context) {
  const ofFair = and(
    eq(fairCommodity.tradeFairId, tradeFairId),
    chosenRows(fairCommodity.id, choice, commodityFilters),
  );
  const rows = await context.db
    .select({
      id: fairCommodity.id,
      productId: fairCommodity.productId,
      productName: product.productName,
      status: fairCommodity.status,
      stays: subquery<boolean>(removes ? isOrdered : sql`select false`),
    })
    .from(fairCommodity)
    .innerJoin(product, eq(product.productId, fairCommodity.productId))
    .where(within(context.session, fairCommodity, ofFair))
    .orderBy(fairCommodity.id)
    .limit(BATCH_LIMIT);
  return judge(rows, choice, {
    context,
    idOf: ({ id }) => id,
    nameOf: ({ productName }) => productName,
    refuse: ({ stays }) => (stays ? ERROR.commodityHasOrders : undefined),
  });
}

/** What would come of it, at a fair that is open. */
const previewOf =
  ({ code, removes }: BatchAction) =>
  async (choice: Choice, context: Context) => {
    await demandForQuery(choice, code, context);
    const tradeFairId = await fairIdOf(choice, context);
    demandOpen(await demandVisible(tradeFairId, context));
    return (await judged({ tradeFairId, choice, removes }, context)).result;
  };

export const previewDelete = previewOf(REMOVE);
export const previewShelf = previewOf(SHELVE);

/** The same at a fair that is held until it is done. */
async function locked(choice: Choice, { code, removes }: BatchAction, context: Context) {
  await demandForQuery(choice, code, context);
  const fair = await lockedFair(await fairIdOf(choice, context), context);
  demandOpen(fair);
  const { tradeFairId, subject } = fair;
  const { fit, result } = await judged({ tradeFairId, choice, removes }, context);
  return { fit, result, ids: fit.map(({ id }) => id), object: { objectId: tradeFairId, objectName: subject } };
}

export async function deleteCommodities(choice: Choice, context: Context) {
  const { fit, result, ids, object } = await locked(choice, REMOVE, context);
  await context.db
    .update(fairCommodity)
    .set({ deleted: 1, ...touch(context) })
    .where(ofParent(fairCommodity.id, ids));
  context.note({ ...object, before: { removed: fit.map(({ productId }) => productId) } });
  return result;
}

export async function shelveCommodities({ status, ...choice }: Switch, context: Context) {
  const { fit, result, object } = await locked(choice, SHELVE, context);
  const changed = fit.filter((one) => one.status !== status);
  await context.db
    .update(fairCommodity)
    .set({ status, version: sql`${fairCommodity.version} + 1`, ...touch(context) })
    .where(
      ofParent(
        fairCommodity.id,
        changed.map(({ id }) => id),
      ),
    );
  context.note({ ...object, after: { status, products: changed.map(({ productId }) => productId) } });
  return { ...result, changed: changed.length };
}
