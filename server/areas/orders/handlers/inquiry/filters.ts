import { and, between, eq, inArray, type SQL } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { salesOrderApi } from '../../../../../src/contract/orders/orders';
import { hasText } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { isFound } from '../../../../platform/database/isFound';
import { global } from '../../../../platform/scope';
import { customer, product } from '../../../master-data/public';
import { salesOrder, salesOrderLine } from '../../data/schema/order';

export type Query = Parsed<typeof salesOrderApi.page>;
type Filters = Omit<Query, 'pageNum' | 'pageSize' | 'cursor' | 'orderBy' | 'orderDir'>;

/**
 * Filters by the customer's present name or code; customers are searched first, because there are far fewer of them
 * than orders.
 */
const boughtBy = (db: Db, condition: SQL | undefined) =>
  isFound(salesOrder.custId, () =>
    db.select({ id: customer.custId }).from(customer).where(global('joined', condition)).$dynamic(),
  );

export const ofProducts = (db: Db, productCode: string) =>
  isFound(salesOrderLine.productId, () =>
    db
      .select({ id: product.productId })
      .from(product)
      .where(global('joined', hasText(product.productCode, productCode)))
      .$dynamic(),
  );

/** Filters on the order itself. */
export const orderFilters = async (query: Filters, db: Db): Promise<SQL | undefined> =>
  and(
    query.orderNo ? hasText(salesOrder.orderNo, query.orderNo) : undefined,
    query.custCode ? await boughtBy(db, hasText(customer.custCode, query.custCode)) : undefined,
    query.custName ? await boughtBy(db, hasText(customer.custName, query.custName)) : undefined,
    query.branchId ? eq(salesOrder.branchId, query.branchId) : undefined,
    query.salesmanId ? eq(salesOrder.salesmanId, query.salesmanId) : undefined,
    query.orderStatus?.length ? inArray(salesOrder.orderStatus, query.orderStatus) : undefined,
    query.payStatus?.length ? inArray(salesOrder.payStatus, query.payStatus) : undefined,
    query.orderSource ? eq(salesOrder.orderSource, query.orderSource) : undefined,
  );

/** All filters of the list of orders. */
export async function listFilters(query: Filters, db: Db): Promise<SQL | undefined> {
  const inTime = between(salesOrder.orderTime, ...query.orderTime);
  const own = await orderFilters(query, db);
  if (!query.productCode) return and(inTime, own);
  const bought = db
    .select({ orderNo: salesOrderLine.orderNo })
    .from(salesOrderLine)
    .where(
      global(
        'joined',
        and(await ofProducts(db, query.productCode), between(salesOrderLine.orderTime, ...query.orderTime)),
      ),
    );
  return and(inTime, own, inArray(salesOrder.orderNo, bought));
}
