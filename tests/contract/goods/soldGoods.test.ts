/* docs/domain/home-pages.md#what-speaks-against-a-plan: however many companies a plan reaches, each table is read once. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { StoredComponent } from '../../../src/contract/content/home/component';
import { isHomeComponent } from '../../../src/contract/content/home/lift';
import { branchLines } from '../../../server/areas/content/data/home/lines';
import { branchFacts } from '../../../server/areas/content/data/references/branchFacts';
import { availableAt, goodsFor, soldGoods } from '../../../server/areas/goods/public';
import { priceAt, product } from '../../../server/areas/master-data/public';
import type { Db } from '../../../server/platform/database/db';
import { global } from '../../../server/platform/scope';
import { type Backend, main } from '../../support/backends';
import { products } from '../content/home/references/page';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const AT = '2026-03-20 09:00:00';

/** What makes companies differ: a price of its own, decisions to offer, and a plan that holds by then. */
const DIFFERENT = [
  "update branch_product set listed = 0 where product_id = 'P001' and branch_id = 'FDC'",
  "update product set status = 0 where product_id = 'P008'",
  `insert into listing (branch_id, product_id, listing_status, status_before, plan_action, plan_time, operate_time, operator_name)
     values ('FDB', 'P002', 0, null, null, null, '2026-03-01', ''), ('FDB01', 'P002', 1, null, null, null, '2026-03-01', ''),
       ('FDC', 'P003', 3, 1, 2, '2026-03-15', '2026-03-01', ''), ('FDD', 'P003', 3, 1, 2, '2026-03-25', '2026-03-01', '')
     on conflict (branch_id, product_id) do update set listing_status = excluded.listing_status,
       status_before = excluded.status_before, plan_action = excluded.plan_action, plan_time = excluded.plan_time`,
];

/** The same for one company, as the query of its page finds it. */
async function soldIn(db: Db, { branchId, line }: { branchId: string; line: readonly string[] }, ids: string[]) {
  const { offered, forbidden } = await goodsFor(db, { branchIds: line, customerType: undefined, at: AT });
  const price = priceAt(db, line);
  const rows = await db
    .select({ productId: product.productId, available: availableAt(branchId) })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(
      global(
        'shown',
        and(
          ...[inArray(product.productId, ids), eq(product.status, 1), eq(price.listed, 1)],
          ...[offered, sql`not ${forbidden}`],
        ),
      ),
    );
  return new Map(rows.map(({ productId, available }) => [productId, available]));
}

onPostgres('what companies sell', () => {
  let backend: Backend;
  let pool: Pool;
  let db: Db;
  const asked: string[] = [];

  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
    db = drizzle({ client: pool, casing: 'snake_case', logger: { logQuery: (text) => asked.push(text) } });
    for (const statement of DIFFERENT) await pool.query(statement);
  });
  afterAll(async () => {
    await pool.end();
    await backend.stop();
  });

  test('is what the page of each of them would show', async () => {
    const lines = await branchLines(db);
    const ids = (await db.select({ id: product.productId }).from(product).limit(400)).map(({ id }) => id);
    const sold = await soldGoods(db, { lines, productIds: ids, at: AT });
    const one: [string, ReadonlyMap<string, number | null>][] = [];
    for (const line of lines) one.push([line.branchId, await soldIn(db, line, ids)]);
    const sorted = (all: Iterable<[string, ReadonlyMap<string, number | null>]>) =>
      [...all].map(([branchId, found]) => [branchId, [...found].sort()]);
    expect(sorted(sold)).toEqual(sorted(one));
    expect(new Set(one.map(([, found]) => found.size)).size).toBeGreaterThan(2);
  });

  test('is asked for in as many statements for twice as many of them', async () => {
    const lines = await branchLines(db);
    const productIds = ['P001', 'P002', 'P003'];
    const stored: StoredComponent[] = [products('c1', { productIds })];
    const references = productIds.map((targetId) => ({
      ...{ componentId: 'c1', path: 'data.productIds', targetType: 'product' as const, targetId },
    }));
    const given = {
      ...{ db, today: '2026-03-08', components: stored.filter(isHomeComponent), references },
      ...{ target: () => undefined, window: { from: AT, to: null } },
    };
    const countFor = async (some: typeof lines) => {
      asked.length = 0;
      await branchFacts(some, given);
      return asked.length;
    };
    const twice = lines.flatMap((one) => [one, { ...one, branchId: `${one.branchId}-2` }]);
    expect(await countFor(twice)).toBe(await countFor(lines));
  });
});
