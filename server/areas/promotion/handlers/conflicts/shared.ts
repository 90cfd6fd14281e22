import { and, asc, count, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { global, ofParent } from '../../../../platform/scope';
import { activityProduct, type ActivityRow } from '../../data/schema/activity';
import { customer, product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { ofBranch, type Scoped, staffMeet, takesAnybody, takesCustomer, takesProduct } from './scopes';

const NAMED = 3;

/** How many of them both are for; `mark` is another one as soon as one of them is. */
export interface Common {
  total: number;
  mark: string;
}
const NONE: Common = { total: 0, mark: '' };

const commonBy = (id: SQLWrapper) => ({
  total: count(),
  mark: sql<string>`coalesce(sum(hashtextextended(${id}, 0)), 0)::text`,
});

/**
 * The products that the activity shares with each rival that names its products one by one; other rivals are left out.
 * In one statement, because both scopes may have twenty thousand.
 */
export async function namedShares(
  own: Scoped,
  rivals: readonly ActivityRow[],
  { db }: Context,
): Promise<ReadonlyMap<string, Common>> {
  const ids = rivals.filter((row) => row.productScopeType === 'PRODUCT').map(({ activityId }) => activityId);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ activityId: activityProduct.activityId, ...commonBy(activityProduct.productId) })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .where(ofParent(activityProduct.activityId, ids, eq(activityProduct.exclude, 0), takesProduct(own)))
    .groupBy(activityProduct.activityId);
  const shares = new Map<string, Common>(found.map(({ activityId, ...common }) => [activityId, common]));
  return new Map(ids.map((id) => [id, shares.get(id) ?? NONE]));
}

async function commonProducts(both: ReturnType<typeof takesProduct>, { db }: Context): Promise<Common> {
  const [found] = await db.select(commonBy(product.productId)).from(product).where(global('shared', both));
  return found ?? NONE;
}

async function haveStaff([own, other]: readonly [Scoped, Scoped], { db }: Context) {
  const [found] = await db
    .select({ meet: sql<boolean>`${staffMeet(own, other)}` })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  return found?.meet === true;
}

/** `known`: the products that they share, where that has been asked. */
interface Search {
  path: string;
  known: Common | undefined;
}

/** The products and customers that both are for; null where there are none, or nobody may use both. */
export async function shared(pair: readonly [Scoped, Scoped], { path, known }: Search, context: Context) {
  const [own, other] = pair;
  const { db } = context;
  const both = and(takesProduct(own), takesProduct(other));
  const products = known ?? (await commonProducts(both, context));
  if (products.total === 0 || !(await haveStaff(pair, context))) return null;
  const [customers = NONE] = await db
    .select(commonBy(customer.custId))
    .from(customer)
    .where(global('line', and(ofBranch(path), takesCustomer(own), takesCustomer(other))));
  if (customers.total === 0 && !(takesAnybody(own) && takesAnybody(other))) return null;
  const names = await db
    .select({ name: product.productName })
    .from(product)
    .where(global('shared', both))
    .orderBy(asc(product.productCode))
    .limit(NAMED);
  return { products, customers, productNames: names.map(({ name }) => name) };
}
