import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { lotteryApi } from '../../../../../src/contract/trade-fair/draws';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import { drawSeed } from '../../data/schema/lottery';
import { tradeFair } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { hashOfSeed } from '../../rules/lottery/pick';
import { runningDraw } from './runningDraw';
import { lockedFair, stateForbids } from '../fairs/demands';

type SeedRow = typeof drawSeed.$inferSelect;

const SEED_BYTES = 32;
const { published, ongoing, ended, takenDown } = TRADE_FAIR_STATE;

const dayOf = (now: string) => now.slice(0, 10);

/** The dice of today, or else of the draw that is repeated: never one that everybody knows by now. */
export async function seedFor(db: Db, tradeFairId: string, wanted: { now: string; seedHash?: string }) {
  const which = wanted.seedHash ? eq(drawSeed.seedHash, wanted.seedHash) : eq(drawSeed.day, dayOf(wanted.now));
  const [found] = await db
    .select()
    .from(drawSeed)
    .where(ofParent(drawSeed.tradeFairId, tradeFairId, isNull(drawSeed.seed), which));
  return found;
}

/** Rule 9: when no draw can be made with it any more. */
const isOver = ({ day }: Pick<SeedRow, 'day'>, state: number, now: string) => state === ended || dayOf(now) > day;

export async function seedList({ tradeFairId }: { tradeFairId: string }, { db, session, now }: Context) {
  const rows = await db
    .select({ row: drawSeed, state: tradeFair.state })
    .from(drawSeed)
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, drawSeed.tradeFairId))
    .where(within(session, drawSeed, eq(drawSeed.tradeFairId, tradeFairId)))
    .orderBy(desc(drawSeed.day));
  return rows.map(({ row: { sealed: _secret, ...row }, state }) => ({
    ...row,
    canReveal: row.seed === null && isOver(row, state, now),
  }));
}

/** Rule 3: one for each day, and never a second one while one is secret. */
export async function commitSeed({ tradeFairId }: Parsed<typeof lotteryApi.commit>, context: Context) {
  const { app, db, session, now, note } = context;
  demandHeadquarters({ session });
  const fair = await lockedFair(tradeFairId, context);
  if (fair.state === takenDown) throw new Failure(ERROR.fairTakenDown);
  if (fair.state !== published && fair.state !== ongoing) throw stateForbids(fair);
  if (fair.lotteryEnabled !== 1) throw new Failure(ERROR.lotteryOff);
  const rows = await db
    .select({ day: drawSeed.day, seed: drawSeed.seed })
    .from(drawSeed)
    .where(ofParent(drawSeed.tradeFairId, tradeFairId));
  if (rows.some(({ day, seed }) => seed === null || day === dayOf(now))) throw new Failure(ERROR.seedWaiting);
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const seedHash = hashOfSeed(seed);
  const committed = { tradeFairId, seedHash, day: dayOf(now) };
  await db
    .insert(drawSeed)
    .values({ ...committed, sealed: app.keys.seal('seeds', seed), committedBy: session.realName, commitTime: now });
  note({ objectId: tradeFairId, objectName: fair.subject, after: { seedDigest: seedHash } });
  return { seedHash };
}

export async function revealSeed(
  { tradeFairId, seedHash }: Parsed<typeof lotteryApi.reveal>,
  context: Context,
): Promise<Output<typeof lotteryApi.reveal>> {
  const { app, db, session, now, note } = context;
  demandHeadquarters({ session });
  const fair = await lockedFair(tradeFairId, context);
  const own = and(eq(drawSeed.tradeFairId, tradeFairId), eq(drawSeed.seedHash, seedHash));
  const [found] = await db
    .select()
    .from(drawSeed)
    .where(within(session, drawSeed, own));
  if (!found) throw notFound();
  if (found.seed) return { seed: found.seed };
  if (!isOver(found, fair.state, now) || (await runningDraw(db, tradeFairId))) throw new Failure(ERROR.seedSecret);
  const seed = app.keys.unseal('seeds', found.sealed);
  await db
    .update(drawSeed)
    .set({ seed, revealTime: now })
    .where(within(session, drawSeed, own));
  note({ objectId: tradeFairId, objectName: fair.subject, after: { seedDigest: seedHash, revealed: 1 } });
  return { seed };
}
