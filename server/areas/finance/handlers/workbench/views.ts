import { eq, inArray } from 'drizzle-orm';
import { MATCH_STATUS, ROW_STATE, type RowState, SIDE } from '../../../../../src/contract/finance/matching';
import type { MatchView, WorkRow } from '../../../../../src/contract/finance/workbench-records';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { handledRows } from '../../data/handledRows';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import type { StoredRow } from '../../data/openRows';

export type MatchRow = typeof statementMatch.$inferSelect;

/** The state of a row that is in no match. */
export const freeState = ({ carryOf, counted }: Pick<StoredRow, 'carryOf' | 'counted'>): RowState => {
  if (carryOf !== null) return ROW_STATE.carried;
  return counted === 1 ? ROW_STATE.free : ROW_STATE.outside;
};

interface Standing {
  level: WorkRow['level'];
  state: RowState;
  matchId: string | null;
  matchNo: string;
}

export const rowView = (row: StoredRow, standing?: Standing, reply: WorkRow['reply'] = null): WorkRow => ({
  ...{ rowId: row.rowId, side: row.side, no: row.no, ourNo: row.ourNo, date: row.docDate, billType: row.billType },
  changedFrom: row.changedFrom === null ? null : yuan(row.changedFrom),
  ...{ amount: yuan(row.amount), text: row.remark, orderNo: row.orderNo, reply },
  source: row.side === SIDE.theirs && row.carryOf === null ? row.source : null,
  ...(standing ?? { state: freeState(row), level: null, matchId: null, matchNo: '' }),
});

/** Matches with their rows, in the order in which they were given. */
export async function matchViews(db: Db, matches: readonly MatchRow[]): Promise<MatchView[]> {
  const ids = matches.map(({ matchId }) => matchId);
  const rows = await db
    .select({ matchId: statementMatchRow.matchId, row: statementRow })
    .from(statementMatchRow)
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(ofParent(statementMatchRow.matchId, ids))
    .orderBy(statementRow.side, statementRow.docDate, statementRow.rowId);
  const own = groupBy(rows, ({ matchId }) => matchId);
  const isSuggested = ({ status }: MatchRow) => status === MATCH_STATUS.suggested;
  const statementIds = [...new Set(matches.filter(isSuggested).map(({ statementId }) => statementId))];
  const handled = await handledRows(db, statementIds);
  const isHandled = (match: MatchRow) =>
    isSuggested(match) && (own.get(match.matchId) ?? []).some(({ row }) => handled.has(row.rowId));
  return matches.map((match) => {
    const { matchId, matchNo, status, level } = match;
    const standing =
      status === MATCH_STATUS.confirmed
        ? { state: ROW_STATE.matched, level, matchId, matchNo }
        : { state: ROW_STATE.suggested, level, matchId: null, matchNo: '' };
    return {
      ...{ matchId, matchNo, status, kind: match.kind, rule: match.rule, level: match.level, hold: match.hold },
      ...{ ambiguous: match.ambiguous, solutions: match.solutions, finished: match.finished },
      ...{ sets: match.sets.map((set) => [...set]), number: match.number, days: match.days, cause: match.cause },
      ...{ ourAmount: yuan(match.ourAmount), counterAmount: yuan(match.counterAmount), version: match.version },
      ...{ grossResidual: yuan(match.gross), timing: yuan(match.timing) },
      handled: isHandled(match) ? 1 : 0,
      rows: (own.get(matchId) ?? []).map(({ row }) => rowView(row, standing)),
    };
  });
}

/** The rows that are in a confirmed match by now. */
export async function takenAmong(db: Db, rowIds: readonly string[]) {
  if (rowIds.length === 0) return [];
  return db
    .select({ rowId: statementMatchRow.rowId, matchId: statementMatch.matchId, matchNo: statementMatch.matchNo })
    .from(statementMatchRow)
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(ofParent(statementMatchRow.rowId, rowIds, inArray(statementMatchRow.held, [1])));
}
