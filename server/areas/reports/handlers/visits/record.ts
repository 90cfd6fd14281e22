import type { Parsed } from '../../../../../src/contract/endpoint';
import { CLIENT_KIND } from '../../../../../src/contract/system/feedback';
import type { pageVisitApi } from '../../../../../src/contract/reports/page-visits';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent } from '../../../../http/rateLimit';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DAY, fromShanghai, MINUTE, SECOND, shanghai } from '../../../../platform/clock';
import type { GuestVisit } from '../../../trade-fair/public';
import { keepVisits, pageNames } from '../../data/keepVisits';

/** Limit of each sign-in: a browser sends several visits at a time, when a page is left. */
const CALLS = { kind: 'pageVisit', most: 30, within: MINUTE };

/** Pages of the console that a user has left: those that it has, of the last day. */
export async function recordVisits({ visits }: Parsed<typeof pageVisitApi.record>, context: Context) {
  const { app, db, session, ms, now } = context;
  const { signInId, userId, realName, branchId } = session;
  if ((await countEvent(app.db, { ...CALLS, key: signInId }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  const names = await pageNames(
    db,
    visits.map(({ page }) => page),
  );
  const rows = visits.flatMap(({ visitKey, page, visitTime, staySec }) => {
    const pageName = names.get(page);
    if (!pageName || visitTime > now || ms - fromShanghai(visitTime) > DAY) return [];
    return [
      {
        ...{ visitKey, branchId, pageName, visitTime, staySec, clientKind: CLIENT_KIND.console, pageCode: page },
        ...{ userKey: userId, userName: realName, sessionKey: signInId, recordTime: now },
      },
    ];
  });
  await inTransaction(context, (inside) => keepVisits(inside.db, rows));
  return true;
}

const INVITATION = { pageCode: '/invitationReply', pageName: '展会邀请函' };

/** A guest looks at his invitation on a phone: for his customer, at the company that the customer belongs to. */
export async function keepGuestVisit(
  { visitKey, staySec, branchId, custId, guestId, guestName }: GuestVisit,
  context: Context,
) {
  const { ms, now } = context;
  const visit = {
    ...{ ...INVITATION, visitKey, staySec, branchId, custId, clientKind: CLIENT_KIND.mobile },
    ...{ userKey: `guest ${guestId}`, userName: guestName, sessionKey: `guest ${visitKey}` },
    ...{ visitTime: shanghai(ms - staySec * SECOND), recordTime: now },
  };
  await inTransaction(context, (inside) => keepVisits(inside.db, [visit]));
}
