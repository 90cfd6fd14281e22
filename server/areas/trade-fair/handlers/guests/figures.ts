import { and, asc, eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { subquery } from '../../../../platform/database/columns';
import { global, within } from '../../../../platform/scope';
import { department, guest, guestGroup } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { demandVisible } from '../fairs/demands';
import { departmentOf, isSignedIn } from './read';

/** Departments of the companies that take part, with the guests that they receive. */
export async function departmentList({ tradeFairId }: { tradeFairId: string }, context: Context) {
  const { db } = context;
  await demandVisible(tradeFairId, context);
  const rows = await db
    .select({
      departmentId: department.departmentId,
      departmentName: department.departmentName,
      guestCount: subquery<number>(
        sql`select count(*)::int from ${guest} join ${guestGroup} on ${guestGroup.guestGroupId} = ${guest.guestGroupId} where ${guest.tradeFairId} = ${tradeFairId} and ${guest.deleted} = 0 and ${departmentOf} = ${department.departmentId}`,
      ),
    })
    .from(department)
    .where(
      global(
        'shared',
        sql`${department.branchId} = any(select unnest(${tradeFair.branchIds}) from ${tradeFair} where ${tradeFair.tradeFairId} = ${tradeFairId})`,
      ),
    )
    .orderBy(asc(department.departmentId));
  return rows;
}

const BY = {
  department: {
    key: sql<string>`coalesce(${departmentOf}, '')`,
    name: sql<string>`coalesce(max(${department.departmentName}), '')`,
  },
  customer: { key: sql<string>`${guest.fairCustomerId}::text`, name: sql<string>`max(${fairCustomer.customerName})` },
  prizeGroup: { key: sql<string>`${guest.prizeGroupLabel}`, name: sql<string>`${guest.prizeGroupLabel}` },
};

/** How many are expected, have confirmed and have come (docs/domain/trade-fair.md#figures). */
export async function statistics(
  { tradeFairId, groupBy }: Parsed<typeof guestApi.statistics>,
  { db, session }: Context,
): Promise<Output<typeof guestApi.statistics>> {
  const { key, name } = BY[groupBy];
  const rows = await db
    .select({
      key,
      name,
      total: sql<number>`count(*)::int`,
      signed: sql<number>`count(*) filter (where ${isSignedIn})::int`,
      companions: sql<number>`coalesce(sum(${guest.companions}), 0)::int`,
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(guestGroup, eq(guestGroup.guestGroupId, guest.guestGroupId))
    .leftJoin(department, sql`${department.departmentId} = ${departmentOf}`)
    .where(within(session, guest, eq(guest.tradeFairId, tradeFairId)))
    .groupBy(key)
    .orderBy(sql`count(*) desc`);
  const sum = (field: 'total' | 'signed' | 'companions') => rows.reduce((all, row) => all + row[field], 0);
  const [total, signed] = [sum('total'), sum('signed')];
  const [accepted] = await db
    .select({ count: sql<number>`count(distinct ${invitation.guestId})::int` })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .where(
      within(
        session,
        guest,
        and(eq(guest.tradeFairId, tradeFairId), eq(invitation.replyStatus, REPLY_STATUS.accepted)),
      ),
    );
  return {
    total,
    confirmed: accepted?.count ?? 0,
    signed,
    absent: total - signed,
    companions: sum('companions'),
    rows,
  };
}
