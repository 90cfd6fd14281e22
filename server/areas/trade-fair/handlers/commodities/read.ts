import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type fairCommodityApi, SHELF } from '../../../../../src/contract/trade-fair/commodities';
import { LINE_STATUS, ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { hasText, subquery } from '../../../../platform/database/columns';
import { priceAt, product, productLike, stockAt } from '../../../master-data/public';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { branch } from '../../../../platform/schema/organisation';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { lineage } from '../../../../platform/tree';
import { fairCommodity, fairSupplier, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';

/** Lines of what is offered, in orders that count. */
const soldLines = sql`from ${fairOrderLine} join ${fairOrder} on ${fairOrder.orderNo} = ${fairOrderLine.orderNo} where ${fairOrder.tradeFairId} = ${fairCommodity.tradeFairId} and ${fairOrderLine.productId} = ${fairCommodity.productId} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled} and ${fairOrderLine.status} = ${LINE_STATUS.valid}`;
/** Cancelled orders count as well: their lines name it. */
export const isOrdered = sql`select exists (select 1 from ${fairOrderLine} join ${fairOrder} on ${fairOrder.orderNo} = ${fairOrderLine.orderNo} where ${fairOrder.tradeFairId} = ${fairCommodity.tradeFairId} and ${fairOrderLine.productId} = ${fairCommodity.productId})`;
const soldQty = subquery<number>(sql`select coalesce(sum(${fairOrderLine.qty}), 0)::float8 ${soldLines}`);

/** Where the host of a fair stands: its prices and its stock are those of the fair. */
export async function hostPath(tradeFairId: string, { db, session }: Context) {
  const [found] = await db
    .select({ path: branch.path })
    .from(tradeFair)
    .innerJoin(branch, eq(branch.branchId, tradeFair.hostBranchId))
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!found) throw notFound();
  return found.path;
}

const ofSupplier = and(
  eq(fairSupplier.tradeFairId, fairCommodity.tradeFairId),
  eq(fairSupplier.supplierId, fairCommodity.supplierId),
  eq(fairSupplier.deleted, 0),
);

type Query = Parsed<typeof fairCommodityApi.page>;

type Filters = Omit<Query, 'pageNum' | 'pageSize' | 'orderBy' | 'orderDir'>;

/** The caller joins the products. */
export const commodityFilters = (query: Filters): SQL | undefined => {
  const { tradeFairId, productCode, productName, supplierId, status } = query;
  return and(
    eq(fairCommodity.tradeFairId, tradeFairId),
    productCode ? hasText(product.productCode, productCode) : undefined,
    productName ? hasText(product.productName, productName) : undefined,
    supplierId ? eq(fairCommodity.supplierId, supplierId) : undefined,
    status === undefined ? undefined : eq(fairCommodity.status, status),
  );
};

export async function commodityPage(query: Query, context: Context): Promise<Output<typeof fairCommodityApi.page>> {
  const { db, session } = context;
  const { orderBy = 'sort', orderDir = 'asc' } = query;
  const path = await hostPath(query.tradeFairId, context);
  const where = within(session, fairCommodity, commodityFilters(query));
  const column = orderBy === 'productCode' ? product.productCode : fairCommodity[orderBy];
  const listed = db
    .select({ row: fairCommodity, product, supplierName: fairSupplier.supplierName, stockQty: stockAt(path), soldQty })
    .from(fairCommodity)
    .innerJoin(product, eq(product.productId, fairCommodity.productId))
    .leftJoin(fairSupplier, ofSupplier)
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(fairCommodity.id, 'asc')],
    },
    query,
  );
  const records = rows.map(({ row, product: of, ...more }) => ({
    ...of,
    ...row,
    supplierName: more.supplierName ?? '',
    listPrice: priceText(row.listPrice),
    fairPrice: priceText(row.fairPrice),
    stockQty: qtyText(more.stockQty),
    soldQty: qtyText(more.soldQty),
    status: row.status === 1 ? SHELF.on : SHELF.off,
  }));
  return { records, ...found };
}

/** What the suppliers of a fair make and its host sells. */
export function offered(
  { db }: Context,
  { tradeFairId, path }: { tradeFairId: string; path: string },
  filters: SQL | undefined,
) {
  const price = priceAt(db, lineage(path));
  const isIn = sql<boolean>`exists (select 1 from ${fairCommodity} where ${fairCommodity.tradeFairId} = ${tradeFairId} and ${fairCommodity.productId} = ${product.productId} and ${fairCommodity.deleted} = 0)`;
  return db
    .select({
      product,
      isIn,
      supplierName: fairSupplier.supplierName,
      listPrice: price.listPrice,
      minSalePrice: price.minSalePrice,
    })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .innerJoin(
      fairSupplier,
      and(
        eq(fairSupplier.tradeFairId, tradeFairId),
        eq(fairSupplier.supplierId, product.supplierId),
        eq(fairSupplier.deleted, 0),
      ),
    )
    .where(global('partners', and(eq(product.status, 1), eq(price.listed, 1), filters)));
}

export async function productsToOffer(
  query: Parsed<typeof fairCommodityApi.productPage>,
  context: Context,
): Promise<Output<typeof fairCommodityApi.productPage>> {
  const { tradeFairId, keyword, supplierId, orderBy = 'productCode', orderDir = 'asc' } = query;
  const path = await hostPath(tradeFairId, context);
  const filters = and(
    keyword ? productLike(keyword) : undefined,
    supplierId ? eq(product.supplierId, supplierId) : undefined,
  );
  const listed = offered(context, { tradeFairId, path }, filters).$dynamic();
  const order: Order = [by(product[orderBy], orderDir), by(product.productId, orderDir)];
  const { rows, ...found } = await paged(context.db, { listed, order }, query);
  const records = rows.map(({ product: of, isIn, supplierName, listPrice }) => ({
    ...of,
    supplierId: of.supplierId ?? '',
    supplierName,
    listPrice: priceText(listPrice),
    alreadyAdded: isIn ? (1 as const) : (0 as const),
  }));
  return { records, ...found };
}
