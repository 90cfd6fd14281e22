import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { fairHomeApi, Ranked } from '../../../../../src/contract/trade-fair/home';
import { LINE_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { branch } from '../../../../platform/schema/organisation';
import { product, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { yuan } from '../../../../platform/numbers/money';
import { liveOrders } from './rowsOf';
import { staffName } from '../../../../platform/names';

const nameIn = (name: PgColumn, table: SQL, is: SQL) =>
  sql<string>`coalesce((select ${name} from ${table} where ${is}), '')`;

/** By what lines are summed, and what that is called. */
const BY: Record<Ranked, { key: PgColumn; name: SQL<string> }> = {
  branch: {
    key: fairOrder.branchId,
    name: nameIn(branch.branchName, sql`${branch}`, sql`${branch.branchId} = ${fairOrder.branchId}`),
  },
  salesman: {
    key: fairOrder.salesmanId,
    name: staffName(fairOrder.salesmanId),
  },
  supplier: {
    key: fairOrderLine.supplierId,
    name: nameIn(supplier.supplierName, sql`${supplier}`, sql`${supplier.supplierId} = ${fairOrderLine.supplierId}`),
  },
  product: {
    key: fairOrderLine.productId,
    name: nameIn(product.productName, sql`${product}`, sql`${product.productId} = ${fairOrderLine.productId}`),
  },
};

/** Who has sold most, by the lines of orders that count: each ranking comes to the order amount of the figures. */
export async function homeRank(
  query: Parsed<typeof fairHomeApi.rank>,
  { db, session }: Context,
): Promise<Output<typeof fairHomeApi.rank>> {
  const { key, name } = BY[query.by];
  const amount = sql<string>`sum(${fairOrderLine.amount})`;
  const listed = db
    .select({
      key: sql<string>`${key}`,
      name,
      orderCount: sql<number>`count(distinct ${fairOrder.orderNo})::int`,
      orderAmount: sql<string>`${amount}::text`,
    })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .where(within(session, fairOrder, and(liveOrders(query), eq(fairOrderLine.status, LINE_STATUS.valid))))
    .groupBy(key)
    .$dynamic();
  const order: Order = [by(amount, query.orderDir ?? 'desc'), by(key, 'asc')];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map((row) => ({ ...row, orderAmount: yuan(BigInt(row.orderAmount)) }));
  return { records, ...found };
}
