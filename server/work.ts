import { dropUselessFiles, expireExports } from './areas/tasks/jobs/expireExports';
import { EXPORT_LIMITS } from './areas/tasks/rules/exportJob';
import type { App } from './http/context';
import { startJobs, startQueue } from './jobs';
import { describe } from './platform/fault';
import { logger } from './platform/logger';
import { SECOND, shanghai } from './platform/clock';
import { tidyOwn } from './platform/files/sweep';
import { withGrace } from './platform/grace';
import type { Environment } from './platform/environment/environment';

/** How long a stop waits for work; a service that does not end soon is killed by its manager. */
const GRACE = 5 * SECOND;

/** What the processes before this one have left. */
async function tidy({ db, files, clock }: App, alone: boolean) {
  await expireExports(db, shanghai(clock()));
  await dropUselessFiles(files);
  if (alone) await tidyOwn(files);
}

/** All that a process does without being asked; the answer stops it. */
export async function startWork(app: App, { embedded, environment }: { embedded: boolean; environment: Environment }) {
  const stopJobs = startJobs(app, { embedded });
  // The lock on its directory keeps every other process away from an embedded database.
  const exports = environment.EXPORT_WORKERS ?? EXPORT_LIMITS.runningInAll;
  if (exports > 0) await tidy(app, embedded).catch((error: unknown) => logger.error(describe(error)));
  const slots = { export: exports, import: environment.IMPORT_WORKER ? 1 : 0 };
  const queue = await startQueue(app, { alone: embedded, slots });
  return () => withGrace(Promise.all([queue.stop(), stopJobs()]), GRACE, 'work');
}
