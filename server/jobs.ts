import type { JOB_KIND } from '../src/contract/tasks/jobs';
import { dropOldTickets } from './areas/account/handlers/uploadTicket';
import { advanceAnnouncements } from './areas/content/jobs/advanceAnnouncements';
import { announcementSmsJob } from './areas/content/jobs/announcementSms';
import { advanceArticles } from './areas/content/jobs/advanceArticles';
import { advanceBranchAnnouncements } from './areas/content/jobs/advanceBranchAnnouncements';
import { advanceBanners } from './areas/content/jobs/advanceBanners';
import { advanceZones } from './areas/content/jobs/advanceZones';
import { advancePlans } from './areas/content/jobs/advancePlans';
import { advanceReleases } from './areas/content/jobs/advanceReleases';
import { queueScaling, scaleJob } from './areas/content/jobs/scaleImages';
import { releaseSmsJob } from './areas/content/jobs/releaseSms';
import { remindByPlan } from './areas/content/jobs/remindByPlan';
import { keepFigures } from './areas/goods/data/keepFigures';
import { monitorJob, monitorSmsJob, queueMonitors } from './areas/goods/jobs/monitorQueue';
import { followStatements } from './areas/finance/jobs/followBills';
import { reconcileJob } from './areas/finance/jobs/reconcile';
import { cashierSmsJob } from './areas/finance/jobs/cashierSms';
import { statementSmsJob } from './areas/finance/jobs/statementSms';
import { concernSmsJob, noticeConcerns } from './areas/goods/jobs/noticeConcerns';
import { runListingPlans } from './areas/goods/jobs/listingPlans';
import { licenceCheck, licenceSmsJob } from './areas/master-data/jobs/licenceCheck';
import { settleByClock } from './areas/goods/data/settleByClock';
import { finishOrders } from './areas/orders/data/followOrder';
import { dropOldVisits } from './areas/reports/data/keepVisits';
import { tendWork } from './areas/property/jobs/tendWork';
import { tenantSmsJob } from './areas/property/jobs/noticeSms';
import { pmsDaily } from './areas/property/jobs/pmsDaily';
import { releaseUnits } from './areas/property/jobs/releaseUnits';
import { applyPrices } from './areas/pricing/jobs/applyPrices';
import { expireBaskets } from './areas/promotion/jobs/expireBaskets';
import { computeJob, computeNightly } from './areas/promotion/jobs/computeNightly';
import { queueDuplicateScan, scanJob } from './areas/master-data/jobs/scanDuplicates';
import { unlockUsers } from './areas/system/jobs/unlockUsers';
import { dropUselessFiles, expireExports } from './areas/tasks/jobs/expireExports';
import { expireImports } from './areas/tasks/jobs/expireImports';
import { exportKind } from './areas/tasks/jobs/exports/run';
import { importJob } from './areas/tasks/jobs/imports/run';
import { stopDueDraws } from './areas/trade-fair/handlers/draws/engine';
import { expirePrizes } from './areas/trade-fair/handlers/hand-over/expirePrizes';
import { approvalSmsJob, freeEntries, tellLate } from './areas/master-data/jobs/approvals';
import { queueErpWrites, writeErpJob } from './areas/master-data/jobs/writeErp';
import { dropOldDrafts, dropQuarantined } from './areas/master-data/jobs/publicDrafts';
import { publicEntryJob } from './areas/master-data/jobs/publicEntries';
import { queueInvitationSms, invitationSmsJob } from './areas/trade-fair/handlers/invitations/queue';
import { advanceFairs } from './areas/trade-fair/jobs/advanceFairs';
import { routes } from './compose';
import { housekeepingJob, queueHousekeeping } from './housekeeping';
import type { App } from './http/context';
import { dropOldKeys } from './http/idempotency';
import { dropOldEvents } from './http/rateLimit';
import { dropExpiredSessions } from './http/session';
import { dropOldCodes } from './http/smsCode';
import { shanghai } from './platform/clock';
import { vacuumDaily } from './platform/database/vacuum';
import type { Kinds } from './platform/jobs/kinds';
import { everyMinute, type Steps } from './platform/jobs/minute';
import { startWorker } from './platform/jobs/worker';

/** What the minute does, in this order; each step may run twice, in any process, without harm. */
const STEPS: Steps<App> = {
  advanceFairs: ({ db }, ms) => advanceFairs(db, shanghai(ms)),
  advanceAnnouncements: ({ db }, ms) => advanceAnnouncements(db, shanghai(ms)),
  remindByPlan: ({ db }, ms) => remindByPlan(db, shanghai(ms)),
  advanceArticles: ({ db }, ms) => advanceArticles(db, shanghai(ms)),
  advanceBranchAnnouncements: ({ db }, ms) => advanceBranchAnnouncements(db, shanghai(ms)),
  advanceBanners: ({ db }, ms) => advanceBanners(db, shanghai(ms)),
  advanceZones: ({ db }, ms) => advanceZones(db, shanghai(ms)),
  advanceReleases: (app) => advanceReleases(app),
  advancePlans: (app) => advancePlans(app),
  stopDueDraws: ({ db }, ms) => stopDueDraws(db, shanghai(ms)),
  expirePrizes: ({ db }, ms) => expirePrizes(db, shanghai(ms)),
  queueInvitationSms: ({ db }, ms) => queueInvitationSms(db, ms),
  unlockUsers: ({ db }, ms) => unlockUsers(db, ms),
  dropOldKeys: ({ db }, ms) => dropOldKeys(db, ms),
  dropOldEvents: ({ db }, ms) => dropOldEvents(db, ms),
  dropOldCodes: ({ db }, ms) => dropOldCodes(db, ms),
  dropExpiredSessions: ({ db }, ms) => dropExpiredSessions(db, ms),
  dropOldTickets: ({ db }, ms) => dropOldTickets(db, ms),
  expireExports: ({ db }, ms) => expireExports(db, shanghai(ms)),
  expireImports: ({ files }, ms) => expireImports(files, ms),
  expireBaskets: ({ db }, ms) => expireBaskets(db, ms),
  applyPrices: ({ db }, ms) => applyPrices(db, shanghai(ms)),
  pmsDaily: ({ db }, ms) => pmsDaily(db, shanghai(ms)),
  releaseUnits: ({ db }, ms) => releaseUnits(db, shanghai(ms)),
  tendWork: ({ db }, ms) => tendWork(db, ms),
  followStatements: ({ db }, ms) => followStatements(db, ms),
  finishOrders: ({ db }, ms) => finishOrders(db, shanghai(ms)),
  licenceCheck: ({ db }, ms) => licenceCheck(db, ms),
  runListingPlans: ({ db }, ms) => runListingPlans(db, shanghai(ms)),
  settleByClock: ({ db }, ms) => settleByClock(db, shanghai(ms)),
  noticeConcerns: ({ db }, ms) => noticeConcerns(db, ms),
  keepFigures: ({ db }, ms) => keepFigures(db, shanghai(ms)),
  queueMonitors: ({ db }, ms) => queueMonitors(db, ms),
  dropOldVisits: ({ db }, ms) => dropOldVisits(db, ms),
  computeNightly: ({ db }, ms) => computeNightly(db, ms),
  dropUselessFiles: ({ files }) => dropUselessFiles(files),
  queueDuplicateScan: ({ db }, ms) => queueDuplicateScan(db, ms),
  freeEntries: ({ db }, ms) => freeEntries(db, ms),
  tellLate: ({ db }, ms) => tellLate(db, ms),
  queueErpWrites: (app, ms) => queueErpWrites(app, ms),
  dropOldDrafts: ({ db }, ms) => dropOldDrafts(db, ms),
  dropQuarantined: ({ files }, ms) => dropQuarantined(files, ms),
  queueScaling: ({ db }, ms) => queueScaling(db, ms),
  queueHousekeeping: ({ db }, ms) => queueHousekeeping(db, ms),
};

/** Starts the jobs; the answer stops them and waits for the one that is running. */
export const startJobs = (app: App, { embedded }: { embedded: boolean }) =>
  everyMinute(embedded ? { ...STEPS, vacuumDaily: ({ db }, ms) => vacuumDaily(db, ms) } : STEPS, app);

/** Each kind has its name on the page of background jobs. */
const KINDS: Kinds<App> & Record<keyof typeof JOB_KIND, unknown> = {
  computeActivity: computeJob,
  invitationSms: invitationSmsJob,
  monitorRun: monitorJob,
  monitorSms: monitorSmsJob,
  concernSms: concernSmsJob,
  licenceSms: licenceSmsJob,
  import: importJob,
  export: exportKind(routes),
  reconcile: reconcileJob,
  statementSms: statementSmsJob,
  cashierSms: cashierSmsJob,
  approvalSms: approvalSmsJob,
  announcementSms: announcementSmsJob,
  releaseSms: releaseSmsJob,
  tenantSms: tenantSmsJob,
  publicEntry: publicEntryJob,
  writeErp: writeErpJob,
  scanDuplicates: scanJob,
  scaleImage: scaleJob,
  housekeeping: housekeepingJob,
};

/** How many jobs of each kind a process works on at once; those of exports and imports come from the environment. */
const SLOTS: Readonly<Record<Exclude<keyof typeof JOB_KIND, 'export' | 'import'>, number>> = {
  computeActivity: 1,
  invitationSms: 4,
  monitorRun: 1,
  monitorSms: 2,
  concernSms: 2,
  licenceSms: 2,
  reconcile: 2,
  statementSms: 2,
  cashierSms: 2,
  approvalSms: 2,
  announcementSms: 2,
  releaseSms: 2,
  tenantSms: 2,
  publicEntry: 2,
  writeErp: 1,
  scanDuplicates: 1,
  scaleImage: 1,
  housekeeping: 1,
};

/** Works on what is in the queue; `alone`: no other process works on this database. */
export const startQueue = (app: App, { alone, slots }: { alone: boolean; slots: Readonly<Record<string, number>> }) =>
  startWorker({ host: app, kinds: KINDS, slots: new Map(Object.entries({ ...SLOTS, ...slots })), alone });
