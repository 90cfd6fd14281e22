/*
 * docs/domain/tasks.md#imports: more than 2,000 rows come in after the request, and once, whatever happens to the
 * process.
 */
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { IMPORT_STATUS, importApi, isUnderWay } from '../../src/contract/tasks/imports';
import { bring, FAIR as tradeFairId, good } from '../contract/tasks/imports';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

const ROUNDS = Number(process.env.KILLS ?? 1);
const ORDERS = 1_500;
/** So many that a quick machine is still at it after three starts; more at night. */
const MANY = process.env.NIGHTLY ? 9_900 : 4_500;
/** Some commodities are limited for each customer. */
const NO_LIMIT = 'update fair_commodity set limit_qty = null';
const env = { PAGES: '0' };
const { finished, partly, failed } = IMPORT_STATUS;

let first: Server;
let server: Server;

beforeAll(async () => {
  first = await startServer({ env, prepare: (data) => change(data, NO_LIMIT) });
  server = first;
});
afterAll(async () => {
  await server.stop();
  await first.stop();
});

const admin = () => signedIn(server.origin, 'admin.hq');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const line = (order: string, product: string) => [
  order,
  'KH00101',
  product,
  '240',
  product === 'SP000001' ? '11.5' : '17',
  '2026-03-07 10:30:00',
  '',
];
/** Two lines each, and one order that names a product twice. */
const rowsOf = (prefix: string, orders: number) => [
  ...Array.from({ length: orders }, (_, i) => `${prefix}-${String(i).padStart(4, '0')}`).flatMap((order) => [
    line(order, 'SP000001'),
    line(order, 'SP000002'),
  ]),
  line(`${prefix}-twice`, 'SP000001'),
  line(`${prefix}-twice`, 'SP000001'),
];

const detail = async (client: Client, importNo: string) => client.data(importApi.detail, { importNo });
async function ended(client: Client, importNo: string) {
  for (;;) {
    const one = await detail(client, importNo);
    if (!isUnderWay(one.status)) return one;
    await wait(100);
  }
}
async function come(client: Client, importNo: string, rows: number) {
  for (;;) {
    const { successCount, status } = await detail(client, importNo);
    if (successCount >= rows) return;
    if (!isUnderWay(status)) throw new Error(`The import ended before ${rows} rows.`);
    await wait(10);
  }
}
const start = async (client: Client, prefix: string, orders = ORDERS) => {
  const result = good(await bring(client, 'importOrders', rowsOf(prefix, orders)));
  expect(result).toMatchObject({ status: IMPORT_STATUS.checking, total: 2 * orders + 2, success: 0, fail: 0 });
  return result.importNo;
};
const ordersOf = async (client: Client, orderNo: string) =>
  (await client.data(fairOrderApi.page, { tradeFairId, orderNo, pageSize: 10 })).total;
const linesOf = async (client: Client, orderNo: string) =>
  (await client.data(fairOrderApi.linePage, { tradeFairId, orderNo, pageSize: 10 })).total;

test(
  `after ${ROUNDS} kills amid an import each row is there once`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prefix = `KILL${round}`;
      const importNo = await start(await admin(), prefix);
      await wait(Math.random() * 2_500);
      await server.kill();
      server = await first.restart();
      const client = await admin();
      const facts = { totalCount: 2 * ORDERS + 2, successCount: 2 * ORDERS, failCount: 2, waitingCount: 0 };
      expect(await ended(client, importNo)).toMatchObject({ status: partly, ...facts });
      expect(await ordersOf(client, `${prefix}-`)).toBe(ORDERS);
      expect(await linesOf(client, `${prefix}-`)).toBe(2 * ORDERS);
      expect(await ordersOf(client, `${prefix}-twice`)).toBe(0);
    }
  },
  60_000 + ROUNDS * 90_000,
);

test('three kills are enough: what is there stays, the rest says why it is not, and can be brought in', async () => {
  let client = await admin();
  const importNo = await start(client, 'GIVEN', MANY);
  for (const rows of [1, 2, 3]) {
    await come(client, importNo, rows);
    await server.kill();
    server = await first.restart();
    client = await admin();
  }
  const one = await ended(client, importNo);
  expect([partly, failed]).toContain(one.status);
  expect(one.status).not.toBe(finished);
  expect(one.waitingCount).toBe(0);
  expect(one.successCount + one.failCount).toBe(2 * MANY + 2);
  expect(await linesOf(client, 'GIVEN-')).toBe(one.successCount);
  const stopped = one.failed.filter(({ problems }) => problems.some(({ msg }) => msg.includes('导入中断')));
  expect(stopped.length).toBeGreaterThan(0);

  const [row] = stopped;
  const repaired = await client.data(importApi.repair, { importNo, rows: [{ row: row!.row, values: {} }] });
  expect(repaired.success).toBe(one.successCount + 2);
});

test('nobody repairs or takes back what is still coming in', async () => {
  const client = await admin();
  const importNo = await start(client, 'EARLY');
  expect((await client.call(importApi.undo, { importNo })).code).toBe(40010);
  expect((await client.call(importApi.repair, { importNo, rows: [{ row: 2, values: {} }] })).code).toBe(40010);
  await ended(client, importNo);
  expect(await client.data(importApi.undo, { importNo })).toMatchObject({ undone: 2 * ORDERS, kept: [] });
  expect(await ordersOf(client, 'EARLY-')).toBe(0);
});
