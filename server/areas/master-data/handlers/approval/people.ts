import { and, arrayContains, eq, inArray, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { approvalApi } from '../../../../../src/contract/master-data/approvals';
import type { Context } from '../../../../http/context';
import { hasPage } from '../../../../http/permission';
import { hasText } from '../../../../platform/database/columns';
import { branch, user } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { entry } from '../../data/schema/entry';
import { takersOf } from '../entries/hand';
import { entryAt } from '../entries/lockedEntry';
import { rightOn } from '../entries/rights';
import { PAGES } from './substitutes';

const MOST_PEOPLE = 20;
/** How many of a name are looked at. */
const MOST_NAMED = 200;

/** Who may take the caller's task of this document. */
async function takersFor(entryId: string, context: Context) {
  const loaded = await entryAt(eq(entry.entryId, entryId), { isLocked: false }, context);
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') return [];
  return (await takersOf(loaded, right.taskId, context)).map(({ userId }) => userId);
}

/** People by a part of their names: those who may take a task, or else those who may be named as substitutes. */
export async function namedPeople(
  { name, entryId }: Parsed<typeof approvalApi.people>,
  context: Context,
): Promise<Output<typeof approvalApi.people>> {
  const { db, session } = context;
  const rows = await db
    .select({ userId: user.userId, userName: user.realName, branchName: branch.branchName })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(
      global(
        'account',
        and(
          ...[eq(user.status, 1), ne(user.userId, session.userId), name ? hasText(user.realName, name) : undefined],
          // A task goes to whoever sees its company; a substitute signs in to that of the caller.
          entryId
            ? inArray(user.userId, ['0', ...(await takersFor(entryId, context))])
            : arrayContains(user.loginBranchIds, [session.branchId]),
        ),
      ),
    )
    .orderBy(user.realName, user.userId)
    .limit(MOST_NAMED);
  const able: typeof rows = [];
  for (const row of rows)
    if (able.length < MOST_PEOPLE && (entryId || (await hasPage(db, row.userId, PAGES)))) able.push(row);
  return able;
}
