import { and, count, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import type { fairCommodityApi } from '../../../src/contract/fair/commodities';
import { unscoped, within } from '../../db/scope';
import { fairOrder } from '../../db/schema/fair-guests';
import { fairOrderLine } from '../../db/schema/fair-trade';
import { product } from '../../db/schema/product';
import { fairCommodity } from '../../db/schema/trade-fair';
import type { Context } from '../../http/context';
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../http/failure';
import { toUnits } from '../../rules/decimal';
import { demandOpen, heldFair } from '../lottery/fairs';
import { hostPath, offered } from './read';

const WHOLE = 10_000;

type Add = Parsed<typeof fairCommodityApi.add>;

/** The price of each item: its own, or the share of its list price; never above that, and below the minimum only when asked. */
async function priced({ tradeFairId, items, rate, ...confirmation }: Add, context: Context) {
  const path = await hostPath(tradeFairId, context);
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const rows = await offered(context, { tradeFairId, path }, inArray(product.productId, ids));
  const byId = new Map(rows.map((one) => [one.product.productId, one]));
  const percent = toUnits(rate, 2);
  const skipped: string[] = [];
  const added = new Map<string, { productId: string; supplierId: string; listPrice: number; fairPrice: number }>();
  let isBelow = false;
  for (const [i, { productId, fairPrice }] of items.entries()) {
    const found = byId.get(productId);
    if (!found) throw new InvalidInput([{ field: `items.${i}.productId`, text: 'field.unknown' }]);
    if (found.isIn || added.has(productId)) {
      skipped.push(productId);
      continue;
    }
    const { listPrice, minSalePrice } = found;
    const price = fairPrice === null ? Math.round((listPrice * percent) / WHOLE) : toUnits(fairPrice, 4);
    if (price > listPrice) throw new InvalidInput([{ field: `items.${i}.fairPrice`, text: 'field.aboveList' }]);
    isBelow ||= price < (minSalePrice ?? 0);
    added.set(productId, { productId, supplierId: found.product.supplierId ?? '', listPrice, fairPrice: price });
  }
  requireConfirmation(isBelow ? [{ code: ERROR.belowMinPrice }] : [], confirmation);
  return { added: [...added.values()], skipped };
}

export async function addCommodities(input: Add, context: Context) {
  const { db, session, now, note } = context;
  const { tradeFairId, minQty, limitQty, sort, status } = input;
  const fair = await heldFair(tradeFairId, context);
  demandOpen(fair);
  const { added, skipped } = await priced(input, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const terms = { ...by, tradeFairId, minQty, limitQty, sort, status, gmtCreated: now, gmtModified: now };
  if (added.length > 0) await db.insert(fairCommodity).values(added.map((one) => ({ ...terms, ...one })));
  const after = { added: added.map(({ productId }) => productId), skipped };
  note({ objectId: tradeFairId, objectName: fair.subject, after });
  return { added: added.length, skipped };
}

/** Commodities of one fair that is open, and held. */
async function heldCommodities(ids: readonly string[], context: Context) {
  const wanted = [...new Set(ids)];
  const [first] = await context.db
    .select({ tradeFairId: fairCommodity.tradeFairId })
    .from(fairCommodity)
    .where(within(context.session, fairCommodity, inArray(fairCommodity.id, wanted)))
    .limit(1);
  if (!first) throw notFound();
  const fair = await heldFair(first.tradeFairId, context);
  demandOpen(fair);
  const rows = await context.db
    .select()
    .from(fairCommodity)
    .where(
      within(
        context.session,
        fairCommodity,
        and(eq(fairCommodity.tradeFairId, fair.tradeFairId), inArray(fairCommodity.id, wanted)),
      ),
    );
  if (rows.length !== wanted.length) throw notFound();
  return { fair, rows, ids: wanted };
}

export async function updateCommodity(input: Parsed<typeof fairCommodityApi.update>, context: Context) {
  const { db, session, now, note } = context;
  const { id, version, fairPrice, minQty, limitQty, sort, status, ...confirmation } = input;
  const { rows } = await heldCommodities([id], context);
  const [before] = rows;
  if (!before) throw notFound();
  if (before.version !== version) throw new Failure(ERROR.versionConflict);
  const price = toUnits(fairPrice, 4);
  if (price > before.listPrice) throw new InvalidInput([{ field: 'fairPrice', text: 'field.aboveList' }]);
  const path = await hostPath(before.tradeFairId, context);
  const [found] = await offered(
    context,
    { tradeFairId: before.tradeFairId, path },
    eq(product.productId, before.productId),
  );
  const isBelow = price < (found?.minSalePrice ?? 0) && price !== before.fairPrice;
  requireConfirmation(isBelow ? [{ code: ERROR.belowMinPrice }] : [], confirmation);
  const after = { fairPrice: price, minQty, limitQty, sort, status };
  await db
    .update(fairCommodity)
    .set({ ...after, version: version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(unscoped(eq(fairCommodity.id, id)));
  note({ objectId: id, objectName: before.productId, before: { ...before }, after: { ...before, ...after } });
  return { id };
}

export async function deleteCommodities(input: { ids: string[] }, context: Context) {
  const { db, session, now, note } = context;
  const { fair, rows, ids } = await heldCommodities(input.ids, context);
  const products = rows.map(({ productId }) => productId);
  const [ordered] = await db
    .select({ lines: count() })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .where(unscoped(and(eq(fairOrder.tradeFairId, fair.tradeFairId), inArray(fairOrderLine.productId, products))));
  if ((ordered?.lines ?? 0) > 0) throw new Failure(ERROR.commodityHasOrders);
  await db
    .update(fairCommodity)
    .set({ deleted: 1, modifiedBy: session.loginName, gmtModified: now })
    .where(unscoped(inArray(fairCommodity.id, ids)));
  note({ objectId: fair.tradeFairId, objectName: fair.subject, before: { removed: products } });
  return true;
}

export async function shelveCommodities({ ids: given, status }: { ids: string[]; status: 0 | 1 }, context: Context) {
  const { db, session, now, note } = context;
  const { fair, rows, ids } = await heldCommodities(given, context);
  await db
    .update(fairCommodity)
    .set({ status, modifiedBy: session.loginName, gmtModified: now })
    .where(unscoped(inArray(fairCommodity.id, ids)));
  const changed = rows.filter((one) => one.status !== status);
  const after = { status, products: changed.map(({ productId }) => productId) };
  note({ objectId: fair.tradeFairId, objectName: fair.subject, after });
  return { changed: changed.length };
}
