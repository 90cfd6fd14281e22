import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { countsOf } from '../../mock/examples/large/large';
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { main, pglite } from '../support/backends';
import { signedIn } from '../support/client';
import { TEST_ENV } from '../support/server';

const SHARE = 0.002;
const counts = countsOf(SHARE);
const COUNTED = `select (select count(*)::int from branch where branch_id like 'L%') as branches,
  (select count(*)::int from customer where cust_id like 'CL%') as customers,
  (select count(*)::int from product where product_id like 'PL%') as products,
  (select count(*)::int from fair_order where order_no like 'ZL%') as orders`;
const PRINT = `select md5(string_agg(t::text, '|' order by t::text collate "C")) as print from (
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

/** Makes it on data of their own, looks that it is there, and answers a print of it. */
async function enlarged({ data }: typeof pglite) {
  const { env, remove } = await data();
  expect(enlarge(env).stdout).toContain('order lines');
  expect(enlarge(env).stdout).toBe('It is large already.\n');
  const backend = await hostBackend(env);
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { total, records } = await admin.data(fairOrderApi.page, { tradeFairId: '70001', orderNo: 'ZL' });
  expect([total, records.length]).toEqual([counts.orders, 20]);
  expect(records.every(({ skuCount, customerName }) => skuCount === 2 && customerName !== '')).toBe(true);
  await backend.stop();
  const [counted, print] = await hostSteps(env, [{ sql: COUNTED }, { sql: PRINT }]);
  expect(counted).toEqual([counts]);
  await remove();
  return print;
}

test('a large company is made once, the same each time and on each database, and its lists are answered', async () => {
  const first = await enlarged(pglite);
  expect(await enlarged(main)).toEqual(first);
});

test('whoever does not say how large is told, and nothing is opened', () => {
  const { status, stderr } = enlarge({ DATA_DIR: '/dev/null' }, 'enormous');
  expect([status, stderr.startsWith('npm run seed')]).toEqual([1, true]);
});

test('huge data go into no database but the one that is named twice', () => {
  const wrong: Record<string, string>[] = [
    { DATA_DIR: '/dev/null' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/company' },
  ];
  for (const env of wrong) {
    const { status, stderr } = enlarge(env, 'huge');
    expect([status, /^(Huge data need|--database must repeat)/.test(stderr)]).toEqual([1, true]);
  }
});
