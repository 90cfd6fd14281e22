import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import type { invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import { within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { guest } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { demandOpen, demandVisible } from '../fairs/demands';

/** Whom to invite of the customers that somebody has picked: as many as the list of candidates shows him. */
export async function contactsOf(
  { tradeFairId, custIds }: Parsed<typeof invitationApi.contacts>,
  context: Context,
): Promise<Output<typeof invitationApi.contacts>> {
  const { db, session, note } = context;
  demandOpen(await demandVisible(tradeFairId, context));
  const wanted = [...new Set(custIds)];
  const inFair = and(
    eq(fairCustomer.tradeFairId, tradeFairId),
    eq(fairCustomer.level, CUSTOMER_LEVEL.first),
    inArray(fairCustomer.custId, wanted),
  );
  const found = await db
    .select({
      fairCustomerId: fairCustomer.id,
      customerName: fairCustomer.customerName,
      contactName: fairCustomer.contactName,
      contactPhone: fairCustomer.contactPhone,
      guestId: guest.guestId,
    })
    .from(fairCustomer)
    .innerJoin(customer, eq(customer.custId, fairCustomer.custId))
    .leftJoin(
      guest,
      and(eq(guest.tradeFairId, tradeFairId), eq(guest.deleted, 0), eq(guest.phone, fairCustomer.contactPhone)),
    )
    .where(within(session, fairCustomer, and(inFair, within(session, customer))))
    .orderBy(asc(fairCustomer.custCode));
  if (found.length !== wanted.length) throw notFound();
  note({ objectId: tradeFairId, objectName: found.map(({ customerName }) => customerName).join('、') });
  return {
    contacts: found.map(({ guestId, contactName, contactPhone, ...one }) =>
      guestId === null
        ? { ...one, contactName, contactPhone, isGuest: false }
        : { ...one, contactName: '', contactPhone: '', isGuest: true },
    ),
  };
}
