import { eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import { subquery } from '../../../../platform/database/columns';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { type Kept, sortKept, type Target } from '../../../tasks/public';
import { ordersOf } from './read';

/** Guests or orders of its own. */
const isInUse =
  subquery<boolean>(sql`select exists (select 1 from ${guest} where ${guest.fairCustomerId} = ${fairCustomer.id} and ${guest.deleted} = 0)
  or exists (select 1 from ${fairOrder} where ${ordersOf})`);

async function remove(ids: readonly string[], { db, session, now }: Context) {
  if (ids.length === 0) return;
  const gone = { deleted: 1 as const, modifiedBy: session.loginName, gmtModified: now };
  await db
    .update(guestGroup)
    .set(gone)
    .where(ofParent(guestGroup.fairCustomerId, ids, eq(guestGroup.deleted, 0)));
  await db.update(fairCustomer).set(gone).where(ofParent(fairCustomer.id, ids));
}

/** Who has guests, orders, or somebody below who stays, stays as well. */
export async function takeBackCustomers(ids: readonly string[], _target: Target, context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select({ id: fairCustomer.id, level: fairCustomer.level, version: fairCustomer.version, isInUse })
    .from(fairCustomer)
    .where(within(session, fairCustomer, inArray(fairCustomer.id, [...ids])));
  const byId = new Map(found.map((one) => [one.id, one]));
  const { kept, free } = sortKept(ids, byId, ({ isInUse: isUsed, version }) => {
    if (isUsed) return 'import.customerInUse';
    return version > 1 ? 'import.edited' : undefined;
  });
  const ofLevel = (wanted: number) => free.filter((id) => byId.get(id)?.level === wanted);
  await remove(ofLevel(CUSTOMER_LEVEL.second), context);
  const first = ofLevel(CUSTOMER_LEVEL.first);
  const below = await db
    .selectDistinct({ id: fairCustomer.parentCustomerId })
    .from(fairCustomer)
    .where(ofParent(fairCustomer.parentCustomerId, first, eq(fairCustomer.deleted, 0)));
  const parents = new Set(below.map(({ id }) => id));
  const above = sortKept(first, byId, ({ id }) => (parents.has(id) ? 'import.customerInUse' : undefined));
  await remove(above.free, context);
  return [...kept, ...above.kept];
}
