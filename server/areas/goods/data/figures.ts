import { sql } from 'drizzle-orm';
import { FIGURE_DAYS, METRIC, type Metric } from '../../../../src/contract/goods/monitoring';
import { DAY, fromShanghai, MINUTE, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { branch } from '../../../platform/schema/organisation';
import { groupBy } from '../../../platform/groupBy';
import { global } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';
import { branchProduct } from '../../master-data/public';
import { lowestPrices } from './priceSlot';
import { goodsSales, type Sold } from './salesSlot';
import { stock } from './schema/stock';

const UNIT = 10_000;
const HUNDRED = 100;

export interface Measured {
  branchId: string;
  productId: string;
  /** In 1/10000; null: there is none. */
  value: number | null;
  syncTime: string;
}

export const keyOf = ({ branchId, productId }: { branchId: string; productId: string }) => `${branchId} ${productId}`;
export const dayBefore = (today: string, days: number) => shanghai(fromShanghai(today) - days * DAY).slice(0, 10);
const daysBetween = (from: string, to: string) => Math.round((fromShanghai(to) - fromShanghai(from)) / DAY);

const stocked = (db: Db) =>
  db
    .select({
      branchId: stock.branchId,
      productId: stock.productId,
      available: sql<number>`sum(${stock.availableQty})::float8`,
      expiry: sql<string | null>`min(${stock.minBatchExpiry})::text`,
      syncTime: sql<string>`min(${stock.syncTime})::text`,
    })
    .from(stock)
    .where(global('clock'))
    .groupBy(stock.branchId, stock.productId)
    .orderBy(stock.branchId, stock.productId);

/** The prices that hold at a branch: its own or those of the nearest above. */
async function pricesOf(db: Db) {
  const rows = await db.select().from(branchProduct).where(global('clock'));
  const own = new Map(rows.map((row) => [keyOf(row), row]));
  const paths = await db.select({ branchId: branch.branchId, path: branch.path }).from(branch).where(global('shared'));
  const lines = new Map(paths.map(({ branchId, path }) => [branchId, lineage(path)]));
  return ({ branchId, productId }: { branchId: string; productId: string }) =>
    (lines.get(branchId) ?? []).map((one) => own.get(keyOf({ branchId: one, productId }))).find(Boolean);
}

const byKey = (sold: readonly Sold[]) => new Map(sold.map((one) => [keyOf(one), one]));

type Pair = Awaited<ReturnType<typeof stocked>>[number];

type Measure = (pair: Pair) => number | null;

/** How far the lowest price that wins for a customer of the company is above its minimum. */
async function aboveLeast(db: Db, pairs: readonly Pair[], at: string): Promise<Measure> {
  const byBranch = groupBy(pairs, ({ branchId }) => branchId);
  const above = new Map<string, number>();
  for (const [branchId, own] of byBranch) {
    const productIds = own.map(({ productId }) => productId);
    for (const [productId, { price, minSalePrice }] of await lowestPrices.get()(db, { branchId, productIds, at }))
      if (minSalePrice !== null) above.set(keyOf({ branchId, productId }), price - minSalePrice);
  }
  return (pair) => above.get(keyOf(pair)) ?? null;
}

/** How each pair is measured now. */
async function measureOf(db: Db, { metric, windowDays, now }: Asked, pairs: readonly Pair[]): Promise<Measure> {
  const today = now.slice(0, 10);
  if (metric === METRIC.belowMin) return aboveLeast(db, pairs, now);
  if (metric === METRIC.stock) return ({ available }) => available;
  if (metric === METRIC.expiryDays) return ({ expiry }) => (expiry === null ? null : daysBetween(today, expiry) * UNIT);
  const sold = async (from: number, before: number) =>
    byKey(await goodsSales.get()(db, { from: dayBefore(today, from), before: dayBefore(today, before) }));
  if (metric === METRIC.idleDays) {
    const last = await sold(FIGURE_DAYS, -1);
    return (pair) => {
      const day = last.get(keyOf(pair))?.lastDay;
      return day === undefined ? null : daysBetween(day, today) * UNIT;
    };
  }
  if (metric === METRIC.salesGrowth) {
    const [lately, then] = [await sold(windowDays, 0), await sold(2 * windowDays, windowDays)];
    return (pair) => {
      const before = then.get(keyOf(pair))?.qty ?? 0;
      return before === 0 ? null : Math.round(((lately.get(keyOf(pair))?.qty ?? 0) / before - 1) * HUNDRED * UNIT);
    };
  }
  const priceOf = await pricesOf(db);
  const lately = await sold(windowDays, 0);
  return (pair) => {
    const sale = lately.get(keyOf(pair));
    const cost = priceOf(pair)?.costPrice ?? null;
    if (!sale || sale.net === 0 || cost === null) return null;
    // Fen against price × quantity in 1/10000 of 1/10000 yuan.
    const spent = (cost / UNIT) * (sale.qty / UNIT) * HUNDRED;
    return Math.round(((sale.net - spent) / sale.net) * HUNDRED * UNIT);
  };
}

interface Asked {
  metric: Metric;
  windowDays: number;
  /** Figures are of its day, prices of this very moment. */
  now: string;
}

/** A stock that was not synced for long says nothing. */
export const valueAt = (
  { value, syncTime }: Pick<Measured, 'value' | 'syncTime'>,
  { noDataMinutes, at }: { noDataMinutes: number; at: string },
) => (fromShanghai(at) - fromShanghai(syncTime) > noDataMinutes * MINUTE ? null : value);

/** A metric of every product that a company has had in stock, in one order. */
export async function measured(db: Db, asked: Asked): Promise<Measured[]> {
  const pairs = await stocked(db);
  const measure = await measureOf(db, asked, pairs);
  return pairs.map((pair) => {
    const { branchId, productId, syncTime } = pair;
    return { branchId, productId, syncTime, value: measure(pair) };
  });
}
