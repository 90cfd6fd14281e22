import { and, eq, sql } from 'drizzle-orm';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { REGISTER_STATUS } from '../../../../../src/contract/trade-fair/hand-over';
import { TICKET_SOURCE, TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import type { Context } from '../../../../http/context';
import { within } from '../../../../platform/scope';
import { lotteryTicket } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { fairCustomer } from '../../data/schema/trade-fair';
import { counted, left, many, type Query } from './kinds';
import { ticketsOf, winnersOf } from './rowsOf';

export async function tickets(query: Query, { db, session }: Context) {
  const stands = sql`${lotteryTicket.status} <> ${TICKET_STATUS.void}`;
  const from = (source: keyof typeof TICKET_SOURCE) =>
    many(and(stands, eq(lotteryTicket.source, TICKET_SOURCE[source])));
  const [found] = await db
    .select({
      bySignIn: from('signIn'),
      byOrder: from('order'),
      byHand: from('manual'),
      gone: many(eq(lotteryTicket.status, TICKET_STATUS.void)),
    })
    .from(lotteryTicket)
    .innerJoin(fairCustomer, eq(fairCustomer.id, lotteryTicket.fairCustomerId))
    .where(within(session, lotteryTicket, ticketsOf(query)));
  return [
    ...(['bySignIn', 'byOrder', 'byHand'] as const).map((key) => counted(key, found?.[key] ?? 0)),
    left('ticketVoid', found?.gone ?? 0),
  ];
}

export async function winners(query: Query, { db, session }: Context) {
  const is = (status: keyof typeof WIN_STATUS) => eq(winner.winStatus, WIN_STATUS[status]);
  const valid = is('valid');
  const handed = (status: keyof typeof REGISTER_STATUS) =>
    many(and(valid, eq(winner.registerStatus, REGISTER_STATUS[status])));
  const [found] = await db
    .select({
      won: many(valid),
      winRevoked: many(is('revoked')),
      winWaived: many(is('waived')),
      received: handed('received'),
      waiting: handed('waiting'),
      waived: handed('waived'),
      overdue: handed('overdue'),
    })
    .from(winner)
    .innerJoin(fairCustomer, eq(fairCustomer.id, winner.fairCustomerId))
    .where(within(session, winner, winnersOf(query)));
  const of = (key: keyof NonNullable<typeof found>) => found?.[key] ?? 0;
  if (query.figure === 'drawnCount') {
    return [counted('won', of('won')), left('winRevoked', of('winRevoked')), left('winWaived', of('winWaived'))];
  }
  const missing = (['waiting', 'waived', 'overdue'] as const).map((key) => left(key, of(key)));
  return [counted('received', of('received')), ...missing];
}
