import { and, eq, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type invitationApi, REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { told, hasText, onDay } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { holdsButton } from '../../../../http/permission';
import { maskPhone } from '../../../../platform/mask';

type Query = Parsed<typeof invitationApi.page>;

type Filters = Omit<Query, 'tradeFairId' | 'pageNum' | 'pageSize' | 'orderBy' | 'orderDir'>;

/** Within one fair; whoever asks joins guests and customers. */
export const invitationFilters = (query: Filters) => {
  const { channel, sendStatus, replyStatus, sendDay, replyDay } = query;
  return and(
    query.guestName ? hasText(guest.guestName, query.guestName) : undefined,
    query.phone ? hasText(guest.phone, query.phone) : undefined,
    query.customerName ? hasText(fairCustomer.customerName, query.customerName) : undefined,
    channel === undefined ? undefined : eq(invitation.channel, channel),
    sendStatus === undefined ? undefined : eq(invitation.sendStatus, sendStatus),
    // What was cancelled is looked for by name only.
    replyStatus === undefined
      ? ne(invitation.replyStatus, REPLY_STATUS.cancelled)
      : eq(invitation.replyStatus, replyStatus),
    query.branchId ? eq(fairCustomer.branchId, query.branchId) : undefined,
    sendDay ? onDay(invitation.sendTime, sendDay) : undefined,
    replyDay ? onDay(invitation.replyTime, replyDay) : undefined,
  );
};

export async function invitationPage(
  query: Query,
  { db, session }: Context,
): Promise<Output<typeof invitationApi.page>> {
  const { orderBy = 'invitationNo', orderDir = 'desc' } = query;
  const where = within(
    session,
    invitation,
    and(eq(invitation.tradeFairId, query.tradeFairId), invitationFilters(query)),
  );
  const listed = db
    .select({
      row: invitation,
      guestName: told(guest.guestName),
      phone: told(guest.phone),
      customerName: told(fairCustomer.customerName),
    })
    .from(invitation)
    .leftJoin(guest, eq(guest.guestId, invitation.guestId))
    .leftJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(invitation[orderBy], orderDir), by(invitation.invitationNo, orderDir)],
      key: [invitation.invitationNo],
    },
    query,
  );
  const mayCopy = await holdsButton(db, session.userId, ['invitation_copyLink']);
  const records = rows.map(({ row, phone, ...names }) => ({
    ...row,
    ...names,
    phone: maskPhone(phone),
    // With the token anybody could answer in the guest's place.
    token: mayCopy && row.replyStatus !== REPLY_STATUS.cancelled ? row.token : '',
  }));
  return { records, ...found };
}
