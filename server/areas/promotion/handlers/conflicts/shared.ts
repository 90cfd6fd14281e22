import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { chunks } from '../../../../platform/database/chunks';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { activityProduct, type ActivityRow } from '../../data/schema/activity';
import { customer, product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { ofBranch, type Scoped, staffMeet, takesAnybody, takesCustomer, takesProduct } from './scopes';

const NAMED = 3;
/** Rules in one statement, each of which is a condition. */
const RULES_AT_ONCE = 50;

/** How many members both have in common; `mark` differs as soon as one of them differs. */
export interface Common {
  total: number;
  mark: string;
}
const NONE: Common = { total: 0, mark: '' };

const commonBy = (id: SQLWrapper, which: SQL = sql`true`) => ({
  total: sql<number>`(count(*) filter (where ${which}))::int`,
  mark: sql<string>`coalesce(sum(hashtextextended(${id}, 0)) filter (where ${which}), 0)::text`,
});

interface Rivals {
  db: Db;
  rivals: readonly ActivityRow[];
}

/** For rivals that name their products one by one: in one statement, because both scopes may have twenty thousand. */
async function sharesByName(own: Scoped, { db, rivals }: Rivals): Promise<[string, Common][]> {
  const ids = rivals.map(({ activityId }) => activityId);
  if (ids.length === 0) return [];
  const found = await db
    .select({ activityId: activityProduct.activityId, ...commonBy(activityProduct.productId) })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .where(ofParent(activityProduct.activityId, ids, eq(activityProduct.exclude, 0), takesProduct(own)))
    .groupBy(activityProduct.activityId);
  return found.map(({ activityId, ...common }) => [activityId, common]);
}

/** For rivals with products by rule: the catalogue is scanned once for all of them. */
async function sharesByRule(own: Scoped, { db, rivals }: Rivals): Promise<[string, Common][]> {
  const shares: [string, Common][] = [];
  for (const some of chunks(rivals, RULES_AT_ONCE)) {
    const fields = some.map((row) => {
      const { activityId } = row;
      return [activityId, commonBy(product.productId, takesProduct({ row, source: { activityId } }))] as const;
    });
    const [found = {}] = await db
      .select(Object.fromEntries(fields))
      .from(product)
      .where(global('shared', takesProduct(own)));
    shares.push(...Object.entries(found));
  }
  return shares;
}

/** The products that the activity has in common with each rival; a rival without any is left out, or has zero. */
export async function productShares(own: Scoped, rivals: readonly ActivityRow[], db: Db) {
  const isNamed = ({ productScopeType }: ActivityRow) => productScopeType === 'PRODUCT';
  const byName = await sharesByName(own, { db, rivals: rivals.filter(isNamed) });
  const byRule = await sharesByRule(own, { db, rivals: rivals.filter((row) => !isNamed(row)) });
  return new Map([...byName, ...byRule]);
}

async function haveStaff([own, other]: readonly [Scoped, Scoped], { db }: Context) {
  const [found] = await db
    .select({ meet: sql<boolean>`${staffMeet(own, other)}` })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  return found?.meet === true;
}

interface Search {
  path: string;
  /** That they share. */
  products: Common | undefined;
}

/** The common products and customers; null where there are none, or nobody may use both. */
export async function shared(pair: readonly [Scoped, Scoped], { path, products = NONE }: Search, context: Context) {
  const [own, other] = pair;
  const { db } = context;
  const both = and(takesProduct(own), takesProduct(other));
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
