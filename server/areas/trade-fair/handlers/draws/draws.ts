import { eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DRAW_MODE, DRAW_STATUS, type lotteryApi, WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import { lotteryTicket } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { prize } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { auditOf, type DrawRow, lockedDraw, startDraw, stopDraw } from './engine';
import { demandLottery } from './runningDraw';
import { demandNotFrozen, lockedFair } from '../fairs/demands';
import { canRedraw, shown, visibleDraw, winForbids, winnersOf } from './winners';

type Started = Output<typeof lotteryApi.start>;

const started = ({ drawId, roundNo, poolSize, poolHash, seedHash }: DrawRow, trimmed: number): Started => ({
  ...{ drawId, roundNo, poolSize, poolHash, seedHash, trimmed },
});

export async function start(input: Parsed<typeof lotteryApi.start>, context: Context) {
  const { tradeFairId, prizeId, drawCount, mode } = input;
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  if (mode === DRAW_MODE.single && !prizeId) throw new Failure(ERROR.missingInput);
  const wanted = mode === DRAW_MODE.single ? prizeId : undefined;
  const { row, trimmed } = await startDraw(context, { fair, prizeId: wanted, drawCount, operator: context.session });
  context.note({ objectId: row.drawId, objectName: fair.subject, after: { ...auditOf(row), trimmed } });
  return started(row, trimmed);
}

export async function stop({ drawId }: { drawId: string }, context: Context) {
  const { db, now, note } = context;
  const { tradeFairId } = await visibleDraw(drawId, context);
  const fair = await lockedFair(tradeFairId, context);
  const row = await lockedDraw(db, drawId);
  await stopDraw(db, row, now);
  note({ objectId: drawId, objectName: fair.subject, after: auditOf(row) });
  const winners = await winnersOf(db, [drawId]);
  return { winners: winners.map(shown), missing: row.drawCount - winners.length };
}

/** Rule 8: the winner loses the prize and the ticket, and the prize is there again. */
export async function revokeWinner({ winNo, reason }: Parsed<typeof lotteryApi.revokeWinner>, context: Context) {
  const { db, session, note } = context;
  demandHeadquarters({ session });
  const own = eq(winner.winNo, winNo);
  const [seen] = await db
    .select()
    .from(winner)
    .where(within(session, winner, own));
  if (!seen) throw notFound();
  const fair = await lockedFair(seen.tradeFairId, context);
  await demandNotFrozen(fair, context);
  const [row] = await db.select().from(winner).where(ofParent(winner.winNo, winNo)).for('update');
  if (!row) throw notFound();
  if (row.winStatus !== WIN_STATUS.valid || row.registerStatus === 1) throw winForbids(row);
  await db
    .update(winner)
    .set({ winStatus: WIN_STATUS.revoked, revokeReason: reason })
    .where(ofParent(winner.winNo, winNo));
  await db
    .update(lotteryTicket)
    .set({ status: 2, reason })
    .where(ofParent(lotteryTicket.tradeFairId, row.tradeFairId, eq(lotteryTicket.ticketNo, row.ticketNo)));
  await giveBack(db, row.prizeId);
  const { drawId, ticketNo } = row;
  const draws = await lockedDraw(db, drawId);
  note({ objectId: drawId, objectName: fair.subject, after: { ...auditOf(draws), winNo, ticketNo, reason } });
  return true;
}

const giveBack = (db: Db, prizeId: string) =>
  db
    .update(prize)
    .set({ drawnCount: sql`${prize.drawnCount} - 1` })
    .where(ofParent(prize.prizeId, prizeId));

/** Draws again for places of one draw, and for nothing else. */
export async function redraw({ drawId, count: wanted }: Parsed<typeof lotteryApi.redraw>, context: Context) {
  const { db, session, note } = context;
  const { tradeFairId } = await visibleDraw(drawId, context);
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  const of = await lockedDraw(db, drawId);
  if (of.status !== DRAW_STATUS.done) throw new Failure(ERROR.drawRunning);
  const open = (await winnersOf(db, [drawId])).map(({ row }) => row).filter(canRedraw);
  if (open.length < wanted) throw new Failure(ERROR.nothingToRedraw);
  const countByPrize = new Map<string, number>();
  for (const { winNo, prizeId, winStatus } of open.slice(0, wanted)) {
    countByPrize.set(prizeId, (countByPrize.get(prizeId) ?? 0) + 1);
    const kept = winStatus === WIN_STATUS.valid;
    if (kept) await giveBack(db, prizeId);
    await db
      .update(winner)
      .set({ redrawn: 1, winStatus: kept ? WIN_STATUS.waived : winStatus })
      .where(ofParent(winner.winNo, winNo));
  }
  const { row, trimmed } = await startDraw(context, {
    ...{ fair, drawCount: wanted, operator: session },
    redraw: { of, countByPrize },
  });
  note({ objectId: row.drawId, objectName: fair.subject, after: { ...auditOf(row), trimmed, redrawOf: drawId } });
  return started(row, trimmed);
}
