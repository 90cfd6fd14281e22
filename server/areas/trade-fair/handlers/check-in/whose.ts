import { eq } from 'drizzle-orm';
import { GUEST_CODE } from '../../../../../src/contract/trade-fair/check-in';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { demandVisible } from '../fairs/demands';
import type { Request } from './door';

/** Who is meant, as far as that is known: by the guest's own code, by mobile, or picked. */
async function guestMeant({ tradeFairId, qrToken, phone, guestId }: Request, { db }: Context) {
  const isOwnCode = qrToken !== undefined && GUEST_CODE.test(qrToken);
  const who = isOwnCode
    ? eq(guest.qrToken, qrToken)
    : phone
      ? eq(guest.phone, phone)
      : guestId
        ? eq(guest.guestId, guestId)
        : undefined;
  if (!who) return undefined;
  const [found] = await db
    .select({ guestName: guest.guestName, customerName: fairCustomer.customerName })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0), who));
  return found;
}

/** A refusal says whom it is about: a door that sends late what it has kept may be far from that guest by then. */
export const namingGuest =
  <O>(handler: (input: Request, context: Context) => Promise<O>) =>
  async (input: Request, context: Context) => {
    try {
      return await handler(input, context);
    } catch (error) {
      const isRefusal = error instanceof Failure && !(error instanceof InvalidInput) && error.data === null;
      if (!isRefusal || error.status !== 200) throw error;
      // Nobody learns the names of a fair that is not his.
      await demandVisible(input.tradeFairId, context);
      const data = await guestMeant(input, context);
      throw data ? new Failure(error.code, { params: error.params, data }) : error;
    }
  };
