import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { isNamed } from '../../../../platform/database/columns';
import { global, within } from '../../../../platform/scope';
import { department, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { ImportRow, Target } from '../../../tasks/public';

/** The departments of these names in the companies that take part. */
async function departmentsOf(tradeFairId: string, names: Iterable<string>, { db, session }: Context) {
  const [fair] = await db
    .select({ branchIds: tradeFair.branchIds })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  return db
    .select()
    .from(department)
    .where(
      global('shared', and(inArray(department.branchId, fair.branchIds), isNamed(department.departmentName, names))),
    );
}

/** What rows refer to by name; nothing else of the fair is read. */
export async function knownIn(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const { db, session } = context;
  const named = (field: string) => rows.map(({ values }) => values[field] ?? '');
  const inFair = eq(fairCustomer.tradeFairId, tradeFairId);
  const customers = await db
    .select()
    .from(fairCustomer)
    .where(within(session, fairCustomer, and(inFair, isNamed(fairCustomer.custCode, named('custCode')))));
  const owners = customers.map((one) => one.parentCustomerId ?? one.id);
  // A customer without a group gets one of its own name.
  const groupNames = [...named('groupName'), ...customers.map(({ customerName }) => customerName)];
  const ownOrNamed = or(inArray(guestGroup.fairCustomerId, owners), isNamed(guestGroup.groupName, groupNames));
  const groups = await db
    .select()
    .from(guestGroup)
    .where(within(session, guestGroup, and(eq(guestGroup.tradeFairId, tradeFairId), ownOrNamed)))
    .orderBy(asc(guestGroup.guestGroupId));
  const guests = await db
    .select({ phone: guest.phone })
    .from(guest)
    .where(within(session, guest, and(eq(guest.tradeFairId, tradeFairId), isNamed(guest.phone, named('phone')))));
  return {
    customers: new Map(customers.map((one) => [one.custCode, one])),
    firstLevel: new Map(customers.map((one) => [one.custCode, one.parentCustomerId ?? one.id])),
    groups: new Map(groups.map((one) => [one.groupName, one])),
    phones: new Set(guests.map(({ phone }) => phone)),
    departments: await departmentsOf(tradeFairId, named('departmentName'), context),
  };
}

type Known = Awaited<ReturnType<typeof knownIn>>;

/**
 * The department that a row names: that of the guest's own company before that of the company the file is for, before the
 * only one of that name at the fair.
 */
export function departmentOf({ values }: ImportRow, { branchId }: Target, { customers, departments }: Known) {
  const called = departments.filter((one) => one.departmentName === values.departmentName);
  const own = customers.get(values.custCode ?? '')?.branchId;
  const nearest = [own, branchId].flatMap((one) => called.find((each) => each.branchId === one) ?? []);
  return nearest[0] ?? (called.length === 1 ? called[0] : undefined);
}

/** Why a row has no department although it names one. */
export function departmentProblem(row: ImportRow, target: Target, known: Known) {
  const { departmentName = '' } = row.values;
  if (departmentName === '' || departmentOf(row, target, known)) return [];
  const text = known.departments.some((one) => one.departmentName === departmentName)
    ? 'import.severalSuch'
    : 'import.notFound';
  return [{ field: 'departmentName', text } as const];
}

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
