import { endpoints } from '../src/contract';
import { poolSettings } from './platform/database/poolSettings';
import { type Filling, openStore, type Store } from './platform/database/open';
import { type Environment, showsDemo } from './platform/environment/environment';
import { createFiles } from './platform/files/files';
import { demandStores, openFiles } from './platform/files/openFiles';
import { quotasOf } from './platform/files/quota';
import { createBuckets } from './http/buckets';
import { createCallRates } from './http/callRates';
import { logger } from './platform/logger';
import { createPasswords, type Passwords } from './platform/password/passwords';
import { exampleAccountsOf } from './exampleAccounts';
import { bring, seed } from './seed';
import { readSetting, sharedSecret } from './platform/settings';
import { adoptApprovals } from './adoptApprovals';
import { figuresOf } from './figures';
import type { App } from './http/context';
import type { Reading } from './http/operate/metrics';
import { builtInCaptcha, passCaptcha } from './platform/captcha/captcha';
import { gatewayOf, isInEarnest, refuseInsecure } from './platform/environment/refuseInsecure';
import { httpSender } from './platform/sms/httpSender';
import { consoleSender, noSender, type SmsSender } from './platform/sms/sender';
import { keysOf } from './platform/environment/appKeys';
import type { Keys } from './platform/keys';
import { resealAccounts, sealAccount } from './areas/finance/data/accounts';
import { indexReferences } from './areas/content/data/references/keepReferences';
import { resealSeeds } from './areas/trade-fair/data/resealSeeds';
import { type Clock, createClock, HOUR, shanghai } from './platform/clock';
import { withGrace } from './platform/grace';
import { rulesInForce } from './platform/retention/retain';
import { RETENTION } from './retention';
import { startWork } from './work';

export const DEFAULT_PASSWORD = 'Branch@2026';

/** The last of what the examples tell of their day happens before this hour. */
const EXAMPLES_UNTIL = 7 * HOUR;
/** The day of the examples of a database that is filled now: nothing of them lies ahead. */
export const exampleDay = (ms: number) => shanghai(ms - EXAMPLES_UNTIL).slice(0, 10);

/** A shared database gets no accounts whose password stands in a public file (docs/operations.md#the-first-account). */
function demoOf(environment: Environment, { clock, passwords }: Tools) {
  const { DATABASE_URL, SEED_PASSWORD, SEED_DAY } = environment;
  const password = SEED_PASSWORD ?? (DATABASE_URL ? undefined : DEFAULT_PASSWORD);
  if (!password) return undefined;
  const day = SEED_DAY ?? exampleDay(clock());
  const seal = (hex: string) => keysOf(environment).seal('seeds', hex);
  const account = (digits: string) => sealAccount(keysOf(environment), digits);
  const passwordHash = () => passwords.hash(password);
  return { day, passwordHash, seal, account, tickets: !DATABASE_URL, accounts: showsDemo(environment) };
}

export interface Tools {
  clock: Clock;
  passwords: Passwords;
}

/** What reads and fills a database needs besides it. */
export const toolsOf = ({ CLOCK, ARGON2_KIB }: Environment): Tools => ({
  clock: createClock(CLOCK),
  passwords: createPasswords(ARGON2_KIB),
});

const nothing = () => Promise.resolve();

/** Opens the database that the environment names, and leaves what is in it as it is. */
export const openAsItIs = (environment: Environment, fill: Filling = { seed: nothing, bring: nothing }) =>
  openStore({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
    ...fill,
    pool: poolSettings(environment),
  });

/** Opens the database that the environment names, and fills it with what it lacks (docs/operations.md#migrations). */
export function openConfiguredStore(environment: Environment, tools: Tools) {
  const demo = demoOf(environment, tools);
  return openAsItIs(environment, { seed: seed(demo), bring: bring(demo) });
}

/** A setting of a copy that must not reach anybody (`npm run admin -- neutralise`). */
export const NEUTRALISED = 'neutralised';

function senderOf(environment: Environment, clock: Clock): SmsSender {
  if (environment.SMS_PROVIDER === 'http') return httpSender({ ...gatewayOf(environment), clock });
  return environment.SMS_PROVIDER === 'none' ? noSender : consoleSender;
}

const CLOSING = 2_000;

export interface Backend {
  app: App;
  figures: readonly Reading[];
  close: () => Promise<void>;
}

interface Opened {
  environment: Environment;
  tools: Tools;
  keys: Keys;
  sendSms: SmsSender;
  store: Store;
}

async function appOn({ environment, tools, keys, sendSms, store }: Opened): Promise<App> {
  const { HOST, PORT } = environment;
  await resealSeeds(store.db, keys);
  await resealAccounts(store.db, keys);
  await indexReferences(store.db);
  await adoptApprovals(store.db);
  const removesNothing = (await readSetting(store.db, NEUTRALISED)) !== undefined;
  // The secret of the database itself makes no link: a copy of it is not enough.
  const linkSecrets = keys.secrets('links', await sharedSecret(store.db, 'linkSecret'));
  return {
    ...tools,
    db: store.db,
    snapshot: store.snapshot,
    linkSecret: linkSecrets[0],
    linkSecrets,
    keys,
    erpKeys: environment.ERP_KEY ?? [],
    sendSms: removesNothing ? noSender : sendSms,
    captcha: environment.CAPTCHA_PROVIDER === 'pass' ? passCaptcha : builtInCaptcha(keys),
    publicOrigin: environment.PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}`,
    smsTestCode: environment.SMS_TEST_CODE,
    limits: {
      address: createBuckets(environment.ADDRESS_RATE),
      signIn: createBuckets(environment.SIGN_IN_RATE),
      calls: createCallRates(
        endpoints.map(([, endpoint]) => endpoint),
        environment.CALL_RATES,
      ),
    },
    exampleAccounts: await exampleAccountsOf(environment, DEFAULT_PASSWORD),
    demo: showsDemo(environment),
    files: openFiles(environment, { db: store.db, clock: tools.clock, removesNothing }),
    quotas: quotasOf(environment),
    unusedHours: environment.UPLOAD_UNUSED_HOURS,
    writeErpAfter: environment.ERP_WRITE_AFTER_HOURS,
    retention: rulesInForce(RETENTION, environment.RETENTION),
  };
}

/** The backend with its jobs running, without a server in front. */
export async function startBackend(environment: Environment): Promise<Backend> {
  logger.level = environment.LOG_LEVEL ?? (isInEarnest(environment) ? 'info' : 'warn');
  refuseInsecure(environment);
  demandStores(environment);
  rulesInForce(RETENTION, environment.RETENTION);
  const opening = toolsOf(environment);
  const keys = keysOf(environment);
  const sendSms = senderOf(environment, opening.clock);
  const store = await openConfiguredStore(environment, opening);
  // A clock that was set begins here: opening a database takes seconds where others work beside it.
  const tools = toolsOf(environment);
  const app = await appOn({ environment, tools, keys, sendSms, store }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const embedded = store.engine === 'pglite';
  // What is done without a request never takes a connection from one.
  const files = createFiles({ ...app.files, db: store.jobDb });
  const atWork: App = { ...app, db: store.jobDb, files };
  const stopWork = environment.WORKER ? await startWork(atWork, { embedded, environment }) : undefined;
  return {
    app,
    figures: figuresOf(store, tools.clock),
    close: async () => {
      await stopWork?.();
      // A pool waits for each of its connections, and one may be at work for minutes.
      await withGrace(store.close(), CLOSING, 'database');
    },
  };
}
