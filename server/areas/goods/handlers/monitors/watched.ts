import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { strategyApi } from '../../../../../src/contract/goods/monitor-strategies';
import { MONITOR_STATE } from '../../../../../src/contract/goods/monitoring';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { monitorState } from '../../data/schema/monitor';
import { stock } from '../../data/schema/stock';
import { isWatched } from '../../data/watchedGoods';
import { seenStrategy } from './read';

/** The states by urgency, the most urgent last. */
const BY_WEIGHT = [MONITOR_STATE.ok, MONITOR_STATE.pending, MONITOR_STATE.noData, MONITOR_STATE.firing];
const weight = (state: SQL) =>
  sql`case ${state} ${sql.join(
    BY_WEIGHT.map((code, i) => sql`when ${code}::int then ${i}::int`),
    sql` `,
  )} end`;

const { productId, productCode, productName, spec, manufacturer } = product;

/** The products of a strategy's companies that the asker sees. */
export async function watchedPage(
  { id, pageNum, pageSize, ...asked }: Parsed<typeof strategyApi.watched>,
  context: Context,
): Promise<Output<typeof strategyApi.watched>> {
  const { db, session } = context;
  const strategy = await seenStrategy(id, context);
  const where = within(
    session,
    stock,
    and(
      isWatched(strategy),
      asked.productCode ? hasText(productCode, asked.productCode) : undefined,
      asked.productName ? hasText(productName, asked.productName) : undefined,
    ),
  );
  const worst = sql<number | null>`max(${weight(sql`${monitorState.state}`)})`;
  const rows = await db
    .select({
      ...{ productId, productCode, productName, spec, manufacturer, worst },
      branchIds: sql<string[]>`array_agg(distinct ${stock.branchId})`,
    })
    .from(stock)
    .innerJoin(product, eq(productId, stock.productId))
    .leftJoin(
      monitorState,
      and(
        eq(monitorState.strategyId, strategy.strategyId),
        eq(monitorState.branchId, stock.branchId),
        eq(monitorState.productId, stock.productId),
      ),
    )
    .where(where)
    .groupBy(productId)
    .orderBy(desc(sql`coalesce(${worst}, 0)`), asc(productCode))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${stock.productId})::int` })
    .from(stock)
    .innerJoin(product, eq(productId, stock.productId))
    .where(where);
  // A product has a stored state only once that was another than this.
  const usual = strategy.lastRunTime === null ? null : MONITOR_STATE.ok;
  const records = rows.map(({ worst: found, ...row }) => ({
    ...row,
    state: found === null ? usual : (BY_WEIGHT[found] ?? usual),
  }));
  return { records, total: all?.total ?? 0 };
}
