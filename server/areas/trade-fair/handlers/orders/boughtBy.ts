import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COUNTED_UP_TO } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { hasText, isNamed } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { FEW } from '../../../../platform/database/isFound';
import { global, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { isFirst } from './buyers';

/** Orders by who bought: the condition of a list, and those to count it by where that is cheaper (`paged`). */
interface Bought {
  where: SQL | undefined;
  counted?: readonly SQL[];
}

const isDirect = isNull(fairOrder.secondLevelCustomerId);

/** Customers who are not at the fair any more are known by their number. */
function absent(db: Db, tradeFairId: string, name: string) {
  const isHere = and(
    eq(fairCustomer.tradeFairId, tradeFairId),
    eq(fairCustomer.level, 1),
    eq(fairCustomer.deleted, 0),
    eq(fairCustomer.custId, customer.custId),
  );
  const rows = db
    .select({ one: sql`1` })
    .from(fairCustomer)
    .where(global('joined', isHere));
  return db
    .select({ id: customer.custId })
    .from(customer)
    .where(global('joined', and(hasText(customer.custId, name), notExists(rows))));
}

/**
 * Customers of the fair with this in their names: an order names a second-level one by his row, others by their number.
 */
const named = (db: Db, tradeFairId: string, name: string) =>
  db
    .select({
      id: fairCustomer.id,
      direct: sql<
        string | null
      >`case when ${fairCustomer.level} = 1 and ${fairCustomer.deleted} = 0 then ${fairCustomer.custId} end`.as(
        'direct',
      ),
    })
    .from(fairCustomer)
    .where(global('joined', and(eq(fairCustomer.tradeFairId, tradeFairId), hasText(fairCustomer.customerName, name))));

/** All orders that they have, found through them: cheap to begin with only where they have few. */
function throughAll(db: Db, tradeFairId: string, name: string) {
  const rows = () => named(db, tradeFairId, name).as('named');
  const ids = db
    .select({ id: sql`id` })
    .from(rows())
    .where(global('joined', sql`true`));
  const numbers = db
    .select({ id: sql`direct` })
    .from(rows())
    .where(global('joined', sql`direct is not null`));
  return or(
    sql`${fairOrder.secondLevelCustomerId} in ${ids}`,
    and(isDirect, sql`${fairOrder.custId} in ${numbers.union(absent(db, tradeFairId, name))}`),
  );
}

const first = alias(fairCustomer, 'named_first');
const second = alias(fairCustomer, 'named_second');

/** Whether an order is one of theirs, asked of each order that is looked at: a page is full after a few. */
function isTheirs(db: Db, name: string) {
  const ofSecond = db
    .select({ name: second.customerName })
    .from(second)
    .where(global('joined', eq(second.id, fairOrder.secondLevelCustomerId)));
  const ofFirst = db
    .select({ name: first.customerName })
    .from(first)
    .where(global('joined', isFirst(first)));
  return hasText(sql`coalesce(${ofSecond}, ${ofFirst}, ${fairOrder.custId})`, name);
}

/**
 * The orders of whoever has this in his name (`buyerName`). His row is found first: there are far fewer buyers than
 * orders. Where many are called so and some of them have ordered more than a list counts, their orders are found on the
 * way of the list itself, and counted by those of some.
 */
async function boughtBy(db: Db, tradeFairId: string, name: string): Promise<Bought> {
  const found = await named(db, tradeFairId, name).limit(FEW + 1);
  const gone = await absent(db, tradeFairId, name).limit(FEW + 1);
  const direct = [...new Set(found.flatMap((one) => one.direct ?? []))];
  if (found.length <= FEW && gone.length <= FEW) {
    const numbers = [...new Set([...direct, ...gone.map(({ id }) => id)])];
    return {
      where: or(
        inArray(
          fairOrder.secondLevelCustomerId,
          found.map(({ id }) => id),
        ),
        and(isDirect, inArray(fairOrder.custId, numbers)),
      ),
    };
  }
  const all = throughAll(db, tradeFairId, name);
  const some = and(isDirect, isNamed(fairOrder.custId, direct));
  const ofSome = db
    .select({ one: sql`1` })
    .from(fairOrder)
    .where(global('joined', and(eq(fairOrder.tradeFairId, tradeFairId), some)))
    .limit(COUNTED_UP_TO + 1);
  const isBusy = (await db.$count(ofSome.as('some'))) > COUNTED_UP_TO;
  return isBusy && all && some ? { where: isTheirs(db, name), counted: [some, all] } : { where: all };
}

/**
 * The orders of a list with these filters of its own, and of whoever is called as the query says: what finds them, what
 * counts them (`paged`), and what they are summed by.
 */
export async function ordersOf(
  { tradeFairId, customerName }: { tradeFairId: string; customerName?: string | undefined },
  own: SQL | undefined,
  { db, session }: Context,
) {
  const bought = customerName ? await boughtBy(db, tradeFairId, customerName) : undefined;
  const scoped = (more: SQL | undefined) => within(session, fairOrder, and(own, more));
  const where = scoped(bought?.where);
  const counted = bought?.counted?.map(scoped);
  return { where, counted, summed: counted?.at(-1) ?? where };
}
