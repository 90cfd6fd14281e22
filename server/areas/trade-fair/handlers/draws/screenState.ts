import { and, asc, desc, eq, exists, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DRAW_STATUS } from '../../../../../src/contract/trade-fair/draws';
import type { screenApi, ScreenWinner } from '../../../../../src/contract/trade-fair/big-screen';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Db } from '../../../../platform/database/db';
import { user } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { guest, lotteryTicket } from '../../data/schema/fair-guests';
import { draw, drawScreen, winner } from '../../data/schema/lottery';
import { fairCustomer, prize, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { hashToken, stillAnswersFor } from '../../../../http/session';
import { HOUR } from '../../../../platform/clock';
import { listed } from '../../../../platform/listed';
import { maskName } from '../../../../platform/mask';
import { proofKey } from '../../rules/proofKey';
import type { DrawRow } from './engine';
import { mayBeDrawn } from './pool';
import { seedFor } from './seeds';

const SHOWN_NAMES = 240;
const SHOWN_WINNERS = 200;

/** How long a screen may speak for its fair. */
export const SCREEN_LIFE = 12 * HOUR;
const openedAt = sql`${drawScreen.expiresAt} - ${`${SCREEN_LIFE} milliseconds`}::interval`;

export interface Ticket {
  tradeFairId: string;
  screenToken: string;
}

/** The screen that may speak for this fair; its fair under a lock where it wants to draw. */
export async function admit({ tradeFairId, screenToken }: Ticket, { db, ms }: Context, isDrawing = false) {
  const good = and(
    eq(drawScreen.tradeFairId, tradeFairId),
    eq(drawScreen.tokenHash, hashToken(screenToken)),
    gt(drawScreen.expiresAt, new Date(ms)),
    // It ends with whoever has opened it.
    exists(
      db
        .select({ one: sql`1` })
        .from(user)
        .where(global('account', stillAnswersFor(drawScreen.loginName, openedAt))),
    ),
  );
  const [screen] = await db.select().from(drawScreen).where(global('key', good));
  if (!screen) throw new Failure(ERROR.screenExpired);
  const query = db
    .select()
    .from(tradeFair)
    .where(ofParent(tradeFair.tradeFairId, tradeFairId, eq(tradeFair.deleted, 0)));
  const [fair] = await (isDrawing ? query.for('update') : query);
  if (!fair) throw notFound();
  return { fair, operator: { loginName: screen.loginName, realName: screen.operatorName } };
}

/** Winners with masked names, the latest first. */
export async function winnersWhere(db: Db, tradeFairId: string, drawId?: string): Promise<ScreenWinner[]> {
  const rows = await db
    .select({
      drawId: winner.drawId,
      seq: winner.seq,
      ticketNo: winner.ticketNo,
      guestName: guest.guestName,
      customerName: fairCustomer.customerName,
      prizeName: prize.prizeName,
      drawTime: winner.drawTime,
    })
    .from(winner)
    .innerJoin(guest, eq(guest.guestId, winner.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, winner.fairCustomerId))
    .innerJoin(prize, eq(prize.prizeId, winner.prizeId))
    .where(
      ofParent(
        winner.tradeFairId,
        tradeFairId,
        eq(winner.winStatus, 0),
        drawId ? eq(winner.drawId, drawId) : undefined,
      ),
    )
    .orderBy(desc(winner.drawId), asc(winner.seq))
    .limit(SHOWN_WINNERS);
  return rows.map((row) => ({ ...row, guestName: maskName(row.guestName) }));
}

const prizesOf = (db: Db, tradeFairId: string) =>
  db
    .select()
    .from(prize)
    .where(ofParent(prize.tradeFairId, tradeFairId, eq(prize.deleted, 0), eq(prize.status, 1)))
    .orderBy(asc(prize.prizeLevel), asc(prize.sort), asc(prize.prizeId));

const { pool: _pool, picks: _picks, ...slim } = getTableColumns(draw);

/** The draws that count now: the one that runs, and the last one that has ended. */
async function roundsOf(db: Db, tradeFairId: string) {
  const latest = (status: 1 | 2) =>
    db
      .select(slim)
      .from(draw)
      .where(ofParent(draw.tradeFairId, tradeFairId, eq(draw.status, status)))
      .orderBy(desc(draw.drawId))
      .limit(1);
  const [running] = await latest(DRAW_STATUS.running);
  const [last] = await latest(DRAW_STATUS.done);
  return { running, last };
}

async function namesOf(db: Db, tradeFairId: string) {
  const rows = await db
    .select({ ticketNo: lotteryTicket.ticketNo, guestName: guest.guestName })
    .from(lotteryTicket)
    .innerJoin(guest, eq(guest.guestId, lotteryTicket.guestId))
    .where(mayBeDrawn(tradeFairId))
    .orderBy(sql`md5(${lotteryTicket.ticketNo})`)
    .limit(SHOWN_NAMES);
  return rows.map(({ ticketNo, guestName }) => ({ ticketNo, guestName: maskName(guestName) }));
}

export async function screenState(
  { tradeFairId, ...ticket }: Parsed<typeof screenApi.screen>,
  context: Context,
): Promise<Output<typeof screenApi.screen>> {
  const { app, db, ms, now, request } = context;
  const { fair } = await admit({ tradeFairId, ...ticket }, context);
  const prizes = await prizesOf(db, tradeFairId);
  const nameOf = (stakes: DrawRow['stakes']) =>
    listed(
      request.language,
      prizes.filter(({ prizeId }) => stakes.some((one) => one.prizeId === prizeId)).map(({ prizeName }) => prizeName),
    );
  const { running, last } = await roundsOf(db, tradeFairId);
  const isOngoing = fair.state === TRADE_FAIR_STATE.ongoing;
  const hasSeed = (await seedFor(db, tradeFairId, { now })) !== undefined;
  return {
    subject: fair.subject,
    proofUrl: `/drawProof#${proofKey(app.linkSecret, tradeFairId)}`,
    closed: isOngoing ? (hasSeed ? null : 'seed') : 'fair',
    prizes: prizes.map(({ prizeId, prizeName, prizeLevel, quota, drawnCount, image }) => ({
      ...{ prizeId, prizeName, prizeLevel, quota },
      left: quota - drawnCount,
      imageUrl: image ? fileUrl(app.linkSecret, image, ms) : '',
    })),
    running: running ? { ...running, prizeName: nameOf(running.stakes) } : null,
    last: last
      ? { ...last, prizeName: nameOf(last.stakes), winners: await winnersWhere(db, tradeFairId, last.drawId) }
      : null,
    names: await namesOf(db, tradeFairId),
  };
}
