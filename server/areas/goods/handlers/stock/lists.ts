import { and, eq, gt, sql } from 'drizzle-orm';
import { STOCK_STATE, type stockApi } from '../../../../../src/contract/goods/stock';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { qtyText } from '../../../../platform/numbers/money';
import { product, productBatch } from '../../../master-data/public';
import { stock } from '../../data/schema/stock';

/** The columns of a product that lists of goods show. */
export const FACTS = {
  productCode: product.productCode,
  productName: product.productName,
  spec: product.spec,
  manufacturer: product.manufacturer,
  unit: product.unit,
};

const { some, none, low } = STOCK_STATE;
const STATES = {
  [some]: gt(stock.availableQty, 0),
  [none]: eq(stock.availableQty, 0),
  [low]: and(gt(stock.availableQty, 0), sql`${stock.availableQty} * 10 < ${stock.stockQty}`),
};

export async function stockPage(
  query: Parsed<typeof stockApi.page>,
  { db, session }: Context,
): Promise<Output<typeof stockApi.page>> {
  const { branchId, productCode, productName, warehouse, stockState, hasReserve } = query;
  const { orderBy, orderDir = 'asc' } = query;
  const where = within(
    session,
    stock,
    and(
      branchId ? eq(stock.branchId, branchId) : undefined,
      productCode ? hasText(product.productCode, productCode) : undefined,
      productName ? hasText(product.productName, productName) : undefined,
      warehouse ? eq(stock.warehouse, warehouse) : undefined,
      stockState === undefined ? undefined : STATES[stockState],
      hasReserve === undefined ? undefined : sql`(${stock.reservedQty} > 0) = ${hasReserve === 1}`,
    ),
  );
  const listed = db
    .select({ row: stock, facts: FACTS })
    .from(stock)
    .innerJoin(product, eq(product.productId, stock.productId))
    .where(where)
    .$dynamic();
  const order = [by(orderBy ? stock[orderBy] : product.productCode, orderDir), by(stock.stockId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map(({ row, facts }) => ({
    ...{ ...row, ...facts, stockQty: qtyText(row.stockQty), availableQty: qtyText(row.availableQty) },
    lockedQty: qtyText(row.lockedQty),
    nearExpiryQty: qtyText(row.nearExpiryQty),
    coreCustomerQty: qtyText(row.reservedQty),
  }));
  return { records, ...found };
}

/** The row of stock, in sight. */
export async function stockRow(id: string, { db, session }: Context) {
  const [found] = await db
    .select({ row: stock, facts: FACTS })
    .from(stock)
    .innerJoin(product, eq(product.productId, stock.productId))
    .where(within(session, stock, eq(stock.stockId, id)));
  if (!found) throw notFound();
  return found;
}

export async function batchPage(
  { id, orderBy = 'expiryDate', orderDir = 'asc', ...query }: Parsed<typeof stockApi.batchPage>,
  context: Context,
): Promise<Output<typeof stockApi.batchPage>> {
  const { branchId, productId, warehouse } = (await stockRow(id, context)).row;
  const { db } = context;
  const { batchNo, productionDate, expiryDate, qualityState } = productBatch;
  const listed = db
    .select({ batchNo, productionDate, expiryDate, qualityState, qty: productBatch.qty })
    .from(productBatch)
    .where(
      ofParent(
        productBatch.branchId,
        branchId,
        eq(productBatch.productId, productId),
        eq(productBatch.warehouse, warehouse),
      ),
    )
    .$dynamic();
  const order = [by(productBatch[orderBy], orderDir), by(productBatch.batchNo, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: rows.map((row) => ({ ...row, qty: qtyText(row.qty) })), ...found };
}
