import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Parsed } from '../../../src/contract/endpoint';
import { diningApi } from '../../../src/contract/fair/dining';
import { contains } from '../../db/columns';
import { unscoped, within } from '../../db/scope';
import { diningVoucher } from '../../db/schema/dining';
import { guest } from '../../db/schema/fair-guests';
import { fairCustomer, meal } from '../../db/schema/trade-fair';
import type { Context } from '../../http/context';
import { implement } from '../../http/implement';
import { byTheClock } from '../tradeFair/byTheClock';
import { issueVouchers, verifyVoucher } from './vouchers';
import { addMeal, updateMeal } from './meals';

async function mealPage(query: Parsed<typeof diningApi.page>, { db, session }: Context) {
  const { tradeFairId, mealDate, mealType, status, orderBy = 'mealDate', orderDir = 'asc' } = query;
  const where = within(
    session,
    meal,
    and(
      eq(meal.tradeFairId, tradeFairId),
      mealDate ? eq(meal.mealDate, mealDate) : undefined,
      mealType === undefined ? undefined : eq(meal.mealType, mealType),
      status === undefined ? undefined : eq(meal.status, status),
    ),
  );
  const way = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(meal)
    .where(unscoped(where))
    .orderBy(way(meal[orderBy]), asc(meal.mealType), asc(meal.mealId))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db.select({ total: count() }).from(meal).where(unscoped(where));
  const records = rows.map((row) => ({ ...row, remain: row.quota - row.issuedCount }));
  return { records, total: found?.total ?? 0 };
}

async function voucherPage(query: Parsed<typeof diningApi.detailPage>, { db, session }: Context) {
  const { mealId, guestName, status, orderBy = 'voucherNo', orderDir = 'asc' } = query;
  const where = and(
    eq(diningVoucher.mealId, mealId),
    guestName ? ilike(guest.guestName, contains(guestName)) : undefined,
    status === undefined ? undefined : eq(diningVoucher.status, status),
  );
  const way = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({ row: diningVoucher, guestName: guest.guestName, customerName: fairCustomer.customerName })
    .from(diningVoucher)
    .innerJoin(guest, eq(guest.guestId, diningVoucher.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(within(session, diningVoucher, where))
    .orderBy(sql`${way(diningVoucher[orderBy])} nulls last`, asc(diningVoucher.voucherNo))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db
    .select({ total: count() })
    .from(diningVoucher)
    .innerJoin(guest, eq(guest.guestId, diningVoucher.guestId))
    .where(within(session, diningVoucher, where));
  return { records: rows.map(({ row, ...names }) => ({ ...row, ...names })), total: found?.total ?? 0 };
}

export const diningRoutes = implement(diningApi, {
  page: mealPage,
  add: byTheClock(addMeal),
  update: byTheClock(updateMeal),
  issue: byTheClock(issueVouchers),
  verify: byTheClock(verifyVoucher),
  detailPage: voucherPage,
});
