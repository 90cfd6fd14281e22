import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { diningApi } from '../../../../../src/contract/trade-fair/dining';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { diningVoucher } from '../../data/schema/dining';
import { guest } from '../../data/schema/fair-guests';
import { fairCustomer, meal } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
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
  const listed = db.select().from(meal).where(where).$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(meal[orderBy], orderDir), by(meal.mealType, 'asc'), by(meal.mealId, 'asc')],
    },
    query,
  );
  const records = rows.map((row) => ({ ...row, remain: row.quota - row.issuedCount }));
  return { records, ...found };
}

async function voucherPage(query: Parsed<typeof diningApi.detailPage>, { db, session }: Context) {
  const { mealId, guestName, status, orderBy = 'voucherNo', orderDir = 'asc' } = query;
  const where = and(
    eq(diningVoucher.mealId, mealId),
    guestName ? hasText(guest.guestName, guestName) : undefined,
    status === undefined ? undefined : eq(diningVoucher.status, status),
  );
  const listed = db
    .select({ row: diningVoucher, guestName: guest.guestName, customerName: fairCustomer.customerName })
    .from(diningVoucher)
    .innerJoin(guest, eq(guest.guestId, diningVoucher.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(within(session, diningVoucher, where))
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(diningVoucher[orderBy], orderDir), by(diningVoucher.voucherNo, 'asc')],
    },
    query,
  );
  return { records: rows.map(({ row, ...names }) => ({ ...row, ...names })), ...found };
}

export const diningRoutes = implement(diningApi, {
  page: mealPage,
  add: withCurrentStates(addMeal),
  update: withCurrentStates(updateMeal),
  issue: withCurrentStates(issueVouchers),
  verify: withCurrentStates(verifyVoucher),
  detailPage: voucherPage,
});
