/*
 * Ten strategies over 20,000 products in stock (docs/domain/goods.md#monitors), beside the rules, offers and fairs of the
 * example company: `npm run bench monitors`, on the PostgreSQL server of TEST_DATABASE_URL where there is one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import '../../server/compose';
import { prices, products } from '../../mock/examples/large/large';
import { monitorStrategy } from '../../server/areas/goods/data/schema/monitor';
import { runStrategy } from '../../server/areas/goods/jobs/monitorRun';
import type { Db } from '../../server/platform/database/db';
import { readEnvironment } from '../../server/platform/environment/environment';
import { openConfiguredStore, toolsOf } from '../../server/start';
import { METRIC, type Metric } from '../../src/contract/goods/monitoring';
import { createDatabase } from '../support/engines';
import { TEST_ENV } from '../support/server';
import { type Figure, report } from './report';

const GOODS = 20_000;
const AT = Date.parse('2026-03-08T01:00:00Z');
/** Each metric once, and four of them with other limits. */
const ASKED: readonly Metric[] = [...Object.values(METRIC), METRIC.stock, METRIC.expiryDays, METRIC.idleDays, 3];

const stocks = sql`insert into stock (branch_id, product_id, warehouse, stock_qty, min_batch_expiry, sync_time)
  select 'FDA', 'PL' || n, 'W01', 10000 * (n % 500), date '2026-03-08' + n % 700, '2026-03-08 08:30:00'
  from generate_series(1, ${GOODS}::int) as n`;

async function opened() {
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await createDatabase();
    return { env: { DATABASE_URL: url }, drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'monitors-'));
  return { env: { DATA_DIR: dataDir }, drop: () => Promise.resolve(rmSync(dataDir, { recursive: true })) };
}

/** Strategies of the whole company, in place of those of the examples. */
async function strategies(db: Db) {
  const [like] = await db.select().from(monitorStrategy).limit(1);
  if (!like) throw new Error('The example company watches nothing.');
  await db.update(monitorStrategy).set({ status: 0 });
  const { strategyId: _, ...rest } = like;
  const rows = ASKED.map((metric, i) => ({
    ...{ ...rest, metric, strategyCode: `BENCH${i}`, status: 1 as const, branchIds: ['FDA'], pendingRuns: 1 },
    ...{ productScopeType: 'ALL' as const, threshold: 100_000 + i },
  }));
  await db.insert(monitorStrategy).values(rows);
  return db.select().from(monitorStrategy).where(eq(monitorStrategy.status, 1));
}

async function main() {
  const { env, drop } = await opened();
  const environment = readEnvironment({ ...TEST_ENV, ...env });
  const { db, close } = await openConfiguredStore(environment, toolsOf(environment));
  await db.execute(products(1, GOODS));
  await db.execute(prices(1, GOODS));
  await db.execute(stocks);
  await db.execute(sql`analyze`);
  const figures: Figure[] = [];
  let seconds = 0;
  for (const { strategyId, metric } of await strategies(db)) {
    const start = performance.now();
    const run = await db.transaction((tx) => runStrategy(tx, strategyId, { due: AT, missed: 0, ms: AT }));
    const took = (performance.now() - start) / 1_000;
    seconds += took;
    const what = `  metric ${metric}: ${run?.checked ?? 0} looked at, ${run?.opened ?? 0} alerts`;
    figures.push({ id: '', what, value: took, unit: 's', exact: false });
  }
  await close();
  await drop();
  const what = `${ASKED.length} strategies over ${GOODS} products`;
  report('monitors', [{ id: '', what, value: seconds, unit: 's', must: 10, exact: false }, ...figures]);
}

void main();
