import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { subquery } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { global, visibleBranches, within } from '../../../../platform/scope';

const NAMED_BRANCHES = 10;

/** Companies that something newly names must be in sight; those that it names already may stay. */
export async function demandBranches(branchIds: readonly string[], before: readonly string[], context: Context) {
  const added = branchIds.filter((one) => !before.includes(one));
  const own = await ownBranches(added, context);
  if (added.some((one) => !own.has(one))) throw new Failure(ERROR.branchNotGranted);
}

/** Which of these companies the asker sees. */
export async function ownBranches(branchIds: readonly string[], { db, session }: Context): Promise<Set<string>> {
  if (branchIds.length === 0) return new Set();
  const rows = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared', and(inArray(branch.branchId, [...new Set(branchIds)]), visibleBranches(session))));
  return new Set(rows.map(({ branchId }) => branchId));
}

/** The first of the companies by name, in the order of the tree. */
export const branchNamesOf = (branchIds: PgColumn) =>
  subquery<string[]>(
    sql`select array(select ${branch.branchName} from ${branch} where ${branch.branchId} = any(${branchIds}) order by ${branch.path} limit ${NAMED_BRANCHES})`,
  );

/** Refuses a new file that is not the user's; the one that was there stays. */
export async function demandFile(
  field: string,
  fileId: string | null,
  { before, context }: { before: string | null; context: Context },
) {
  if (!fileId || fileId === before) return;
  const { db, session } = context;
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, fileId)));
  if (!found) throw new InvalidInput([{ field, text: 'field.choice' }]);
}
