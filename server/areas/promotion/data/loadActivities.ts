import { eq, gte, inArray, isNotNull, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { STAGE_OF } from '../rules/status';
import type { Activity } from '../rules/types';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import {
  activity,
  activityCustomer,
  activityCustomerUse,
  activityProduct,
  activityProductUse,
  activityStaff,
} from './schema/activity';
import { computeCustomer } from './schema/settlement';
import { type ActivityParts, toActivity } from './toActivity';
import { ofParent, type Scoped } from '../../../platform/scope';

/** The customer, branch, moment and products of the order. */
export interface OrderFacts {
  /** The branch of the order and those above it, itself first (`branchLine`). */
  branchIds: readonly string[];
  custId: string;
  staffId: string | null;
  /** Shanghai text. */
  orderTime: string;
  productIds: readonly string[];
}

/** By activity. */
export function byActivity<T extends { activityId: string }>(rows: readonly T[]) {
  const found = groupBy(rows, ({ activityId }) => activityId);
  return (id: string) => found.get(id) ?? [];
}

interface Parties {
  custId: string;
  staffIds: readonly string[];
  productIds: readonly string[];
}

/** The products of these activities that are in the order: with terms, or only named. */
async function productsOf(db: Db, activityIds: SQLWrapper, productIds: readonly string[]) {
  const ofProducts = (terms: SQL | undefined) =>
    ofParent(activityProduct.activityId, activityIds, inArray(activityProduct.productId, [...productIds]), terms);
  const hasTerms = or(
    isNotNull(activityProduct.priceMode),
    isNotNull(activityProduct.floorPrice),
    isNotNull(activityProduct.ladders),
  );
  const products = await db.select().from(activityProduct).where(ofProducts(hasTerms));
  // Most scopes only name their products: fifty thousand rows become a thousand.
  const named = await db
    .select({
      activityId: activityProduct.activityId,
      exclude: activityProduct.exclude,
      ids: sql<string[]>`array_agg(${activityProduct.productId})`,
    })
    .from(activityProduct)
    .where(ofProducts(sql`not (${hasTerms})`))
    .groupBy(activityProduct.activityId, activityProduct.exclude);
  return { products, named };
}

/** Activities under any condition, for one customer, some salespeople and some products. */
export async function loadActivities(db: Db, where: Scoped, { custId, staffIds, productIds }: Parties) {
  const rows = await db.select().from(activity).where(where);
  if (rows.length === 0) return [];
  const ids = db.select({ id: activity.activityId }).from(activity).where(where);
  const { products, named } = await productsOf(db, ids, productIds);
  const customers = await db
    .select()
    .from(activityCustomer)
    .where(ofParent(activityCustomer.activityId, ids, eq(activityCustomer.custId, custId)));
  const people = await db
    .select()
    .from(activityStaff)
    .where(ofParent(activityStaff.activityId, ids, inArray(activityStaff.staffId, [...staffIds])));
  const used = await db
    .select()
    .from(activityCustomerUse)
    .where(ofParent(activityCustomerUse.activityId, ids, eq(activityCustomerUse.custId, custId)));
  const bought = await db
    .select()
    .from(activityProductUse)
    .where(ofParent(activityProductUse.activityId, ids, eq(activityProductUse.custId, custId)));
  const counted = await db
    .select()
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, ids, eq(computeCustomer.custId, custId)));
  const parts = {
    products: byActivity(products),
    named: byActivity(named),
    customers: byActivity(customers),
    staff: byActivity(people),
    used: byActivity(used),
    bought: byActivity(bought),
    counted: byActivity(counted),
  };
  return rows.map((row): Activity => {
    const { activityId } = row;
    const own: ActivityParts = {
      products: parts.products(activityId),
      named: parts.named(activityId),
      customers: parts.customers(activityId),
      staff: parts.staff(activityId),
      used: parts.used(activityId)[0],
      bought: parts.bought(activityId),
      counted: parts.counted(activityId)[0],
    };
    return toActivity(row, own);
  });
}

const partiesOf = (order: OrderFacts) => ({ ...order, staffIds: order.staffId === null ? [] : [order.staffId] });

/**
 * The running activities that apply to an order, in the engine's form: of scopes and counters only the parts for this
 * customer, this salesperson and these products. Eight queries by index, however many activities there are.
 */
export function loadRunning(db: Db, order: OrderFacts): Promise<Activity[]> {
  const { branchIds, orderTime } = order;
  const running = ofParent(
    activity.branchId,
    branchIds,
    eq(activity.stage, STAGE_OF.published),
    eq(activity.deleted, 0),
    lte(activity.startTime, orderTime),
    gte(activity.endTime, orderTime),
  );
  return loadActivities(db, running, partiesOf(order));
}

/** Activities of these branches to try out, as if they were published and running. */
export async function loadDrafts(db: Db, order: OrderFacts, activityIds: readonly string[]): Promise<Activity[]> {
  const drafts = ofParent(
    activity.branchId,
    order.branchIds,
    inArray(activity.activityId, [...activityIds]),
    eq(activity.deleted, 0),
  );
  const tried = await loadActivities(db, drafts, partiesOf(order));
  return tried.map((one) => ({ ...one, published: true }));
}
