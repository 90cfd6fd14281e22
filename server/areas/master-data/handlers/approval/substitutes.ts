import type { PgColumn } from 'drizzle-orm/pg-core';
import { and, eq, gte, lte, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type approvalApi, MAX_SUBSTITUTE_DAYS } from '../../../../../src/contract/master-data/approvals';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ADMINISTRATOR } from '../../../../../src/contract/system/roles';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { hasPage } from '../../../../http/permission';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { user } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { approvalSubstitute } from '../../data/schema/approval';

/** Where documents are decided on. */
export const PAGES = ['companyEntry', 'customerEntry', 'commodityEntry', 'licenceCancel'];

const isAdministrator = ({ session }: Context) => session.roleCodes.includes(ADMINISTRATOR);

/** His own; for an administrator those of everybody. */
const mayCancel = ({ userId }: Pick<typeof approvalSubstitute.$inferSelect, 'userId'>, context: Context) =>
  userId === context.session.userId || isAdministrator(context);

/** The substitutions that concern the caller; for an administrator all of them. */
export async function substitutePage(
  query: Parsed<typeof approvalApi.substitutes>,
  context: Context,
): Promise<Output<typeof approvalApi.substitutes>> {
  const { db, session, now } = context;
  const { userId } = session;
  const own = isAdministrator(context)
    ? undefined
    : or(eq(approvalSubstitute.userId, userId), eq(approvalSubstitute.substituteId, userId));
  const listed = db.select({ row: approvalSubstitute }).from(approvalSubstitute).where(global('own', own)).$dynamic();
  const { orderDir = 'desc' } = query;
  const order = [by(approvalSubstitute.fromTime, orderDir), by(approvalSubstitute.substituteNo, 'desc')];
  const { rows, ...found } = await paged(db, { listed, order, key: [approvalSubstitute.substituteNo] }, query);
  const records = rows.map(({ row }) => ({
    ...row,
    isActive: row.status === 1 && row.fromTime <= now && row.toTime >= now,
    canCancel: row.status === 1 && mayCancel(row, context),
  }));
  return { records, ...found };
}

function wrong(reason: 'self' | 'chain' | 'page' | 'scope', { request }: Context) {
  const text = translate(request.language)(`substitute.${reason}`, {});
  return new Failure(ERROR.substituteWrong, { params: { reason: text } });
}

/** Substitutions in force in a time that name the user in this column. */
const meeting = (column: PgColumn, userId: string, { fromTime, toTime }: { fromTime: string; toTime: string }) =>
  and(
    eq(column, userId),
    eq(approvalSubstitute.status, 1),
    lte(approvalSubstitute.fromTime, toTime),
    gte(approvalSubstitute.toTime, fromTime),
  );

export async function addSubstitute(input: Parsed<typeof approvalApi.addSubstitute>, context: Context) {
  const { db, session, now, note } = context;
  const { substituteId, fromTime, toTime } = input;
  if (toTime <= fromTime) throw new InvalidInput([{ field: 'toTime', text: 'field.endBeforeStart' }]);
  if (fromShanghai(toTime) - fromShanghai(fromTime) > MAX_SUBSTITUTE_DAYS * DAY)
    throw new InvalidInput([{ field: 'toTime', text: 'field.tooLongPeriod', params: { days: MAX_SUBSTITUTE_DAYS } }]);
  if (substituteId === session.userId) throw wrong('self', context);
  const [person] = await db
    .select({ userName: user.realName, loginBranchIds: user.loginBranchIds })
    .from(user)
    .where(global('account', and(eq(user.userId, substituteId), eq(user.status, 1))));
  if (!person) throw notFound();
  // Two who name each other at once come one after the other.
  await holdNames(db, 'substitutes', [session.userId, substituteId]);
  const [standing] = await db
    .select({ no: approvalSubstitute.substituteNo })
    .from(approvalSubstitute)
    .where(
      global(
        'own',
        or(
          meeting(approvalSubstitute.userId, substituteId, input),
          meeting(approvalSubstitute.substituteId, session.userId, input),
        ),
      ),
    );
  if (standing) throw wrong('chain', context);
  if (!(await hasPage(db, substituteId, PAGES))) throw wrong('page', context);
  if (!person.loginBranchIds.includes(session.branchId)) throw wrong('scope', context);
  const stamp = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now };
  const [made] = await db
    .insert(approvalSubstitute)
    .values({
      ...{ ...input, userId: session.userId, userName: session.realName, substituteName: person.userName },
      ...{ ...stamp, modifiedBy: session.loginName, gmtModified: now },
    })
    .returning({ substituteNo: approvalSubstitute.substituteNo });
  const substituteNo = made?.substituteNo ?? '';
  note({ objectId: substituteNo, objectName: person.userName, after: { ...input } });
  return { substituteNo };
}

export async function cancelSubstitute(
  { substituteNo, version }: Parsed<typeof approvalApi.cancelSubstitute>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const [row] = await db
    .select()
    .from(approvalSubstitute)
    .where(global('own', eq(approvalSubstitute.substituteNo, substituteNo)))
    .for('update');
  if (!row || !mayCancel(row, context)) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  await db
    .update(approvalSubstitute)
    .set({ status: 0, modifiedBy: session.loginName, gmtModified: now, version: version + 1 })
    .where(ofParent(approvalSubstitute.substituteNo, substituteNo));
  note({
    objectId: substituteNo,
    objectName: row.substituteName,
    before: { status: row.status },
    after: { status: 0 },
  });
  return true;
}
