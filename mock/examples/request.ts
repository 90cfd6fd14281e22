import { eq } from 'drizzle-orm';
import type { Context } from '../../server/http/context';
import { fromShanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { user } from '../../server/platform/schema/organisation';
import { global } from '../../server/platform/scope';

/** A request of one of the example's people at a moment, who sees every company and works for one. */
export async function requestOf(
  db: Db,
  loginName: string,
  { now, branchId = 'FDA' }: { now: string; branchId?: string },
) {
  const [person] = await db
    .select()
    .from(user)
    .where(global('account', eq(user.loginName, loginName)));
  if (!person) throw new Error(`The example has no ${loginName}.`);
  const { userId, realName } = person;
  const session = {
    ...{ userId, loginName, realName, branchId, branchPath: '/FDA/', isTop: true },
    ...{ loginBranchIds: [], dataScope: 'ALL', roleCodes: [] },
  };
  const request = { language: 'zh' };
  // Nobody follows the links of what is looked at here.
  const app = { linkSecret: 'example' };
  // What the handlers that play the examples ask of a request.
  return { db, now, ms: fromShanghai(now), session, request, app, note: () => undefined } as unknown as Context;
}
