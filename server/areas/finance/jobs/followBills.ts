import { and, asc, eq } from 'drizzle-orm';
import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { fromShanghai, MINUTE, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { describe } from '../../../platform/fault';
import { logger } from '../../../platform/logger';
import { global, ofParent } from '../../../platform/scope';
import { followBills, type FollowedParty, lockedStatements } from '../data/followBills';
import type { StatementRow } from '../data/makeStatements';
import { isRunning, startRun } from '../data/running';
import { statementFollow } from '../data/schema/follow';
import { statement } from '../data/schema/statements';

/** The least time between two runs of a statement that events of the ERP cause. */
const BETWEEN_RUNS = 10 * MINUTE;
const AT_ONCE = 50;

const WITH_PARTNER: readonly number[] = [STATEMENT_STATUS.toConfirm, STATEMENT_STATUS.different];

/** A statement with a run that is on, or was on a moment ago, follows later. */
async function isBusy(db: Db, row: StatementRow, ms: number) {
  if (!WITH_PARTNER.includes(row.status)) return false;
  if (row.runTime !== null && fromShanghai(row.runTime) + BETWEEN_RUNS > ms) return true;
  return isRunning(db, row);
}

async function followParty(db: Db, party: FollowedParty, ms: number) {
  // Removed first, so that later changes make a new row.
  const [taken] = await db
    .delete(statementFollow)
    .where(ofParent(statementFollow.partyId, party.partyId, eq(statementFollow.branchId, party.branchId)))
    .returning();
  if (!taken) return;
  const statements = await lockedStatements(db, party);
  const busy = [];
  for (const row of statements) if (await isBusy(db, row, ms)) busy.push(row);
  if (busy.length > 0) {
    await db.insert(statementFollow).values(taken);
    return;
  }
  const changed = await followBills(db, party, { statements, now: shanghai(ms) });
  for (const { statementId } of changed) {
    const [row] = await db
      .select()
      .from(statement)
      .where(ofParent(statement.statementId, statementId, and(eq(statement.running, 0))));
    if (row && WITH_PARTNER.includes(row.status) && row.counterCount > 0) await startRun(row, { db, ms });
  }
}

/** Adds bills that became known since to the statements (docs/domain/reconciliation.md#statements). */
export async function followStatements(db: Db, ms: number) {
  const parties = await db
    .select()
    .from(statementFollow)
    .where(global('clock', undefined))
    .orderBy(asc(statementFollow.since))
    .limit(AT_ONCE);
  for (const party of parties)
    try {
      await db.transaction((tx) => followParty(tx, party, ms));
    } catch (error) {
      // It waits longest: without a new time, it would keep all others from being followed.
      logger.error({ ...describe(error), job: 'followStatements', partyId: party.partyId });
    }
}
