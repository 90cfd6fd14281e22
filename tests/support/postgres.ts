import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Where .ci/run has started a PostgreSQL for the tests; absent elsewhere, unless it is named by hand. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

async function execute(statement: string) {
  const client = new Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  /** For DATABASE_URL of a server. */
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the PostgreSQL for tests. */
export async function createDatabase(): Promise<TestDatabase> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names no PostgreSQL; .ci/run starts one.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}
