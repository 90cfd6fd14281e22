import { and, asc, count, eq, sql } from 'drizzle-orm';
import { global, ofParent } from '../../../../platform/scope';
import { activityProduct, type ActivityRow } from '../../data/schema/activity';
import { customer, product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { ofBranch, type Scoped, staffMeet, takesAnybody, takesCustomer, takesProduct } from './scopes';

const NAMED = 3;

/**
 * How many products the activity shares with each rival that names its products one by one; other rivals are left out.
 * In one statement, because both scopes may have twenty thousand.
 */
export async function namedShares(
  own: Scoped,
  rivals: readonly ActivityRow[],
  { db }: Context,
): Promise<ReadonlyMap<string, number>> {
  const ids = rivals.filter((row) => row.productScopeType === 'PRODUCT').map(({ activityId }) => activityId);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ activityId: activityProduct.activityId, total: count() })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .where(ofParent(activityProduct.activityId, ids, eq(activityProduct.exclude, 0), takesProduct(own)))
    .groupBy(activityProduct.activityId);
  const totals = new Map(found.map(({ activityId, total }) => [activityId, total]));
  return new Map(ids.map((id) => [id, totals.get(id) ?? 0]));
}

async function countProducts(both: ReturnType<typeof takesProduct>, { db }: Context) {
  const [found] = await db.select({ total: count() }).from(product).where(global('shared', both));
  return found?.total ?? 0;
}

async function haveStaff([own, other]: readonly [Scoped, Scoped], { db }: Context) {
  const [found] = await db
    .select({ meet: sql<boolean>`${staffMeet(own, other)}` })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  return found?.meet === true;
}

/** `known`: how many products they share, where that has been counted. */
interface Search {
  path: string;
  known: number | undefined;
}

/** The products and customers that both are for; null where there are none, or nobody may use both. */
export async function shared(pair: readonly [Scoped, Scoped], { path, known }: Search, context: Context) {
  const [own, other] = pair;
  const { db } = context;
  const both = and(takesProduct(own), takesProduct(other));
  const productCount = known ?? (await countProducts(both, context));
  if (productCount === 0 || !(await haveStaff(pair, context))) return null;
  const [customers] = await db
    .select({ total: count() })
    .from(customer)
    .where(global('line', and(ofBranch(path), takesCustomer(own), takesCustomer(other))));
  const customerCount = customers?.total ?? 0;
  if (customerCount === 0 && !(takesAnybody(own) && takesAnybody(other))) return null;
  const names = await db
    .select({ name: product.productName })
    .from(product)
    .where(global('shared', both))
    .orderBy(asc(product.productCode))
    .limit(NAMED);
  return { productCount, customerCount, productNames: names.map(({ name }) => name) };
}
