import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ButtonCode } from '../../../../src/contract/buttons';
import { LOG_ACTION } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { Profile } from '../../../../src/contract/account/profile';
import { profileApi } from '../../../../src/contract/account/profile';
import { paged } from '../../../platform/database/paged';
import { unscoped } from '../../../platform/scope';
import { branch, menu, role, user } from '../../../platform/schema/organisation';
import { operationLog, session as sessionTable } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { holdsButton, roleIdsOf } from '../../../http/permission';
import { DISABLED } from '../../../http/session';
import { maskPhone } from '../../../platform/mask';
import { hashPassword } from '../../../platform/password';
import { checkPassword } from './password';
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
    .where(unscoped(eq(user.userId, session.userId)));
  if (!found) throw notFound();
  const { personId, i9Phone, ...own } = found;
  const { loginName, realName, staffId } = session;
  const roles = await db
    .select({ roleName: role.roleName })
    .from(role)
    .where(unscoped(inArray(role.roleId, roleIdsOf(db, session.userId))))
    .orderBy(asc(role.roleId));
  const companies = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(unscoped(and(inArray(branch.branchId, session.loginBranchIds), eq(branch.status, 1))))
    .orderBy(asc(branch.path));
  const accounts = await db
    .select({ loginName: user.loginName, branchName: branch.branchName })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(unscoped(and(eq(user.personId, personId), ne(user.status, DISABLED))))
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
    .where(unscoped(and(eq(user.userId, session.userId), eq(user.version, version))))
    .returning({ version: user.version });
  if (!changed) throw new Failure(ERROR.versionConflict, { data: before });
  const stored = { nickname: before.nickname, introduction: before.introduction, email: before.email };
  note({ objectId: session.userId, objectName: session.loginName, before: stored, after: values });
  return true;
}

export const profileRoutes = implement(profileApi, {
  profile: (_, context) => readProfile(context),

  operations: async ({ action, orderDir = 'desc', pageNum, pageSize }, { db, session }) => {
    const own = and(
      eq(operationLog.loginName, session.loginName),
      // Each opened tab enters its branch, which is no operation of the user.
      or(ne(operationLog.objectType, 'session'), ne(operationLog.action, LOG_ACTION.edit)),
      action === undefined ? undefined : eq(operationLog.action, action),
    );
    const direction = orderDir === 'asc' ? asc : desc;
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
      // The header names the page without its first slash (specification §7).
      .leftJoin(menu, eq(menu.menuUrl, sql`'/' || ${operationLog.menuUrl}`))
      .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
      .where(unscoped(own))
      .$dynamic();
    const order = [direction(operationLog.operateTime), direction(operationLog.logId)];
    const { rows: records, total } = await paged(db, { listed, order }, { pageNum, pageSize });
    return { records, total };
  },

  signIns: (_, context) => readSignIns(context),
  endSignIns: ({ signInIds }, context) => endOtherSignIns(signInIds, context),

  updateUser: async ({ userId, ...input }, context) => {
    await requireButton(context, userId === undefined ? 'index_save' : 'userManage_edit');
    return userId === undefined ? updateOwn(input, context) : editUser({ ...input, userId }, context);
  },

  changePassword: {
    ownTransaction: async ({ oldPassword, newPassword }, context) => {
      const { db, now, session, note } = context;
      note({ objectId: session.userId, objectName: session.loginName });
      await checkOld(context, oldPassword);
      if (oldPassword === newPassword) throw new InvalidInput([{ field: 'newPassword', text: 'field.samePassword' }]);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await tx
          .update(user)
          .set({ passwordHash, pwdChangedAt: now })
          .where(unscoped(eq(user.userId, session.userId)));
        await tx.delete(sessionTable).where(unscoped(eq(sessionTable.userId, session.userId)));
      });
      return true;
    },
  },
});

/** A wrong password counts as at the sign-in, and the error belongs to its field. */
async function checkOld(context: Context, password: string) {
  try {
    await checkPassword(context, context.session.loginName, password);
  } catch (error) {
    const isWrong = error instanceof Failure && error.code === ERROR.wrongCredentials;
    throw isWrong ? new InvalidInput([{ field: 'oldPassword', text: 'field.wrongPassword' }]) : error;
  }
}
