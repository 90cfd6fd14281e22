import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { userApi } from '../../../../src/contract/account/sign-in';
import { unscoped } from '../../../platform/scope';
import { branch, ssoTicket, user } from '../../../platform/schema/organisation';
import { session } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { countEvent } from '../../../http/rateLimit';
import { issueToken } from '../../../http/session';
import { MINUTE } from '../../../platform/clock';
import { listAccounts, offerAccounts, openSession } from './account';
import { checkPassword } from './password';
import { checkSmsCode, sendSmsCode } from './smsCode';

/** docs/domain/account.md#limits */
const TRIES_PER_ADDRESS = { most: 20, within: MINUTE };

async function limitAddress({ app, ms, request }: Context) {
  const tries = await countEvent(app.db, { kind: 'signIn', key: request.ip, ...TRIES_PER_ADDRESS }, ms);
  if (tries === undefined) throw new Failure(ERROR.tooManyRequests);
}

const accountsOfPhone = async ({ db }: Context, phone: string) => {
  const found = await db
    .select({ loginName: user.loginName })
    .from(user)
    .where(unscoped(eq(user.i9Phone, phone)));
  return found.map(({ loginName }) => loginName);
};

/** Spends a ticket of single sign-on; a test set-up may spend the seeded ones again and again. */
async function spendTicket({ app, db, ms }: Context, uuid: string) {
  const now = new Date(ms);
  const [ticket] = await db
    .update(ssoTicket)
    .set({ usedAt: now })
    .where(
      unscoped(
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
    ownTransaction: async ({ username, password }, context) => {
      context.note({ objectId: username, objectName: username });
      await limitAddress(context);
      const loginName = await checkPassword(context, username, password);
      return openSession(context, loginName, randomUUID());
    },
  },

  mobileLogin: {
    ownTransaction: async ({ phone, code }, context) => {
      context.note({ objectId: '', objectName: phone });
      await limitAddress(context);
      await checkSmsCode(context, phone, code);
      return offerAccounts(context, randomUUID(), await accountsOfPhone(context, phone));
    },
  },

  checkLoginPhone: async ({ phone }, context) => {
    await limitAddress(context);
    const accounts = await listAccounts(context.db, await accountsOfPhone(context, phone));
    return { exists: accounts.length > 0 };
  },

  aliCaptchaSmsTimes: {
    ownTransaction: async ({ phone, smsType, captchaVerifyParam }, context) => {
      context.note({ objectId: '', objectName: phone });
      const known = (await accountsOfPhone(context, phone)).length > 0;
      return sendSmsCode(context, { phone, smsType, captchaVerifyParam, known });
    },
  },

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
    await context.db.delete(session).where(unscoped(eq(session.tokenHash, tokenHash)));
    return openSession(context, chosen.loginName, randomUUID());
  },

  saveBranchId: async ({ branchId }, context) => {
    const { db, ms, request } = context;
    const { signInId, userId, loginBranchIds } = context.session;
    const [target] = await db
      .select({ branchName: branch.branchName })
      .from(branch)
      .where(unscoped(and(eq(branch.branchId, branchId), eq(branch.status, 1))));
    if (!target || !loginBranchIds.includes(branchId)) throw new Failure(ERROR.branchNotGranted);
    context.note({ objectId: branchId, objectName: target.branchName });
    const { ip, userAgent } = request;
    const token = await issueToken(db, ms, { signInId, kind: 'full', userId, branchId, accounts: null, ip, userAgent });
    return { token, branchId, branchName: target.branchName };
  },
});
