import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { CONCERN_TYPE } from '../../../../src/contract/goods/concerns';
import { MOBILE } from '../../../../src/contract/patterns';
import type { App } from '../../../http/context';
import { translate } from '../../../http/texts';
import { fromShanghai, HOUR, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { global, ofParent } from '../../../platform/scope';
import { customer, product } from '../../master-data/public';
import { goodsPrices } from '../data/priceSlot';
import { goodsConcern } from '../data/schema/concern';
import { stock } from '../data/schema/stock';
import { lookAt } from '../rules/concerns';

type Row = typeof goodsConcern.$inferSelect;

const AT_ONCE = 300;
const KIND = 'concernSms';

/** Marks concerns as told, and makes a message of each. */
export async function tellConcerns(db: Db, rows: readonly Row[], ms: number) {
  const ids = rows.map(({ concernId }) => concernId);
  const noticeTime = shanghai(ms);
  await db.update(goodsConcern).set({ notified: 1, noticeTime }).where(ofParent(goodsConcern.concernId, ids));
  const jobs = ids.map((concernId) => ({ kind: KIND, key: `${concernId} ${noticeTime}`, payload: { concernId } }));
  await enqueue(db, jobs, ms);
}

async function availableOf(db: Db, rows: readonly Row[]) {
  const found = await db
    .select({
      branchId: stock.branchId,
      productId: stock.productId,
      qty: sql<number>`sum(${stock.availableQty})::float8`,
    })
    .from(stock)
    .where(
      global(
        'clock',
        and(
          inArray(stock.branchId, [...new Set(rows.map(({ branchId }) => branchId))]),
          inArray(stock.productId, [...new Set(rows.map(({ productId }) => productId))]),
        ),
      ),
    )
    .groupBy(stock.branchId, stock.productId);
  const known = new Map(found.map(({ branchId, productId, qty }) => [`${branchId} ${productId}`, qty]));
  return ({ branchId, productId }: Row) => known.get(`${branchId} ${productId}`) ?? 0;
}

/** The prices of those who wait for one, customer by customer. */
async function pricesOf(db: Db, rows: readonly Row[], at: string) {
  const waiting = rows.filter(({ concernType }) => concernType === CONCERN_TYPE.priceDrop);
  const buyers = new Map(waiting.map(({ branchId, custId }) => [`${branchId} ${custId}`, { branchId, custId }]));
  const prices = new Map<string, number>();
  for (const [key, buyer] of buyers) {
    const productIds = waiting.filter((row) => `${row.branchId} ${row.custId}` === key).map((row) => row.productId);
    for (const [productId, price] of await goodsPrices.get()(db, { ...buyer, productIds, at }))
      prices.set(`${key} ${productId}`, price);
  }
  return ({ branchId, custId, productId }: Row) => prices.get(`${branchId} ${custId} ${productId}`) ?? null;
}

/** Looks for goods that have arrived every minute, for prices every hour; tells whoever waits for them. */
export async function noticeConcerns(db: Db, ms: number): Promise<number> {
  return db.transaction(async (tx) => {
    const hourAgo = new Date(ms - HOUR);
    const rows = await tx
      .select()
      .from(goodsConcern)
      .where(
        global(
          'clock',
          or(
            eq(goodsConcern.concernType, CONCERN_TYPE.restock),
            and(
              eq(goodsConcern.concernType, CONCERN_TYPE.priceDrop),
              or(isNull(goodsConcern.lookedAt), lte(goodsConcern.lookedAt, hourAgo)),
            ),
          ),
        ),
      )
      .orderBy(sql`${goodsConcern.lookedAt} nulls first`, asc(goodsConcern.concernId))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const available = await availableOf(tx, rows);
    const priceOf = await pricesOf(tx, rows, shanghai(ms));
    const looked = rows.map((row) => {
      const noticed = row.noticeTime === null ? null : fromShanghai(row.noticeTime);
      return { row, ...lookAt({ ...row, noticed }, { available: available(row), price: priceOf(row), ms }) };
    });
    for (const wasOut of [0, 1] as const) {
      const ids = looked.filter((one) => one.wasOut === wasOut).map(({ row }) => row.concernId);
      await tx
        .update(goodsConcern)
        .set({ wasOut, lookedAt: new Date(ms) })
        .where(ofParent(goodsConcern.concernId, ids));
    }
    const told = looked.filter(({ tells }) => tells).map(({ row }) => row);
    await tellConcerns(tx, told, ms);
    return told.length;
  });
}

/** One text message to a customer; who has no mobile number gets none. */
export const concernSmsJob = defineJob({
  payload: z.object({ concernId: z.string() }),
  attempts: 3,
  atOnce: 4,
  async run({ db, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { concernId } }) {
    const [found] = await db
      .select({ row: goodsConcern, name: product.productName, phone: customer.contactPhone })
      .from(goodsConcern)
      .innerJoin(product, eq(product.productId, goodsConcern.productId))
      .innerJoin(customer, eq(customer.custId, goodsConcern.custId))
      .where(global('clock', eq(goodsConcern.concernId, concernId)));
    if (!found || !MOBILE.test(found.phone)) return;
    const { row, name, phone } = found;
    const text = translate('zh')(`concern.told${row.concernType}`, { name });
    await sendSms({ phone, text, key: `concern-${concernId}-${row.noticeTime ?? ''}` });
  },
});
