import { advanceAnnouncements } from '../db/advanceAnnouncements';
import { advanceFairs } from '../db/advanceFairs';
import { applyPrices } from '../db/applyPrices';
import { expireBaskets } from '../db/expireBaskets';
import { expireExports } from '../db/expireExports';
import { expireImports } from '../db/expireImports';
import { computeNightly } from '../db/pricing/runActivity';
import { unlockUsers } from '../db/unlockUsers';
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

/** What time alone changes (domain/00 §0.7); each step may run twice, in any process, without harm. */
export async function everyMinute(app: App) {
  const { db, clock } = app;
  const ms = clock();
  await advanceFairs(db, shanghai(ms));
  await advanceAnnouncements(db, shanghai(ms));
  await stopDueDraws(db, shanghai(ms));
  await expirePrizes(db, shanghai(ms));
  await sendQueued(app);
  await unlockUsers(db, ms);
  await dropOldKeys(db, ms);
  await dropOldEvents(db, ms);
  await dropOldCodes(db, ms);
  await dropExpiredSessions(db, ms);
  await dropOldTickets(db, ms);
  await expireExports(db, shanghai(ms));
  await expireImports(db, ms);
  await expireBaskets(db, ms);
  await applyPrices(db, shanghai(ms));
  await computeNightly(db, ms);
  await dropUselessFiles(app);
  await dropOldLog(db, ms);
}

/** Starts the jobs; the answer stops them and waits for the one that is running. */
export function startJobs(app: App): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => everyMinute(app))
      .catch((error: unknown) => logger.error({ ...describe(error), job: 'minute' }));
  }, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
