import type { PgColumn } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TICKET_SOURCE, TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { roomFor, settleTickets } from '../../rules/lottery/tickets';
import type { FairRow } from '../fairs/read';
import { demandLottery, runningDraw } from './runningDraw';
import { lockedFair } from '../fairs/demands';
import { holdTickets, issueTickets, voidTickets } from './tickets';

const named = (column: PgColumn, guestIds?: readonly string[]) => guestIds && inArray(column, [...guestIds]);

/**
 * Tickets that count, by guest, the newest first, and how many of his orders' somebody has voided by hand, with a reason:
 * of these guests, or of all of the fair.
 */
async function ticketsOf(db: Db, tradeFairId: string, guestIds?: readonly string[]) {
  const { id, guestId, source, status, reason, ticketNo } = lotteryTicket;
  const isOfOrder = sql<boolean>`${source} = ${TICKET_SOURCE.order}`;
  const isVoid = sql<boolean>`${status} = ${TICKET_STATUS.void}`;
  const byHand = and(isOfOrder, isVoid, ne(reason, ''));
  const tickets = await db
    .select({ id, guestId, isOfOrder, isVoid, hasWon: sql<boolean>`${status} = ${TICKET_STATUS.won}` })
    .from(lotteryTicket)
    .where(
      ofParent(
        lotteryTicket.tradeFairId,
        tradeFairId,
        or(inArray(status, [TICKET_STATUS.valid, TICKET_STATUS.won]), byHand),
        named(guestId, guestIds),
      ),
    )
    .orderBy(desc(sql`length(${ticketNo})`), desc(ticketNo));
  const held = new Map<string, typeof tickets>();
  const taken = new Map<string, number>();
  for (const one of tickets) {
    const own = held.get(one.guestId);
    if (one.isVoid) taken.set(one.guestId, (taken.get(one.guestId) ?? 0) + 1);
    else if (own) own.push(one);
    else held.set(one.guestId, [one]);
  }
  return { held, taken };
}

/** What the orders of guests came to, and their tickets that count: of these guests, or of all of the fair. */
async function accountsOf(db: Db, tradeFairId: string, guestIds?: readonly string[]) {
  const orders = await db
    .select({
      guestId: sql<string>`${fairOrder.guestId}::text`,
      paid: sql<string>`sum(${fairOrder.payAmount})::text`,
      orderNo: sql<string>`max(${fairOrder.orderNo})`,
    })
    .from(fairOrder)
    .where(
      ofParent(
        fairOrder.tradeFairId,
        tradeFairId,
        ne(fairOrder.status, ORDER_STATUS.cancelled),
        isNotNull(fairOrder.guestId),
        named(fairOrder.guestId, guestIds),
      ),
    )
    .groupBy(fairOrder.guestId);
  const { held, taken } = await ticketsOf(db, tradeFairId, guestIds);
  return { orders: new Map(orders.map((one) => [one.guestId, one])), held, taken };
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>;

/** What is missing, and which tickets are too many. */
function settle({ ticketRule }: FairRow, { orders, held, taken }: Accounts, guestId: string) {
  const amount = ticketRule.amountPerTicket === null ? null : Math.round(Number(ticketRule.amountPerTicket) * 100);
  return settleTickets(held.get(guestId) ?? [], {
    orders: Number(orders.get(guestId)?.paid ?? 0),
    amountPerTicket: amount,
    taken: taken.get(guestId) ?? 0,
    maxTicketsPerGuest: ticketRule.maxTicketsPerGuest,
  });
}

/** Brings tickets in line with the orders and with the limit of the fair: of these guests, or of all of the fair. */
export async function recalcTickets(fair: FairRow, context: Pick<Context, 'db' | 'now'>, guestIds?: readonly string[]) {
  const { db } = context;
  const { tradeFairId } = fair;
  await holdTickets(db, tradeFairId);
  const accounts = await accountsOf(db, tradeFairId, guestIds);
  const guests = await db
    .select()
    .from(guest)
    .where(
      ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0), guestIds && inArray(guest.guestId, [...guestIds])),
    )
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

/** How many tickets each of these guests may get at the door or by hand; the caller holds the tickets of the fair. */
export async function roomOf({ tradeFairId, ticketRule }: FairRow, guestIds: readonly string[], { db }: Context) {
  const { held } = await ticketsOf(db, tradeFairId, guestIds);
  return (guestId: string) => roomFor(held.get(guestId) ?? [], ticketRule.maxTicketsPerGuest);
}

/** Takes back what these guests, or all of the fair, hold beyond the limit: nobody has more chances than the rule allows. */
export async function trimTickets(fair: FairRow, context: Pick<Context, 'db' | 'now'>, guestIds?: readonly string[]) {
  const { db } = context;
  const { tradeFairId, ticketRule } = fair;
  const most = ticketRule.maxTicketsPerGuest;
  if (most === null) return 0;
  const live = sql`${lotteryTicket.status} in (${TICKET_STATUS.valid}, ${TICKET_STATUS.won})`;
  const over = await db
    .select({ guestId: lotteryTicket.guestId })
    .from(lotteryTicket)
    .where(ofParent(lotteryTicket.tradeFairId, tradeFairId, live, named(lotteryTicket.guestId, guestIds)))
    .groupBy(lotteryTicket.guestId)
    .having(sql`count(*) > ${most}`);
  if (over.length === 0) return 0;
  const { voided } = await recalcTickets(
    fair,
    context,
    over.map(({ guestId }) => guestId),
  );
  return voided;
}

export async function recalc({ tradeFairId }: { tradeFairId: string }, context: Context) {
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  if (await runningDraw(context.db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  const result = await recalcTickets(fair, context);
  context.note({ objectId: tradeFairId, objectName: fair.subject, after: result });
  return result;
}
