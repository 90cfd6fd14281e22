import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ButtonCode } from '../../../../src/contract/buttons';
import { LOG_ACTION } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { Profile } from '../../../../src/contract/account/profile';
import { profileApi } from '../../../../src/contract/account/profile';
import { by, type Order } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { global } from '../../../platform/scope';
import { branch, menu, role, user } from '../../../platform/schema/organisation';
import { operationLog } from '../../../platform/schema/platform';
import { concluding } from '../../../http/concluding';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { holdsButton, roleIdsOf } from '../../../http/permission';
import { DISABLED, endSessionsOf } from '../../../http/session';
import { maskPhone } from '../../../platform/mask';
import { checkPassword, findAccount } from './password';
import { editUser } from '../../system/public';
import { endOtherSignIns, readSignIns } from './signIns';

async function readProfile({ db, session }: Context): Promise<Profile> {
  const [found] = await db
    .select({
      personId: user.personId,
      i9Phone: user.i9Phone,
      nickname: user.nickname,
      introduction: user.introduction,
      email: user.email,
      branchName: branch.branchName,
      pwdChangedAt: user.pwdChangedAt,
      version: user.version,
    })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(global('own', eq(user.userId, session.userId)));
  if (!found) throw notFound();
  const { personId, i9Phone, ...own } = found;
  const { loginName, realName, staffId } = session;
  const roles = await db
    .select({ roleName: role.roleName })
    .from(role)
    .where(global('shared', inArray(role.roleId, roleIdsOf(db, session.userId))))
    .orderBy(asc(role.roleId));
  const companies = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(global('shared', and(inArray(branch.branchId, session.loginBranchIds), eq(branch.status, 1))))
    .orderBy(asc(branch.path));
  const accounts = await db
    .select({ loginName: user.loginName, branchName: branch.branchName })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(global('own', and(eq(user.personId, personId), ne(user.status, DISABLED))))
    .orderBy(asc(user.loginName));
  const roleNames = roles.map(({ roleName }) => roleName);
  return { ...own, loginName, realName, staffId, phone: maskPhone(i9Phone), roleNames, companies, accounts };
}

async function requireButton({ db, session }: Context, code: ButtonCode) {
  if (!(await holdsButton(db, session.userId, [code]))) throw new Failure(ERROR.notGranted);
}

type Own = Pick<Profile, 'nickname' | 'introduction' | 'email' | 'version'>;

/** Only these three fields of one's own record may be changed. */
async function updateOwn({ nickname, introduction, email, version }: Own, context: Context) {
  const { db, session, note } = context;
  const before = await readProfile(context);
  const values = { nickname, introduction, email };
  const [changed] = await db
    .update(user)
    .set({ ...values, version: version + 1 })
    .where(global('own', and(eq(user.userId, session.userId), eq(user.version, version))))
    .returning({ version: user.version });
  if (!changed) throw new Failure(ERROR.versionConflict, { data: before });
  const stored = { nickname: before.nickname, introduction: before.introduction, email: before.email };
  note({ objectId: session.userId, objectName: session.loginName, before: stored, after: values });
  return true;
}

export const profileRoutes = implement(profileApi, {
  profile: (_, context) => readProfile(context),

  operations: async ({ action, orderDir = 'desc', ...paging }, { db, session }) => {
    const own = and(
      eq(operationLog.loginName, session.loginName),
      // Every opened tab enters its branch, which is not an operation of the user.
      or(ne(operationLog.objectType, 'session'), ne(operationLog.action, LOG_ACTION.edit)),
      action === undefined ? undefined : eq(operationLog.action, action),
    );
    const listed = db
      .select({
        logId: operationLog.logId,
        operateTime: operationLog.operateTime,
        menuUrl: operationLog.menuUrl,
        menuTitle: sql<string>`coalesce(${menu.menuTitle}, '')`,
        titles: sql<Record<string, string>>`coalesce(${menu.titles}, '{}')`,
        action: operationLog.action,
        objectId: operationLog.objectId,
        objectName: operationLog.objectName,
        branchName: sql<string>`coalesce(${branch.branchName}, '')`,
        resultCode: operationLog.resultCode,
      })
      .from(operationLog)
      // The header names the page without its first slash (docs/domain/platform.md#headers).
      .leftJoin(menu, eq(menu.menuUrl, sql`'/' || ${operationLog.menuUrl}`))
      .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
      .where(global('own', own))
      .$dynamic();
    const order: Order = [by(operationLog.operateTime, orderDir), by(operationLog.logId, orderDir)];
    const { rows: records, ...found } = await paged(db, { listed, order }, paging);
    return { records, ...found };
  },

  signIns: (_, context) => readSignIns(context),
  endSignIns: ({ signInIds }, context) => endOtherSignIns(signInIds, context),

  updateUser: async ({ userId, ...input }, context) => {
    await requireButton(context, userId === undefined ? 'index_save' : 'userManage_edit');
    return userId === undefined ? updateOwn(input, context) : editUser({ ...input, userId }, context);
  },

  changePassword: {
    ownTransaction: async ({ oldPassword, newPassword }, context) => {
      const { ms, now, session, note } = context;
      note({ objectId: session.userId, objectName: session.loginName });
      await checkOld(context, oldPassword);
      if (oldPassword === newPassword) throw new InvalidInput([{ field: 'newPassword', text: 'field.samePassword' }]);
      const passwordHash = await context.app.passwords.hash(newPassword);
      await concluding(context, async ({ db }) => {
        await db
          .update(user)
          .set({ passwordHash, pwdChangedAt: now })
          .where(global('own', eq(user.userId, session.userId)));
        await endSessionsOf(db, [session.userId], ms);
        return {};
      });
      return true;
    },
  },
});

/** A wrong password counts as at the sign-in, and the error belongs to its field. */
async function checkOld(context: Context, password: string) {
  try {
    await checkPassword(context, await findAccount(context, context.session.loginName), password);
  } catch (error) {
    const isWrong = error instanceof Failure && error.code === ERROR.wrongCredentials;
    throw isWrong ? new InvalidInput([{ field: 'oldPassword', text: 'field.wrongPassword' }]) : error;
  }
}
