import { advanceAnnouncements } from '../../areas/content/jobs/advanceAnnouncements';
import { advanceFairs } from '../../areas/trade-fair/jobs/advanceFairs';
import { applyPrices } from '../../areas/pricing/jobs/applyPrices';
import { expireBaskets } from '../../areas/promotion/jobs/expireBaskets';
import { expireExports } from '../../areas/tasks/jobs/expireExports';
import { expireImports } from '../../areas/tasks/jobs/expireImports';
import { computeNightly } from '../../areas/promotion/data/runActivity';
import { unlockUsers } from '../../areas/system/jobs/unlockUsers';
import { vacuumDaily } from '../database/vacuum';
import { stopDueDraws } from '../../areas/trade-fair/handlers/draws/engine';
import { sendQueued } from '../../areas/trade-fair/handlers/invitations/queue';
import { expirePrizes } from '../../areas/trade-fair/handlers/hand-over/registration';
import { dropOldCodes } from '../../areas/account/handlers/smsCode';
import { dropOldTickets } from '../../areas/account/handlers/uploadTicket';
import { describe } from '../../http/answer';
import type { App } from '../../http/context';
import { dropOldKeys } from '../../http/idempotency';
import { dropOldEvents } from '../../http/limits';
import { logger } from '../logger';
import { dropExpiredSessions } from '../../http/session';
import { dropOldLog } from '../../http/operationLog';
import { MINUTE, shanghai } from '../clock';
import { dropUselessFiles } from '../../areas/tasks/jobs/exports/files';

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
