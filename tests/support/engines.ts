import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client as PgClient } from 'pg';
import type { HostedBackend, hostBackend } from './host/host';
import { seedKey } from './seededData';
import { ownData } from './server';

/** An address of PostgreSQL that tests may create databases on; `.ci/run` starts one. */
const ADMIN = process.env.TEST_DATABASE_URL;

async function withAdmin(run: (client: PgClient) => Promise<unknown>) {
  const client = new PgClient({ connectionString: ADMIN });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

const TEMPLATE_LOCK = 7_316_022;

const addressOf = (name: string) => {
  const url = new URL(ADMIN!);
  url.pathname = `/${name}`;
  return url.href;
};

/** A database with the seed in it, filled by the first who asks: copying it takes a tenth of filling another. */
async function seededTemplate(client: PgClient, host: typeof hostBackend) {
  const name = `seeded_${seedKey({})}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const backend = await host({ DATABASE_URL: addressOf(draft) });
    await backend.stop();
    await client.query(`alter database ${draft} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return name;
}

/** A new database, and how to drop it. */
async function newDatabase(template: (client: PgClient) => Promise<string>) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(async (client) => client.query(`create database ${name} template ${await template(client)}`));
  const drop = () => withAdmin((client) => client.query(`drop database ${name} with (force)`));
  return { url: addressOf(name), drop };
}

/** An empty one: whoever opens it first fills it. */
export const createDatabase = () => newDatabase(() => Promise.resolve('template0'));

export interface Backend extends Pick<HostedBackend, 'origin' | 'stop'> {
  /** Where the data is, if another process can reach it. */
  databaseUrl?: string;
}

/** Seeded data that outlive the backends on them: how a backend is told of them, and how they go. */
export interface Data {
  env: Record<string, string>;
  remove: () => Promise<unknown>;
}

interface Engine {
  engine: string;
  data: () => Promise<Data>;
  start: (env?: Record<string, string>) => Promise<Backend & HostedBackend>;
}

/**
 * The databases there are: the embedded one first, and PostgreSQL where a server can be reached. The host is given: a test
 * file has that of its worker in a global, the environments around it have it by import.
 */
export function enginesOf(host: typeof hostBackend): readonly [Engine, ...Engine[]] {
  const pglite: Engine = {
    engine: 'PGlite',
    start: host,
    async data() {
      const dataDir = await ownData({});
      return {
        env: { DATA_DIR: dataDir },
        remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
      };
    },
  };
  const seeded = () => newDatabase((client) => seededTemplate(client, host));
  const postgresql: Engine = {
    engine: 'PostgreSQL',
    async start(env = {}) {
      const { url, drop } = await seeded();
      return { ...(await host({ DATABASE_URL: url, ...env }, drop)), databaseUrl: url };
    },
    async data() {
      const { url, drop } = await seeded();
      return { env: { DATABASE_URL: url }, remove: drop };
    },
  };
  return ADMIN ? [pglite, postgresql] : [pglite];
}

/** For rules that are the same on both, and screens: PostgreSQL copies a seeded database in a tenth of the time. */
export const mainOf = ([pglite, postgresql = pglite]: ReturnType<typeof enginesOf>) => postgresql;
