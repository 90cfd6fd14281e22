import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { REPLY_STATUS, SEND_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { REGISTER_STATUS } from '../../../../../src/contract/trade-fair/hand-over';
import { TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import { onDay } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket, signIn } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { winner } from '../../data/schema/lottery';
import { fairCustomer, meal } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { yuan } from '../../../../platform/numbers/money';
import { percent } from '../../../../platform/numbers/percent';
import { demandVisible } from '../fairs/demands';
import { guestsOf, invitationsOf, liveOrders, mealsOf, ticketsOf, winnersOf } from './rowsOf';

type Query = Parsed<typeof fairHomeApi.figures>;

async function guestFigures(query: Query, { db, session }: Context) {
  const { day } = query;
  const came = day ? and(eq(signIn.revoked, 0), onDay(signIn.signInTime, day)) : eq(signIn.revoked, 0);
  const [found] = await db
    .select({
      guestCount: sql<number>`count(distinct ${guest.guestId})::int`,
      signInCount: sql<number>`count(distinct ${signIn.guestId})::int`,
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .leftJoin(signIn, and(eq(signIn.guestId, guest.guestId), came))
    .where(within(session, guest, guestsOf(query)));
  const { guestCount = 0, signInCount = 0 } = found ?? {};
  const signInRate = percent(BigInt(signInCount), BigInt(guestCount)) || '0.00';
  return { guestCount, signInCount, signInRate };
}

async function invitationFigures(query: Query, { db, session }: Context) {
  const { day } = query;
  const sent = and(
    eq(invitation.sendStatus, SEND_STATUS.sent),
    ne(invitation.replyStatus, REPLY_STATUS.cancelled),
    day ? onDay(invitation.sendTime, day) : undefined,
  );
  const accepted = and(
    eq(invitation.replyStatus, REPLY_STATUS.accepted),
    day ? onDay(invitation.replyTime, day) : undefined,
  );
  const [found] = await db
    .select({
      invitedCount: sql<number>`count(*) filter (where ${sent})::int`,
      confirmedCount: sql<number>`count(*) filter (where ${accepted})::int`,
    })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(within(session, invitation, invitationsOf(query)));
  return found ?? { invitedCount: 0, confirmedCount: 0 };
}

async function orderFigures(query: Query, { db, session }: Context) {
  const [found] = await db
    .select({
      orderCustomerCount: sql<number>`count(distinct ${fairOrder.custId})::int`,
      orderCount: count(),
      orderAmount: sql<string>`coalesce(sum(${fairOrder.orderAmount}), 0)::text`,
      discountAmount: sql<string>`coalesce(sum(${fairOrder.discountAmount}), 0)::text`,
    })
    .from(fairOrder)
    .where(within(session, fairOrder, liveOrders(query)));
  return {
    orderCustomerCount: found?.orderCustomerCount ?? 0,
    orderCount: found?.orderCount ?? 0,
    orderAmount: yuan(BigInt(found?.orderAmount ?? 0)),
    discountAmount: yuan(BigInt(found?.discountAmount ?? 0)),
  };
}

const LIVE = [TICKET_STATUS.valid, TICKET_STATUS.won];

async function lotteryFigures(query: Query, { db, session }: Context) {
  const [tickets] = await db
    .select({
      ticketCount: sql<number>`count(*) filter (where ${inArray(lotteryTicket.status, LIVE)})::int`,
      ticketIssuedCount: count(),
    })
    .from(lotteryTicket)
    .innerJoin(fairCustomer, eq(fairCustomer.id, lotteryTicket.fairCustomerId))
    .where(within(session, lotteryTicket, and(ticketsOf(query), ne(lotteryTicket.status, TICKET_STATUS.void))));
  const [wins] = await db
    .select({
      drawnCount: count(),
      prizeRegisteredCount: sql<number>`count(*) filter (where ${winner.registerStatus} = ${REGISTER_STATUS.received})::int`,
    })
    .from(winner)
    .innerJoin(fairCustomer, eq(fairCustomer.id, winner.fairCustomerId))
    .where(within(session, winner, and(winnersOf(query), eq(winner.winStatus, WIN_STATUS.valid))));
  const { drawnCount = 0, prizeRegisteredCount = 0 } = wins ?? {};
  const { ticketCount = 0, ticketIssuedCount = 0 } = tickets ?? {};
  return { ticketCount, ticketIssuedCount, drawnCount, prizeRegisteredCount };
}

export async function diningFigures(query: Query, { db }: Context) {
  const [found] = await db
    .select({
      diningUsed: sql<number>`coalesce(sum(${meal.usedCount}), 0)::int`,
      diningQuota: sql<number>`coalesce(sum(${meal.quota}), 0)::int`,
    })
    .from(meal)
    .where(mealsOf(query));
  return found ?? { diningUsed: 0, diningQuota: 0 };
}

export async function homeFigures(query: Query, context: Context): Promise<Output<typeof fairHomeApi.figures>> {
  await demandVisible(query.tradeFairId, context);
  return {
    ...(await invitationFigures(query, context)),
    ...(await guestFigures(query, context)),
    ...(await orderFigures(query, context)),
    ...(await lotteryFigures(query, context)),
    ...(await diningFigures(query, context)),
  };
}
