/*
 * `tryRuns.ts <directory or address> <kills>` ends the run over a statement at random points, again and again, as a kill
 * of its process would, and prints what has become of it. A test cannot load PGlite itself.
 */
import { eq, sql } from 'drizzle-orm';
import { reconcileJob } from '../../server/areas/finance/jobs/reconcile';
import { openStore } from '../../server/platform/database/open';
import type { Db } from '../../server/platform/database/db';
import type { Running } from '../../server/platform/jobs/kinds';
import { job } from '../../server/platform/schema/job';
import { BREACHES, FILLED, LEFT, RESET, SHANGHAI_NOON } from './runWorld';

class Killed extends Error {}

/** The same dice for everybody: a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const rowsOf = async (db: Db, text: string) => {
  const result: unknown = await db.execute(sql.raw(text));
  return typeof result === 'object' && result !== null && 'rows' in result ? (result.rows as object[]) : [];
};

/** A database that is gone after some transactions: amid one, when nothing of it stays, or right behind it. */
function mortal(db: Db, lives: number, roll: () => number): Db {
  let left = lives;
  const transaction: Db['transaction'] = async (work, config) => {
    left -= 1;
    const isLast = left === 0;
    const isAmid = isLast && roll() < 0.6;
    const answer = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (isAmid) throw new Killed();
      return done;
    }, config);
    if (isLast) throw new Killed();
    return answer;
  };
  return new Proxy(db, { get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)) });
}

/** One process: it goes on where the row of the job says, until it is killed or has come to the end. */
async function live(db: Db, lives: number, roll: () => number) {
  const [row] = await db.select().from(job).where(eq(job.kind, 'reconcile'));
  if (!row) throw new Error('There is no run.');
  const saveIn = async (tx: Db, progress: unknown) => {
    await tx.update(job).set({ progress }).where(eq(job.jobId, row.jobId));
  };
  const running: Running<unknown> = {
    ...{ payload: row.payload, progress: row.progress, attempt: 1, isLast: false },
    ...{ signal: new AbortController().signal, saveIn, save: (progress) => saveIn(db, progress) },
  };
  const app = { db: lives === Infinity ? db : mortal(db, lives, roll), clock: () => SHANGHAI_NOON };
  try {
    await reconcileJob.run(app, running);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

async function main([, , directory = '', wanted = '20']: readonly string[]) {
  const databaseUrl = directory.startsWith('postgres') ? directory : undefined;
  const seed = () => Promise.resolve();
  const { db, close } = await openStore({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir: directory,
    seed,
  });
  for (const text of FILLED) await rowsOf(db, text);
  const roll = dice(20_260_308);
  const again = async () => {
    for (const text of RESET) await rowsOf(db, text);
  };
  await again();
  await live(db, Infinity, roll);
  const expected = JSON.stringify(await rowsOf(db, LEFT));
  let kills = 0;
  let rounds = 0;
  let different = 0;
  const breaches: object[] = [];
  while (kills < Number(wanted)) {
    await again();
    rounds += 1;
    while (await live(db, 1 + Math.floor(roll() * 6), roll)) {
      kills += 1;
      breaches.push(...(await rowsOf(db, BREACHES)));
    }
    breaches.push(...(await rowsOf(db, BREACHES)));
    if (JSON.stringify(await rowsOf(db, LEFT)) !== expected) different += 1;
  }
  const matches = (JSON.parse(expected) as unknown[]).length;
  await close();
  process.stdout.write(`\n${JSON.stringify({ kills, rounds, different, breaches: breaches.slice(0, 5), matches })}`);
}

void main(process.argv);
