/* docs/operations.md#connections: PostgreSQL ends connections, as at its restart, and whoever was in the middle is refused. */
import { randomUUID } from 'node:crypto';
import { Client as PgClient } from 'pg';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';

const REFUSALS = 5;
const WRITERS = 4;

const postgresql = ENGINES.find(({ engine }) => engine === 'PostgreSQL');
const onPostgres = postgresql ? test : test.skip;

/** Between two statements of a transaction: the process has nothing that waits for an answer. */
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;

interface Written {
  subjects: string[];
  /** HTTP statuses. */
  refusals: number[];
}

/** Writes until it is over; what was refused is said again, as the browser does. */
async function keepWriting(client: Client, { subjects, refusals }: Written, isOver: () => boolean) {
  while (!isOver()) {
    const subject = `lost ${randomUUID()}`;
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const { success, status } = await client.call(tradeFairApi.add, { subject, saveMode: 'DRAFT' }, { headers });
      if (success) break;
      refusals.push(status);
    }
    subjects.push(subject);
  }
}

onPostgres('connections that end in the middle of transactions cost a refusal, no write and no process', async () => {
  const { env, remove } = await postgresql!.data();
  const server = await startServer({ env: { PAGES: '0', ...env } });
  const database = new PgClient({ connectionString: env.DATABASE_URL });
  await database.connect();
  const client = await signedIn(server.origin, 'op.hubei');
  const written: Written = { subjects: [], refusals: [] };
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, () => keepWriting(client, written, () => isOver));
  while (written.refusals.length < REFUSALS && server.process.exitCode === null) await database.query(CUT);
  isOver = true;
  await Promise.all(writers);
  expect(server.process.exitCode).toBeNull();
  const { rows } = await database.query<{ subject: string }>(
    `select subject from trade_fair where subject like 'lost %' order by subject collate "C"`,
  );
  expect(rows.map(({ subject }) => subject)).toEqual(written.subjects.sort());
  expect(new Set(written.refusals)).toEqual(new Set([503]));
  await database.end();
  await server.stop();
  await remove();
});
