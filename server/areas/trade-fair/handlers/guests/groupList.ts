import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { hasText, subquery } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { department, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { isSignedIn } from './read';

const membersOf = sql`${guest.guestGroupId} = ${guestGroup.guestGroupId} and ${guest.deleted} = 0`;
const guestCount = subquery<number>(sql`select count(*)::int from ${guest} where ${membersOf}`);
const signedCount = subquery<number>(sql`select count(*)::int from ${guest} where ${membersOf} and ${isSignedIn}`);
const leaderName = subquery<string>(
  sql`select coalesce(max(${guest.guestName}), '') from ${guest} where ${guest.guestId} = ${guestGroup.leaderGuestId}`,
);

/** Groups as the screen shows them, by any condition. */
export async function groupsWhere(where: SQL | undefined, { db, session }: Context) {
  const rows = await db
    .select({
      row: guestGroup,
      customerName: fairCustomer.customerName,
      departmentName: sql<string>`coalesce(${department.departmentName}, '')`,
      guestCount,
      signedCount,
      leaderName,
    })
    .from(guestGroup)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guestGroup.fairCustomerId))
    .leftJoin(department, eq(department.departmentId, guestGroup.departmentId))
    .where(within(session, guestGroup, where))
    .orderBy(asc(guestGroup.groupName), asc(guestGroup.guestGroupId));
  return rows.map(({ row, ...more }) => ({ ...row, ...more, customerId: row.fairCustomerId }));
}

type Query = Parsed<typeof guestApi.listGroup>;

/** Within one fair; whoever asks joins the customers. */
export const groupFilters = ({ departmentId, keyword }: Pick<Query, 'departmentId' | 'keyword'>): SQL | undefined =>
  and(
    departmentId ? eq(guestGroup.departmentId, departmentId) : undefined,
    keyword ? or(hasText(guestGroup.groupName, keyword), hasText(fairCustomer.customerName, keyword)) : undefined,
  );

export async function listGroup(query: Query, context: Context) {
  const { tradeFairId, orderDir = 'asc', pageNum, pageSize } = query;
  const found = await groupsWhere(and(eq(guestGroup.tradeFairId, tradeFairId), groupFilters(query)), context);
  const ordered = orderDir === 'asc' ? found : [...found].reverse();
  return { records: ordered.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
}
