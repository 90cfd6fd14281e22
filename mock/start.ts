import { join } from 'node:path';
import type { Db } from './db/open';
import { openStore } from './db/open';
import { seed } from './db/seed/index';
import { sharedSecret } from './db/settings';
import type { App } from './http/context';
import { consoleSender } from './http/sms';
import { startJobs } from './jobs/minute';
import { createClock, shanghai } from './rules/time';

export const DEFAULT_PASSWORD = 'Branch@2026';

export interface Backend {
  app: App;
  close: () => Promise<void>;
}

/** A shared database must not get accounts whose password stands in a public file (decisions.md 23). */
function seedPassword({ DATABASE_URL, SEED_PASSWORD }: NodeJS.ProcessEnv) {
  if (SEED_PASSWORD) return SEED_PASSWORD;
  return DATABASE_URL ? undefined : DEFAULT_PASSWORD;
}

/** Opens the database, fills it when it is empty, and starts the jobs; all as the environment says (docs/operations.md). */
export async function startBackend(env: NodeJS.ProcessEnv = process.env): Promise<Backend> {
  const clock = createClock(env.CLOCK);
  const password = seedPassword(env);
  const day = env.SEED_DAY ?? shanghai(clock()).slice(0, 10);
  const fill = seed({ day, password: password ?? '', tickets: !env.DATABASE_URL, clock });
  const store = await openStore({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR ?? join(process.cwd(), '.data'),
    template: env.DATA_TEMPLATE,
    seed: password === undefined ? async () => undefined : fill,
  });
  const app: App = {
    db: store.db,
    clock,
    linkSecret: await sharedSecret(store.db, 'linkSecret'),
    sendSms: consoleSender,
    smsTestCode: env.SMS_TEST_CODE === '1',
  };
  const stopJobs = startJobs(app);
  return {
    app,
    close: async () => {
      await stopJobs();
      await store.close();
    },
  };
}

export type { Db };
