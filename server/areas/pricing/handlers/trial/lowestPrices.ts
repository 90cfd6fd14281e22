import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { chunks } from '../../../../platform/database/chunks';
import { ofParent } from '../../../../platform/scope';
import { customer, region } from '../../../master-data/public';
import { branchLine, type Customer, loadOffers, loadProducts, pathsIn, type Product } from '../../../promotion/public';
import { loadFairOffers } from '../../../trade-fair/public';
import { lowestOf } from '../../rules/lowest';
import { loadRules } from '../rules/loadRules';

/** All customers of a company. */
async function customersOf(db: Db, branchId: string): Promise<Customer[]> {
  const { custId, customerType, regionId } = customer;
  const rows = await db
    .select({ custId, customerType, regionId })
    .from(customer)
    .where(ofParent(customer.branchId, branchId, eq(customer.status, 1)));
  const regions = await pathsIn(db, region);
  return rows.map((row) => ({
    ...{ custId: row.custId, customerType: String(row.customerType), operateRangeIds: null },
    regionIds: regions(row.regionId),
  }));
}

/** The lowest price that a customer of a company pays for one piece of each product, beside the company's minimum. */
export async function lowestPrices(
  db: Db,
  { branchId, productIds, at }: { branchId: string; productIds: readonly string[]; at: string },
) {
  const branchIds = await branchLine(db, branchId);
  const products: Product[] = [];
  for (const some of chunks(productIds))
    products.push(...(await loadProducts(db, { branchIds, productIds: some, unlisted: true })).values());
  const book = {
    rules: (await loadRules(db, branchIds, [])).filter(
      ({ category }) => category !== 'REBATE' && category !== 'FLEXIBLE',
    ),
    activities: [...(await loadOffers(db, { branchIds, at })), ...(await loadFairOffers(db, { branchIds, at }))],
  };
  const prices = lowestOf(products, await customersOf(db, branchId), { book, branchIds, orderTime: at });
  return new Map(
    products.map(({ productId, listPrice, minSalePrice }) => [
      productId,
      { price: prices.get(productId) ?? listPrice, minSalePrice },
    ]),
  );
}
