import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DRAW_MODE, DRAW_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { nextSerials } from '../../../../platform/numbers/series';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { lotteryTicket } from '../../data/schema/fair-guests';
import { draw, winner } from '../../data/schema/lottery';
import { prize } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { drawWinners, hashOfPool, sortPool, type Stake } from '../../rules/lottery/pick';
import { fromShanghai, MINUTE, shanghai } from '../../../../platform/clock';
import type { FairRow } from '../fairs/read';
import { trimTickets } from './recalc';
import { runningDraw } from './runningDraw';
import { lockedPrizes, poolFor, stakeOf } from './pool';
import { seedFor } from './seeds';

export type DrawRow = typeof draw.$inferSelect;
/** Rule 4: whoever forgets to stop a draw sees its winners after a minute. */
const LONGEST = MINUTE;

export interface Operator {
  loginName: string;
  realName: string;
}

interface Start {
  fair: FairRow;
  /** Absent: every prize that is left, drawn by weight. */
  prizeId?: string | undefined;
  drawCount: number;
  operator: Operator;
  redraw?: { of: DrawRow; countByPrize: ReadonlyMap<string, number> };
}

type Work = Pick<Context, 'app' | 'db' | 'now'>;

/** What is drawn for: places of prizes. */
async function stakesOf({ db }: Work, { fair: { tradeFairId }, prizeId, redraw }: Start): Promise<Stake[]> {
  const wanted = redraw ? [...redraw.countByPrize.keys()] : prizeId ? [prizeId] : undefined;
  const prizes = await lockedPrizes(db, tradeFairId, wanted);
  if (wanted && prizes.length < wanted.length) throw notFound();
  const stakes = [];
  for (const row of prizes) {
    const left = row.quota - row.drawnCount;
    stakes.push(await stakeOf(db, row, Math.min(left, redraw?.countByPrize.get(row.prizeId) ?? left)));
  }
  const open = stakes.filter(({ left }) => left > 0);
  if (open.length === 0) throw new Failure(ERROR.prizeUsedUp);
  return open;
}

async function seedOf({ db, now }: Work, { fair: { tradeFairId }, redraw }: Start) {
  const repeated = redraw && (await seedFor(db, tradeFairId, { now, seedHash: redraw.of.seedHash }));
  const found = repeated ?? (await seedFor(db, tradeFairId, { now }));
  if (!found) throw new Failure(ERROR.seedMissing);
  return found;
}

/**
 * Rules 4 to 7: nobody has more tickets than the fair allows, the pool is frozen and the winners are decided; nobody
 * hears of them before the draw is stopped.
 */
export async function startDraw(work: Work, start: Start): Promise<{ row: DrawRow; trimmed: number }> {
  const { app, db, now } = work;
  const { fair, drawCount, operator, prizeId, redraw } = start;
  const { tradeFairId } = fair;
  if (await runningDraw(db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  const { seedHash, sealed } = await seedOf(work, start);
  const stakes = await stakesOf(work, start);
  const trimmed = await trimTickets(fair, work);
  const pool = sortPool(await poolFor(db, tradeFairId, stakes));
  if (pool.length === 0) throw new Failure(ERROR.poolEmpty);
  const [rounds] = await db
    .select({
      last: sql<number>`coalesce(max(${draw.roundNo}), 0)::int`,
      drawId: sql<string>`nextval('object_id')::text`,
    })
    .from(draw)
    .where(ofParent(draw.tradeFairId, tradeFairId));
  const { last = 0, drawId = '' } = rounds ?? {};
  const isMixed = prizeId === undefined && (!redraw || stakes.length > 1);
  const picks = drawWinners({ seed: app.keys.unseal('seeds', sealed), drawId, drawCount, pool, stakes, isMixed });
  const [row] = await db
    .insert(draw)
    .values({
      ...{ drawId, tradeFairId, drawCount, seedHash, pool, stakes, picks },
      prizeId: isMixed ? null : (stakes[0]?.prizeId ?? null),
      roundNo: last + 1,
      mode: isMixed ? DRAW_MODE.mixed : DRAW_MODE.single,
      poolSize: pool.length,
      poolHash: hashOfPool(pool),
      startTime: now,
      operatorId: operator.loginName,
      operatorName: operator.realName,
      status: DRAW_STATUS.running,
      redrawOf: redraw?.of.drawId ?? null,
    })
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  return { row, trimmed };
}

/** Makes the winners of a draw public; the caller holds its row. Whoever stops it again finds it stopped. */
export async function stopDraw(db: Db, row: DrawRow, stopTime: string) {
  if (row.status === DRAW_STATUS.done) return;
  const { drawId, tradeFairId, picks, pool } = row;
  const customers = new Map(pool.map(({ ticketNo, customerId }) => [ticketNo, customerId]));
  const numbers = await nextSerials(db, 'win', picks.length);
  if (picks.length > 0) {
    await db.insert(winner).values(
      picks.map(({ ticketNo, guestId, prizeId }, i) => ({
        ...{ drawId, tradeFairId, ticketNo, guestId, prizeId, drawTime: stopTime },
        winNo: numbers[i] ?? '',
        seq: i + 1,
        fairCustomerId: customers.get(ticketNo) ?? '',
      })),
    );
    const won = inArray(
      lotteryTicket.ticketNo,
      picks.map(({ ticketNo }) => ticketNo),
    );
    await db
      .update(lotteryTicket)
      .set({ status: 1 })
      .where(ofParent(lotteryTicket.tradeFairId, tradeFairId, won));
  }
  for (const prizeId of new Set(picks.map((pick) => pick.prizeId))) {
    const count = picks.filter((pick) => pick.prizeId === prizeId).length;
    await db
      .update(prize)
      .set({ drawnCount: sql`${prize.drawnCount} + ${count}` })
      .where(ofParent(prize.prizeId, prizeId));
  }
  await db.update(draw).set({ status: DRAW_STATUS.done, stopTime }).where(ofParent(draw.drawId, drawId));
}

/** Stops what has run for a minute, and says so as of that minute. */
export async function stopDueDraws(db: Db, now: string) {
  const due = and(eq(draw.status, DRAW_STATUS.running), lte(draw.startTime, shanghai(fromShanghai(now) - LONGEST)));
  const waiting = await db.select({ drawId: draw.drawId }).from(draw).where(global('clock', due)).limit(1);
  if (waiting.length === 0) return;
  await db.transaction(async (tx) => {
    for (const row of await tx
      .select()
      .from(draw)
      .where(global('clock', due))
      .orderBy(draw.drawId)
      .for('no key update')) {
      await stopDraw(tx, row, shanghai(fromShanghai(row.startTime) + LONGEST));
    }
  });
}

/** A draw by id, under a lock. */
export async function lockedDraw(db: Db, drawId: string) {
  const [row] = await db.select().from(draw).where(ofParent(draw.drawId, drawId)).for('update');
  if (!row) throw notFound();
  return row;
}

/** For the operation log, whose secrets are recognised by their names. */
export const auditOf = ({ drawId, roundNo, poolHash, seedHash, poolSize, drawCount }: DrawRow) => ({
  ...{ drawId, roundNo, poolSize, drawCount },
  poolDigest: poolHash,
  seedDigest: seedHash,
});
