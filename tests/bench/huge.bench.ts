/*
 * P18 of the budgets where a fair has ten million orders, on the PostgreSQL database that `npm run seed -- --size huge`
 * has filled: `HUGE_URL=postgres://… npm run bench huge`. Without it, nothing is measured.
 */
import type { Endpoint, Input } from '../../src/contract/endpoint';
import { fairCommodityApi } from '../../src/contract/trade-fair/commodities';
import { fairCustomerApi } from '../../src/contract/trade-fair/customers';
import { salesOrderApi } from '../../src/contract/orders/orders';
import { guestApi } from '../../src/contract/trade-fair/guests';
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { operationLogApi } from '../../src/contract/system/operation-log';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';
import { processorTime } from './processorTime';
import { type Figure, report } from './report';

const ROUNDS = 40;
const WARM = 8;
const tradeFairId = '70001';
/** Sales orders are asked for by a quarter at most. */
const QUARTER: [string, string] = ['2025-12-20 00:00:00', '2026-03-08 23:59:59'];
const FOUR_WEEKS: [string, string] = ['2026-02-10 00:00:00', '2026-03-08 23:59:59'];
const one = <T>(from: readonly [T, ...T[]], round: number) => from[round % from.length] ?? from[0];
const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Who asks, and how much processor time the server has used so far. */
interface Asker {
  client: Client;
  used: () => number;
}

async function measured<E extends Endpoint>(
  { client, used }: Asker,
  what: string,
  { list, ask }: { list: E; ask: (round: number) => Input<E> },
): Promise<Figure[]> {
  const times: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = used();
    const start = performance.now();
    await client.data(list, ask(round));
    if (round < WARM) continue;
    times.push(performance.now() - start);
    costs.push(used() - before);
  }
  return [
    { id: 'P18', what, value: at(times, 0.95), unit: 'ms p95', must: 100, goal: 40, exact: false },
    { id: '', what: '  half of them', value: at(times, 0.5), unit: 'ms p50', exact: false },
    { id: '', what: '  of the processor', value: at(costs, 0.95), unit: 'ms p95', exact: false },
  ];
}

async function figures(asker: Asker): Promise<Figure[]> {
  const orders = (what: string, ask: (round: number) => Input<typeof fairOrderApi.page>) =>
    measured(asker, `orders ${what}`, { list: fairOrderApi.page, ask });
  const lines = (what: string, ask: (round: number) => Input<typeof fairOrderApi.linePage>) =>
    measured(asker, `lines ${what}`, { list: fairOrderApi.linePage, ask });
  const byAmount = { orderBy: 'payAmount', orderDir: 'desc' } as const;
  const { client } = asker;
  let next: string | undefined;
  const found: Figure[] = [];
  found.push(
    ...(await orders('by state, sorted by amount, pages 1 to 40', (round) => ({
      ...{ tradeFairId, status: [String(round % 3)], pageNum: 1 + round, ...byAmount },
    }))),
    ...(await orders('page 500', () => ({ tradeFairId, pageNum: 500 }))),
    ...(await orders('by six digits of their number', (round) => ({
      tradeFairId,
      orderNo: String(123_456 + round * 7_919),
    }))),
    ...(await orders('by a customer', (round) => ({ tradeFairId, customerName: `大药房${round * 112}` }))),
    ...(await orders('by two Chinese characters of a customer', (round) => ({
      ...{ tradeFairId, customerName: one(['惠民', '武汉', '诊所'], round) },
    }))),
    ...(await orders('of a company', (round) => ({ tradeFairId, branchId: `L0${1_000 + round * 77}` }))),
    ...(await orders('of a day, by amount', (round) => ({
      ...{ tradeFairId, day: `2025-0${1 + (round % 9)}-11`, ...byAmount },
    }))),
    ...(await lines('as they are', (round) => ({ tradeFairId, pageNum: 1 + round }))),
    ...(await lines('by a product', (round) => ({ tradeFairId, productCode: `SPL0${10_000 + round * 77}` }))),
  );
  // From page to page by the cursor, far behind the pages that can be asked for by number.
  const last = await client.data(fairOrderApi.page, { tradeFairId, pageNum: 500 });
  next = last.next;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    ({ next } = await client.data(fairOrderApi.page, { tradeFairId, cursor: next }));
    times.push(performance.now() - start);
  }
  found.push({
    ...{ id: 'P18', what: 'orders behind page 500, by cursor', value: at(times, 0.95), unit: 'ms p95' },
    ...{ must: 100, goal: 40, exact: false },
  });
  found.push(
    ...(await measured(asker, 'guests by name', {
      list: guestApi.guestList,
      ask: (round) => ({ tradeFairId, guestName: one(['王伟', '李娜国', '高英', '陈静'], round) }),
    })),
    ...(await measured(asker, 'customers, pages 1 to 40', {
      list: fairCustomerApi.firstLevelCustomerList,
      ask: (round) => ({ tradeFairId, pageNum: 1 + round }),
    })),
    ...(await measured(asker, 'products by a part of their name', {
      list: fairCommodityApi.productPage,
      ask: (round) => ({ tradeFairId, keyword: one(['胶囊', '奥美拉唑', '颗粒'], round) }),
    })),
    ...(await measured(asker, 'operation log of four weeks, by operator', {
      list: operationLogApi.page,
      ask: (round) => ({
        operateTime: FOUR_WEEKS,
        operatorName: one(['何敏123', '王芳12', '赵磊4'], round),
      }),
    })),
  );
  return [...found, ...(await salesFigures(asker))];
}

/** The inquiry of orders and of their lines, over a million. */
async function salesFigures(asker: Asker): Promise<Figure[]> {
  const sales = (what: string, ask: (round: number) => Partial<Input<typeof salesOrderApi.page>>) =>
    measured(asker, `sales orders ${what}`, {
      list: salesOrderApi.page,
      ask: (round) => ({ orderTime: QUARTER, ...ask(round) }),
    });
  return [
    ...(await sales('by state, pages 1 to 40', (round) => ({
      orderStatus: [one(['10', '20', '30', '40'], round)],
      pageNum: 1 + round,
    }))),
    ...(await sales('by a customer', (round) => ({ custName: `大药房${round * 112}` }))),
    ...(await sales('by two Chinese characters of a customer', (round) => ({
      custName: one(['惠民', '武汉', '诊所'], round),
    }))),
    ...(await sales('by six digits of their number', (round) => ({ orderNo: String(123_456 + round * 7_919) }))),
    ...(await sales('of a day, by amount', (round) => ({
      orderTime: [`2026-02-${10 + (round % 18)} 00:00:00`, `2026-02-${10 + (round % 18)} 23:59:59`],
      orderBy: 'payableAmount',
      orderDir: 'desc',
    }))),
    ...(await measured(asker, 'sales order lines by a product', {
      list: salesOrderApi.linePage,
      ask: (round) => ({ orderTime: QUARTER, productCode: `SPL0${10_000 + round * 77}` }),
    })),
  ];
}

async function main() {
  const databaseUrl = process.env.HUGE_URL;
  if (!databaseUrl) {
    console.log('huge: HUGE_URL names no database, nothing is measured.');
    return;
  }
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, PAGES: '0', WORKER: '0' } });
  try {
    const used = () => processorTime(server.process.pid ?? 0, databaseUrl);
    report('huge', await figures({ client: await signedIn(server.origin, 'admin.hq'), used }));
  } finally {
    await server.stop();
  }
}

void main();
