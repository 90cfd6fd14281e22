import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import { pmsBillRun } from '../schema/billing';
import { auditOf, type Writing } from './writePlan';

export const RUN_STATUS = { on: 1, done: 2, interrupted: 3 } as const;

/** How long after its last sign of life a run counts as alive; shorter than another run waits for it. */
const ALIVE = sql`now() + interval '4 seconds'`;
const STEP = 50;
const WAITS = 100;

export interface OpenRun {
  runId: string;
  runNo: string;
}

type About = Pick<Writing, 'by' | 'now'> & { propertyId: string; branchId: string; period: string };

/** Begins a run unless another one of the property is on; a unique index admits one. */
async function tryBegin(db: Db, { propertyId, branchId, period, ...writing }: About): Promise<OpenRun | undefined> {
  return db.transaction(async (tx) => {
    await tx
      .update(pmsBillRun)
      .set({ status: RUN_STATUS.interrupted })
      .where(
        ofParent(
          pmsBillRun.propertyId,
          propertyId,
          and(eq(pmsBillRun.status, RUN_STATUS.on), lt(pmsBillRun.aliveUntil, sql`now()`)),
        ),
      );
    // A run that waits tries a hundred times; it is not to draw as many numbers.
    if ((await runOn(tx, propertyId)) !== '') return undefined;
    const runNo = await nextNumber(tx, 'billRun', writing.now);
    const [run] = await tx
      .insert(pmsBillRun)
      .values({ ...auditOf(writing), runNo, propertyId, branchId, period, aliveUntil: ALIVE })
      .onConflictDoNothing()
      .returning({ runId: pmsBillRun.runId, runNo: pmsBillRun.runNo });
    return run;
  });
}

const sleep = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Runs of a property come one after the other, in all processes: waits five seconds, then says which one is on. */
export async function beginRun(db: Db, about: About): Promise<OpenRun | { busy: string }> {
  for (let tries = 0; tries <= WAITS; tries += 1) {
    const run = await tryBegin(db, about);
    if (run) return run;
    await sleep(STEP);
  }
  return { busy: await runOn(db, about.propertyId) };
}

/** The number of the run of a property that goes on. */
export async function runOn(db: Db, propertyId: string): Promise<string> {
  const [run] = await db
    .select({ runNo: pmsBillRun.runNo })
    .from(pmsBillRun)
    .where(ofParent(pmsBillRun.propertyId, propertyId, eq(pmsBillRun.status, RUN_STATUS.on)));
  return run?.runNo ?? '';
}

/** Reports that a run goes on; answers false where another run has marked it as interrupted. */
export async function keepAlive(db: Db, { runId }: OpenRun): Promise<boolean> {
  const own = ofParent(pmsBillRun.runId, runId, eq(pmsBillRun.status, RUN_STATUS.on));
  return (
    (await db.update(pmsBillRun).set({ aliveUntil: ALIVE }).where(own).returning({ id: pmsBillRun.runId })).length > 0
  );
}

export const endRun = (
  db: Db,
  { runId }: OpenRun,
  { status, ...figures }: { status: number; counts?: Record<string, number>; fingerprint?: string },
) =>
  db
    .update(pmsBillRun)
    .set({ status, ...figures })
    .where(ofParent(pmsBillRun.runId, runId, eq(pmsBillRun.status, RUN_STATUS.on)));
