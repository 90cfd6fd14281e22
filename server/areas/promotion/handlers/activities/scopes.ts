import { asc, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { activityApi } from '../../../../../src/contract/promotion/activities';
import {
  customer,
  customerLike,
  priceAt,
  product,
  productLike,
  region,
  type ServedNode,
  servedTree,
} from '../../../master-data/public';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent, within } from '../../../../platform/scope';
import { activity, activityCustomer, activityProduct, activityStaff } from '../../data/schema/activity';
import { branch, dictItem, staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { priceText, qtyText, yuan } from '../../../../platform/numbers/money';
import { lineage } from '../../../../platform/tree';
import { termsAnswer } from '../../rules/wire';
import { factColumns } from '../baskets/productSearch';
import { staffFacts, staffLike } from '../baskets/staff';

type Query = Parsed<typeof activityApi.customers>;

async function seen(activityId: string, { db, session }: Context) {
  const [row] = await db
    .select({ row: activity, path: branch.path })
    .from(activity)
    .innerJoin(branch, eq(branch.branchId, activity.branchId))
    .where(within(session, activity, eq(activity.activityId, activityId)));
  if (!row) throw notFound();
  return row;
}

/** Every customer type, those of the activity checked. */
export async function categoriesOf({ activityId }: { activityId: string }, context: Context) {
  const { row } = await seen(activityId, context);
  const { db, request } = context;
  const items = await db
    .select()
    .from(dictItem)
    .where(global('shared', eq(dictItem.dictCode, 'customerType')))
    .orderBy(asc(dictItem.sort));
  return items.map(({ value, label, labelEn }) => ({
    id: value,
    name: request.language === 'zh' ? label : labelEn,
    checked: row.customerTypeCodes.includes(value),
    children: [],
  }));
}

interface CheckedNode {
  id: string;
  name: string;
  checked: boolean;
  children: CheckedNode[];
}

const checked = (nodes: readonly ServedNode[], ids: ReadonlySet<string>): CheckedNode[] =>
  nodes.map(({ id, name, children }) => ({ id, name, checked: ids.has(id), children: checked(children, ids) }));

export async function regionsOf({ activityId }: { activityId: string }, context: Context) {
  const { row } = await seen(activityId, context);
  const all = await context.db.select().from(region).where(global('shared'));
  return checked(servedTree(all, new Set(row.regionIds)), new Set(row.regionIds));
}

export async function customersOf({ activityId, keyword, ...paging }: Query, context: Context) {
  await seen(activityId, context);
  const { db } = context;
  const where = ofParent(activityCustomer.activityId, activityId, keyword ? customerLike(keyword) : undefined);
  const listed = db
    .select({
      custId: customer.custId,
      custCode: customer.custCode,
      custName: customer.custName,
      customerType: sql<string>`${customer.customerType}::text`,
    })
    .from(activityCustomer)
    .innerJoin(customer, eq(customer.custId, activityCustomer.custId))
    .where(where)
    .$dynamic();
  const { rows: records, ...found } = await paged(db, { listed, order: [by(customer.custCode, 'asc')] }, paging);
  return { records, ...found };
}

export async function staffOf({ activityId, keyword, ...paging }: Query, context: Context) {
  await seen(activityId, context);
  const { db } = context;
  const where = ofParent(activityStaff.activityId, activityId, keyword ? staffLike(keyword) : undefined);
  const listed = db
    .select({ row: activityStaff, facts: staffFacts })
    .from(activityStaff)
    .innerJoin(staff, eq(staff.staffId, activityStaff.staffId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(db, { listed, order: [by(staff.staffId, 'asc')] }, paging);
  const records = rows.map(({ row, facts }) => ({
    ...facts,
    quotaAmount: row.quotaAmount === null ? null : yuan(row.quotaAmount),
    usedAmount: yuan(row.usedAmount),
  }));
  return { records, ...found };
}

export async function productsOf({ activityId, keyword, ...paging }: Query, context: Context) {
  const { row: of, path } = await seen(activityId, context);
  const { db } = context;
  const price = priceAt(db, lineage(path));
  const where = ofParent(activityProduct.activityId, activityId, keyword ? productLike(keyword) : undefined);
  const listed = db
    .select({ row: activityProduct, facts: factColumns, list: price.listPrice, min: price.minSalePrice })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .leftJoinLateral(price, sql`true`)
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(activityProduct.sort, 'asc'), by(product.productCode, 'asc')],
    },
    paging,
  );
  const records = rows.map(({ row, facts, list, min }) => ({
    ...facts,
    ...termsAnswer(of.activityType, row),
    listPrice: priceText(list ?? 0),
    minSalePrice: min === null ? null : priceText(min),
    usedQty: qtyText(row.usedQty),
  }));
  return { records, ...found };
}
