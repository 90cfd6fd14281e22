import { exampleAccountApi } from '../../../../src/contract/account/example-accounts';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { userApi } from '../../../../src/contract/account/sign-in';
import { global } from '../../../platform/scope';
import { ssoTicket, user } from '../../../platform/schema/organisation';
import { session } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { createGate } from '../../../http/gate';
import { countEvent, eventsOf } from '../../../http/rateLimit';
import { checkSmsCode, sendSmsCode } from '../../../http/smsCode';
import { MINUTE } from '../../../platform/clock';
import { workQueue } from '../../../platform/queue/workQueue';
import { demandPerson } from '../../../http/person';
import { askCaptcha } from './captcha';
import { listAccounts, offerAccounts, openSession } from './account';
import { saveBranchId } from './changeBranch';
import { checkPassword, demandPersonAfterGuesses, findAccount } from './password';

/** docs/domain/account.md#limits */
/** What counts as a failure: a wrong password or code. */
const FAILED: readonly number[] = [
  ERROR.wrongCredentials,
  ERROR.accountLocked,
  ERROR.wrongSmsCode,
  ERROR.smsCodeExpired,
];
const FAILURES_OF_ADDRESS = { most: 20, within: MINUTE };
const limitOf = ({ request }: Context) => ({ kind: 'signIn', key: request.ip, ...FAILURES_OF_ADDRESS });

const gate = createGate(FAILURES_OF_ADDRESS.most);

/** Less than the five seconds that a browser waits for a sign-in. */
const MOST_WAIT_MS = 3_000;
/** A crowd waits in this queue, where it costs nothing: one sign-in computes while another queries the database. */
const atTheDoor = workQueue({ atOnce: 2 * availableParallelism(), mostWaitMs: MOST_WAIT_MS });

/**
 * Refuses an address that has failed too often, before the attempt is written down. Successful sign-ins do not count,
 * because a whole building may have one address.
 */
const throughAddress = <T>(context: Context, attempt: () => Promise<T>): Promise<T> =>
  atTheDoor(() => fromAddress(context, attempt), context.request.signal);

function fromAddress<T>(context: Context, attempt: () => Promise<T>): Promise<T> {
  const { app, ms, request } = context;
  const limit = limitOf(context);
  const visit = {
    key: limit.key,
    failures: () => eventsOf(app.db, limit, ms),
    refuse: () => new Failure(ERROR.tooManyRequests),
    signal: request.signal,
  };
  return gate(visit, async () => {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Failure && FAILED.includes(error.code)) await countEvent(app.db, limit, ms);
      throw error;
    }
  });
}

/** Every look-up counts, whatever it finds, so that numbers cannot be tried one by one. */
async function limitLookUps(context: Context) {
  const tries = await countEvent(context.app.db, limitOf(context), context.ms);
  if (tries === undefined) throw new Failure(ERROR.tooManyRequests);
}

/** The name for the log: a known user's name, otherwise a hash of the typed text, which is often a password. */
const shownName = ({ app }: Context, username: string) =>
  `?${app.keys.hmac('names', username.toLowerCase()).toString('hex').slice(0, 16)}`;

const accountsOfPhone = async ({ db }: Context, phone: string) => {
  const found = await db
    .select({ loginName: user.loginName })
    .from(user)
    .where(global('account', eq(user.i9Phone, phone)));
  return found.map(({ loginName }) => loginName);
};

/** Spends a ticket of single sign-on; a test set-up may spend the seeded ones again and again. */
async function spendTicket({ app, db, ms }: Context, uuid: string) {
  const now = new Date(ms);
  const [ticket] = await db
    .update(ssoTicket)
    .set({ usedAt: now })
    .where(
      global(
        'shared',
        and(
          eq(ssoTicket.uuid, uuid),
          or(isNull(ssoTicket.expiresAt), gt(ssoTicket.expiresAt, now)),
          app.smsTestCode ? undefined : isNull(ssoTicket.usedAt),
        ),
      ),
    )
    .returning({ loginNames: ssoTicket.loginNames });
  if (!ticket) throw notFound();
  return ticket.loginNames;
}

export const userRoutes = implement(userApi, {
  usernameLogin: {
    ownTransaction: ({ username, password, captchaVerifyParam }, context) =>
      throughAddress(context, async () => {
        const account = await findAccount(context, username);
        const objectName = account.found?.loginName ?? shownName(context, username);
        context.note({ objectId: objectName, objectName });
        await demandPersonAfterGuesses(context, username, captchaVerifyParam);
        const loginName = await checkPassword(context, account, password);
        return openSession(context, loginName, randomUUID());
      }),
  },

  mobileLogin: {
    ownTransaction: ({ phone, code, smsType }, context) =>
      throughAddress(context, async () => {
        context.note({ objectId: '', objectName: phone });
        await checkSmsCode(context, { phone, code, smsType });
        return offerAccounts(context, randomUUID(), await accountsOfPhone(context, phone));
      }),
  },

  checkLoginPhone: async ({ phone }, context) => {
    await limitLookUps(context);
    const accounts = await listAccounts(context.db, await accountsOfPhone(context, phone));
    return { exists: accounts.length > 0 };
  },

  aliCaptchaSmsTimes: {
    ownTransaction: async ({ phone, smsType, captchaVerifyParam }, context) => {
      await demandPerson(context, captchaVerifyParam);
      context.note({ objectId: '', objectName: phone });
      const known = (await accountsOfPhone(context, phone)).length > 0;
      return sendSmsCode(context, { phone, smsType, known });
    },
  },

  captcha: askCaptcha,

  getUserListAndToken: async ({ uuid }, context) => {
    const loginNames = await spendTicket(context, uuid);
    context.note({ objectId: '', objectName: loginNames.join(',') });
    return offerAccounts(context, randomUUID(), loginNames);
  },

  selectUserLogin: async ({ loginName, staffId }, context) => {
    const { accounts, tokenHash } = context.choice;
    const offered = await listAccounts(context.db, accounts);
    const chosen = offered.find((one) => (loginName ? one.loginName === loginName : one.staffId === staffId));
    if (!chosen) throw new Failure(ERROR.sessionExpired);
    context.note({ objectId: chosen.loginName, objectName: chosen.loginName });
    const spent = await context.db
      .delete(session)
      .where(global('account', eq(session.tokenHash, tokenHash)))
      .returning({ tokenHash: session.tokenHash });
    // When two requests choose at once, one of them has spent the token.
    if (spent.length === 0) throw new Failure(ERROR.sessionExpired);
    return openSession(context, chosen.loginName, randomUUID());
  },

  saveBranchId,
});

export const exampleAccountRoutes = implement(exampleAccountApi, {
  list: (_input, { app }) => Promise.resolve(app.exampleAccounts),
});
