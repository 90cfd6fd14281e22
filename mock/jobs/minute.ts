import { advanceAnnouncements } from '../db/advanceAnnouncements';
import { advanceFairs } from '../db/advanceFairs';
import { applyPrices } from '../db/applyPrices';
import { expireBaskets } from '../db/expireBaskets';
import { expireExports } from '../db/expireExports';
import { expireImports } from '../db/expireImports';
import { computeNightly } from '../db/pricing/runActivity';
import { unlockUsers } from '../db/unlockUsers';
import { vacuumDaily } from '../db/vacuum';
import { stopDueDraws } from '../handlers/lottery/engine';
import { sendQueued } from '../handlers/invitations/queue';
import { expirePrizes } from '../handlers/registration/registration';
import { dropOldCodes } from '../handlers/smsCode';
import { dropOldTickets } from '../handlers/uploadTicket';
import { describe } from '../http/answer';
import type { App } from '../http/context';
import { dropOldKeys } from '../http/idempotency';
import { dropOldEvents } from '../http/limits';
import { logger } from '../http/logger';
import { dropExpiredSessions } from '../http/session';
import { dropOldLog } from '../http/operationLog';
import { MINUTE, shanghai } from '../rules/time';
import { dropUselessFiles } from './exports/files';

type Step = (app: App, ms: number) => Promise<unknown>;

/** What time alone changes (domain/00 §0.7), in this order; each may run twice, in any process, without harm. */
const STEPS: Record<string, Step> = {
  advanceFairs: ({ db }, ms) => advanceFairs(db, shanghai(ms)),
  advanceAnnouncements: ({ db }, ms) => advanceAnnouncements(db, shanghai(ms)),
  stopDueDraws: ({ db }, ms) => stopDueDraws(db, shanghai(ms)),
  expirePrizes: ({ db }, ms) => expirePrizes(db, shanghai(ms)),
  sendQueued,
  unlockUsers: ({ db }, ms) => unlockUsers(db, ms),
  dropOldKeys: ({ db }, ms) => dropOldKeys(db, ms),
  dropOldEvents: ({ db }, ms) => dropOldEvents(db, ms),
  dropOldCodes: ({ db }, ms) => dropOldCodes(db, ms),
  dropExpiredSessions: ({ db }, ms) => dropExpiredSessions(db, ms),
  dropOldTickets: ({ db }, ms) => dropOldTickets(db, ms),
  expireExports: ({ db }, ms) => expireExports(db, shanghai(ms)),
  expireImports: ({ db }, ms) => expireImports(db, ms),
  expireBaskets: ({ db }, ms) => expireBaskets(db, ms),
  applyPrices: ({ db }, ms) => applyPrices(db, shanghai(ms)),
  computeNightly: ({ db }, ms) => computeNightly(db, ms),
  dropUselessFiles,
  dropOldLog: ({ db }, ms) => dropOldLog(db, ms),
};

/** One that fails is logged, tried again in a minute, and keeps none of the others from its work. */
export async function runSteps(steps: Record<string, Step>, app: App) {
  const ms = app.clock();
  for (const [job, step] of Object.entries(steps)) {
    try {
      await step(app, ms);
    } catch (error) {
      logger.error({ ...describe(error), job });
    }
  }
}

/** Starts the jobs; the answer stops them and waits for the one that is running. */
export function startJobs(app: App, { embedded }: { embedded: boolean }): () => Promise<void> {
  const steps = embedded ? { ...STEPS, vacuumDaily: ({ db }: App, ms: number) => vacuumDaily(db, ms) } : STEPS;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runSteps(steps, app));
  }, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
