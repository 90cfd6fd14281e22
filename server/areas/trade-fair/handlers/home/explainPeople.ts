import { and, eq, type SQL, sql } from 'drizzle-orm';
import { REPLY_STATUS, SEND_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import type { Context } from '../../../../http/context';
import { onDay } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { guest, signIn } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer } from '../../data/schema/trade-fair';
import { counted, left, many, type Query } from './kinds';
import { guestsOf, invitationsOf } from './rowsOf';

/** Rows of the fair and the branch, by what is asked of them. */
async function invitations(query: Query, which: Record<string, SQL | undefined>, { db, session }: Context) {
  const [found] = await db
    .select(Object.fromEntries(Object.entries(which).map(([name, condition]) => [name, many(condition)])))
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(within(session, invitation, invitationsOf(query)));
  return (name: string) => found?.[name] ?? 0;
}

export async function invited(query: Query, context: Context) {
  const stands = sql`${invitation.replyStatus} <> ${REPLY_STATUS.cancelled}`;
  const sent = and(stands, eq(invitation.sendStatus, SEND_STATUS.sent));
  const failed = and(stands, eq(invitation.sendStatus, SEND_STATUS.failed));
  const onIt = query.day ? and(sent, onDay(invitation.sendTime, query.day)) : sent;
  const of = await invitations(query, { stands, sent, onIt, failed, all: undefined }, context);
  return [
    counted('sent', of('onIt')),
    left('otherDay', of('sent') - of('onIt')),
    left('sendFailed', of('failed')),
    left('unsent', of('stands') - of('sent') - of('failed')),
    left('withdrawn', of('all') - of('stands')),
  ];
}

export async function confirmed(query: Query, context: Context) {
  const is = (status: keyof typeof REPLY_STATUS) => eq(invitation.replyStatus, REPLY_STATUS[status]);
  const accepted = is('accepted');
  const onIt = query.day ? and(accepted, onDay(invitation.replyTime, query.day)) : accepted;
  const which = { accepted, onIt, declined: is('declined'), none: is('none') };
  const of = await invitations(query, { ...which, withdrawn: is('cancelled') }, context);
  return [
    counted('accepted', of('onIt')),
    left('otherDay', of('accepted') - of('onIt')),
    left('declined', of('declined')),
    left('unanswered', of('none')),
    left('withdrawn', of('withdrawn')),
  ];
}

export async function guests(query: Query, { db, session }: Context) {
  const people = (condition: SQL | undefined) =>
    sql<number>`count(distinct ${guest.guestId}) filter (where ${condition ?? sql`true`})::int`;
  const came = eq(signIn.revoked, 0);
  const [found] = await db
    .select({
      came: people(query.day ? and(came, onDay(signIn.signInTime, query.day)) : came),
      ever: people(came),
      known: people(sql`${signIn.guestId} is not null`),
      all: people(undefined),
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .leftJoin(signIn, eq(signIn.guestId, guest.guestId))
    .where(within(session, guest, guestsOf(query)));
  const { came: here = 0, ever = 0, known = 0, all = 0 } = found ?? {};
  return [
    counted('came', here),
    left('otherDay', ever - here),
    left('signInRevoked', known - ever),
    left('notCome', all - known),
  ];
}
