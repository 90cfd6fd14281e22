import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { approvalSubstitute } from '../schema/approval';
import type { EntryRow } from '../schema/entry';
import type { TaskRow } from './documents';
import { enabledPeople, holdAt, isNamedBy } from './people';

/** Whether somebody signs in where a branch's documents are in sight. */
export async function seesBranch(db: Db, branchId: string) {
  const [own] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  const above = lineage(own?.path ?? '');
  return ({ loginBranchIds }: { loginBranchIds: readonly string[] }) =>
    loginBranchIds.some((one) => above.includes(one));
}

/** Who decides for one of these people on a kind of document at a moment. */
async function substitutesOf(db: Db, userIds: readonly string[], { kind, now }: { kind: number; now: string }) {
  const rows = await db
    .select({ userId: approvalSubstitute.substituteId, bizKinds: approvalSubstitute.bizKinds })
    .from(approvalSubstitute)
    .where(global('account', and(inArray(approvalSubstitute.userId, ['0', ...userIds]), holdAt(now))));
  return new Set(rows.flatMap(({ userId, bizKinds }) => (bizKinds.includes(kind) ? [userId] : [])));
}

/**
 * Who can decide an open task, by the rules of `rightTo`, and whom it names in vain: those who have applied, or signed in
 * this round, themselves or by a substitute.
 */
export async function decidersOf(
  db: Db,
  { row, tasks }: { row: EntryRow; tasks: readonly TaskRow[] },
  { assignees, now }: { assignees: readonly string[]; now: string },
) {
  const sees = await seesBranch(db, row.branchId);
  const ofRound = tasks.filter(({ round }) => round === row.round);
  const done = [row.applicantId, ...ofRound.flatMap(({ decidedBy, onBehalfOf }) => [decidedBy, onBehalfOf])];
  const people = await enabledPeople(db);
  const named = people.filter(isNamedBy(assignees));
  const free = named.filter(({ userId }) => !done.includes(userId)).map(({ userId }) => userId);
  const lent = await substitutesOf(db, free, { kind: row.kind, now });
  const near = people.filter(sees);
  return {
    able: near.filter(({ userId }) => !done.includes(userId) && (free.includes(userId) || lent.has(userId))),
    barred: near.filter(({ userId }) => done.includes(userId) && named.some((one) => one.userId === userId)),
  };
}
