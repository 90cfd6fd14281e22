import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TICKET_SOURCE, type ticketApi } from '../../../../../src/contract/trade-fair/tickets';
import type { guest } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { lockedFair } from '../fairs/demands';
import type { FairRow } from '../fairs/read';
import { roomOf, trimTickets } from './recalc';
import { demandLottery, guestsOf, runningDraw } from './runningDraw';
import { holdTickets, issueTickets, type NewTicket } from './tickets';

type Guest = typeof guest.$inferSelect;
interface Wish extends NewTicket {
  guests: readonly Guest[];
  /** How many tickets each of them gets. */
  count: number;
}

/**
 * Tickets of the door or by hand, as many of them as the limit of the fair leaves; those of orders make room for them
 * (docs/domain/draws.md#tickets). Answers how many there are.
 */
export async function issueWithin(fair: FairRow, { guests, count, ...ticket }: Wish, context: Context) {
  const guestIds = guests.map(({ guestId }) => guestId);
  await holdTickets(context.db, fair.tradeFairId);
  const room = await roomOf(fair, guestIds, context);
  const wanted = guests.flatMap((one) =>
    Array.from({ length: Math.min(count, room(one.guestId)) }, () => ({ guest: one, ...ticket })),
  );
  await issueTickets(context, fair.tradeFairId, wanted);
  if (wanted.length > 0) await trimTickets(fair, context, guestIds);
  return wanted.length;
}

export async function issue(input: Parsed<typeof ticketApi.issue>, context: Context) {
  const { tradeFairId, guestIds, reason, count } = input;
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  // What is drawn already is not known yet, and would make room like any other.
  if (await runningDraw(context.db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  const guests = await guestsOf(tradeFairId, guestIds, context);
  const issued = await issueWithin(fair, { guests, count, source: TICKET_SOURCE.manual, reason }, context);
  if (issued === 0) throw new Failure(ERROR.ticketLimit);
  const withheld = guests.length * count - issued;
  context.note({ objectId: tradeFairId, objectName: fair.subject, after: { issued, withheld, reason } });
  return { issued, withheld };
}
