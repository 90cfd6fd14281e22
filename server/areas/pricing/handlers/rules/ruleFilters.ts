import { and, arrayContains, arrayOverlaps, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { global, within } from '../../../../platform/scope';
import { customer, product } from '../../../master-data/public';
import { priceRule } from '../../data/schema/price-rule';
import type { Context } from '../../../../http/context';
import { loadPaths } from '../trial/world';

/* Conditions for rules that apply to a product, or to a customer, given by id or code. */

const NOTHING = sql`false`;

const meets = (list: Parameters<typeof arrayOverlaps>[0], ids: string[]) =>
  ids.length > 0 ? arrayOverlaps(list, ids) : NOTHING;

export async function takesProduct(
  db: Db,
  { productId, productCode }: { productId?: string | undefined; productCode?: string | undefined },
): Promise<SQL | undefined> {
  if (!productId && !productCode) return undefined;
  const [found] = await db
    .select()
    .from(product)
    .where(
      global(
        'shared',
        and(
          productId ? eq(product.productId, productId) : undefined,
          productCode ? eq(product.productCode, productCode) : undefined,
        ),
      ),
    );
  if (!found) return NOTHING;
  const paths = await loadPaths(db);
  const type = priceRule.productScopeType;
  return or(
    eq(type, 'ALL'),
    and(eq(type, 'PRODUCT'), arrayContains(priceRule.productIds, [found.productId])),
    and(eq(type, 'CATEGORY'), meets(priceRule.categoryIds, paths.category(found.categoryId))),
    and(eq(type, 'BRAND'), meets(priceRule.brandIds, found.brandId ? [found.brandId] : [])),
    and(eq(type, 'OPERATE_RANGE'), meets(priceRule.operateRangeIds, paths.operateRange(found.operateRangeId))),
  );
}

export async function takesCustomer(
  { db, session }: Context,
  { custId, customerCode }: { custId?: string | undefined; customerCode?: string | undefined },
): Promise<SQL | undefined> {
  if (!custId && !customerCode) return undefined;
  const [found] = await db
    .select()
    .from(customer)
    .where(
      within(
        session,
        customer,
        and(
          custId ? eq(customer.custId, custId) : undefined,
          customerCode ? eq(customer.custCode, customerCode) : undefined,
        ),
      ),
    );
  if (!found) return NOTHING;
  const paths = await loadPaths(db);
  const ofType = arrayContains(priceRule.customerTypeCodes, [String(found.customerType)]);
  const inRegion = meets(priceRule.regionIds, paths.region(found.regionId));
  const type = priceRule.customerScopeType;
  return or(
    eq(type, 'ALL'),
    and(eq(type, 'CUSTOMER'), arrayContains(priceRule.custIds, [found.custId])),
    and(eq(type, 'CATEGORY'), ofType),
    and(eq(type, 'REGION'), inRegion),
    and(eq(type, 'CATEGORY_REGION'), ofType, inRegion),
  );
}
