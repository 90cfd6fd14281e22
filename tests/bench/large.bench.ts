/*
 * P18 of the budgets: lists of a company with 100,000 orders and 50,000 products, as its browser asks for them.
 * `LARGE=/tmp/large` keeps the data there for the next time.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Endpoint, Input } from '../../src/contract/endpoint';
import { fairCommodityApi } from '../../src/contract/trade-fair/commodities';
import { salesOrderApi } from '../../src/contract/orders/orders';
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { type Client, signedIn } from '../support/client';
import { startServer, TEST_ENV } from '../support/server';
import { type Figure, report } from './report';

const ROUNDS = 60;
const tradeFairId = '70001';
const SOLD: [string, string] = ['2025-12-10 00:00:00', '2026-03-08 23:59:59'];
const STATUSES = [20, 50, 60] as const;
const SHARE = process.env.SHARE ?? '1';

async function p95<E extends Endpoint>(client: Client, endpoint: E, input: (round: number) => Input<E>) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await client.data(endpoint, input(round));
    // The first rounds warm up.
    if (round >= ROUNDS / 3) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function figures(client: Client): Promise<Figure[]> {
  const limits = { unit: 'ms p95', must: 100, goal: 40, exact: false };
  const { total } = await client.data(fairOrderApi.page, { tradeFairId });
  const of = `of ${Math.round(total / 1000)},000 orders`;
  return [
    {
      id: 'P18',
      what: `20 ${of}, by state, sorted by amount`,
      value: await p95(client, fairOrderApi.page, (round) => ({
        ...{ tradeFairId, status: [String(round % 3)], pageNum: 1 + (round % 50), pageSize: 20 },
        ...{ orderBy: 'payAmount' as const, orderDir: 'desc' as const },
      })),
      ...limits,
    },
    {
      id: 'P18',
      what: `20 ${of}, by a part of their number`,
      value: await p95(client, fairOrderApi.page, (round) => ({ tradeFairId, orderNo: String(1000 + round) })),
      ...limits,
    },
    {
      id: 'P18',
      what: '20 of their lines',
      value: await p95(client, fairOrderApi.linePage, (round) => ({ tradeFairId, pageNum: 1 + round })),
      ...limits,
    },
    {
      id: 'P18',
      what: `20 sales orders ${of}, of three months by a status, sorted by amount`,
      value: await p95(client, salesOrderApi.page, (round) => ({
        ...{ orderTime: SOLD, orderStatus: STATUSES[round % STATUSES.length]!, pageNum: 1 + round },
        ...{ orderBy: 'payableAmount' as const, orderDir: 'desc' as const },
      })),
      ...limits,
    },
    {
      id: 'P18',
      what: `20 sales orders ${of}, by a product`,
      value: await p95(client, salesOrderApi.page, (round) => ({
        ...{ orderTime: SOLD, productCode: `SPL${String(1000 + round).padStart(6, '0')}` },
      })),
      ...limits,
    },
    {
      id: 'P18',
      what: '20 of 50,000 products, by a part of their name',
      value: await p95(client, fairCommodityApi.productPage, (round) => ({
        ...{ tradeFairId, keyword: ['胶囊', '奥美拉唑', '颗粒'][round % 3] ?? '', pageNum: 1 + round },
      })),
      ...limits,
    },
    {
      id: '',
      what: 'the tree of 10,000 companies',
      value: await p95(client, platformUserApi.loginOrgList, () => ({ type: 'scope' as const })),
      unit: 'ms p95',
      exact: false,
    },
  ];
}

async function main() {
  const dataDir = process.env.LARGE ?? mkdtempSync(join(tmpdir(), 'large-'));
  try {
    const env = { ...process.env, ...TEST_ENV, DATA_DIR: dataDir };
    const args = ['--import', 'tsx', 'mock/examples/large/main.ts', '--size', 'large', '--share', SHARE];
    const start = performance.now();
    const seeding = spawnSync(process.execPath, args, { cwd: resolve(__dirname, '../..'), env, stdio: 'inherit' });
    if (seeding.status !== 0) throw new Error('The data could not be made.');
    const seconds = (performance.now() - start) / 1000;
    const server = await startServer({ dataDir, env: { PAGES: '0' } });
    try {
      const measured = await figures(await signedIn(server.origin, 'admin.hq'));
      report('large', [...measured, { id: '', what: 'making the data', value: seconds, unit: 's', exact: false }]);
    } finally {
      await server.stop();
    }
  } finally {
    if (!process.env.LARGE) rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
