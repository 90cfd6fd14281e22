import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import type { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { hasText, onDay, subquery } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { isFound } from '../../../../platform/database/isFound';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { diningVoucher } from '../../data/schema/dining';
import { department, guest, guestGroup, lotteryTicket, signIn } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { maskPhone } from '../../../../platform/mask';

export const isSignedIn = sql`exists (select 1 from ${signIn} where ${signIn.guestId} = ${guest.guestId} and ${signIn.revoked} = 0)`;
const signedInOn = (day: string) =>
  sql`exists (select 1 from ${signIn} where ${signIn.guestId} = ${guest.guestId} and ${signIn.revoked} = 0 and ${onDay(signIn.signInTime, day)})`;
export const isInvited = sql`exists (select 1 from ${invitation} where ${invitation.guestId} = ${guest.guestId} and ${invitation.replyStatus} <> ${REPLY_STATUS.cancelled})`;
export const hasVoucher = sql`exists (select 1 from ${diningVoucher} where ${diningVoucher.guestId} = ${guest.guestId} and ${diningVoucher.status} <> ${VOUCHER_STATUS.void})`;
/** A guest's own department, else that of his group (docs/domain/trade-fair.md#guests-and-groups). */
export const departmentOf = sql<string | null>`coalesce(${guest.departmentId}, ${guestGroup.departmentId})`;
const ticketCount = subquery<number>(
  sql`select count(*)::int from ${lotteryTicket} where ${lotteryTicket.guestId} = ${guest.guestId} and ${lotteryTicket.status} in (0, 1)`,
);

type ListQuery = Parsed<typeof guestApi.guestList>;
type Filters = Omit<ListQuery, 'tradeFairId' | 'pageNum' | 'pageSize' | 'orderBy' | 'orderDir'>;

/** Within one fair; whoever asks joins customers and groups. */
export function guestFilters(query: Filters, ofNamed?: SQL): SQL | undefined {
  const { guestGroupId, departmentId, prizeGroupLabel, signInStatus, guestName, phone, customerName, keyword } = query;
  return and(
    query.fairCustomerId
      ? or(eq(fairCustomer.id, query.fairCustomerId), eq(fairCustomer.parentCustomerId, query.fairCustomerId))
      : undefined,
    query.invited === undefined ? undefined : query.invited === 1 ? isInvited : sql`not ${isInvited}`,
    guestGroupId ? eq(guest.guestGroupId, guestGroupId) : undefined,
    departmentId ? sql`${departmentOf} = ${departmentId}` : undefined,
    prizeGroupLabel ? hasText(guest.prizeGroupLabel, prizeGroupLabel) : undefined,
    signInStatus === undefined ? undefined : signInStatus === 1 ? isSignedIn : sql`not ${isSignedIn}`,
    query.branchId ? eq(fairCustomer.branchId, query.branchId) : undefined,
    query.signInDay ? signedInOn(query.signInDay) : undefined,
    guestName ? hasText(guest.guestName, guestName) : undefined,
    phone ? hasText(guest.phone, phone) : undefined,
    customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
    keyword
      ? or(
          hasText(guest.guestName, keyword),
          hasText(guest.phone, keyword),
          ofNamed ?? hasText(fairCustomer.customerName, keyword),
        )
      : undefined,
  );
}

/** The guests of customers whose name has the keyword, found through these: there are fewer of them. */
async function ofNamedCustomers({ keyword, tradeFairId }: ListQuery, db: Db) {
  if (!keyword) return undefined;
  const isNamed = and(eq(fairCustomer.tradeFairId, tradeFairId), hasText(fairCustomer.customerName, keyword));
  return isFound(guest.fairCustomerId, () =>
    db.select({ id: fairCustomer.id }).from(fairCustomer).where(global('joined', isNamed)),
  );
}

export async function guestList(
  query: ListQuery,
  { db, session }: Context,
): Promise<Output<typeof guestApi.guestList>> {
  const { orderBy, orderDir = 'asc' } = query;
  const where = within(
    session,
    guest,
    and(
      eq(guest.tradeFairId, query.tradeFairId),
      query.guestIds?.length ? inArray(guest.guestId, query.guestIds) : undefined,
      guestFilters(query, await ofNamedCustomers(query, db)),
    ),
  );
  const listed = db
    .select({
      row: guest,
      customerName: fairCustomer.customerName,
      guestGroupName: guestGroup.groupName,
      departmentId: departmentOf,
      departmentName: sql<string>`coalesce(${department.departmentName}, '')`,
      isSignedIn: sql<boolean>`${isSignedIn}`,
      ticketCount,
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(guestGroup, eq(guestGroup.guestGroupId, guest.guestGroupId))
    .leftJoin(department, sql`${department.departmentId} = ${departmentOf}`)
    .where(where)
    .$dynamic();
  const last: Order = [by(guest.guestId, orderBy ? orderDir : 'asc')];
  const order: Order = orderBy ? [[guest[orderBy], orderDir], ...last] : last;
  const { rows, ...found } = await paged(db, { listed, order, key: [guest.guestId] }, query);
  const records = rows.map(({ row, isSignedIn: signed, ...more }) => ({
    ...row,
    ...more,
    ownDepartment: row.departmentId !== null,
    phone: maskPhone(row.phone),
    signInStatus: signed ? (1 as const) : (0 as const),
  }));
  return { records, ...found };
}
