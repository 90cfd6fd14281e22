import { randomUUID } from 'node:crypto';
import { Client as PgClient } from 'pg';
import { type Server, startServer } from './server';

/** An address of PostgreSQL that tests may create databases on; `.ci/run` starts one. */
const ADMIN = process.env.TEST_DATABASE_URL;

async function withAdmin(run: (client: PgClient) => Promise<unknown>) {
  const client = new PgClient({ connectionString: ADMIN });
  await client.connect();
  await run(client).finally(() => client.end());
}

/** A new, empty database, and how to drop it. */
export async function createDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin((client) => client.query(`create database ${name}`));
  const url = new URL(ADMIN!);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => withAdmin((client) => client.query(`drop database ${name} with (force)`)) };
}

export interface Backend extends Pick<Server, 'origin'> {
  /** Where the data is, if another process can reach it. */
  databaseUrl?: string;
  stop: () => Promise<void>;
}

interface Engine {
  engine: string;
  start: (env?: Record<string, string>) => Promise<Backend>;
}

const pglite: Engine = {
  engine: 'PGlite',
  start: (env = {}) => startServer({ dataDir: 'memory', env: { PAGES: '0', ...env } }),
};

const postgresql: Engine = {
  engine: 'PostgreSQL',
  async start(env = {}) {
    const { url, drop } = await createDatabase();
    const server = await startServer({ env: { PAGES: '0', DATABASE_URL: url, ...env } });
    return {
      origin: server.origin,
      databaseUrl: url,
      stop: async () => {
        await server.stop();
        await drop();
      },
    };
  },
};

/** Both databases where a PostgreSQL server can be reached, else PGlite alone. */
export const ENGINES: readonly Engine[] = ADMIN ? [pglite, postgresql] : [pglite];
