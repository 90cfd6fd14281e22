import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { drawProofApi } from '../../../../../src/contract/trade-fair/draw-proof';
import { DRAW_STATUS, WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { countEvent, isBelowLimit } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';
import { maskName } from '../../../../platform/mask';
import { global, ofParent } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { draw, drawSeed, winner } from '../../data/schema/lottery';
import { prize, tradeFair } from '../../data/schema/trade-fair';
import { fairOfProof } from '../../rules/proofKey';
import { prizeNames, proofOf } from './drawPage';

/** Limit for one address: keys with a wrong signature. */
const WRONG_KEYS = { kind: 'drawProof', most: 20, within: MINUTE };
/** Limit for one address, which all guests at a venue may share. */
const LOOKS = { kind: 'drawProofLook', most: 300, within: MINUTE };
const SHOWN_DRAWS = 200;

/** The fair that a key opens. Refuses wrong keys, too many looks, and a fair that is taken down. */
async function openedFair(key: string, { app, db, ms, request }: Context) {
  const wrong = { ...WRONG_KEYS, key: request.ip };
  if (!(await isBelowLimit(app.db, wrong, ms))) throw new Failure(ERROR.tooManyRequests);
  const tradeFairId = fairOfProof(app.linkSecrets, key);
  if (tradeFairId === undefined) {
    await countEvent(app.db, wrong, ms);
    throw notFound();
  }
  if ((await countEvent(app.db, { ...LOOKS, key: request.ip }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  const [fair] = await db
    .select({ tradeFairId: tradeFair.tradeFairId, subject: tradeFair.subject, state: tradeFair.state })
    .from(tradeFair)
    .where(global('key', and(eq(tradeFair.tradeFairId, tradeFairId), eq(tradeFair.deleted, 0))));
  if (!fair) throw notFound();
  if (fair.state === TRADE_FAIR_STATE.takenDown) throw new Failure(ERROR.fairTakenDown);
  return fair;
}

const { pool: _pool, picks: _picks, stakes: _stakes, ...slim } = getTableColumns(draw);

export async function publicDraws(
  { key }: Parsed<typeof drawProofApi.list>,
  context: Context,
): Promise<Output<typeof drawProofApi.list>> {
  const { db } = context;
  const { tradeFairId, subject } = await openedFair(key, context);
  const draws = await db
    .select({ ...slim, prizeName: prizeNames, isRevealed: sql<boolean>`${drawSeed.seed} is not null` })
    .from(draw)
    .innerJoin(drawSeed, eq(drawSeed.seedHash, draw.seedHash))
    .where(ofParent(draw.tradeFairId, tradeFairId, eq(draw.status, DRAW_STATUS.done)))
    .orderBy(desc(draw.roundNo))
    .limit(SHOWN_DRAWS);
  const winners = await db
    .select({ row: winner, guestName: guest.guestName, prizeName: prize.prizeName })
    .from(winner)
    .innerJoin(guest, eq(guest.guestId, winner.guestId))
    .innerJoin(prize, eq(prize.prizeId, winner.prizeId))
    .where(
      ofParent(
        winner.drawId,
        draws.map(({ drawId }) => drawId),
      ),
    )
    .orderBy(asc(winner.seq));
  return {
    subject,
    draws: draws.map((one) => ({
      ...one,
      drawTime: one.startTime,
      winners: winners
        .filter(({ row }) => row.drawId === one.drawId)
        .map(({ row, guestName, prizeName }) => ({
          ...{ ticketNo: row.ticketNo, guestName: maskName(guestName), prizeName },
          isRevoked: row.winStatus === WIN_STATUS.revoked,
        })),
    })),
  };
}

export async function publicProof({ key, drawId }: Parsed<typeof drawProofApi.open>, context: Context) {
  const { tradeFairId } = await openedFair(key, context);
  const own = and(eq(draw.drawId, drawId), eq(draw.status, DRAW_STATUS.done));
  const [row] = await context.db
    .select()
    .from(draw)
    .where(ofParent(draw.tradeFairId, tradeFairId, own));
  if (!row) throw notFound();
  return proofOf(row, context);
}
