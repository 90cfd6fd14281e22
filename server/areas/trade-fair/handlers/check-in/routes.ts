import { and, between, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { checkInApi } from '../../../../../src/contract/trade-fair/check-in';
import { told, hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { guest, signIn } from '../../data/schema/fair-guests';
import { staff } from '../../../../platform/schema/organisation';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { maskPhone } from '../../../../platform/mask';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { doCheckIn, qrCode, revokeCheckIn } from './checkIn';
import { namingGuest } from './whose';

type Query = Parsed<typeof checkInApi.page>;

const filters = ({ tradeFairId, guestName, phone, customerName, status, sessionNo, signInTime }: Query) =>
  and(
    eq(signIn.tradeFairId, tradeFairId),
    guestName ? hasText(guest.guestName, guestName) : undefined,
    phone ? hasText(guest.phone, phone) : undefined,
    customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
    status === undefined ? undefined : eq(signIn.revoked, status),
    sessionNo ? eq(signIn.sessionNo, sessionNo) : undefined,
    signInTime ? between(signIn.signInTime, ...signInTime) : undefined,
  );

async function checkInPage(query: Query, { db, session }: Context) {
  const { orderBy = 'signInTime', orderDir = 'desc' } = query;
  const where = within(session, signIn, filters(query));
  const listed = db
    .select({
      row: signIn,
      guestName: told(guest.guestName),
      phone: told(guest.phone),
      customerName: told(fairCustomer.customerName),
      operatorName: sql<string>`coalesce(${staff.staffName}, ${signIn.operatorId}, '')`,
    })
    .from(signIn)
    .leftJoin(guest, eq(guest.guestId, signIn.guestId))
    .leftJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .leftJoin(staff, eq(staff.staffId, signIn.operatorId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(signIn[orderBy], orderDir), by(signIn.signInNo, orderDir)],
      key: [signIn.signInNo],
    },
    query,
  );
  const records = rows.map(({ row, phone, ...names }) => ({
    ...row,
    ...names,
    status: row.revoked,
    phone: maskPhone(phone),
  }));
  return { records, ...found };
}

export const checkInRoutes = implement(checkInApi, {
  page: checkInPage,
  do: withCurrentStates(namingGuest(doCheckIn)),
  revoke: withCurrentStates(revokeCheckIn),
  qrCode: withCurrentStates(qrCode),
});
