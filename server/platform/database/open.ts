import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Db } from './db';
import { openPglite } from './pglite';
import { lockDirectory } from './lock';
import { takeLock } from './advisoryLocks';

export interface Store {
  db: Db;
  engine: 'pglite' | 'postgresql';
  close: () => Promise<void>;
}

/** Fills an empty database; runs before the directory counts as initialised. */
type Seed = (db: Db) => Promise<void>;

const migrations = { migrationsFolder: join(__dirname, 'migrations') };
const casing = 'snake_case' as const;

async function openMigrated(directory: string) {
  const client = await openPglite(directory);
  const db = drizzlePglite({ client, casing });
  await migratePglite(db, migrations);
  return { db, close: () => client.close() };
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

async function openDirectory(dataDir: string, seed: Seed): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  const directory = join(dataDir, 'pg');
  if (!existsSync(directory)) await initialise(directory, seed);
  const { db, close } = await openMigrated(directory);
  return {
    db,
    engine: 'pglite',
    close: async () => {
      await close();
      await release();
    },
  };
}

async function openServer(connectionString: string, seed: Seed): Promise<Store> {
  const pool = new Pool({ connectionString, max: 10 });
  // A dropped idle connection must not end the process; the next query reports it.
  pool.on('error', () => undefined);
  const db = drizzlePg({ client: pool, casing });
  await db.transaction(async (lock) => {
    await takeLock(lock, 'start');
    await migratePg(db, migrations);
    await db.transaction(seed);
  });
  return { db, engine: 'postgresql', close: () => pool.end() };
}

export interface StoreOptions {
  databaseUrl?: string;
  dataDir: string;
  seed: Seed;
}

export const openStore = ({ databaseUrl, dataDir, seed }: StoreOptions): Promise<Store> =>
  databaseUrl ? openServer(databaseUrl, seed) : openDirectory(dataDir, seed);
