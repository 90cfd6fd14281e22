import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { basketApi } from '../../../../../src/contract/promotion/baskets';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent } from '../../../../platform/scope';
import { basketCustomer, basketProduct, basketStaff } from '../../data/schema/basket';
import { dictItem } from '../../../../platform/schema/organisation';
import { branchRegion, product, region, servedTree, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { branchOf, removeRows } from './basket';
import { addCustomers, searchCustomerRows, searchCustomers } from './customers';
import { addProducts, changeProducts } from './productChange';
import { searchRows } from './productRows';
import { searchProducts } from './productSearch';
import { addStaff, searchStaff, searchStaffRows } from './staff';

async function customerTypes({ db, request }: Context) {
  const rows = await db
    .select()
    .from(dictItem)
    .where(global('shared', and(eq(dictItem.dictCode, 'customerType'), eq(dictItem.status, 1))))
    .orderBy(asc(dictItem.sort));
  return rows.map(({ value, label, labelEn }) => ({ code: value, label: request.language === 'zh' ? label : labelEn }));
}

async function regionTree({ branchId }: { branchId: string }, context: Context) {
  await branchOf(context, branchId);
  const served = await context.db
    .select({ nodeId: branchRegion.nodeId })
    .from(branchRegion)
    .where(ofParent(branchRegion.branchId, branchId));
  const all = await context.db.select().from(region).where(global('shared'));
  return servedTree(all, new Set(served.map(({ nodeId }) => nodeId)));
}

async function suppliers(
  { branchId, keyword, supplierIds, orderBy, orderDir, ...paging }: Parsed<typeof basketApi.suppliers>,
  context: Context,
) {
  const { db } = context;
  await branchOf(context, branchId);
  const named = keyword
    ? or(hasText(supplier.supplierCode, keyword), hasText(supplier.supplierName, keyword))
    : undefined;
  const chosen = supplierIds ? inArray(supplier.supplierId, supplierIds) : eq(supplier.status, 1);
  const order = supplier[orderBy ?? 'supplierCode'];
  const listed = db
    .select({
      supplierId: supplier.supplierId,
      supplierCode: supplier.supplierCode,
      supplierName: supplier.supplierName,
      productCount: subquery<number>(
        sql`select count(*)::int from ${product} where ${product.supplierId} = ${supplier.supplierId} and ${product.status} = 1`,
      ),
    })
    .from(supplier)
    .where(global('shared', and(chosen, named)))
    .$dynamic();
  const { rows: records, ...found } = await paged(
    db,
    {
      listed,
      order: [by(order, orderDir ?? 'asc'), by(supplier.supplierId, 'asc')],
    },
    paging,
  );
  return { records, ...found };
}

export const basketRoutes = implement(basketApi, {
  customerTypes: (_, context) => customerTypes(context),
  regionTree,
  products: searchProducts,
  addProducts,
  tempProducts: searchRows,
  removeProducts: removeRows(basketProduct),
  changeProduct: changeProducts,
  customers: searchCustomers,
  addCustomers,
  tempCustomers: searchCustomerRows,
  removeCustomers: removeRows(basketCustomer),
  staff: searchStaff,
  addStaff,
  tempStaff: searchStaffRows,
  removeStaff: removeRows(basketStaff),
  suppliers,
});
