import { eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { fairCommodityApi } from '../../../../../src/contract/trade-fair/commodities';
import { ofParent, within } from '../../../../platform/scope';
import { lowPrices, type Offered, product } from '../../../master-data/public';
import { fairCommodity } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { toUnits } from '../../../../platform/numbers/decimal';
import { priceText } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { demandOpen, lockedFair } from '../fairs/demands';
import { hostPath, offered } from './read';

const WHOLE = 10_000;

type Add = Parsed<typeof fairCommodityApi.add>;

/**
 * The price of each item: its own, or the share of its list price; never above that, and below the minimum only when
 * asked.
 */
async function priced({ tradeFairId, items, rate, ...confirmation }: Add, context: Context) {
  const path = await hostPath(tradeFairId, context);
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const rows = await offered(context, { tradeFairId, path }, inArray(product.productId, ids));
  const byId = new Map(rows.map((one) => [one.product.productId, one]));
  const percent = toUnits(rate, 2);
  const skipped: string[] = [];
  const added = new Map<string, { productId: string; supplierId: string; listPrice: number; fairPrice: number }>();
  const offers: Offered[] = [];
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
    offers.push({ productName: found.product.productName, price, minSalePrice });
    added.set(productId, { productId, supplierId: found.product.supplierId ?? '', listPrice, fairPrice: price });
  }
  requireConfirmation(lowPrices(offers), confirmation);
  return { added: [...added.values()], skipped };
}

/** Whoever may buy less than he has to order can order nothing. */
function demandLimit({ minQty, limitQty }: Pick<Add, 'minQty' | 'limitQty'>) {
  if (limitQty !== null && limitQty < minQty)
    throw new InvalidInput([{ field: 'limitQty', text: 'field.tooSmall', params: { min: minQty } }]);
}

export async function addCommodities(input: Add, context: Context) {
  const { db, session, now, note } = context;
  const { tradeFairId, minQty, limitQty, sort, status } = input;
  demandLimit(input);
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const { added, skipped } = await priced(input, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const terms = { ...by, tradeFairId, minQty, limitQty, sort, status, gmtCreated: now, gmtModified: now };
  if (added.length > 0) await db.insert(fairCommodity).values(added.map((one) => ({ ...terms, ...one })));
  const after = { added: added.map(({ productId }) => productId), skipped };
  note({ objectId: tradeFairId, objectName: fair.subject, after });
  return { added: added.length, skipped };
}

/** A commodity of a fair that is open, and held. */
async function lockedCommodity(id: string, context: Context) {
  const read = async () => {
    const [found] = await context.db
      .select()
      .from(fairCommodity)
      .where(within(context.session, fairCommodity, eq(fairCommodity.id, id)));
    if (!found) throw notFound();
    return found;
  };
  demandOpen(await lockedFair((await read()).tradeFairId, context));
  return read();
}

const told = (row: typeof fairCommodity.$inferSelect) => said(row, { listPrice: priceText, fairPrice: priceText });

export async function updateCommodity(input: Parsed<typeof fairCommodityApi.update>, context: Context) {
  const { db, session, now, note } = context;
  const { id, version, fairPrice, minQty, limitQty, sort, status, ...confirmation } = input;
  demandLimit(input);
  const before = await lockedCommodity(id, context);
  if (before.version !== version) {
    const prices = { listPrice: priceText(before.listPrice), fairPrice: priceText(before.fairPrice) };
    throw await staleVersion(context, { ...before, ...prices }, before);
  }
  const price = toUnits(fairPrice, 4);
  if (price > before.listPrice) throw new InvalidInput([{ field: 'fairPrice', text: 'field.aboveList' }]);
  const path = await hostPath(before.tradeFairId, context);
  const [found] = await offered(
    context,
    { tradeFairId: before.tradeFairId, path },
    eq(product.productId, before.productId),
  );
  if (found && price !== before.fairPrice) {
    const { product: of, minSalePrice } = found;
    requireConfirmation(lowPrices([{ productName: of.productName, price, minSalePrice }]), confirmation);
  }
  const after = { fairPrice: price, minQty, limitQty, sort, status };
  await db
    .update(fairCommodity)
    .set({ ...after, version: version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(ofParent(fairCommodity.id, id));
  note({ objectId: id, objectName: before.productId, before: told(before), after: told({ ...before, ...after }) });
  return { id };
}
