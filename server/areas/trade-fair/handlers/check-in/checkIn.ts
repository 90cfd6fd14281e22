import { eq, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { GUEST_CODE, type checkInApi } from '../../../../../src/contract/trade-fair/check-in';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { TICKET_SOURCE } from '../../../../../src/contract/trade-fair/tickets';
import { nextSerials } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { lotteryTicket, signIn } from '../../data/schema/fair-guests';
import { tradeFair } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { fairCode } from '../../rules/fairCode';
import { shanghai } from '../../../../platform/clock';
import { runningDraw } from '../draws/runningDraw';
import { demandOngoing, lockedFair } from '../fairs/demands';
import { issueWithin } from '../draws/issue';
import type { FairRow } from '../fairs/read';
import { demandOngoingThen, momentOf } from '../door/moment';
import { checkHours, facts, guestFor, type GuestRow, type Request, wayOf } from './door';

/** The first check-in at the fair gives tickets, as many as the guest may still have. */
async function ticketsFor(fair: FairRow, who: GuestRow, context: Context) {
  const count = fair.ticketRule.signInTickets;
  // A check-in that is told after the end comes too late for a draw.
  if (fair.lotteryEnabled !== 1 || !count || fair.state !== TRADE_FAIR_STATE.ongoing) return 0;
  return issueWithin(fair, { guests: [who], count, source: TICKET_SOURCE.signIn }, context);
}

export async function doCheckIn(input: Request, context: Context): Promise<Output<typeof checkInApi.do>> {
  const { db, session, note } = context;
  const { tradeFairId, deviceNo } = input;
  const [fair] = await db
    .select()
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  const signInTime = momentOf(input, context);
  demandOngoingThen(fair, input, signInTime);
  const sessionNo = input.sessionNo ?? signInTime.slice(0, 10).replaceAll('-', '');
  checkHours(fair, signInTime, sessionNo);
  const signInMode = wayOf(input, fair);
  const who = await guestFor(input, context);
  const earlier = await db
    .select()
    .from(signIn)
    .where(ofParent(signIn.guestId, who.guestId, eq(signIn.revoked, 0)));
  const same = earlier.find((one) => one.sessionNo === sessionNo);
  const answer = await facts(who, context);
  note({ objectId: who.guestId, objectName: who.guestName, after: { sessionNo, repeated: same ? 1 : 0, deviceNo } });
  if (same) {
    return {
      signInNo: same.signInNo,
      guest: answer,
      signInTime: same.signInTime,
      deviceNo: same.deviceNo,
      repeated: true,
      ticketsIssued: 0,
    };
  }
  const [signInNo = ''] = await nextSerials(db, 'checkIn', 1);
  const isSelf = input.qrToken !== undefined && !GUEST_CODE.test(input.qrToken);
  await db.insert(signIn).values({
    ...{ signInNo, tradeFairId, sessionNo, signInMode, deviceNo, signInTime },
    guestId: who.guestId,
    operatorId: isSelf ? null : session.staffId,
  });
  const ticketsIssued = earlier.length === 0 ? await ticketsFor(fair, who, context) : 0;
  return { signInNo, guest: answer, signInTime, deviceNo, repeated: false, ticketsIssued };
}

/** The tickets of the check-in go with it, unless one has won (45055). */
export async function revokeCheckIn({ signInNo, reason }: Parsed<typeof checkInApi.revoke>, context: Context) {
  const { db, session, note } = context;
  demandHeadquarters({ session });
  const own = eq(signIn.signInNo, signInNo);
  const [seen] = await db
    .select()
    .from(signIn)
    .where(within(session, signIn, own));
  if (!seen) throw notFound();
  const fair = await lockedFair(seen.tradeFairId, context);
  demandOngoing(fair);
  if (await runningDraw(db, fair.tradeFairId)) throw new Failure(ERROR.drawRunning);
  const revoked = await db
    .update(signIn)
    .set({ revoked: 1, revokeReason: reason })
    .where(ofParent(signIn.signInNo, signInNo, eq(signIn.revoked, 0)))
    .returning();
  if (revoked.length === 0) throw new Failure(ERROR.statusForbids);
  const [other] = await db
    .select({ signInNo: signIn.signInNo })
    .from(signIn)
    .where(ofParent(signIn.guestId, seen.guestId, eq(signIn.revoked, 0), ne(signIn.signInNo, signInNo)));
  if (!other) await voidSignInTickets(seen.guestId, reason, context);
  note({ objectId: signInNo, objectName: seen.guestId, before: { revoked: 0 }, after: { revoked: 1, reason } });
  return true;
}

async function voidSignInTickets(guestId: string, reason: string, { db }: Context) {
  const own = (status: 0 | 1) =>
    ofParent(
      lotteryTicket.guestId,
      guestId,
      ...[eq(lotteryTicket.source, TICKET_SOURCE.signIn), eq(lotteryTicket.status, status)],
    );
  const [won] = await db.select({ id: lotteryTicket.id }).from(lotteryTicket).where(own(1));
  if (won) throw new Failure(ERROR.checkInHasWon);
  await db.update(lotteryTicket).set({ status: 2, reason }).where(own(0));
}

export async function qrCode({ tradeFairId }: { tradeFairId: string }, { app, db, session, ms }: Context) {
  const [fair] = await db
    .select({ state: tradeFair.state })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  demandOngoing(fair);
  const { code, until } = fairCode(app.linkSecret, tradeFairId, ms);
  return { qrToken: code, expireTime: shanghai(until) };
}
