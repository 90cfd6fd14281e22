import { eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { GUEST_CODE, CHECK_IN_WAY, type checkInApi } from '../../../../../src/contract/trade-fair/check-in';
import { CHECK_IN_MODE } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent } from '../../../../platform/scope';
import { department, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { isFairCode } from '../../rules/fairCode';
import type { FairRow } from '../fairs/read';

export type Request = Parsed<typeof checkInApi.do>;
export type GuestRow = typeof guest.$inferSelect;

/** Between the hours of the fair's check-in, on one of its days (45051). */
export function checkHours(fair: FairRow, moment: string, sessionNo: string) {
  const from = fair.signInStart ?? fair.startTime ?? '';
  const to = fair.signInEnd ?? fair.endTime ?? '';
  const day = `${sessionNo.slice(0, 4)}-${sessionNo.slice(4, 6)}-${sessionNo.slice(6)}`;
  const isDay = day >= from.slice(0, 10) && day <= to.slice(0, 10) && day <= moment.slice(0, 10);
  if (moment < from || moment > to || !isDay) throw new Failure(ERROR.outsideCheckIn);
}

/** How the guest was recognised, as far as the fair allows it. */
export function wayOf({ qrToken }: Request, { signInMode }: FairRow) {
  const way = qrToken ? CHECK_IN_WAY.scan : CHECK_IN_WAY.manual;
  if (signInMode !== CHECK_IN_MODE.both && signInMode !== way) throw new Failure(ERROR.statusForbids);
  return way;
}

/**
 * The guest, under a lock: two doors let the same one in once. Rows that only refer to the guest may come meanwhile: an
 * import of orders that waited for the guest, while the door waits for the fair, would be a deadlock.
 */
export async function guestFor({ tradeFairId, qrToken, phone, guestId }: Request, { app, db, ms }: Context) {
  const isGuestCode = qrToken !== undefined && GUEST_CODE.test(qrToken);
  if (
    qrToken &&
    !isGuestCode &&
    !app.linkSecrets.some((secret) => isFairCode(secret, { code: qrToken, tradeFairId }, ms))
  )
    throw new Failure(ERROR.checkInCodeExpired);
  const who = isGuestCode
    ? eq(guest.qrToken, qrToken)
    : phone
      ? eq(guest.phone, phone)
      : guestId && !qrToken
        ? eq(guest.guestId, guestId)
        : undefined;
  if (!who) throw new Failure(ERROR.missingInput);
  const [found] = await db
    .select()
    .from(guest)
    .where(ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0), who))
    .for('no key update');
  if (!found) throw new Failure(ERROR.guestUnknown);
  return found;
}

/** What the door wants to know of a guest. */
export async function facts({ guestId, guestName, seatNo, companions }: GuestRow, { db }: Context) {
  const [more] = await db
    .select({
      customerName: fairCustomer.customerName,
      departmentName: sql<string>`coalesce(${department.departmentName}, '')`,
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(guestGroup, eq(guestGroup.guestGroupId, guest.guestGroupId))
    .leftJoin(department, sql`${department.departmentId} = coalesce(${guest.departmentId}, ${guestGroup.departmentId})`)
    .where(ofParent(guest.guestId, guestId));
  return { guestId, guestName, seatNo, companions, customerName: '', departmentName: '', ...more };
}
