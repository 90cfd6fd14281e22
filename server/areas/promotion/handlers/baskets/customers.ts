import { and, asc, eq, inArray, isNotNull, like, notExists, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BASKET_LIMITS, type basketApi } from '../../../../../src/contract/promotion/baskets';
import { subquery } from '../../../../platform/database/columns';
import { belowNodes, customer, customerLike, region } from '../../../master-data/public';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent, within } from '../../../../platform/scope';
import { basketCustomer } from '../../data/schema/basket';
import { branch, staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { branchOf, checkSize, countRows, ofForm, openBasket, readBasket, searchedBasket } from './basket';
import { rowsOf } from './productChange';
import { staffName } from '../../../../platform/names';

type Query = Parsed<typeof basketApi.customers>;
type Filters = Partial<
  Pick<Query, 'formId' | 'keyword' | 'customerTypeCodes' | 'regionIds' | 'salesmanId' | 'onlyNotInBasket'>
>;

export const customerFacts = {
  custId: customer.custId,
  custCode: customer.custCode,
  custName: customer.custName,
  customerType: sql<string>`${customer.customerType}::text`,
  regionId: customer.regionId,
  regionName: subquery<string>(
    sql`select coalesce(max(${region.name}), '') from ${region} where ${region.id} = ${customer.regionId}`,
  ),
  salesmanName: staffName(customer.salesmanId),
};

/** Rows of a branch and those below it. */
export const atBranch = (column: SQL | typeof customer.branchId | typeof staff.branchId, path: string) =>
  sql`${column} in (select ${branch.branchId} from ${branch} where ${like(branch.path, `${path}%`)})`;

const chosenIn = (db: Db, formId: string) =>
  db
    .select({ one: sql`1` })
    .from(basketCustomer)
    .where(ofParent(basketCustomer.formId, formId, eq(basketCustomer.custId, customer.custId)));

const filtersOf = (db: Db, path: string, { keyword, customerTypeCodes, formId, ...rest }: Filters) =>
  and(
    eq(customer.status, 1),
    atBranch(customer.branchId, path),
    keyword ? customerLike(keyword) : undefined,
    customerTypeCodes?.length ? inArray(sql`${customer.customerType}::text`, customerTypeCodes) : undefined,
    rest.regionIds?.length ? sql`${customer.regionId} in ${belowNodes(region, rest.regionIds)}` : undefined,
    rest.salesmanId ? eq(customer.salesmanId, rest.salesmanId) : undefined,
    rest.onlyNotInBasket === 1 && formId ? notExists(chosenIn(db, formId)) : undefined,
  );

export async function searchCustomers(query: Query, context: Context) {
  const { db, session } = context;
  const { path } = await branchOf(context, query.branchId);
  const { orderBy = 'custCode', orderDir = 'asc' } = query;
  const formId = await searchedBasket(context, query.formId);
  const where = within(session, customer, filtersOf(db, path, { ...query, formId }));
  const listed = db.select(customerFacts).from(customer).where(where).$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(customer[orderBy], orderDir), by(customer.custId, orderDir)],
    },
    query,
  );
  const ids = rows.map(({ custId }) => custId);
  const here = formId
    ? await db
        .select({ id: basketCustomer.custId })
        .from(basketCustomer)
        .where(ofParent(basketCustomer.formId, formId, inArray(basketCustomer.custId, ids)))
    : [];
  const chosen = new Set(here.map(({ id }) => id));
  return { records: rows.map((row) => ({ ...row, inBasket: chosen.has(row.custId) })), ...found };
}

type Adding = Parsed<typeof basketApi.addCustomers>;

export async function addCustomers({ custIds, selectAll, query = {}, ...basketKey }: Adding, context: Context) {
  const { db, session } = context;
  const { formId, branchId } = await openBasket(context, basketKey);
  if (!custIds && selectAll !== 1) throw new InvalidInput([{ field: 'custIds', text: 'field.required' }]);
  const { path } = await branchOf(context, branchId);
  const some = custIds ? inArray(customer.custId, custIds) : filtersOf(db, path, { ...query, formId });
  const found = await db
    .select({ custId: customer.custId })
    .from(customer)
    .where(within(session, customer, and(some, filtersOf(db, path, {}))));
  const max = BASKET_LIMITS.customer;
  if (found.length > max) throw new Failure(ERROR.basketFull, { params: { max } });
  const ids = found.map(({ custId }) => custId);
  const result = await db.execute(
    sql`insert into ${basketCustomer} (form_id, cust_id) select ${formId}, unnest(${sql.param(ids)}::text[]) on conflict do nothing returning cust_id`,
  );
  const added = rowsOf(result).length;
  const total = await checkSize(db, [basketCustomer, max], formId);
  context.note({ objectId: formId, after: { customers: total } });
  return { added, updated: 0, skipped: (custIds ?? ids).length - added, total };
}

type RowQuery = Parsed<typeof basketApi.tempCustomers>;

export async function searchCustomerRows(query: RowQuery, context: Context) {
  const { formId, keyword, onlyError, pageNum, pageSize } = query;
  const { db, request } = context;
  await readBasket(context, formId);
  const named = keyword
    ? inArray(
        basketCustomer.custId,
        db
          .select({ id: customer.custId })
          .from(customer)
          .where(global('joined', customerLike(keyword))),
      )
    : undefined;
  const wrong = isNotNull(basketCustomer.errorCode);
  const where = and(named, onlyError === 1 ? wrong : undefined);
  const rows = await db
    .select({ id: basketCustomer.id, errorCode: basketCustomer.errorCode, ...customerFacts })
    .from(basketCustomer)
    .innerJoin(customer, eq(customer.custId, basketCustomer.custId))
    .where(ofParent(basketCustomer.formId, formId, where))
    .orderBy(asc(customer.custCode))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const text = translate(request.language);
  return {
    records: rows.map(({ errorCode, ...row }) => ({
      ...row,
      formId,
      errorMsg: errorCode === null ? '' : text(errorCode),
    })),
    total: await countRows(db, basketCustomer, ofForm(basketCustomer, formId, where)),
    errorCount: await countRows(db, basketCustomer, ofForm(basketCustomer, formId, wrong)),
  };
}
