import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { compiled } from './compiled';
import { SEED_PASSWORD } from './seed';
import { copySeededData } from './seededData';

const ROOT = resolve(__dirname, '../..');
const READY = /^ready (http:\/\/\S+)$/m;
const START_MS = 240_000;
const BACKEND = 'server/main.ts';

/** Seed rows are placed relative to this day; the clock of the server starts in the morning of it. */
export const TEST_ENV = {
  HOST: '127.0.0.1',
  PORT: '0',
  SEED_DAY: '2026-03-08',
  CLOCK: '2026-03-08 09:00:00',
  SEED_PASSWORD,
  APP_KEY: `tests:${Buffer.alloc(32, 'tests').toString('base64')}`,
  ALLOW_INSECURE: '1',
  ADDRESS_RATE: '0',
  SIGN_IN_RATE: '0',
  CALL_RATES: 'read:0,write:0,heavy:0,entry:0',
  CAPTCHA_PROVIDER: 'pass',
  SMS_TEST_CODE: '1',
  ARGON2_KIB: '1024',
  LOG_LEVEL: 'error',
};

export interface ServerOptions {
  /** Absent: a copy of the seeded data, removed by stop(). */
  dataDir?: string;
  env?: Record<string, string>;
  /** Changes the data before the first start. */
  prepare?: (data: Pick<Server, 'dataDir'>) => void;
  /** What to run instead of the built-in backend. */
  script?: string;
}

export interface Server {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** kill -9: nothing is flushed, nothing is tidied. */
  kill(): Promise<void>;
  /** Another process on the same data. */
  restart(env?: Record<string, string>): Promise<Server>;
  /** Ends it as an operator would and removes its data, if it was given none. */
  stop(): Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

async function launch(script: string, env: Record<string, string>) {
  const guard = join(ROOT, 'tests/support/exitWithParent.mjs');
  const loader = script !== BACKEND && script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const file = script === BACKEND ? await compiled('main') : script;
  const child = spawn(process.execPath, [...BRIEF_SERVER, ...loader, '--import', guard, file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  let printed = '';
  const collect = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => printed };
}

/** The address that it prints when it listens; its own words when it does not. */
function readyAddress(child: ChildProcess, output: () => string) {
  return new Promise<string>((done, fail) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      fail(new Error(`The server ${why}:\n${output()}`));
    };
    const timer = setTimeout(() => giveUp(`was not ready after ${START_MS / 1000} s`), START_MS);
    child.stdout?.on('data', () => {
      const origin = READY.exec(output())?.[1];
      if (!origin) return;
      clearTimeout(timer);
      done(origin);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      giveUp(`ended with ${code ?? signal}`);
    });
  });
}

/** A test that ends while a server runs must not wait for it. */
function letGo(child: ChildProcess) {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}

/** What the seed depends on. */
const SEEDING = new Set(['APP_KEY', 'SEED_DAY', 'SEED_PASSWORD', 'CLOCK', 'ARGON2_KIB']);

/** A new data directory: the seeded one, or an empty one where the data are on a database server. */
export async function ownData(env: Record<string, string>): Promise<string> {
  if (env.DATABASE_URL) return mkdtempSync(join(tmpdir(), 'data-'));
  const seedEnv = Object.fromEntries(Object.entries({ ...TEST_ENV, ...env }).filter(([name]) => SEEDING.has(name)));
  return copySeededData(seedEnv, async (dataDir) => {
    const server = await startServer({ dataDir, env: { ...seedEnv, PAGES: '0' } });
    await server.stop();
  });
}

/** Starts the built-in backend on a free port; the data is that of the seed. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { env = {}, script = BACKEND } = options;
  const dataDir = options.dataDir ?? (await (script === BACKEND ? ownData(env) : mkdtempSync(join(tmpdir(), 'data-'))));
  options.prepare?.({ dataDir });
  const forget = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const { child, output } = await launch(script, { ...TEST_ENV, DATA_DIR: dataDir, ...env });
  const origin = await readyAddress(child, output).catch((error: unknown) => {
    forget();
    throw error;
  });
  letGo(child);
  const end = async (signal: NodeJS.Signals) => {
    child.ref();
    child.kill(signal);
    await ended(child);
  };
  return {
    origin,
    dataDir,
    process: child,
    output,
    kill: () => end('SIGKILL'),
    restart: (more = {}) => startServer({ ...options, prepare: () => undefined, dataDir, env: { ...env, ...more } }),
    async stop() {
      await end('SIGTERM');
      forget();
    },
  };
}
