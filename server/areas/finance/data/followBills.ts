import { and, asc, eq, inArray } from 'drizzle-orm';
import { type PartyType, STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { sumOf } from '../../../platform/numbers/exact';
import { ofParent } from '../../../platform/scope';
import type { Bill } from '../../orders/public';
import { standingOf } from '../rules/standing';
import { booked, keepOpenings, sourceOf } from './bookedBills';
import { isBeside, rowOfBill, type StatementRow } from './makeStatements';
import { billsOfParties } from './partyBills';
import { statementFollow } from './schema/follow';
import { statement, statementRow } from './schema/statements';
import { settle } from './settle';

export interface FollowedParty {
  branchId: string;
  partyId: string;
}

const { toSend, toConfirm, different, confirmed } = STATEMENT_STATUS;
const OPEN = [toSend, toConfirm, different];

/**
 * Records that a party's statements have to follow a change, if one of them still can; in the transaction of the
 * change.
 */
export async function rememberChange(db: Db, { branchId, partyId }: FollowedParty, now: string) {
  const [open] = await db
    .select({ id: statement.statementId })
    .from(statement)
    .where(ofParent(statement.partyId, partyId, and(eq(statement.branchId, branchId), inArray(statement.status, OPEN))))
    .limit(1);
  if (!open) return;
  // An existing row is written again, so that a run that follows it now waits until this change is visible.
  await db
    .insert(statementFollow)
    .values({ branchId, partyId, since: now })
    .onConflictDoUpdate({ target: [statementFollow.branchId, statementFollow.partyId], set: { since: now } });
}

/** All valid statements of a party; those that can still change are locked. */
export async function lockedStatements(db: Db, { branchId, partyId }: FollowedParty) {
  return db
    .select()
    .from(statement)
    .where(
      ofParent(
        statement.partyId,
        partyId,
        and(eq(statement.branchId, branchId), inArray(statement.status, [...OPEN, confirmed])),
      ),
    )
    .orderBy(asc(statement.statementId))
    .for('update');
}

async function join(db: Db, { row, bills, now }: { row: StatementRow; bills: readonly Bill[]; now: string }) {
  const rows = bills.map((bill) => ({ ...rowOfBill(bill, row), joinedTime: now }));
  for (const some of chunks(rows)) await db.insert(statementRow).values(some);
  const discount = bills.reduce((sum, one) => sum + one.discount, 0);
  await db
    .update(statement)
    .set({ discountAmount: row.discountAmount + discount })
    .where(ofParent(statement.statementId, row.statementId));
  await settle(db, row.statementId, now);
}

/**
 * Updates the opening of a party's only statement, which has everything before its period, also what became known
 * since.
 */
async function reopen(
  db: Db,
  { rows, fresh, now }: { rows: readonly StatementRow[]; fresh: readonly Bill[]; now: string },
) {
  const [only, ...others] = rows;
  if (!only || others.length > 0 || only.status === confirmed) return [];
  const { statementId, branchId } = only;
  const bills = fresh.filter(({ time }) => time < only.periodStart);
  const openingAmount = (only.openingKept === 1 ? only.openingAmount : 0) + sumOf(bills, ({ amount }) => amount);
  await keepOpenings(db, [{ statementId, branchId, bills }]);
  const set = { openingAmount, openingKept: 1 as const };
  await db.update(statement).set(set).where(ofParent(statement.statementId, statementId));
  if (openingAmount === only.openingAmount) return [];
  await settle(db, only.statementId, now);
  return [only];
}

async function followOfType(
  db: Db,
  { branchId, partyId }: FollowedParty,
  { partyType, statements, now }: { partyType: PartyType; statements: readonly StatementRow[]; now: string },
) {
  const until = statements
    .map(({ periodEnd }) => periodEnd)
    .sort()
    .at(-1);
  if (until === undefined) return [];
  const bills = await billsOfParties(db, partyType, { branchId, partyIds: [partyId], until });
  const known = await booked(db, bills);
  const fresh = bills.filter((bill) => !known.has(sourceOf(bill)));
  const [first] = [...statements].sort((a, b) => (a.periodStart < b.periodStart ? -1 : 1));
  const placed = fresh.flatMap((bill) => {
    if (first && !isBeside(first, bill)) return [];
    const { statement: own } = standingOf(statements, bill.time.slice(0, 10));
    return own ? [{ statementId: own.statementId, bill }] : [];
  });
  const reopened = await reopen(db, { rows: statements, fresh, now });
  const changed = new Set(reopened);
  for (const row of statements) {
    const own = placed.filter(({ statementId }) => statementId === row.statementId).map(({ bill }) => bill);
    if (own.length === 0) continue;
    await join(db, { row, bills: own, now });
    changed.add(row);
  }
  return [...changed];
}

/** Puts newly known bills into the statements where they belong; answers the changed statements. */
export async function followBills(
  db: Db,
  party: FollowedParty,
  { statements, now }: { statements: readonly StatementRow[]; now: string },
) {
  const changed: StatementRow[] = [];
  // A customer and a supplier with one number are two parties.
  for (const [partyType, own] of groupBy(statements, (row) => row.partyType))
    changed.push(...(await followOfType(db, party, { partyType, statements: own, now })));
  return changed;
}
