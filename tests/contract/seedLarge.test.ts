import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Client as PgClient } from 'pg';
import { countsOf } from '../../mock/examples/large/large';
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { change } from './tasks/exports';
import { createDatabase } from '../support/backends';
import { signedIn } from '../support/client';
import { startServer, TEST_ENV } from '../support/server';

const SHARE = 0.002;
const counts = countsOf(SHARE);
const COUNTED = `select (select count(*)::int from branch where branch_id like 'L%') as branches,
  (select count(*)::int from customer where cust_id like 'CL%') as customers,
  (select count(*)::int from product where product_id like 'PL%') as products,
  (select count(*)::int from fair_order where order_no like 'ZL%') as orders`;
const PRINT = `select md5(string_agg(t::text, '|' order by t::text)) as print from (
  select cust_name, branch_id, region_id from customer where cust_id like 'CL%'
  union all select order_no, cust_id, pay_amount::text from fair_order where order_no like 'ZL%') as t`;

const enlarge = (env: Record<string, string>, size = 'large') =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'mock/examples/large/main.ts', '--size', size, '--share', String(SHARE)],
    {
      cwd: resolve(__dirname, '../..'),
      env: { ...process.env, ...TEST_ENV, ...env },
      encoding: 'utf8',
    },
  );

test('a large company is made once, the same each time, and its lists are answered', async () => {
  const prints: unknown[] = [];
  while (prints.length < 2) {
    const server = await startServer({
      env: { PAGES: '0' },
      prepare: ({ dataDir }) => {
        expect(enlarge({ DATA_DIR: dataDir }).stdout).toContain('order lines');
        expect(enlarge({ DATA_DIR: dataDir }).stdout).toBe('It is large already.\n');
        prints.push(change({ dataDir }, PRINT)[0]);
        expect(change({ dataDir }, COUNTED)).toEqual([counts]);
      },
    });
    const admin = await signedIn(server.origin, 'admin.hq');
    const { total, records } = await admin.data(fairOrderApi.page, { tradeFairId: '70001', orderNo: 'ZL' });
    expect([total, records.length]).toEqual([counts.orders, 20]);
    expect(records.every(({ skuCount, customerName }) => skuCount === 2 && customerName !== '')).toBe(true);
    await server.stop();
  }
  expect(prints[0]).toEqual(prints[1]);
}, 180_000);

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres(
  'the same on PostgreSQL',
  async () => {
    const { url, drop } = await createDatabase();
    try {
      expect(enlarge({ DATABASE_URL: url }).stderr).toBe('');
      const client = new PgClient({ connectionString: url });
      await client.connect();
      expect((await client.query(COUNTED)).rows).toEqual([counts]);
      await client.end();
    } finally {
      await drop();
    }
  },
  120_000,
);

test('whoever does not say how large is told, and nothing is opened', () => {
  const { status, stderr } = enlarge({ DATA_DIR: '/dev/null' }, 'huge');
  expect([status, stderr.startsWith('npm run seed')]).toEqual([1, true]);
});
