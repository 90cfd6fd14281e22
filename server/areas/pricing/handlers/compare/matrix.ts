import { asc, count, desc } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { PriceCell, priceCompareApi, PriceField, PriceRow } from '../../../../../src/contract/pricing/compare';
import { applyPrices } from '../../jobs/applyPrices';
import { priceText } from '../../../../platform/numbers/money';
import { global } from '../../../../platform/scope';
import type { priceChange } from '../../data/schema/price-change';
import { product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { type BranchPrice, holdsAt } from '../../rules/compare';
import { type Line, linesOf, namesOf, pricesAt, productFilter, waitingAt } from './prices';

const textOf = (price: number | null) => (price === null ? null : priceText(price));

/** Prices have up to eight digits and four decimals, all of which a double keeps. */
const numberOf = (price: string | null) => (price === null ? null : Number(price));

const NO_FILE = {
  ...{ price0: null, price1: null, price2: null, price3: null, price4: null },
  ...{ price5: null, price6: null, price7: null, price8: null, price9: null },
};

interface Known {
  prices: readonly BranchPrice[];
  waiting: readonly (typeof priceChange.$inferSelect)[];
  names: ReadonlyMap<string, string>;
}

function cellAt({ branchId, line }: Line, { prices, waiting, names }: Known): PriceCell {
  const holds = holdsAt(line, prices);
  const next = waiting.find((change) => change.branchId === branchId);
  const priceThen = (field: PriceField) => (next?.fields.includes(field) ? next[field] : (holds?.[field] ?? null));
  return {
    branchId,
    listPrice: textOf(holds?.listPrice ?? null),
    minSalePrice: textOf(holds?.minSalePrice ?? null),
    isOwn: holds?.branchId === branchId,
    fromName: names.get(holds?.branchId ?? '') ?? '',
    next: next
      ? {
          effectiveTime: next.effectiveTime,
          listPrice: priceText(priceThen('listPrice') ?? next.listPrice),
          minSalePrice: textOf(priceThen('minSalePrice')),
        }
      : null,
  };
}

type Query = Parsed<typeof priceCompareApi.page>;

/** Products by branches, page by page of the products. */
export async function searchMatrix(query: Query, context: Context) {
  const { db, app, now } = context;
  await applyPrices(app.db, now);
  const { branchIds, field, orderBy = 'productCode', orderDir = 'asc', pageNum, pageSize } = query;
  const lines = await linesOf(branchIds, context);
  const where = productFilter(query, lines, field);
  const products = await db
    .select({
      ...{ productId: product.productId, productCode: product.productCode, productName: product.productName },
      ...{ spec: product.spec, unit: product.unit },
    })
    .from(product)
    .where(global('shared', where))
    .orderBy(orderDir === 'asc' ? asc(product[orderBy]) : desc(product[orderBy]), asc(product.productId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(product).where(global('shared', where));
  const ids = products.map(({ productId }) => productId);
  const prices = await pricesAt(lines, ids, context);
  const waiting = await waitingAt(lines, ids, context);
  const names = await namesOf(lines, context);
  const records = products.map((one): PriceRow => {
    const known = { prices: prices.get(one.productId) ?? [], waiting: waiting.get(one.productId) ?? [], names };
    const cells = lines.map((line) => cellAt(line, known));
    return {
      ...one,
      differs: new Set(cells.map((cell) => cell[field])).size > 1,
      cells,
      ...NO_FILE,
      ...Object.fromEntries(cells.map((cell, i) => [`price${i}`, numberOf(cell[field])])),
    };
  });
  return { records, total: all?.total ?? 0 };
}
