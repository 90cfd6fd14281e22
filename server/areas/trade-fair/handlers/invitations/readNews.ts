import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';
import { byToken } from './answer';
import { fairNews, guestVisits } from './news';

/** Limit of each link: to open the page, read and confirm takes some calls. */
const READS = { kind: 'invitationRead', most: 30, within: MINUTE };

/** What a guest has seen of the announcements. */
export async function readNews({ token, reads, visit }: Parsed<typeof invitationApi.read>, context: Context) {
  const { app, ms, note } = context;
  const { row, guest, customer, fair } = await byToken(token, context);
  note({ objectId: row.invitationNo, objectName: guest.guestName, operator: { loginName: row.inviterId } });
  if ((await countEvent(app.db, { ...READS, key: row.invitationNo }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  await fairNews.get().keepReads({ tradeFairId: fair.tradeFairId, guestId: guest.guestId }, reads, context);
  const { guestId, guestName } = guest;
  if (visit) await guestVisits.get()({ ...visit, ...customer, guestId, guestName }, context);
  return true;
}
