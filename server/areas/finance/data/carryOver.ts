import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { DIFF_TYPE, HANDLE_STATUS, HANDLE_TYPE, SIDE, type Side } from '../../../../src/contract/finance/matching';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { k1 } from '../rules/matching/numbers';
import { statementDiff, statementMatchRow } from './schema/matches';
import { statementRow } from './schema/statements';

type DiffRow = typeof statementDiff.$inferSelect;

/** A statement that continues a confirmed one. */
export interface Following {
  statementId: string;
  branchId: string;
  previousId: string;
}

const isTheirs = ({ diffType, billNo }: DiffRow) =>
  diffType === DIFF_TYPE.theirsOnly || (diffType === DIFF_TYPE.duplicate && billNo === '');

/** A carried difference as a row that does not count: its amount is in the openings already. */
function rowOf(diff: DiffRow, { statementId, branchId }: Following) {
  const side: Side = isTheirs(diff) ? SIDE.theirs : SIDE.ours;
  const no = diff.billNo || diff.counterBillNo;
  return {
    ...{ statementId, branchId, side, no, key: k1(no), docDate: diff.billDate, remark: diff.remark },
    ...{ amount: side === SIDE.ours ? diff.diffAmount : 0 - diff.diffAmount, counted: 0 as const },
    ...{ carryOf: diff.diffId, sourceRef: `carry ${statementId} ${diff.diffId}` },
  };
}

/** Differences that were carried or ignored. */
const agreedIn = (db: Db, statementIds: readonly string[]) =>
  db
    .select()
    .from(statementDiff)
    .where(
      ofParent(
        statementDiff.statementId,
        statementIds,
        and(
          eq(statementDiff.handleStatus, HANDLE_STATUS.handled),
          inArray(statementDiff.handleType, [HANDLE_TYPE.carry, HANDLE_TYPE.ignore]),
        ),
      ),
    );

/** Rows that were carried into these statements and are still open. */
const stillOpenIn = (db: Db, statementIds: readonly string[]) =>
  db
    .select({ row: statementRow })
    .from(statementRow)
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .where(
      ofParent(
        statementRow.statementId,
        statementIds,
        and(isNotNull(statementRow.carryOf), eq(statementRow.retired, 0), isNull(statementMatchRow.matchId)),
      ),
    );

/** Fen that each statement carries on; if nothing is open, that is the difference of both closings. */
export async function carriedBy(db: Db, statementIds: readonly string[]) {
  const sums = new Map<string, number>();
  if (statementIds.length === 0) return sums;
  const add = (id: string, fen: number) => sums.set(id, (sums.get(id) ?? 0) + fen);
  for (const { statementId, diffAmount } of await agreedIn(db, statementIds)) add(statementId, diffAmount);
  for (const { row } of await stillOpenIn(db, statementIds))
    add(row.statementId, row.side === SIDE.ours ? row.amount : 0 - row.amount);
  return sums;
}

/** Differences that were carried or ignored, and carried rows that are still open. */
async function itemsOf(db: Db, following: Following) {
  const { previousId, statementId } = following;
  const diffs = await agreedIn(db, [previousId]);
  const before = await stillOpenIn(db, [previousId]);
  const still = before.map(({ row: { rowId: _, ...row } }) => ({
    ...{ ...row, statementId, sourceRef: `carry ${statementId} ${row.carryOf ?? ''}` },
  }));
  return [...diffs.map((diff) => rowOf(diff, following)), ...still];
}

/** The agreed differences of a confirmed statement go on in the next (docs/domain/reconciliation.md#differences). */
export async function carryOver(db: Db, all: readonly Following[]) {
  for (const following of all) {
    const items = await itemsOf(db, following);
    for (const some of chunks(items)) await db.insert(statementRow).values(some);
  }
}

/** The ids of carried rows whose difference was ignored: they are never suggested again. */
export async function ignoredAmong(db: Db, carried: readonly string[]) {
  const found = new Set<string>();
  for (const some of chunks(carried)) {
    const rows = await db
      .select({ diffId: statementDiff.diffId })
      .from(statementDiff)
      .where(ofParent(statementDiff.diffId, some, eq(statementDiff.handleType, HANDLE_TYPE.ignore)));
    for (const { diffId } of rows) found.add(diffId);
  }
  return found;
}
