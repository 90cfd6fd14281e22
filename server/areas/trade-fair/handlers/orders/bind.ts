import { and, eq, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type fairOrderApi, ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder, guest } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { runningDraw } from '../draws/runningDraw';
import { demandOngoing, lockedFair } from '../fairs/demands';
import { recalcTickets } from '../draws/recalc';
import type { FairRow } from '../fairs/read';

type OrderRow = typeof fairOrder.$inferSelect;

/** An order of a fair that is on, held together with the fair; not while a draw is running. */
export async function lockedOrder(orderNo: string, version: number, context: Context) {
  const { db, session } = context;
  const own = eq(fairOrder.orderNo, orderNo);
  const [seen] = await db
    .select({ tradeFairId: fairOrder.tradeFairId })
    .from(fairOrder)
    .where(within(session, fairOrder, own));
  if (!seen) throw notFound();
  const fair = await lockedFair(seen.tradeFairId, context);
  demandOngoing(fair);
  if (await runningDraw(db, fair.tradeFairId)) throw new Failure(ERROR.drawRunning);
  const [order] = await db
    .select()
    .from(fairOrder)
    .where(within(session, fairOrder, own))
    .for('update');
  if (!order) throw notFound();
  if (order.version !== version) throw new Failure(ERROR.versionConflict);
  return { fair, order };
}

/** Tickets follow the orders of their guests (docs/domain/draws.md#tickets); those of nobody else are looked at. */
export async function followTickets(fair: FairRow, guestIds: readonly (string | null)[], context: Context) {
  const touched = [...new Set(guestIds.flatMap((one) => one ?? []))];
  if (fair.lotteryEnabled === 1 && touched.length > 0) await recalcTickets(fair, context, touched);
}

/** A guest of the customer, or of those who buy through it. */
async function isOfCustomer({ tradeFairId, custId }: OrderRow, guestId: string, { db, session }: Context) {
  const [found] = await db
    .select({ guestId: guest.guestId })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(
      within(
        session,
        guest,
        and(
          eq(guest.guestId, guestId),
          eq(guest.tradeFairId, tradeFairId),
          or(
            eq(fairCustomer.custId, custId),
            sql`${fairCustomer.parentCustomerId} in (select own.id from ${fairCustomer} as own where own.trade_fair_id = ${tradeFairId} and own.cust_id = ${custId})`,
          ),
        ),
      ),
    );
  return found !== undefined;
}

export async function bindGuest(
  { orderNo, guestId, version }: Parsed<typeof fairOrderApi.bindGuest>,
  context: Context,
) {
  const { fair, order } = await lockedOrder(orderNo, version, context);
  if (order.status === ORDER_STATUS.cancelled) throw new Failure(ERROR.statusForbids);
  if (order.guestId !== null) throw new Failure(ERROR.orderBound);
  if (!(await isOfCustomer(order, guestId, context))) throw new Failure(ERROR.guestOfOtherCustomer);
  await context.db
    .update(fairOrder)
    .set({ guestId, version: version + 1 })
    .where(ofParent(fairOrder.orderNo, orderNo));
  await followTickets(fair, [guestId], context);
  context.note({ objectId: orderNo, objectName: orderNo, before: { guestId: null }, after: { guestId } });
  return true;
}

export async function unbindGuest({ orderNo, version }: Parsed<typeof fairOrderApi.unbind>, context: Context) {
  demandHeadquarters(context);
  const { fair, order } = await lockedOrder(orderNo, version, context);
  if (order.guestId === null) throw new Failure(ERROR.statusForbids);
  await context.db
    .update(fairOrder)
    .set({ guestId: null, version: version + 1 })
    .where(ofParent(fairOrder.orderNo, orderNo));
  await followTickets(fair, [order.guestId], context);
  context.note({
    objectId: orderNo,
    objectName: orderNo,
    before: { guestId: order.guestId },
    after: { guestId: null },
  });
  return true;
}
