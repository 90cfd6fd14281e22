import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CONCERN_STOCK, CONCERN_TYPE, concernApi } from '../../../../../src/contract/goods/concerns';
import { listed as namedIn } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { fromShanghai } from '../../../../platform/clock';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { priceText } from '../../../../platform/numbers/money';
import { customer, product } from '../../../master-data/public';
import { goodsConcern } from '../../data/schema/concern';
import { stock } from '../../data/schema/stock';
import { tellConcerns } from '../../jobs/noticeConcerns';
import { mayBeTold } from '../../rules/concerns';

const { productCode, productName, spec, manufacturer } = product;
const { custCode, custName } = customer;
const FACTS = { productCode, productName, spec, manufacturer, custCode, custName };
const price = (units: number | null) => (units === null ? null : priceText(units));

/** The last concern that the customer has of the product in the company. */
const isLast = sql`not exists (select from ${goodsConcern} as later where later.branch_id = ${goodsConcern.branchId}
  and later.product_id = ${goodsConcern.productId} and later.cust_id = ${goodsConcern.custId}
  and later.concern_id > ${goodsConcern.concernId})`;

async function concernPage(
  query: Parsed<typeof concernApi.page>,
  { db, session }: Context,
): Promise<Output<typeof concernApi.page>> {
  const { branchId, custId, productId, concernType, notified, concernTime, perCustomer } = query;
  const { orderBy = 'concernTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    goodsConcern,
    and(
      query.productCode ? hasText(product.productCode, query.productCode) : undefined,
      query.custName ? hasText(customer.custName, query.custName) : undefined,
      branchId ? eq(goodsConcern.branchId, branchId) : undefined,
      custId ? eq(goodsConcern.custId, custId) : undefined,
      productId ? eq(goodsConcern.productId, productId) : undefined,
      perCustomer === 1 ? isLast : undefined,
      concernType === undefined ? undefined : eq(goodsConcern.concernType, concernType),
      notified === undefined ? undefined : eq(goodsConcern.notified, notified),
      concernTime ? between(goodsConcern.concernTime, ...concernTime) : undefined,
    ),
  );
  const isThere = subquery<boolean>(sql`select coalesce(sum(${stock.availableQty}), 0) > 0 from ${stock}
    where ${stock.branchId} = ${goodsConcern.branchId} and ${stock.productId} = ${goodsConcern.productId}`);
  const listed = db
    .select({ row: goodsConcern, facts: FACTS, isThere })
    .from(goodsConcern)
    .innerJoin(product, eq(product.productId, goodsConcern.productId))
    .innerJoin(customer, eq(customer.custId, goodsConcern.custId))
    .where(where)
    .$dynamic();
  const order = [by(goodsConcern[orderBy], orderDir), by(goodsConcern.concernId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map(({ row, facts, isThere: some }) => ({
    ...{ ...row, ...facts, targetPrice: price(row.targetPrice) },
    stockState: some ? CONCERN_STOCK.some : CONCERN_STOCK.none,
  }));
  return { records, ...found };
}

const countOf = (type: number) => sql<number>`(count(*) filter (where ${goodsConcern.concernType} = ${type}))::int`;

async function summary(
  { branchId, pageNum, pageSize }: Parsed<typeof concernApi.summary>,
  { db, session }: Context,
): Promise<Output<typeof concernApi.summary>> {
  const where = within(session, goodsConcern, branchId ? eq(goodsConcern.branchId, branchId) : undefined);
  const customers = sql<number>`count(distinct ${goodsConcern.custId})::int`;
  const grouped = db
    .select({
      ...{ productId: product.productId, productCode, productName, spec, branchId: goodsConcern.branchId, customers },
      ...{ restocks: countOf(CONCERN_TYPE.restock), priceDrops: countOf(CONCERN_TYPE.priceDrop) },
      favourites: countOf(CONCERN_TYPE.favourite),
      highest: sql<number | null>`max(${goodsConcern.targetPrice})::float8`,
    })
    .from(goodsConcern)
    .innerJoin(product, eq(product.productId, goodsConcern.productId))
    .where(where)
    .groupBy(product.productId, goodsConcern.branchId);
  const rows = await grouped
    .orderBy(desc(customers), asc(product.productCode), asc(goodsConcern.branchId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db
    .select({ total: sql<number>`count(distinct (${goodsConcern.productId}, ${goodsConcern.branchId}))::int` })
    .from(goodsConcern)
    .where(where);
  const records = rows.map(({ highest, ...row }) => ({ ...row, highestTarget: price(highest) }));
  return { records, total: all?.total ?? 0 };
}

async function notify({ ids }: Parsed<typeof concernApi.notify>, { db, session, ms, note }: Context) {
  const rows = await db
    .select()
    .from(goodsConcern)
    .where(within(session, goodsConcern, inArray(goodsConcern.concernId, ids)))
    .orderBy(goodsConcern.concernId)
    .for('update');
  if (rows.length === 0) throw notFound();
  const told = rows.filter(({ noticeTime }) => mayBeTold(noticeTime === null ? null : fromShanghai(noticeTime), ms));
  await tellConcerns(db, told, ms);
  note({ objectId: namedIn(told.map(({ concernId }) => concernId)), after: { sent: told.length } });
  return { sent: told.length, skipped: rows.length - told.length };
}

export const concernRoutes = implement(concernApi, { page: concernPage, summary, notify });
