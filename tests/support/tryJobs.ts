/*
 * `tryJobs.ts <directory or address>` takes jobs of made-up kinds through their lives on a database, and prints what has
 * become of them. A test cannot load PGlite itself.
 */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { MINUTE, SECOND } from '../../server/platform/clock';
import { openStore } from '../../server/platform/database/open';
import { defineJob, type JobHost, type Kinds } from '../../server/platform/jobs/kinds';
import { cancelJob, claim, enqueue, reviveJob, takeBack } from '../../server/platform/jobs/queue';
import { startWorker, workOff } from '../../server/platform/jobs/worker';
import { job } from '../../server/platform/schema/job';

const START = Date.parse('2026-03-08T01:00:00Z');
let now = START;
const done: string[] = [];
const payload = z.object({ name: z.string() });

const kinds: Kinds<JobHost> = {
  plain: defineJob({ payload, run: (_, { payload: { name } }) => Promise.resolve(void done.push(name)) }),
  failing: defineJob({
    payload,
    attempts: 3,
    run: (_, { attempt }) => Promise.reject(new Error(`try ${attempt}`)),
    dead: (_, __, given) => Promise.resolve(void done.push(`dead ${given.payload.name}: ${given.error}`)),
  }),
  /** Writes down each step, and is cut short by whoever cancels it. */
  steps: defineJob({
    payload,
    attempts: 2,
    async run({ db }, { payload: { name }, progress, save }) {
      for (let step = z.number().nullable().parse(progress) ?? 0; step < 5; step += 1) {
        if (name === 'cancelled' && step === 2) {
          const [row] = await db.select().from(job).where(eq(job.key, name));
          await cancelJob(db, { jobId: row?.jobId ?? '', isRunning: true }, now);
        }
        await save(step + 1);
        done.push(`${name} ${step + 1}`);
      }
    },
  }),
  laned: defineJob({ payload, perLane: 1, atOnce: 2, run: () => Promise.resolve() }),
  /** Nobody can write down that it is dead. */
  undying: defineJob({
    payload,
    attempts: 1,
    run: () => Promise.resolve(),
    dead: () => Promise.reject(new Error('unknown record')),
  }),
  endless: defineJob({ payload, run: () => new Promise<void>(() => undefined) }),
};

async function main([, , directory = '']: readonly string[]) {
  const databaseUrl = directory.startsWith('postgres') ? directory : undefined;
  const seed = () => Promise.resolve();
  const { db, close } = await openStore({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir: directory,
    seed,
  });
  const host = { db, clock: () => now };
  const add = (kind: string, name: string, more: { runAt?: number; priority?: number; lane?: string } = {}) =>
    enqueue(db, [{ kind, key: name, payload: { name }, ...more }], now);
  const rows = async (kind: string) => {
    const found = await db.select().from(job).where(eq(job.kind, kind)).orderBy(job.jobId);
    return found.map(({ key, state, attempt, progress, lastError }) => ({ key, state, attempt, progress, lastError }));
  };
  const take = (runId: string) =>
    claim(host, {
      kinds,
      free: new Map([
        ['steps', 9],
        ['laned', 9],
        ['undying', 9],
      ]),
      runId,
    });
  const found: Record<string, unknown> = {};
  const note = (name: string) => {
    found[name] = done.splice(0);
  };

  await add('plain', 'last', { priority: 200 });
  await add('plain', 'twice');
  await add('plain', 'twice');
  await add('plain', 'later', { runAt: now + MINUTE });
  await workOff(host, kinds);
  note('inOrder');
  now += MINUTE;
  await workOff(host, kinds);
  note('later');

  await add('failing', 'one');
  const waits: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    await workOff(host, kinds);
    const [row] = await db.select().from(job).where(eq(job.kind, 'failing'));
    waits.push(row?.state === 0 ? row.runAt.getTime() - now : -1);
    now += 20 * SECOND;
  }
  note('dead');
  found.waits = waits;
  await reviveJob(db, eq(job.kind, 'failing'), now);
  found.revived = await rows('failing');
  await db.delete(job).where(eq(job.kind, 'failing'));

  await add('steps', 'cancelled');
  await workOff(host, kinds);
  note('cancelled');
  // A process that has gone: its job is another's when the lease is over, where it was.
  await add('steps', 'gone');
  const own = await take('a process');
  await db
    .update(job)
    .set({ progress: 3 })
    .where(eq(job.jobId, own?.row.jobId ?? ''));
  await takeBack(host, kinds, false);
  found.leased = (await take('another')) === undefined;
  now += 3 * MINUTE;
  await takeBack(host, kinds, false);
  now += MINUTE;
  await workOff(host, kinds);
  note('resumed');
  found.steps = await rows('steps');

  // Cancelled before its process went: it is not taken up again.
  await add('steps', 'left');
  const left = await take('a process');
  await cancelJob(db, { jobId: left?.row.jobId ?? '', isRunning: true }, now);
  now += 3 * MINUTE;
  await takeBack(host, kinds, false);
  found.left = await rows('steps').then((all) => all.filter(({ key }) => key === 'left'));
  await add('undying', 'one');
  await take('a process');
  await add('steps', 'beside');
  await take('a process');
  now += 3 * MINUTE;
  await takeBack(host, kinds, false);
  found.beside = await rows('steps').then((all) => all.filter(({ key }) => key === 'beside'));
  await db.delete(job).where(eq(job.kind, 'undying'));
  await db.delete(job).where(eq(job.key, 'beside'));

  for (const [name, lane] of [
    ['a1', 'a'],
    ['a2', 'a'],
    ['b1', 'b'],
    ['c1', 'c'],
  ] as const)
    await add('laned', name, { lane });
  const taken = [];
  for (const runId of ['1', '2', '3']) taken.push((await take(runId))?.row.key ?? null);
  found.laned = taken;

  await add('endless', 'one');
  const worker = await startWorker({ host, kinds, slots: new Map([['endless', 1]]), alone: false });
  while ((await rows('endless'))[0]?.state !== 1) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop(50);
  found.stopped = await rows('endless');
  await close();
  process.stdout.write(`\n${JSON.stringify(found)}`);
}

// The endless job is at work still.
void main(process.argv).then(() => process.exit(0));
