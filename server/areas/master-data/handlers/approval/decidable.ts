import { and, arrayOverlaps, eq, exists, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TASK_STATE, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { type Desk, deskOf } from '../../data/approval/people';
import { approvalTask } from '../../data/schema/approval';
import { entry } from '../../data/schema/entry';

const decided = alias(approvalTask, 'decided');

/** What somebody has decided in the round of the entry, or another for him. */
const decidedBy = (db: Db, userId: string) =>
  db
    .select({ one: sql`1` })
    .from(decided)
    .where(
      ofParent(
        decided.entryId,
        entry.entryId,
        eq(decided.round, entry.round),
        or(eq(decided.decidedBy, userId), eq(decided.onBehalfOf, userId)),
      ),
    );
/** Whether the open step has a task that names one of these. */
export const openFor = (db: Db, identities: ReadonlySet<string>) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(approvalTask)
      .where(
        ofParent(
          approvalTask.entryId,
          entry.entryId,
          eq(approvalTask.state, TASK_STATE.open),
          eq(approvalTask.stepNo, entry.stepNo),
          gt(approvalTask.stepNo, 0),
          arrayOverlaps(approvalTask.assignees, [...identities]),
        ),
      ),
  );

/**
 * The entries that the caller can decide now: the same that `rightTo` allows him, as one condition. Own, by role or
 * button, or as a substitute; not what he applied for, not what another has open, no second step of one round.
 */
export const decidable = async (context: Context): Promise<SQL | undefined> =>
  decidableAt(await deskOf(context.db, context.session.userId, context.now), context);

/** The same for a desk that is known. */
export function decidableAt({ person, principals }: Desk, { db, session, ms }: Context): SQL | undefined {
  const isOther = (userId: string) => sql`${entry.applicantId} is distinct from ${userId}::bigint`;
  const lent = principals.map(({ userId, identities, bizKinds }) =>
    and(
      inArray(
        entry.kind,
        Object.values(BIZ_KIND).filter((kind) => bizKinds.includes(kind)),
      ),
      isOther(userId),
      notExists(decidedBy(db, userId)),
      openFor(db, identities),
    ),
  );
  return and(
    inArray(entry.status, [...UNDER_WAY]),
    eq(entry.deleted, 0),
    isOther(session.userId),
    or(isNull(entry.lockedBy), eq(entry.lockedBy, session.userId), lte(entry.lockedUntil, new Date(ms))),
    notExists(decidedBy(db, session.userId)),
    or(openFor(db, person.identities), ...lent),
  );
}
