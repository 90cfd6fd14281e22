import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TICKET_SOURCE, TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import type { Db } from '../../../../platform/database/db';
import { unscoped } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { orderTickets } from '../../rules/lottery/tickets';
import type { FairRow } from '../fairs/read';
import { demandLottery, runningDraw } from './runningDraw';
import { lockedFair } from '../fairs/demands';
import { issueTickets, voidTickets } from './tickets';

/** Guests with orders or with tickets of orders, what the orders came to, and every ticket that counts. */
async function accountsOf(db: Db, tradeFairId: string) {
  const orders = await db
    .select({
      guestId: sql<string>`${fairOrder.guestId}::text`,
      paid: sql<string>`sum(${fairOrder.payAmount})::text`,
      orderNo: sql<string>`max(${fairOrder.orderNo})`,
    })
    .from(fairOrder)
    .where(
      unscoped(
        and(
          eq(fairOrder.tradeFairId, tradeFairId),
          ne(fairOrder.status, ORDER_STATUS.cancelled),
          isNotNull(fairOrder.guestId),
        ),
      ),
    )
    .groupBy(fairOrder.guestId);
  const live = [TICKET_STATUS.valid, TICKET_STATUS.won];
  const tickets = await db
    .select({
      id: lotteryTicket.id,
      guestId: lotteryTicket.guestId,
      source: lotteryTicket.source,
      status: lotteryTicket.status,
    })
    .from(lotteryTicket)
    .where(unscoped(and(eq(lotteryTicket.tradeFairId, tradeFairId), inArray(lotteryTicket.status, live))))
    .orderBy(desc(lotteryTicket.ticketNo));
  return { orders: new Map(orders.map((one) => [one.guestId, one])), tickets };
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>;

/** What is missing, and which tickets are too many: the newest first, and none that has won. */
function settle({ ticketRule }: FairRow, { orders, tickets }: Accounts, guestId: string) {
  const own = tickets.filter((one) => one.guestId === guestId);
  const ofOrders = own.filter(({ source }) => source === TICKET_SOURCE.order);
  const amount = ticketRule.amountPerTicket === null ? null : Math.round(Number(ticketRule.amountPerTicket) * 100);
  const due = orderTickets({
    orders: Number(orders.get(guestId)?.paid ?? 0),
    amountPerTicket: amount,
    maxTicketsPerGuest: ticketRule.maxTicketsPerGuest,
    others: own.length - ofOrders.length,
  });
  const surplus = ofOrders.filter(({ status }) => status === TICKET_STATUS.valid);
  return {
    missing: Math.max(0, due - ofOrders.length),
    surplus: surplus.slice(0, Math.max(0, ofOrders.length - due)).map(({ id }) => id),
  };
}

/** Brings the tickets of orders in line with the orders. */
export async function recalcTickets(fair: FairRow, context: Context) {
  const { db } = context;
  const { tradeFairId } = fair;
  const accounts = await accountsOf(db, tradeFairId);
  const ids = [...new Set([...accounts.orders.keys(), ...accounts.tickets.map(({ guestId }) => guestId)])];
  const guests = await db
    .select()
    .from(guest)
    .where(unscoped(and(eq(guest.tradeFairId, tradeFairId), eq(guest.deleted, 0), inArray(guest.guestId, ids))))
    .orderBy(asc(guest.guestId));
  const settled = guests.map((one) => ({ guest: one, ...settle(fair, accounts, one.guestId) }));
  const wanted = settled.flatMap(({ guest: one, missing }) =>
    Array.from({ length: missing }, () => ({
      guest: one,
      source: TICKET_SOURCE.order,
      orderNo: accounts.orders.get(one.guestId)?.orderNo ?? null,
    })),
  );
  const surplus = settled.flatMap((one) => one.surplus);
  await issueTickets(context, tradeFairId, wanted);
  await voidTickets(db, surplus, '');
  return { issued: wanted.length, voided: surplus.length };
}

export async function recalc({ tradeFairId }: { tradeFairId: string }, context: Context) {
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  if (await runningDraw(context.db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  const result = await recalcTickets(fair, context);
  context.note({ objectId: tradeFairId, objectName: fair.subject, after: result });
  return result;
}
