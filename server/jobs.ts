import { dropOldCodes } from './areas/account/handlers/smsCode';
import { dropOldTickets } from './areas/account/handlers/uploadTicket';
import { advanceAnnouncements } from './areas/content/jobs/advanceAnnouncements';
import { applyPrices } from './areas/pricing/jobs/applyPrices';
import { expireBaskets } from './areas/promotion/jobs/expireBaskets';
import { computeNightly } from './areas/promotion/jobs/runActivity';
import { unlockUsers } from './areas/system/jobs/unlockUsers';
import { expireExports } from './areas/tasks/jobs/expireExports';
import { expireImports } from './areas/tasks/jobs/expireImports';
import { dropUselessFiles } from './areas/tasks/jobs/exports/files';
import { stopDueDraws } from './areas/trade-fair/handlers/draws/engine';
import { expirePrizes } from './areas/trade-fair/handlers/hand-over/registration';
import { sendQueued } from './areas/trade-fair/handlers/invitations/queue';
import { advanceFairs } from './areas/trade-fair/jobs/advanceFairs';
import type { App } from './http/context';
import { dropOldKeys } from './http/idempotency';
import { dropOldLog } from './http/operationLog';
import { dropOldEvents } from './http/rateLimit';
import { dropExpiredSessions } from './http/session';
import { shanghai } from './platform/clock';
import { vacuumDaily } from './platform/database/vacuum';
import { everyMinute, type Steps } from './platform/jobs/minute';

/** What time alone changes, in this order; each may run twice, in any process, without harm. */
const STEPS: Steps<App> = {
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

/** Starts the jobs; the answer stops them and waits for the one that is running. */
export const startJobs = (app: App, { embedded }: { embedded: boolean }) =>
  everyMinute(embedded ? { ...STEPS, vacuumDaily: ({ db }, ms) => vacuumDaily(db, ms) } : STEPS, app);
