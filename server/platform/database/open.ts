import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolConfig } from 'pg';
import { describe } from '../fault';
import { logger } from '../logger';
import type { Db } from './db';
import { demandRoom, isLost, letGo } from './lostEngine';
import { openPglite, scopedPglite } from './pglite';
import { rowsRole } from './rowsRole';
import { scopedPool } from './scopedPool';
import { lockDirectory } from './lock';
import { takeLock } from './advisoryLocks';
import { readEnvironment } from '../environment/environment';
import { type PoolSettings, poolSettings } from './poolSettings';
import { askByName, createNames } from './statementNames';

/** Connections of the pools: how many there are, and how many wait for one. */
export type Connections = Readonly<Record<'requests' | 'jobs', { open: number; idle: number; waiting: number }>>;

/**
 * Reads of one moment, however many there are. The embedded database has only one connection, which no reader may keep:
 * there each read is of its own moment.
 */
export type Snapshot = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

export interface Store {
  /** Sees every branch; `limitedTo` makes a handle that sees fewer. */
  db: Db;
  /**
   * For work without a request: on a server a pool of its own, on PGlite the same handle, because there is only one
   * connection.
   */
  jobDb: Db;
  engine: 'pglite' | 'postgresql';
  snapshot: Snapshot;
  /** Absent for the embedded database, which has no pool. */
  connections?: () => Connections;
  close: () => Promise<void>;
}

/** Fills an empty database; runs before the directory counts as initialised. */
type Seed = (db: Db) => Promise<void>;

export interface Filling {
  /** Fills an empty database; does nothing in any other. */
  seed: Seed;
  /** Adds data that a database of an earlier build lacks. */
  bring: Seed;
}

const migrations = { migrationsFolder: join(__dirname, 'migrations') };

/**
 * Opens the database again after it has stopped, for example because the disk was full; acknowledged writes are still
 * there.
 */
async function reopened(directory: string, lost: PGlite) {
  letGo(lost);
  await demandRoom(directory);
  logger.warn({ job: 'database', reason: 'had stopped, and is opened again' });
  return openPglite(directory);
}

async function openMigrated(directory: string) {
  const { db, client } = scopedPglite(await openPglite(directory), (lost) => reopened(directory, lost));
  await migratePglite(db, migrations);
  await rowsRole(db);
  // Closing an engine that has stopped would wait for ever.
  return { db, close: async () => (isLost(client()) ? letGo(client()) : client().close()) };
}

/**
 * The first start happens in a directory beside the final one, which is renamed when seeding is done: a kill in the
 * middle leaves nothing behind that a later start would take for a database.
 */
async function initialise(directory: string, seed: Seed) {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const { db, close } = await openMigrated(draft);
  await seed(db);
  await close();
  renameSync(draft, directory);
}

async function openDirectory(dataDir: string, { seed, bring }: Filling): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  await demandRoom(dataDir);
  const directory = join(dataDir, 'pg');
  const isNew = !existsSync(directory);
  if (isNew) await initialise(directory, seed);
  const { db, close } = await openMigrated(directory);
  if (!isNew) await db.transaction(bring);
  return {
    db,
    jobDb: db,
    snapshot: (read) => read(db),
    engine: 'pglite',
    close: async () => {
      await close();
      await release();
    },
  };
}

function openPool(config: PoolConfig) {
  const pool = new Pool(config);
  // The end of a connection, idle or between two statements of a transaction, must not end the process: the next
  // statement on it fails.
  pool.on('error', () => undefined);
  const nameOf = createNames();
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ ...describe(error), job: 'pool' }));
    askByName(client, nameOf);
  });
  return pool;
}

/** Migrations and seeding have no time limit, and processes that start at the same time wait for them. */
async function prepare(connectionString: string, seed: Seed) {
  const pool = openPool({ connectionString, max: 3 });
  const db = scopedPool(pool, undefined);
  try {
    return await db.transaction(async (lock) => {
      await takeLock(lock, 'start');
      await migratePg(db, migrations);
      await db.transaction(seed);
      return rowsRole(db);
    });
  } finally {
    await pool.end();
  }
}

/** How many times longer a statement of a job may take than one of a request. */
const JOBS_TAKE = 10;

const countOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

async function openServer(connectionString: string, seed: Seed, settings: PoolSettings): Promise<Store> {
  const role = await prepare(connectionString, seed);
  const limits = {
    connectionString,
    connectionTimeoutMillis: settings.connection,
    lock_timeout: settings.lock,
    idle_in_transaction_session_timeout: settings.idle,
  };
  const requests = openPool({ ...limits, max: settings.requests, statement_timeout: settings.statement });
  const jobs = openPool({ ...limits, max: settings.jobs, statement_timeout: JOBS_TAKE * settings.statement });
  // A pool of their own: an export that reads for an hour also writes its progress, on another connection. If no
  // connection is free, a read waits.
  const snapshots = openPool({
    ...limits,
    ...{ max: settings.jobs, connectionTimeoutMillis: 0, statement_timeout: JOBS_TAKE * settings.statement },
  });
  const snapshotDb = scopedPool(snapshots, role);
  return {
    snapshot: (read) => snapshotDb.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    db: scopedPool(requests, role),
    jobDb: scopedPool(jobs, role),
    engine: 'postgresql',
    connections: () => ({ requests: countOf(requests), jobs: countOf(jobs) }),
    close: async () => {
      await Promise.all([requests.end(), jobs.end(), snapshots.end()]);
    },
  };
}

export interface StoreOptions {
  databaseUrl?: string;
  /** For a PostgreSQL server; the embedded database has one connection, on which callers take turns. */
  pool?: PoolSettings;
  dataDir: string;
  seed: Seed;
  bring?: Seed;
}

export const openStore = ({
  databaseUrl,
  dataDir,
  seed,
  bring = () => Promise.resolve(),
  pool = poolSettings(readEnvironment({})),
}: StoreOptions): Promise<Store> =>
  databaseUrl ? openServer(databaseUrl, seed, pool) : openDirectory(dataDir, { seed, bring });
