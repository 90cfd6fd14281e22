import { and, eq, sql } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { unscoped } from '../../../platform/scope';
import { user } from '../../../platform/schema/organisation';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { forgetEvents, countEvent } from '../../../http/rateLimit';
import { hashPassword, needsRehash, verifyPassword } from '../../../platform/password';
import { MINUTE } from '../../../platform/clock';

/** decisions.md 7 */
const WRONG_PASSWORDS = { most: 5, within: 15 * MINUTE };

/** Checks the user's own password; attempts are limited for signed-in users, too. */
export async function checkPassword({ app, db, ms }: Context, username: string, password: string) {
  const key = username.toLowerCase();
  // Counted before the check, so that parallel guesses count as well; the count is cleared when it was right.
  const tries = await countEvent(app.db, { kind: 'password', key, ...WRONG_PASSWORDS }, ms);
  if (tries === undefined) throw new Failure(ERROR.accountLocked);
  const [found] = await db
    .select({ loginName: user.loginName, passwordHash: user.passwordHash })
    .from(user)
    .where(unscoped(eq(sql`lower(${user.loginName})`, key)));
  if (!(await verifyPassword(password, found?.passwordHash)) || !found) {
    if (found && tries === WRONG_PASSWORDS.most) {
      await db
        .update(user)
        .set({ status: 2 })
        .where(unscoped(and(eq(user.loginName, found.loginName), eq(user.status, 1))));
    }
    throw new Failure(ERROR.wrongCredentials);
  }
  await forgetEvents(app.db, 'password', key);
  if (needsRehash(found.passwordHash)) {
    const passwordHash = await hashPassword(password);
    await db
      .update(user)
      .set({ passwordHash })
      .where(unscoped(eq(user.loginName, found.loginName)));
  }
  return found.loginName;
}
