import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { LISTING_STATUS, PLAN_ACTION } from '../../../../src/contract/goods/listings';
import { subquery } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { branch } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';
import { branchProduct, product, productCategory, registrationEnded } from '../../master-data/public';
import { type OfferFacts, offerRefusal } from '../rules/listing';
import { forbidsSale, strongestShield } from '../rules/shields';
import { listing } from './schema/listing';
import { stock } from './schema/stock';
import { shieldsAt } from './shields';

interface Pair {
  branchId: string;
  productId: string;
}

export const keyOf = ({ branchId, productId }: Pair) => `${branchId} ${productId}`;

/** Finds the row of the nearest company of a line that has one for a product. */
export function nearestIn<R extends Pair>(rows: readonly R[]) {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return (line: readonly string[], productId: string) =>
    line.map((branchId) => known.get(keyOf({ branchId, productId }))).find((row) => row !== undefined);
}

async function pathsOf(db: Db, branchIds: readonly string[]) {
  const rows = await db
    .select({ branchId: branch.branchId, path: branch.path })
    .from(branch)
    .where(global('shared', inArray(branch.branchId, [...branchIds])));
  return new Map(rows.map(({ branchId, path }) => [branchId, lineage(path)]));
}

/** A category with those above it. */
export async function categoriesAbove(db: Db) {
  const rows = await db.select({ id: productCategory.id, parentId: productCategory.parentId }).from(productCategory);
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return (start: string | null | undefined) => {
    const path: string[] = [];
    for (let id = start ?? null; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
    return path;
  };
}

type Known = OfferFacts & { stockQty: number };

/** What decides whether companies may offer products, and what lists show beside it: pair by pair. */
export async function offersOf(db: Db, pairs: readonly Pair[], now: string): Promise<(pair: Pair) => Known> {
  const productIds = [...new Set(pairs.map(({ productId }) => productId))];
  const branchIds = [...new Set(pairs.map(({ branchId }) => branchId))];
  const paths = await pathsOf(db, branchIds);
  const inLine = [...new Set([...paths.values()].flat())];
  const prices = await db
    .select({
      branchId: branchProduct.branchId,
      productId: branchProduct.productId,
      listPrice: branchProduct.listPrice,
    })
    .from(branchProduct)
    .where(global('line', and(inArray(branchProduct.productId, productIds), inArray(branchProduct.branchId, inLine))));
  const priceIn = nearestIn(prices);
  const products = await db
    .select({
      productId: product.productId,
      brandId: product.brandId,
      categoryId: product.categoryId,
      unaudited: product.unaudited,
      licenceEnded: subquery<boolean>(registrationEnded(now.slice(0, 10))),
    })
    .from(product)
    .where(global('shared', inArray(product.productId, productIds)));
  const factsOf = new Map(products.map((row) => [row.productId, row]));
  const shields = (await shieldsAt(db, inLine, now)).filter(({ customerScopeType }) => customerScopeType === 'ALL');
  const above = shields.length > 0 ? await categoriesAbove(db) : () => [];
  const stocked = await db
    .select({ branchId: stock.branchId, productId: stock.productId, qty: sql<number>`sum(${stock.stockQty})::float8` })
    .from(stock)
    // Rows of the pairs that the caller has read in sight.
    .where(global('joined', and(inArray(stock.productId, productIds), inArray(stock.branchId, branchIds))))
    .groupBy(stock.branchId, stock.productId);
  const stockOf = new Map(stocked.map((row) => [keyOf(row), row.qty]));
  return (pair) => {
    const line = paths.get(pair.branchId) ?? [];
    const facts = factsOf.get(pair.productId);
    const held = shields.filter(({ branchId }) => line.includes(branchId));
    const shielded = { brandId: null, ...facts, productId: pair.productId, categoryIds: above(facts?.categoryId) };
    return {
      listPrice: priceIn(line, pair.productId)?.listPrice ?? null,
      licenceEnded: facts?.licenceEnded ?? false,
      isUnaudited: facts?.unaudited === 1,
      isShielded: forbidsSale(strongestShield(held, shielded)),
      stockQty: stockOf.get(keyOf(pair)) ?? 0,
    };
  };
}

interface Foreseen {
  at: string;
  /** Listings whose plan is refused when its time has come. */
  refused: readonly string[];
}

const decidedNow = sql`case when listing_status = 3 then status_before = 1 else listing_status = 1 end`;

/** What a listing is at a moment: an ended approval takes the product off, and a plan does what it may. */
export function decidedThen({ at, refused }: Foreseen) {
  const isKept = refused.length === 0 ? sql`false` : sql`listing_id in ${refused}`;
  const planned = sql`case when ${isKept} then status_before = 1 else plan_action = 1 end`;
  const isDue = sql`listing_status = 3 and plan_time <= ${at}::timestamp`;
  return sql`not ${registrationEnded(at.slice(0, 10))} and case when ${isDue} then ${planned} else ${decidedNow} end`;
}

/**
 * Whether a product of the outer query is on offer: the nearest company of the line that has decided about it offers
 * it. With `foreseen`, whether it will be.
 */
export const isOffered = (branchIds: readonly string[], foreseen?: Foreseen) =>
  sql`coalesce((select ${foreseen ? decidedThen(foreseen) : decidedNow} from ${listing} as decided
    where decided.product_id = ${product.productId} and decided.branch_id = any(${sql.param([...branchIds])}::text[])
    order by array_position(${sql.param([...branchIds])}::text[], decided.branch_id) limit 1), true)`;

/** Plans to offer a product, due by a moment, that will be refused by what holds at their own time. */
export async function refusedPlans(db: Db, branchIds: readonly string[], at: string): Promise<string[]> {
  const { listingId, branchId, productId, planTime } = listing;
  const due = await db
    .select({ listingId, branchId, productId, planTime })
    .from(listing)
    .where(
      global(
        'shown',
        and(
          ...[inArray(branchId, [...branchIds]), eq(listing.listingStatus, LISTING_STATUS.planned)],
          ...[eq(listing.planAction, PLAN_ACTION.up), lte(planTime, at)],
        ),
      ),
    );
  const refused: string[] = [];
  for (const [time, plans] of groupBy(due, (plan) => plan.planTime ?? at)) {
    const factsOf = await offersOf(db, plans, time);
    refused.push(...plans.filter((plan) => offerRefusal(factsOf(plan)) !== undefined).map((plan) => plan.listingId));
  }
  return refused;
}

/**
 * As `isOffered`, at a moment to come: by what is planned, and by what will keep a plan from being carried out. Whoever
 * asks for many moments passes the latter as `refused`, for plans up to the last moment.
 */
export const offeredAt = async (
  db: Db,
  branchIds: readonly string[],
  { at, refused }: { at: string; refused?: Foreseen['refused'] | undefined },
) => isOffered(branchIds, { at, refused: refused ?? (await refusedPlans(db, branchIds, at)) });

/** A product that is in stock for the first time gets a listing, which waits until somebody offers it. */
export const addListings = (db: Db, now: string, of: SQL) =>
  db.execute(sql`insert into ${listing} (branch_id, product_id, operate_time, operator_name)
    select distinct branch_id, product_id, ${now}::timestamp, '' from ${stock} where ${of} on conflict do nothing`);
