import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { App } from '../../../http/context';
import { DISABLED } from '../../../http/session';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { user } from '../../../platform/schema/organisation';
import { global, ofParent } from '../../../platform/scope';
import { monitorStrategy } from '../data/schema/monitor';
import { dueRun } from '../rules/monitor';
import { runStrategy } from './monitorRun';

const KIND = 'monitorRun';

/** Makes a job of the latest run of each strategy that is due; those before it were missed and are counted. */
export async function queueMonitors(db: Db, ms: number) {
  await db.transaction(async (tx) => {
    const strategies = await tx
      .select()
      .from(monitorStrategy)
      .where(global('clock', eq(monitorStrategy.status, 1)))
      .for('update', { skipLocked: true });
    for (const strategy of strategies.filter(({ deleted }) => deleted === 0)) {
      const { strategyId } = strategy;
      const found = dueRun(strategy, strategy.lookedAt?.getTime() ?? ms, ms);
      if (!found && strategy.lookedAt) continue;
      await tx
        .update(monitorStrategy)
        .set({ lookedAt: new Date(ms) })
        .where(ofParent(monitorStrategy.strategyId, strategyId));
      if (found)
        await enqueue(tx, [{ kind: KIND, key: `${strategyId} ${found.due}`, payload: { strategyId, ...found } }], ms);
    }
  });
}

/** A run is whole or not there: its states, alerts and messages are one transaction. */
export const monitorJob = defineJob({
  payload: z.object({ strategyId: z.string(), due: z.number(), missed: z.number() }),
  atOnce: 2,
  async run({ db, clock }: Pick<App, 'db' | 'clock'>, { payload: { strategyId, due, missed } }) {
    await db.transaction((tx) => runStrategy(tx, strategyId, { due, missed, ms: clock() }));
  },
});

/** One text message to somebody of the staff; who has no account, or a disabled one, gets none. */
export const monitorSmsJob = defineJob({
  payload: z.object({ staffId: z.string(), text: z.string(), runId: z.string().default('') }),
  attempts: 3,
  atOnce: 4,
  async run({ db, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { staffId, text, runId } }) {
    const [found] = await db
      .select({ phone: user.i9Phone })
      .from(user)
      .where(global('account', and(eq(user.staffId, staffId), ne(user.status, DISABLED))))
      .orderBy(user.userId)
      .limit(1);
    // The key names the run: another run may send the same text.
    if (found) await sendSms({ phone: found.phone, text, key: `monitor-${runId || text}-${staffId}`.slice(-100) });
  },
});
