import { asc, eq, inArray } from 'drizzle-orm';
import { BRIDGE_PART, type BridgeRow } from '../../../../../src/contract/finance/bridge-rows';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { SIDE, type Side } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { MatchView } from '../../../../../src/contract/finance/workbench-records';
import type { Context } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';
import { sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import type { StoredRow } from '../../data/openRows';
import { statementMatch } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { reckon, type Settled, type StandingRow } from '../../data/settle';
import { inOrder, type BridgeItem, partsOfClosing, partsOfLine, type Standing } from '../../rules/matching/bridgeParts';
import { seenStatement } from './locked';
import { matchViews } from './views';

const standing = (row: StandingRow): Standing => ({
  ...{ id: row.rowId, side: row.side, amount: row.amount, date: row.docDate, counted: row.counted === 1 },
});

/** The rows of a side that count. */
const countedRows = (db: Db, statementId: string, side: Side) =>
  db
    .select({
      ...{ rowId: statementRow.rowId, side: statementRow.side, amount: statementRow.amount },
      ...{ docDate: statementRow.docDate, counted: statementRow.counted },
    })
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        ...[eq(statementRow.retired, 0), eq(statementRow.counted, 1), eq(statementRow.side, side)],
      ),
    )
    .orderBy(asc(statementRow.rowId));

const inputOf = (row: StatementRow, { bridge, open, duplicates, from }: Settled) => ({
  ...{ bridge, ourOpening: row.openingAmount, theirClosing: row.counterClosing },
  ...{ theirOpening: from.theirOpening, theirTotal: from.theirTotal, matches: from.matches },
  open: open.map((one) => ({ ...standing(one), duplicate: duplicates.has(one.rowId) })),
  ...{ carried: from.carried.map(standing), tied: from.tied.map(standing) },
});

const NOTHING = { matchNo: '', ours: '', theirs: '', date: null, billType: null, orderNo: '', cause: null, text: '' };
const orNull = (fen: number | null | undefined) => (fen === null || fen === undefined ? null : yuan(fen));

function ofRow(row: StoredRow): Omit<BridgeRow, 'part' | 'amount'> {
  const isOurs = row.side === SIDE.ours;
  const { rowId, no, billType, orderNo, remark, docDate } = row;
  return {
    ...NOTHING,
    ...{ objectId: rowId, date: docDate, billType, orderNo, text: remark },
    ...(isOurs ? { ours: no, theirs: '' } : { ours: row.ourNo, theirs: no }),
    ...(isOurs
      ? { ourAmount: yuan(row.amount), counterAmount: null }
      : { ourAmount: null, counterAmount: yuan(row.amount) }),
  };
}

function ofMatch(match: MatchView): Omit<BridgeRow, 'part' | 'amount'> {
  const side = (which: Side) => match.rows.filter((row) => row.side === which);
  const numbers = (which: Side) => [...new Set(side(which).map(({ no, text }) => no || text))].join(' ');
  const [first] = side(SIDE.ours);
  return {
    ...{ ...NOTHING, objectId: match.matchId, matchNo: match.matchNo, cause: match.cause },
    ...{ ours: numbers(SIDE.ours), theirs: numbers(SIDE.theirs), date: (first ?? match.rows[0])?.date ?? null },
    ...{ billType: first?.billType ?? null, orderNo: first?.orderNo ?? '' },
    ...{ ourAmount: match.ourAmount, counterAmount: match.counterAmount },
  };
}

/** The documents behind the parts on one page. */
async function told(parts: readonly BridgeItem[], statementId: string, db: Db): Promise<BridgeRow[]> {
  const ids = (isMatch: boolean) =>
    parts.filter(({ part, id }) => id !== '' && (part === BRIDGE_PART.match) === isMatch).map(({ id }) => id);
  const rows = await db
    .select()
    .from(statementRow)
    .where(ofParent(statementRow.statementId, statementId, inArray(statementRow.rowId, ids(false))));
  const matches = await db
    .select()
    .from(statementMatch)
    .where(ofParent(statementMatch.statementId, statementId, inArray(statementMatch.matchId, ids(true))));
  const known = new Map([
    ...rows.map((row) => [`row ${row.rowId}`, ofRow(row)] as const),
    ...(await matchViews(db, matches)).map((match) => [`match ${match.matchId}`, ofMatch(match)] as const),
  ]);
  return parts.map(({ part, id, weight, ours, theirs }) => ({
    ...{ ...NOTHING, objectId: '', ourAmount: orNull(ours), counterAmount: orNull(theirs) },
    ...known.get(`${part === BRIDGE_PART.match ? 'match' : 'row'} ${id}`),
    ...{ part, amount: yuan(weight) },
  }));
}

/** The rows of a figure of the bridge, which add up to it (docs/domain/workbench.md#bridge). */
export async function bridgeRows(
  { statementId, line, pageNum, pageSize }: Parsed<typeof workbenchApi.bridgeRows>,
  context: Context,
): Promise<Output<typeof workbenchApi.bridgeRows>> {
  const { db } = context;
  const row = await seenStatement(statementId, context);
  const input = inputOf(row, await reckon(db, row));
  const parts = inOrder(
    line === 'closing' || line === 'counterClosing'
      ? partsOfClosing(line, (await countedRows(db, statementId, SIDES[line])).map(standing), input)
      : partsOfLine(line, input),
  );
  const from = (pageNum - 1) * pageSize;
  return {
    records: await told(parts.slice(from, from + pageSize), statementId, db),
    ...{ total: parts.length, amount: yuan(sumOf(parts, ({ weight }) => weight)) },
  };
}

const SIDES = { closing: SIDE.ours, counterClosing: SIDE.theirs } as const;
