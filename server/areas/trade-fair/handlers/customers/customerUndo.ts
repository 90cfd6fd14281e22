import { eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import { subquery } from '../../../../platform/database/columns';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import type { Kept, Target } from '../../../tasks/public';
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
  const reasons = new Map<string, Kept['reason']>();
  for (const objectId of ids) {
    const row = byId.get(objectId);
    if (!row) reasons.set(objectId, 'import.gone');
    else if (row.isInUse) reasons.set(objectId, 'import.customerInUse');
    else if (row.version > 1) reasons.set(objectId, 'import.edited');
  }
  const free = found.filter(({ id }) => !reasons.has(id));
  const ofLevel = (wanted: number) => free.filter(({ level }) => level === wanted).map(({ id }) => id);
  await remove(ofLevel(CUSTOMER_LEVEL.second), context);
  const first = ofLevel(CUSTOMER_LEVEL.first);
  const parents = await db
    .selectDistinct({ id: fairCustomer.parentCustomerId })
    .from(fairCustomer)
    .where(ofParent(fairCustomer.parentCustomerId, first, eq(fairCustomer.deleted, 0)));
  for (const { id } of parents) if (id) reasons.set(id, 'import.customerInUse');
  await remove(
    first.filter((id) => !reasons.has(id)),
    context,
  );
  return [...reasons].map(([objectId, reason]) => ({ objectId, reason }));
}
