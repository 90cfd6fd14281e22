import { and, desc, eq, lt } from 'drizzle-orm';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import type { Loaded } from '../../data/approval/documents';
import { entryRound } from '../../data/schema/approval';
import { difference } from '../../rules/approval/difference';
import { seenEntry } from './lockedEntry';

/** The form that the open step judged last; without one a change is compared with its master. */
export async function judgedBefore({ row, tasks }: Loaded, { db }: Context) {
  const rounds = tasks
    .filter(({ stepNo, round, decidedBy }) => stepNo === row.stepNo && round < row.round && decidedBy !== null)
    .map(({ round }) => round);
  if (rounds.length === 0) return row.before;
  const [found] = await db
    .select({ form: entryRound.form })
    .from(entryRound)
    .where(ofParent(entryRound.entryId, row.entryId, eq(entryRound.round, Math.max(...rounds))));
  return found?.form ?? row.before;
}

/** The difference between a round and now; without a number, since the open step judged the form. */
export const entryDiff =
  (kind: FormKind) =>
  async ({ id, round }: { id: string; round?: number | undefined }, context: Context) => {
    const loaded = await seenEntry(kind, id, context);
    if (round === undefined) {
      const before = await judgedBefore(loaded, context);
      return before ? difference(before, loaded.row.form) : [];
    }
    const [found] = await context.db
      .select({ form: entryRound.form })
      .from(entryRound)
      .where(ofParent(entryRound.entryId, id, and(lt(entryRound.round, round + 1))))
      .orderBy(desc(entryRound.round))
      .limit(1);
    return found ? difference(found.form, loaded.row.form) : [];
  };
