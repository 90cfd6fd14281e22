import { asc, eq, sql } from 'drizzle-orm';
import { unscoped, within } from '../../../../platform/scope';
import { department, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import type { ImportRow } from '../../../tasks/public';

/** What rows refer to by name. */
export async function knownIn(tradeFairId: string, { db, session }: Context) {
  const customers = await db
    .select()
    .from(fairCustomer)
    .where(within(session, fairCustomer, eq(fairCustomer.tradeFairId, tradeFairId)));
  const groups = await db
    .select()
    .from(guestGroup)
    .where(within(session, guestGroup, eq(guestGroup.tradeFairId, tradeFairId)))
    .orderBy(asc(guestGroup.guestGroupId));
  const guests = await db
    .select({ phone: guest.phone })
    .from(guest)
    .where(within(session, guest, eq(guest.tradeFairId, tradeFairId)));
  const departments = await db
    .select()
    .from(department)
    .where(unscoped(sql`true`));
  return {
    customers: new Map(customers.map((one) => [one.custCode, one])),
    firstLevel: new Map(customers.map((one) => [one.custCode, one.parentCustomerId ?? one.id])),
    groups: new Map(groups.map((one) => [one.groupName, one])),
    phones: new Set(guests.map(({ phone }) => phone)),
    departments: new Map(departments.map((one) => [one.departmentName, one.departmentId])),
  };
}

type Known = Awaited<ReturnType<typeof knownIn>>;

/** A group has guests of one customer; one that is not there yet belongs to that of its first row. */
export function groupProblem({ values }: ImportRow, { groups, firstLevel }: Known, fresh: Map<string, string>) {
  const { groupName = '', custCode = '' } = values;
  const customer = firstLevel.get(custCode);
  if (groupName === '' || customer === undefined) return [];
  const owner = groups.get(groupName)?.fairCustomerId ?? fresh.get(groupName);
  if (owner === undefined) fresh.set(groupName, customer);
  return owner === undefined || owner === customer
    ? []
    : [{ field: 'groupName', text: 'import.otherCustomer' } as const];
}
