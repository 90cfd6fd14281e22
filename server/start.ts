import { join } from 'node:path';
import { dataDirectory } from './platform/database/lock';
import { openStore } from './platform/database/open';
import { seed } from './seed';
import { sharedSecret } from './platform/settings';
import type { App } from './http/context';
import { consoleSender } from './platform/sms';
import { startExports } from './areas/tasks/jobs/exports/worker';
import { startImports } from './areas/tasks/jobs/imports/worker';
import { routes } from './compose';
import { startJobs } from './jobs';
import { EXPORT_LIMITS } from './areas/tasks/rules/exportJob';
import { type Clock, createClock, shanghai } from './platform/clock';

export const DEFAULT_PASSWORD = 'Branch@2026';

/** A shared database gets no accounts whose password stands in a public file (docs/operations.md#the-first-account). */
function demoOf({ DATABASE_URL, SEED_PASSWORD, SEED_DAY }: NodeJS.ProcessEnv, clock: Clock) {
  const password = SEED_PASSWORD ?? (DATABASE_URL ? undefined : DEFAULT_PASSWORD);
  if (!password) return undefined;
  return { day: SEED_DAY ?? shanghai(clock()).slice(0, 10), password, tickets: !DATABASE_URL };
}

/** Opens the database that the environment names and fills it when it is empty (docs/operations.md). */
export const openConfiguredStore = (env: NodeJS.ProcessEnv, clock: Clock) =>
  openStore({
    databaseUrl: env.DATABASE_URL,
    dataDir: dataDirectory(env),
    seed: seed(demoOf(env, clock)),
  });

export interface Backend {
  app: App;
  close: () => Promise<void>;
}

/** The backend with its jobs running, without a server in front. */
export async function startBackend(env: NodeJS.ProcessEnv = process.env): Promise<Backend> {
  const clock = createClock(env.CLOCK);
  const store = await openConfiguredStore(env, clock);
  const app: App = {
    db: store.db,
    clock,
    linkSecret: await sharedSecret(store.db, 'linkSecret'),
    sendSms: consoleSender,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://${env.HOST ?? '127.0.0.1'}:${env.PORT ?? '8000'}`,
    smsTestCode: env.SMS_TEST_CODE === '1',
    demo: env.DEMO === '1' || env.NODE_ENV === 'development',
    exportDir: env.EXPORT_DIR ?? join(dataDirectory(env), 'exports'),
  };
  const embedded = store.engine === 'pglite';
  const stopJobs = startJobs(app, { embedded });
  const stopExports = await startExports(app, {
    lists: routes,
    workers: Number(env.EXPORT_WORKERS ?? EXPORT_LIMITS.runningInAll),
    // The lock on its directory keeps every other process away.
    alone: embedded,
  });
  const stopImports = startImports(app, { isWorker: env.IMPORT_WORKER !== '0', alone: embedded });
  return {
    app,
    close: async () => {
      await stopImports();
      await stopExports();
      await stopJobs();
      await store.close();
    },
  };
}
