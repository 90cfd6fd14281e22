import { eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import {
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  MATCH_STATUS,
  SIDE,
  type Side,
} from '../../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { insertMany } from '../../../platform/database/insertMany';
import { groupBy } from '../../../platform/groupBy';
import { sumOf } from '../../../platform/numbers/exact';
import { nextSerials } from '../../../platform/numbers/series';
import { ofParent } from '../../../platform/scope';
import { type Bridge, bridgeOf, type Residuals } from '../rules/matching/bridge';
import { type Difference, differencesOf, type SettledRow } from '../rules/matching/differences';
import { isOffered } from './offered';
import { duplicatesOf, openRows, type OpenRow } from './openRows';
import { comeBack, lapse, UNDECIDED } from './lapsedDiffs';
import { countStatement, type StatementRow } from './makeStatements';
import { statementDiff, statementMatch, statementMatchRow } from './schema/matches';
import { statement, statementRow } from './schema/statements';

export type DiffRow = typeof statementDiff.$inferSelect;

export const settledRow = (row: OpenRow, duplicates: ReadonlySet<string>): SettledRow => ({
  ...{ id: row.rowId, side: row.side, billType: row.billType, amount: row.amount, lines: row.lines },
  ...{ counted: row.counted === 1, carry: row.carryOf !== null, duplicate: duplicates.has(row.rowId) },
});

/** Confirmed matches whose sides are not equal. */
async function unequal(db: Db, statementId: string) {
  const rows = await db
    .select({ matchId: statementMatch.matchId, row: statementRow })
    .from(statementMatch)
    .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(
      ofParent(
        statementMatch.statementId,
        statementId,
        eq(statementMatch.status, MATCH_STATUS.confirmed),
        or(ne(statementMatch.gross, 0), ne(statementMatch.timing, 0)),
      ),
    );
  return [...groupBy(rows, ({ matchId }) => matchId)].map(([id, own]) => ({
    id,
    rows: own.map(({ row }) => settledRow(row, new Set())),
    docs: own.map(({ row }) => row),
  }));
}

const STANDING = {
  ...{ rowId: statementRow.rowId, side: statementRow.side, amount: statementRow.amount },
  ...{ docDate: statementRow.docDate, counted: statementRow.counted },
};
export type StandingRow = Pick<OpenRow, keyof typeof STANDING>;

async function counterFigures(db: Db, statementId: string) {
  const [found] = await db
    .select({
      total: sql<string>`coalesce(sum(${statementRow.amount}) filter (where ${statementRow.counted} = 1), 0)`,
      count: sql<number>`count(*) filter (where ${statementRow.carryOf} is null)::integer`,
    })
    .from(statementRow)
    .where(
      ofParent(statementRow.statementId, statementId, eq(statementRow.side, SIDE.theirs), eq(statementRow.retired, 0)),
    );
  return { theirTotal: Number(found?.total ?? 0), counterCount: found?.count ?? 0 };
}

/** Agreed differences of earlier statements, as rows of this one. */
const carriedRows = (db: Db, statementId: string) =>
  db
    .select(STANDING)
    .from(statementRow)
    .where(
      ofParent(statementRow.statementId, statementId, eq(statementRow.retired, 0), isNotNull(statementRow.carryOf)),
    )
    .orderBy(statementRow.rowId);

/** Bills of ours that are tied to the opening. */
const tiedRows = (db: Db, statementId: string) =>
  db
    .select(STANDING)
    .from(statementRow)
    .where(ofParent(statementRow.statementId, statementId, eq(statementRow.retired, 0), eq(statementRow.tied, 1)))
    .orderBy(statementRow.rowId);

export interface Settled {
  bridge: Bridge;
  open: OpenRow[];
  duplicates: ReadonlySet<string>;
  counterCount: number;
  differences: Difference[];
  docs: ReadonlyMap<string, OpenRow>;
  /** The figures from which the bridge was computed, besides the open rows. */
  from: {
    theirOpening: number | null;
    theirTotal: number;
    carried: readonly StandingRow[];
    tied: readonly StandingRow[];
    matches: readonly (Residuals & { id: string; date: string })[];
  };
}

/** Computes the state of both sides from the present rows and matches. */
export async function reckon(db: Db, row: StatementRow): Promise<Settled> {
  const { statementId } = row;
  const open = await openRows(db, statementId);
  const duplicates = await duplicatesOf(db, statementId, { open });
  const matches = await unequal(db, statementId);
  const { theirTotal, counterCount } = await counterFigures(db, statementId);
  const isKnown = counterCount > 0 || row.counterClosing !== null;
  const carriedOn = await carriedRows(db, statementId);
  const carried = sumOf(carriedOn, ({ side, amount }) => (side === SIDE.ours ? amount : 0 - amount));
  // If the partner has not stated his opening, the agreed one is taken.
  const agreed = isKnown && row.counterClosing === null ? row.openingAmount - carried : null;
  const tied = await tiedRows(db, statementId);
  const rows = open.map((one) => settledRow(one, duplicates));
  const theirOpening = row.counterOpening ?? agreed;
  const residuals = matches.map((one) => ({ id: one.id, date: dayOf(one.docs), ...residual(one.rows) }));
  const bridge = bridgeOf({
    ...{ ourOpening: row.openingAmount, ourClosing: row.closingAmount, theirClosing: row.counterClosing, theirTotal },
    theirOpening,
    ...{ carried, tied: sumOf(tied, ({ amount }) => amount) },
    open: rows,
    matches: residuals,
  });
  const tiedIds = tied.map(({ rowId }) => rowId);
  const differences = isKnown ? differencesOf(rows, matches, { rest: bridge.openingRest, tied: tiedIds }) : [];
  const docs = new Map([...open, ...matches.flatMap((one) => one.docs)].map((one) => [one.rowId, one]));
  const from = { theirOpening, theirTotal, carried: carriedOn, tied, matches: residuals };
  return { bridge, open, duplicates, counterCount, differences, docs, from };
}

const dayOf = (docs: readonly OpenRow[]) => docs.map(({ docDate }) => docDate).sort()[0] ?? '';

const sideOf = (rows: readonly SettledRow[], side: Side, isCounted: boolean) =>
  rows.reduce((sum, one) => sum + (one.side === side && (one.counted || !isCounted) ? one.amount : 0), 0);

function residual(rows: readonly SettledRow[]) {
  const gross = sideOf(rows, 1, false) - sideOf(rows, 2, false);
  const counted = sideOf(rows, 1, true) - sideOf(rows, 2, true);
  return { gross, residual: counted, timing: counted - gross };
}

const { open: unhandled, handled, waiting } = HANDLE_STATUS;

/** The stored values of a difference, from its documents. */
function valuesOf(difference: Difference, docs: Settled['docs'], periodEnd: string) {
  const ours = difference.ourIds.flatMap((id) => docs.get(id) ?? []);
  const theirs = difference.theirIds.flatMap((id) => docs.get(id) ?? []);
  const total = (rows: readonly OpenRow[]) =>
    rows.length === 0 ? null : rows.reduce((sum, { amount }) => sum + amount, 0);
  const numbers = (rows: readonly OpenRow[]) => [...new Set(rows.map(({ no }) => no).filter(Boolean))].join(' ');
  return {
    ...{ diffType: difference.type, cause: difference.cause, matchId: difference.matchId },
    ...{ billNo: numbers(ours), counterBillNo: numbers(theirs), diffAmount: difference.amount },
    ...{ ourAmount: total(ours), counterAmount: total(theirs), parts: difference.explained?.parts ?? [] },
    billDate: (ours[0] ?? theirs[0])?.docDate ?? periodEnd,
  };
}

/** A difference of dates is carried at once, because it settles itself in the next period. */
const byItself = (difference: Difference, now: string) =>
  difference.type === 4
    ? { handleStatus: handled, handleType: HANDLE_TYPE.carry, handleTime: now }
    : { handleStatus: unhandled };

/** Whether a decision was about another amount, for which its limits and evidence were checked. */
const isOvertaken = (before: Pick<DiffRow, 'handleStatus' | 'diffAmount'>, { type, amount }: Difference) =>
  type !== DIFF_TYPE.date && before.handleStatus === handled && before.diffAmount !== amount;

/**
 * Writes the differences that follow from the matches; the handling of a difference stays as long as its rows are the
 * same.
 */
async function writeDiffs(db: Db, row: StatementRow, { differences, docs, now }: Settled & { now: string }) {
  const { diffId, key, adjustRowId, diffAmount, cause, handleStatus, version } = statementDiff;
  const known = await db
    .select({ diffId, key, adjustRowId, diffAmount, cause, handleStatus, version })
    .from(statementDiff)
    .where(ofParent(statementDiff.statementId, row.statementId));
  const byKey = new Map(known.map((one) => [one.key, one]));
  const wanted = new Set(differences.map(({ key }) => key));
  const gone = known.filter((one) => !wanted.has(one.key) && one.adjustRowId === null);
  await lapse(
    db,
    row.statementId,
    gone.map((one) => one.diffId),
  );
  const unknown = differences.filter((one) => !byKey.has(one.key));
  const back = await comeBack(db, row.statementId, unknown);
  const fresh = unknown.filter((one) => !back.has(one.key));
  const { statementId, branchId, periodEnd } = row;
  const again = unknown.flatMap((one) => {
    const before = back.get(one.key);
    return before ? [{ ...valuesOf(one, docs, periodEnd), ...before, key: one.key, statementId, branchId }] : [];
  });
  for (const some of chunks(again)) await insertMany(db, statementDiff, some);
  const numbers = fresh.length > 0 ? await nextSerials(db, 'difference', fresh.length) : [];
  let made = 0;
  for (const some of chunks(fresh)) {
    const values = some.map((one, i) => ({
      ...{ ...valuesOf(one, docs, periodEnd), ...byItself(one, now), key: one.key },
      ...{ diffNo: numbers[made + i] ?? '', statementId, branchId },
    }));
    await insertMany(db, statementDiff, values);
    made += some.length;
  }
  for (const one of differences) {
    const before = byKey.get(one.key);
    if (!before || (before.diffAmount === one.amount && before.cause === one.cause)) continue;
    await db
      .update(statementDiff)
      .set({
        ...valuesOf(one, docs, periodEnd),
        ...(isOvertaken(before, one) ? { ...UNDECIDED, version: before.version + 1 } : {}),
      })
      .where(ofParent(statementDiff.diffId, before.diffId));
  }
}

async function countDiffs(db: Db, statementId: string) {
  const [found] = await db
    .select({
      diffCount: sql<number>`count(*)::integer`,
      openDiffCount: sql<number>`(count(*) filter (where ${inArray(statementDiff.handleStatus, [unhandled, waiting])}))::integer`,
    })
    .from(statementDiff)
    .where(ofParent(statementDiff.statementId, statementId));
  return found ?? { diffCount: 0, openDiffCount: 0 };
}

const countSuggestions = async (db: Db, statementId: string) =>
  db.$count(statementMatch, ofParent(statementMatch.statementId, statementId, isOffered));

const { toConfirm, different } = STATEMENT_STATUS;

/**
 * Updates differences, counts, bridge and status of a statement after a change of its matches; the caller has locked
 * it.
 */
export async function settle(db: Db, statementId: string, now: string) {
  const [locked] = await db.select().from(statement).where(ofParent(statement.statementId, statementId));
  if (!locked) return;
  const row = { ...locked, ...(await countStatement(db, locked)) };
  const settled = await reckon(db, row);
  await writeDiffs(db, row, { ...settled, now });
  const counts = await countDiffs(db, statementId);
  const hasOpen = counts.openDiffCount > 0;
  const status =
    row.status === toConfirm && hasOpen ? different : row.status === different && !hasOpen ? toConfirm : row.status;
  const { bridge, counterCount } = settled;
  await db
    .update(statement)
    .set({
      ...{ ...counts, status, counterCount, remainder: bridge.remainder, counterAmount: bridge.counterClosing },
      ...(await countStatement(db, locked)),
      suggestCount: await countSuggestions(db, statementId),
      version: row.version + 1,
    })
    .where(ofParent(statement.statementId, statementId));
}
