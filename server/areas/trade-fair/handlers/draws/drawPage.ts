import { and, between, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DRAW_MODE, DRAW_STATUS, type lotteryApi } from '../../../../../src/contract/trade-fair/draws';
import { subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { draw, drawSeed } from '../../data/schema/lottery';
import { prize } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { drawWinners, hashOfPool, hashOfSeed } from '../../rules/lottery/pick';
import type { DrawRow } from './engine';
import { canRedraw, shown, visibleDraw, winnersOf } from './winners';

/** Prizes are few, pools are long: pages do without these. */
const { pool: _pool, stakes: _stakes, picks: _picks, ...slim } = getTableColumns(draw);
export const prizeNames = subquery<string>(
  sql`select string_agg(${prize.prizeName}, '、' order by ${prize.prizeLevel}, ${prize.prizeId}) from ${prize} where ${prize.prizeId}::text in (select one->>'prizeId' from jsonb_array_elements(${draw.stakes}) one)`,
);

export async function drawPage(query: Parsed<typeof lotteryApi.drawPage>, { db, session }: Context) {
  const { tradeFairId, prizeId, status, drawTime, orderBy, orderDir = 'desc' } = query;
  const where = within(
    session,
    draw,
    and(
      eq(draw.tradeFairId, tradeFairId),
      prizeId ? sql`${draw.stakes} @> ${JSON.stringify([{ prizeId }])}::jsonb` : undefined,
      status === undefined ? undefined : eq(draw.status, status),
      drawTime ? between(draw.startTime, ...drawTime) : undefined,
    ),
  );
  const column = orderBy === 'drawTime' ? draw.startTime : draw.roundNo;
  const listed = db
    .select({ ...slim, prizeName: prizeNames, isRevealed: sql<boolean>`${drawSeed.seed} is not null` })
    .from(draw)
    .innerJoin(drawSeed, eq(drawSeed.seedHash, draw.seedHash))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(draw.drawId, 'desc')],
    },
    query,
  );
  const ids = rows.map(({ drawId }) => drawId);
  const winners = ids.length > 0 ? await winnersOf(db, ids) : [];
  const records = rows.map((row) => {
    const own = winners.filter((one) => one.row.drawId === row.drawId);
    return {
      ...row,
      drawTime: row.startTime,
      wonCount: own.length,
      redrawable: own.filter((one) => canRedraw(one.row)).length,
      winners: own.map(shown),
    };
  });
  return { records, ...found };
}

/** Whether the seed gives what was published; not known while it is secret. */
function check(row: DrawRow, seed: string | null) {
  if (seed === null) return null;
  const { drawId, drawCount, pool, stakes, picks } = row;
  const again = drawWinners({ seed, drawId, drawCount, pool, stakes, isMixed: row.mode === DRAW_MODE.mixed });
  const same = again.length === picks.length && again.every(({ ticketNo }, i) => ticketNo === picks[i]?.ticketNo);
  return same && hashOfSeed(seed) === row.seedHash && hashOfPool(pool) === row.poolHash;
}

/** Everything that it takes to draw again, and what the server finds when it does (rule 9). */
export async function proofOf(row: DrawRow, { db }: Context): Promise<Output<typeof lotteryApi.verify>> {
  // After its time only its digest is kept (docs/storage.md#retention).
  if (row.pool.length < row.poolSize) throw new Failure(ERROR.proofExpired);
  const [dice] = await db
    .select({ seed: drawSeed.seed })
    .from(drawSeed)
    .where(ofParent(drawSeed.seedHash, row.seedHash));
  const names = await db
    .select({ prizeId: prize.prizeId, prizeName: prize.prizeName })
    .from(prize)
    .where(ofParent(prize.tradeFairId, row.tradeFairId));
  const nameOf = new Map(names.map(({ prizeId, prizeName }) => [prizeId, prizeName]));
  const { drawId, drawCount, seedHash, poolHash, pool, stakes } = row;
  const isMixed = row.mode === DRAW_MODE.mixed;
  const picks = row.status === DRAW_STATUS.done ? row.picks : [];
  const seed = dice?.seed ?? null;
  return {
    ...{ drawId, drawCount, isMixed, seedHash, seed, poolHash, picks },
    pool,
    stakes: stakes.map(({ labels, customersOut, ...stake }) => ({
      ...stake,
      labels: [...labels],
      customersOut: [...customersOut],
      prizeName: nameOf.get(stake.prizeId) ?? '',
    })),
    isRight: check(row, seed),
  };
}

export const verify = async ({ drawId }: { drawId: string }, context: Context) =>
  proofOf(await visibleDraw(drawId, context), context);
