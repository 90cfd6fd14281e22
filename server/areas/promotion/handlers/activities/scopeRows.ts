import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { activityCustomer, activityProduct, activityStaff, type ActivityRow } from '../../data/schema/activity';
import { basketCustomer, basketProduct, basketStaff } from '../../data/schema/basket';
import { InvalidInput } from '../../../../http/failure';
import { rowsOf } from '../baskets/productChange';

const TERMS = sql.raw(
  'exclude, sort, price_mode, value, min_qty, limit_qty_per_customer, limit_qty_per_order, limit_qty_total, floor_price, ceil_price, ladders',
);

type Scope = Pick<
  ActivityRow,
  'activityId' | 'productScopeType' | 'customerScopeType' | 'excludeCustomers' | 'staffScopeType'
>;

const namesCustomers = ({ customerScopeType, excludeCustomers }: Scope) =>
  customerScopeType === 'CUSTOMER' || excludeCustomers === 1;

/** Whether rows of products are exclusions: so they are in a scope that names no products. */
const excluded = ({ productScopeType }: Scope) => (productScopeType === 'PRODUCT' ? 0 : 1);

/** Deletes rows that the scope no longer needs. */
export async function dropUnusedRows(db: Db, scope: Scope) {
  const { activityId } = scope;
  await db
    .delete(activityProduct)
    .where(ofParent(activityProduct.activityId, activityId, sql`${activityProduct.exclude} <> ${excluded(scope)}`));
  if (!namesCustomers(scope))
    await db.delete(activityCustomer).where(ofParent(activityCustomer.activityId, activityId));
  if (scope.staffScopeType === 'ALL')
    await db.delete(activityStaff).where(ofParent(activityStaff.activityId, activityId));
}

/** Moves the rows of the basket to the activity. */
export async function replaceRows(db: Db, formId: string, scope: Scope) {
  const { activityId } = scope;
  for (const table of [activityProduct, activityCustomer, activityStaff])
    await db.delete(table).where(ofParent(table.activityId, activityId));
  await db.execute(
    sql`insert into ${activityProduct} (activity_id, product_id, ${TERMS}) select ${activityId}, product_id, ${TERMS} from ${basketProduct} where form_id = ${formId} and exclude = ${excluded(scope)}`,
  );
  if (namesCustomers(scope)) await addCustomers(db, formId, activityId);
  if (scope.staffScopeType === 'STAFF') await addStaff(db, formId, activityId);
}

const addCustomers = (db: Db, formId: string, activityId: string) =>
  db.execute(
    sql`insert into ${activityCustomer} (activity_id, cust_id) select ${activityId}, cust_id from ${basketCustomer} where form_id = ${formId} on conflict do nothing`,
  );

const addStaff = (db: Db, formId: string, activityId: string) =>
  db.execute(
    sql`insert into ${activityStaff} (activity_id, staff_id, quota_amount) select ${activityId}, staff_id, quota_amount from ${basketStaff} where form_id = ${formId} on conflict (activity_id, staff_id) do update set quota_amount = excluded.quota_amount`,
  );

const found = async (db: Db, query: ReturnType<typeof sql>) => rowsOf(await db.execute(query)).length > 0;

const lock = (field: string, isChanged: boolean) => (isChanged ? [{ field, text: 'field.locked' as const }] : []);

/** In a running activity, only customers and salespeople can be added, and quotas raised. */
export async function extendRows(db: Db, formId: string, scope: Scope) {
  const { activityId } = scope;
  const products = await found(
    db,
    sql`(select product_id, ${TERMS} from ${activityProduct} where activity_id = ${activityId} except select product_id, ${TERMS} from ${basketProduct} where form_id = ${formId}) union all (select product_id, ${TERMS} from ${basketProduct} where form_id = ${formId} and exclude = ${excluded(scope)} except select product_id, ${TERMS} from ${activityProduct} where activity_id = ${activityId}) limit 1`,
  );
  const lost = namesCustomers(scope)
    ? sql`select 1 from ${activityCustomer} a where a.activity_id = ${activityId} and not exists (select 1 from ${basketCustomer} b where b.form_id = ${formId} and b.cust_id = a.cust_id) limit 1`
    : null;
  const excludedMore =
    scope.excludeCustomers === 1
      ? sql`select 1 from ${basketCustomer} b where b.form_id = ${formId} and not exists (select 1 from ${activityCustomer} a where a.activity_id = ${activityId} and b.cust_id = a.cust_id) limit 1`
      : null;
  const lessStaff = sql`select 1 from ${activityStaff} a left join ${basketStaff} b on b.form_id = ${formId} and b.staff_id = a.staff_id where a.activity_id = ${activityId} and (b.id is null or coalesce(b.quota_amount, 0) < coalesce(a.quota_amount, 0)) limit 1`;
  const problems = [
    ...lock('products', products),
    ...lock('customers', lost !== null && (await found(db, lost))),
    ...lock('customers', excludedMore !== null && (await found(db, excludedMore))),
    ...lock('staff', scope.staffScopeType === 'STAFF' && (await found(db, lessStaff))),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  if (scope.customerScopeType === 'CUSTOMER') await addCustomers(db, formId, activityId);
  if (scope.staffScopeType === 'STAFF') await addStaff(db, formId, activityId);
}

/** A new basket with the rows of the activity, for editing. */
export async function copyToBasket(db: Db, activityId: string, formId: string) {
  await db.execute(
    sql`insert into ${basketProduct} (form_id, product_id, ${TERMS}) select ${formId}, product_id, ${TERMS} from ${activityProduct} where activity_id = ${activityId}`,
  );
  await db.execute(
    sql`insert into ${basketCustomer} (form_id, cust_id) select ${formId}, cust_id from ${activityCustomer} where activity_id = ${activityId}`,
  );
  await db.execute(
    sql`insert into ${basketStaff} (form_id, staff_id, quota_amount) select ${formId}, staff_id, quota_amount from ${activityStaff} where activity_id = ${activityId}`,
  );
}

type Rows = typeof activityProduct | typeof activityCustomer | typeof activityStaff;

export const countOf = (db: Db, rows: Rows, activityId: string): Promise<number> =>
  db.$count(rows, ofParent(rows.activityId, activityId));
