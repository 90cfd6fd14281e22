import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  MATCH_STATUS,
  ROW_STATE,
  type RowState,
  type RuleCode,
  SIDE,
} from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { WorkRow } from '../../../../../src/contract/finance/workbench-records';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { global, within } from '../../../../platform/scope';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementAnswer } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';
import { countFaults } from '../../data/faults';
import { countSuspended } from '../../data/ruleContradictions';
import { isRunning } from '../../data/running';
import { reckon } from '../../data/settle';
import { seenStatement } from './locked';
import { freeState, matchViews, rowView } from './views';

export async function workBridge(
  { statementId }: { statementId: string },
  context: Context,
): Promise<Output<typeof workbenchApi.bridge>> {
  const row = await seenStatement(statementId, context);
  const { bridge, open, counterCount } = await reckon(context.db, row);
  const free = (side: number) => open.filter((one) => one.side === side && one.counted === 1).length;
  const { statementNo, partyName, periodStart, periodEnd, status, version, runDone, runTotal } = row;
  const running = (await isRunning(context.db, row)) ? (1 as const) : (0 as const);
  return {
    ...{ statementNo, partyName, periodStart, periodEnd, status, version, running, runDone, runTotal, counterCount },
    ...{ suggestCount: row.suggestCount, openDiffCount: row.openDiffCount },
    badCount: await countFaults(context.db, statementId),
    suspendedRules: await countSuspended(context.db, row),
    ...{ freeOurs: free(SIDE.ours), freeTheirs: free(SIDE.theirs) },
    ...{ closing: yuan(bridge.closing), difference: yuan(bridge.difference), opening: yuan(bridge.opening) },
    counterClosing: bridge.counterClosing === null ? null : yuan(bridge.counterClosing),
    ...{ openingCarried: yuan(bridge.openingCarried), oursOnly: yuan(bridge.oursOnly) },
    ...{ theirsOnly: yuan(bridge.theirsOnly), amount: yuan(bridge.amount), timing: yuan(bridge.timing) },
    ...{ duplicate: yuan(bridge.duplicate), remainder: yuan(bridge.remainder) },
  };
}

/** Whether a match of some kind has the row. */
const inMatch = (db: Db, which: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(statementMatchRow)
      .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
      .where(global('joined', and(eq(statementMatchRow.rowId, statementRow.rowId), which))),
  );

const suggested = (db: Db) => inMatch(db, eq(statementMatch.status, MATCH_STATUS.suggested));

const LISTED = [MATCH_STATUS.suggested, MATCH_STATUS.confirmed];

/** Whether the row stands in a match of a rule. */
const foundBy = (rule: RuleCode, db: Db) =>
  inMatch(db, and(eq(statementMatch.rule, rule), inArray(statementMatch.status, LISTED)));

/** The condition of a state; `held` is the row of the confirmed match, joined to the left. */
function inState(state: RowState, db: Db): SQL | undefined {
  const isFree = isNull(statementMatchRow.matchId);
  if (state === ROW_STATE.matched) return isNotNull(statementMatchRow.matchId);
  if (state === ROW_STATE.suggested) return and(isFree, suggested(db));
  if (state === ROW_STATE.carried) return and(isFree, isNotNull(statementRow.carryOf));
  const plain = and(isFree, isNull(statementRow.carryOf), not(suggested(db)));
  return and(plain, eq(statementRow.counted, state === ROW_STATE.outside ? 0 : 1));
}

/** What the partner has sent of it. */
const replyOf = (said: typeof statementAnswer.$inferSelect | null): WorkRow['reply'] =>
  said && {
    ...{ answer: said.answer, amount: said.amount === null ? null : yuan(said.amount), no: said.no, note: said.note },
    ...{ time: said.sentTime ?? '', byName: said.sentBy },
  };

export async function workRows(
  query: Parsed<typeof workbenchApi.rows>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.rows>> {
  const { statementId, side, state, number, amountFrom, amountTo, dateFrom, dateTo, rule } = query;
  const { orderBy = 'date', orderDir = 'asc' } = query;
  const where = and(
    eq(statementRow.statementId, statementId),
    eq(statementRow.side, side),
    eq(statementRow.retired, 0),
    number ? or(hasText(statementRow.no, number), hasText(statementRow.ourNo, number)) : undefined,
    amountFrom ? gte(statementRow.amount, toUnits(amountFrom, 2)) : undefined,
    amountTo ? lte(statementRow.amount, toUnits(amountTo, 2)) : undefined,
    dateFrom ? gte(statementRow.docDate, dateFrom) : undefined,
    dateTo ? lte(statementRow.docDate, dateTo) : undefined,
    rule ? foundBy(rule, db) : undefined,
    state?.length ? or(...state.map((one) => inState(one, db))) : undefined,
  );
  const listed = db
    .select({
      row: statementRow,
      matchId: statementMatchRow.matchId,
      matchNo: statementMatch.matchNo,
      isSuggested: sql<boolean>`${suggested(db)}`,
      answer: statementAnswer,
    })
    .from(statementRow)
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .leftJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .leftJoin(statementAnswer, and(eq(statementAnswer.rowId, statementRow.rowId), isNotNull(statementAnswer.sentTime)))
    .where(within(session, statementRow, where))
    .$dynamic();
  const order = [
    by(orderBy === 'date' ? statementRow.docDate : statementRow.amount, orderDir),
    by(statementRow.rowId, orderDir),
  ];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementRow.rowId] }, query);
  const records = rows.map(({ row, matchId, matchNo, isSuggested, answer }) => {
    const free = isSuggested ? ROW_STATE.suggested : freeState(row);
    const standing = { state: matchId ? ROW_STATE.matched : free, matchId, matchNo: matchNo ?? '' };
    return rowView(row, standing, replyOf(answer));
  });
  return { records, ...found };
}

export async function workMatches(
  query: Parsed<typeof workbenchApi.matches>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.matches>> {
  const { statementId, status, rule, orderDir = 'asc' } = query;
  const listed = db
    .select()
    .from(statementMatch)
    .where(
      within(
        session,
        statementMatch,
        and(
          eq(statementMatch.statementId, statementId),
          status?.length ? inArray(statementMatch.status, status) : undefined,
          rule ? eq(statementMatch.rule, rule) : undefined,
        ),
      ),
    )
    .$dynamic();
  const order = [by(statementMatch.matchNo, orderDir), by(statementMatch.matchId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementMatch.matchId] }, query);
  return { records: await matchViews(db, rows), ...found };
}
