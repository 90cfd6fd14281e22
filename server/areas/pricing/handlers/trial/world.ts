import type { Db } from '../../../../platform/database/db';
import { type Customer, pathsIn } from '../../../promotion/public';
import { ofParent } from '../../../../platform/scope';
import { customer, operateRange, productCategory, region } from '../../../master-data/public';

/** The trees to which scopes refer. */
export const loadPaths = async (db: Db) => ({
  region: await pathsIn(db, region),
  category: await pathsIn(db, productCategory),
  operateRange: await pathsIn(db, operateRange),
});
type Paths = Awaited<ReturnType<typeof loadPaths>>;

/** Customers by id, with the facts that scopes need. */
export async function loadCustomers(db: Db, ids: readonly string[], paths: Paths): Promise<Map<string, Customer>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(customer).where(ofParent(customer.custId, ids));
  return new Map(
    rows.map(({ custId, customerType, regionId, operateRangeIds }) => [
      custId,
      {
        custId,
        customerType: String(customerType),
        regionIds: paths.region(regionId),
        operateRangeIds: operateRangeIds && new Set(operateRangeIds),
      },
    ]),
  );
}
