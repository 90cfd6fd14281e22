/*
 * What a read costs in processor time, of the server and of its connections to PostgreSQL together
 * (docs/adr/0031-rows-have-a-second-guard.md): wall time says little where others work on the machine.
 */
import { Client as PgClient } from 'pg';
import { activityApi } from '../../src/contract/promotion/activities';
import { guestApi } from '../../src/contract/trade-fair/guests';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';
import { usedBy } from './processorTime';
import { type Figure, report } from './report';

const ROUNDS = Number(process.env.ROUNDS ?? '400');

const page = { pageNum: 1, pageSize: 20 };
const READS: [string, (client: Client) => Promise<unknown>][] = [
  ['fairs', (client) => client.data(tradeFairApi.searchList, page)],
  ['guests of a fair', (client) => client.data(guestApi.guestList, { ...page, tradeFairId: '70001' })],
  ['activities', (client) => client.data(activityApi.queryDiscount, page)],
];
/** Who sees all, and who sees one company: only the second has something kept from him. */
const VIEWERS: [string, string][] = [
  ['headquarters', 'admin.hq'],
  ['a company', 'op.hubei'],
];

const figures: Figure[] = [];

async function measure(engine: string, env: Record<string, string>, must: number) {
  const server = await startServer({ env: { PAGES: '0', WORKER: '0', ...env } });
  const observer = env.DATABASE_URL ? new PgClient({ connectionString: env.DATABASE_URL }) : undefined;
  await observer?.connect();
  const backends = async () => {
    const own = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    return (await observer?.query<{ pid: number }>(own))?.rows.map(({ pid }) => pid) ?? [];
  };
  const spent = async () => [server.process.pid ?? 0, ...(await backends())].reduce((sum, pid) => sum + usedBy(pid), 0);
  for (const [viewer, loginName] of VIEWERS) {
    const client = await signedIn(server.origin, loginName);
    for (const [what, ask] of READS) {
      for (let i = 0; i < ROUNDS / 4; i += 1) await ask(client);
      const before = await spent();
      for (let i = 0; i < ROUNDS; i += 1) await ask(client);
      const value = ((await spent()) - before) / ROUNDS;
      figures.push({ id: '', what: `${engine}, ${viewer}: ${what}`, value, unit: 'ms', must, exact: false });
    }
  }
  await observer?.end();
  await server.stop();
}

async function main() {
  await measure('PGlite', {}, 6);
  if (process.env.TEST_DATABASE_URL) {
    const admin = new PgClient({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    const name = `reads_${process.pid}`;
    await admin.query(`create database ${name} template template0`);
    const url = new URL(process.env.TEST_DATABASE_URL);
    url.pathname = `/${name}`;
    await measure('PostgreSQL', { DATABASE_URL: url.href }, 2.5);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
  report('reads', figures);
}

void main();
