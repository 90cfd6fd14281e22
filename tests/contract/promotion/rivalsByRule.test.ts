/* docs/domain/promotion.md#conflicts: however many rivals take their products by a rule, the catalogue is looked through once. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { productCategory, product } from '../../../server/areas/master-data/public';
import { activity } from '../../../server/areas/promotion/data/schema/activity';
import { takesProduct } from '../../../server/areas/promotion/handlers/conflicts/scopes';
import { productShares } from '../../../server/areas/promotion/handlers/conflicts/shared';
import { global } from '../../../server/platform/scope';
import { main } from '../../support/backends';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const MANY = 40;

onPostgres('what an activity shares with many of them is asked for in one statement', async () => {
  const backend = await main.start({ WORKER: '0' });
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
  const asked: string[] = [];
  const db = drizzle({ client: pool, casing: 'snake_case', logger: { logQuery: (text) => asked.push(text) } });
  try {
    const [row] = await db.select().from(activity).limit(1);
    const categories = await db.select({ id: productCategory.id }).from(productCategory);
    const rivals = Array.from({ length: MANY }, (_, i) => ({
      ...row!,
      activityId: String(900_000 + i),
      productScopeType: i === 0 ? ('ALL' as const) : ('CATEGORY' as const),
      scopeIds: [categories[i % categories.length]!.id],
    }));
    const own = { row: rivals[0]!, source: null };
    asked.length = 0;
    const shares = await productShares(own, rivals, db);
    expect(asked).toHaveLength(1);
    const totals = await Promise.all(
      rivals.map((one) => db.$count(product, global('shared', takesProduct({ row: one, source: null })))),
    );
    expect(rivals.map(({ activityId }) => shares.get(activityId)?.total)).toEqual(totals);
    expect(new Set(totals).size).toBeGreaterThan(2);
  } finally {
    await pool.end();
    await backend.stop();
  }
});
