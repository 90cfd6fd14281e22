import { inArray } from 'drizzle-orm';
import { HANDLE_STATUS } from '../../../../src/contract/finance/matching';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { insertMany } from '../../../platform/database/insertMany';
import { ofParent } from '../../../platform/scope';
import type { Difference } from '../rules/matching/differences';
import { statementDiff, statementDiffLapsed as lapsed } from './schema/matches';

/** The stored columns of a difference: those with the same name in both tables. */
const keptColumns = () => {
  const { statementId, key, branchId, diffId, diffNo, diffAmount } = statementDiff;
  const { handleStatus, handleType, handlerName, handleTime, remark, version } = statementDiff;
  return {
    ...{ statementId, key, branchId, diffId, diffNo, diffAmount },
    ...{ handleStatus, handleType, handlerName, handleTime, remark, version },
  };
};

/** Keeps differences that no longer exist, with their numbers and handling. */
export async function lapse(db: Db, statementId: string, diffIds: readonly string[]) {
  for (const some of chunks(diffIds)) {
    const gone = await db
      .delete(statementDiff)
      .where(ofParent(statementDiff.statementId, statementId, inArray(statementDiff.diffId, [...some])))
      .returning(keptColumns());
    const keys = gone.map(({ key }) => key);
    await db.delete(lapsed).where(ofParent(lapsed.statementId, statementId, inArray(lapsed.key, keys)));
    await insertMany(db, lapsed, gone);
  }
}

/** The columns of a difference that nobody has handled. */
export const UNDECIDED = { handleStatus: HANDLE_STATUS.open, handleType: null, handlerName: '', handleTime: null };

/** The former handling, if the amount is the same; an adjustment is not restored. */
const kept = (one: typeof lapsed.$inferSelect, { amount }: Difference) => {
  const { diffId, diffNo, handlerName, handleTime, remark, version } = one;
  const named = { diffId, diffNo, remark, version: version + 1 };
  return one.diffAmount === amount
    ? { ...named, handleStatus: one.handleStatus, handleType: one.handleType, handlerName, handleTime }
    : { ...named, ...UNDECIDED };
};

/** Earlier differences with these keys, which exist again. */
export async function comeBack(db: Db, statementId: string, differences: readonly Difference[]) {
  const back = new Map<string, ReturnType<typeof kept>>();
  const own = lapsed.statementId;
  if (differences.length === 0 || (await db.$count(lapsed, ofParent(own, statementId))) === 0) return back;
  for (const some of chunks(differences)) {
    const byKey = new Map(some.map((one) => [one.key, one]));
    const found = await db
      .delete(lapsed)
      .where(ofParent(own, statementId, inArray(lapsed.key, [...byKey.keys()])))
      .returning();
    for (const one of found) {
      const difference = byKey.get(one.key);
      if (difference) back.set(one.key, kept(one, difference));
    }
  }
  return back;
}
