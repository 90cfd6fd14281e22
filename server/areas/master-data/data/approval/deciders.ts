import { eq } from 'drizzle-orm';
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

/** Who is there to decide at a moment, and who decides for whom. */
export async function deskStaff(db: Db, now: string) {
  const people = await enabledPeople(db);
  const substitutes = await db
    .select({
      userId: approvalSubstitute.userId,
      substituteId: approvalSubstitute.substituteId,
      bizKinds: approvalSubstitute.bizKinds,
    })
    .from(approvalSubstitute)
    .where(global('account', holdAt(now)));
  return { people, substitutes };
}

type Staff = Awaited<ReturnType<typeof deskStaff>>;
type Sees = Awaited<ReturnType<typeof seesBranch>>;

interface Round {
  row: EntryRow;
  tasks: readonly TaskRow[];
}

/** `decidersOf` among staff that is known. */
export function decidersAmong({ people, substitutes }: Staff, { row, tasks }: Round, sees: Sees) {
  const ofRound = tasks.filter(({ round }) => round === row.round);
  const done = [row.applicantId, ...ofRound.flatMap(({ decidedBy, onBehalfOf }) => [decidedBy, onBehalfOf])];
  const ofKind = substitutes.filter(({ bizKinds }) => bizKinds.includes(row.kind));
  const near = people.filter(sees);
  return ({ assignees }: Pick<TaskRow, 'assignees'>) => {
    const named = people.filter(isNamedBy(assignees)).map(({ userId }) => userId);
    const free = named.filter((userId) => !done.includes(userId));
    const lent = ofKind.filter(({ userId }) => free.includes(userId)).map(({ substituteId }) => substituteId);
    return {
      able: near.filter(({ userId }) => !done.includes(userId) && [...free, ...lent].includes(userId)),
      barred: near.filter(({ userId }) => done.includes(userId) && named.includes(userId)),
    };
  };
}

/**
 * Of each open task of a document by its assignees: who can decide it, by the rules of `rightTo`, and whom it names in
 * vain: those who have applied, or signed in this round, themselves or by a substitute.
 */
export const decidersOf = async (db: Db, round: Round, now: string) =>
  decidersAmong(await deskStaff(db, now), round, await seesBranch(db, round.row.branchId));
