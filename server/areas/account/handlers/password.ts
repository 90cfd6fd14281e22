import { and, eq, sql } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { global } from '../../../platform/scope';
import { user } from '../../../platform/schema/organisation';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { createGate } from '../../../http/gate';
import { guessLimits, WRONG_FROM_ADDRESS } from '../../../http/guesses';
import { countEvent, eventsOf, forgetEvents } from '../../../http/rateLimit';
import { demandPerson } from '../../../http/person';

/** docs/domain/account.md#limits */
const CAPTCHA_AFTER = 3;

type Found = Pick<typeof user.$inferSelect, 'loginName' | 'passwordHash'>;

/** The account as it was typed, and as it is stored. */
interface Account {
  username: string;
  found: Found | undefined;
}

const limitsOf = ({ request }: Context, username: string) => guessLimits(username, request.ip);

const gate = createGate(WRONG_FROM_ADDRESS.most);

/** After several wrong passwords for an account, from this address or from all, only a person can go on guessing. */
export async function demandPersonAfterGuesses(context: Context, username: string, solution: string | undefined) {
  const { app, ms } = context;
  const { fromAddress, inAll } = limitsOf(context, username);
  const own = await eventsOf(app.db, fromAddress, ms);
  if (own >= fromAddress.most) throw new Failure(ERROR.accountLocked);
  if (own < CAPTCHA_AFTER && (await eventsOf(app.db, inAll, ms)) < inAll.most) return;
  if (solution === undefined) throw new Failure(ERROR.captchaNeeded);
  await demandPerson(context, solution);
}

/** Counts a wrong password, and marks an account whose password is being guessed, for administrators to see. */
async function countWrong(context: Context, username: string, loginName: string | undefined) {
  const { app, db, ms } = context;
  const { fromAddress, inAll } = limitsOf(context, username);
  const own = await countEvent(app.db, fromAddress, ms);
  const all = await countEvent(app.db, inAll, ms);
  if (loginName !== undefined && (own === fromAddress.most || all === inAll.most))
    await db
      .update(user)
      .set({ status: 2 })
      .where(global('account', and(eq(user.loginName, loginName), eq(user.status, 1))));
  return new Failure(own === undefined ? ERROR.accountLocked : ERROR.wrongCredentials);
}

/** An account by the name that somebody has typed. */
export async function findAccount({ db }: Context, username: string): Promise<Account> {
  const [found] = await db
    .select({ loginName: user.loginName, passwordHash: user.passwordHash })
    .from(user)
    .where(global('account', eq(sql`lower(${user.loginName})`, username.toLowerCase())));
  return { username, found };
}

async function renewHash({ app, db, request }: Context, { loginName, passwordHash: old }: Found, password: string) {
  if (!app.passwords.needsRehash(old)) return;
  const passwordHash = await app.passwords.hash(password, request.signal);
  await db
    .update(user)
    .set({ passwordHash })
    .where(global('account', and(eq(user.loginName, loginName), eq(user.passwordHash, old))));
}

/**
 * Checks the password of an account and answers its name. Only wrong passwords count; simultaneous attempts cannot fail
 * more often than the limit. They lock the account only for the address that they come from.
 */
export function checkPassword(context: Context, { username, found }: Account, password: string) {
  const { app, ms, request } = context;
  const { fromAddress } = limitsOf(context, username);
  let failed = 0;
  const visit = {
    key: fromAddress.key,
    failures: async () => (failed = await eventsOf(app.db, fromAddress, ms)),
    refuse: () => new Failure(ERROR.accountLocked),
    signal: request.signal,
  };
  return gate(visit, async () => {
    const isRight = await app.passwords.verify(password, found?.passwordHash, request.signal);
    if (!isRight || !found) throw await countWrong(context, username, found?.loginName);
    if (failed > 0) await forgetEvents(app.db, fromAddress.kind, fromAddress.key);
    await renewHash(context, found, password);
    return found.loginName;
  });
}
